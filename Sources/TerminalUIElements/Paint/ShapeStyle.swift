public import Cells

/// The paint of texts, lines and areas: a colour, a role, a gradient.
///
///     Text("late").foregroundStyle(.red)
///     Text("3 minutes ago").foregroundStyle(.secondary)
///     Text("title").foregroundStyle(.linearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
///
/// A custom style resolves to another one in an environment:
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.isEnabled ? Color.red : Color.secondary
///       }
///     }
///
/// - Source: SwiftUI `ShapeStyle`.
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for in an environment; `Never` if it is painted itself.
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment; never called for the framework's own styles, which are resolved when they are painted.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// A view of the style.
  associatedtype _Fill: View = _StyleFill<Self>
  /// All the cells that are offered, painted with the style.
  var _fill: _Fill { get }
}

nonisolated extension ShapeStyle where _Fill == _StyleFill<Self> {
  /// A view that resolves the style.
  @inlinable public var _fill: _Fill { _StyleFill(style: self) }
}

/// A style that is a colour, resolved where it is painted.
public nonisolated protocol _PaintedShapeStyle: ShapeStyle {
  /// The colour. The colour of a gradient is valid as long as the gradient or its ``_shading`` is retained.
  var _color: Color { get }
  /// The shading that the colour is computed from, to be kept with it.
  var _shading: Numbered<Shading>? { get }
}

nonisolated extension _PaintedShapeStyle {
  /// By default the colour isn't computed from a shading.
  @inlinable public var _shading: Numbered<Shading>? { nil }
}

nonisolated extension _PaintedShapeStyle where _Fill == Color {
  /// The colour.
  @inlinable public var _fill: Color { _color }
}

/// A colour with the shading that it refers to, which is kept as long as this.
@usableFromInline package nonisolated struct PaintedColor: Equatable {
  @usableFromInline package let color: Color
  @usableFromInline package let shading: Numbered<Shading>?

  @usableFromInline package init(_ color: Color, _ shading: Numbered<Shading>? = nil) {
    (self.color, self.shading) = (color, shading)
  }

  @usableFromInline package init(_ style: some _PaintedShapeStyle) {
    self.init(style._color, style._shading)
  }

  /// The colour where there can be one only: the first of a gradient.
  var single: Color { color.shading?.stops.first?.color ?? color }
}

nonisolated extension Never: ShapeStyle {
  /// Never called.
  public var _fill: Color { switch self {} }
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved where it is painted")
  }
}

nonisolated extension ShapeStyle {
  /// The colour in an environment, with its shading; that of text if the style never resolves.
  package func paint(in environment: EnvironmentValues) -> PaintedColor { paint(in: environment, depth: 0) }

  fileprivate func paint(in environment: EnvironmentValues, depth: Int) -> PaintedColor {
    if let painted = self as? any _PaintedShapeStyle { return PaintedColor(painted) }
    if let any = self as? AnyShapeStyle { return any.style.paint(in: environment, depth: depth + 1) }
    guard depth < 32, Resolved.self != Never.self else { return PaintedColor(.role(.primary)) }
    return resolve(in: environment).paint(in: environment, depth: depth + 1)
  }
}

/// Any style.
///
///     let style = isUrgent ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary)
///
/// - Source: SwiftUI `AnyShapeStyle`.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Makes one of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// The colour of the style in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color { style.paint(in: environment).color }
}

nonisolated extension Color: _PaintedShapeStyle {
  /// The colour itself.
  public typealias _Fill = Color
  /// The colour.
  public var _color: Color { self }
}
