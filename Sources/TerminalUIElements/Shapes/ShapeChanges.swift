public import CellLayout
public import Cells

/// A shape whose outline is changed.
public struct _ChangedShape<Base: Shape>: Shape {
  var base: Base
  var change: ShapeChange

  nonisolated init(base: Base, change: ShapeChange) {
    self.base = base
    self.change = change
  }

  /// The outline, changed.
  public func path(in rect: DrawingRect) -> Path {
    switch change {
    case .trimmed(let from, let to): base.outline(in: rect).trimmedPath(from: from, to: to)
    case .transformed(let transform): base.outline(in: rect).applying(transform)
    case .turned(let transform, let anchor):
      // Around a place of the rectangle.
      base.outline(in: rect).applying(
        transform.around(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y))
    case .sized(let size): base.outline(in: DrawingRect(origin: rect.origin, size: size))
    case .stroked(let style): base.outline(in: rect).strokedPath(style)
    }
  }

  /// The fractions of a part of the outline, and the data of the shape itself.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> {
    get {
      guard case .trimmed(let from, let to) = change else {
        return AnimatablePair(base.animatableData, AnimatablePair(0, 0))
      }
      return AnimatablePair(base.animatableData, AnimatablePair(from, to))
    }
    set {
      base.animatableData = newValue.first
      if case .trimmed = change { change = .trimmed(newValue.second.first, newValue.second.second) }
    }
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}

/// How the outline is changed: by one of the methods of `Shape` below.
nonisolated enum ShapeChange: Hashable {
  case trimmed(Double, Double)
  case transformed(DrawingTransform)
  case turned(DrawingTransform, UnitPoint)
  case sized(DrawingSize)
  case stroked(StrokeStyle)
}

nonisolated extension Shape {
  /// The part of the outline between two fractions of its length.
  ///
  ///     Circle().trim(from: 0, to: 0.75).stroke(.tint)
  ///
  /// - Source: SwiftUI `Shape.trim(from:to:)`.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .trimmed(startFraction, endFraction))
  }

  /// The shape turned around a place of its view.
  ///
  ///     Rectangle().rotation(.degrees(45)).fill(.blue).frame(width: 10, height: 5)
  ///
  /// - Source: SwiftUI `Shape.rotation(_:anchor:)`.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    _ChangedShape(
      base: self, change: .turned(DrawingTransform(rotationAngle: angle.radians), anchor))
  }

  /// The shape larger or smaller, a place of its view where it is.
  ///
  /// - Source: SwiftUI `Shape.scale(x:y:anchor:)`.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .turned(DrawingTransform(scaleX: x, y: y), anchor))
  }

  /// The shape larger or smaller, a place of its view where it is.
  ///
  /// - Source: SwiftUI `Shape.scale(_:anchor:)`.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape elsewhere, by so many units.
  ///
  /// `offset(x:y:)` is that of every view, in cells.
  /// - Source: SwiftUI `Shape.offset(_:)`.
  public func offset(_ offset: DrawingSize) -> _ChangedShape<Self> {
    transform(DrawingTransform(translationX: offset.width, y: offset.height))
  }

  /// The shape moved, scaled and turned.
  ///
  /// - Source: SwiftUI `Shape.transform(_:)`.
  public func transform(_ transform: DrawingTransform) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .transformed(transform))
  }

  /// The shape in a rectangle of this size, in units, at the top left of the view.
  ///
  /// - Source: SwiftUI `Shape.size(width:height:)`.
  public func size(width: Double, height: Double) -> _ChangedShape<Self> {
    size(DrawingSize(width: width, height: height))
  }

  /// The shape in a rectangle of this size, in units, at the top left of the view.
  ///
  /// - Source: SwiftUI `Shape.size(_:)`.
  public func size(_ size: DrawingSize) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .sized(size))
  }

  /// The shape of the line that a pen draws along the outline.
  ///
  ///     Circle().stroke(lineWidth: 2).foregroundStyle(.tint)
  ///
  /// - Source: SwiftUI `Shape.stroke(lineWidth:)`.
  public func stroke(lineWidth: Double = 1) -> _ChangedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape of the line that a pen draws along the outline.
  ///
  /// - Source: SwiftUI `Shape.stroke(style:)`.
  public func stroke(style: StrokeStyle) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .stroked(style))
  }
}
