public import Cells
import RuntimeMetadata
public import TerminalUICore

extension View {
  /// Shows only the part of this view inside a shape.
  ///
  ///     Color.blue.frame(width: 10, height: 5).clipShape(Circle())
  ///
  /// Of a background the edge is as fine as the pixels are; a character is seen if half of its cell is.
  /// - Source: SwiftUI `View.clipShape(_:style:)`.
  @inlinable public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(DrawEffectModifier(ShapeClipEffect(shape, style)))
  }

  /// Rounds the corners of this view, by a radius in units: 2 is a row.
  ///
  ///     Text("  Save  ").padding(1).background(.tint).cornerRadius(2)
  ///
  /// - Source: SwiftUI `View.cornerRadius(_:antialiased:)`.
  @inlinable public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// Draws of its content what is inside of a shape: behind `clipShape`.
@usableFromInline nonisolated struct ShapeClipEffect: DrawEffect {
  let shape: AnyShape
  package let style: FillStyle

  @usableFromInline @MainActor init<S: Shape>(_ shape: S, _ style: FillStyle) {
    (self.shape, self.style) = (AnyShape(shape), style)
  }

  @usableFromInline static func == (lhs: ShapeClipEffect, rhs: ShapeClipEffect) -> Bool {
    lhs.style == rhs.style && valuesAreEqual(lhs.shape, rhs.shape)
  }

  @usableFromInline @MainActor package func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {
    var rects: [Rect] = []
    view.visitRects { rects.append($0) }
    let paths = rects.map { shape.outline(in: DrawingRect($0), counting: view.lengthUnit) }
    painter.masked(to: paths, style, in: view.drawnRect, content)
  }

  @usableFromInline static var name: String { "clipShape" }
}

extension Painter {
  /// Draws what `paint` draws in `rect`, as far as it is inside of one of some outlines on the screen.
  mutating func masked(
    to paths: [Path], _ style: FillStyle, in rect: Rect, _ paint: @MainActor (inout Painter) -> Void
  ) {
    let area = drawn(rect).intersection(clip).intersection(buffer.bounds)
    let before = buffer.cells(in: area)
    paint(&self)
    var grid = PixelGrid(cells: area, .quadrants)
    for path in paths { grid.fill(transform.map(path.applying) ?? path, evenOdd: style.isEOFilled) }
    buffer.keep(grid, at: .zero, in: area, before: before)
  }
}
