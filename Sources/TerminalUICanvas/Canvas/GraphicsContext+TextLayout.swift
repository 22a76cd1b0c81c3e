internal import Cells
internal import TerminalUICore

/// Parts of a text, drawn by a renderer.
extension Text.Layout {
  /// How a part of a text is drawn; no option makes a difference.
  ///
  /// - Source: SwiftUI `Text.Layout.DrawingOptions`; without effect.
  public nonisolated struct DrawingOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Characters may be between two places of the screen.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its place, moved by the context's transform.
  ///
  /// - Source: SwiftUI `GraphicsContext.draw(_:options:)`.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) { draw(line.place) }

  /// Draws a run of a text at its place, moved by the context's transform.
  ///
  /// - Source: SwiftUI `GraphicsContext.draw(_:options:)`.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) { draw(run.place) }

  /// Draws characters of a text at their place, moved by the context's transform.
  ///
  /// - Source: SwiftUI `GraphicsContext.draw(_:options:)`.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    draw(slice.place)
  }

  private func draw(_ part: TextPart) {
    guard part.width > 0 else { return }
    var ink = Drawing.Ink()
    ink.frame = Rect(origin: .zero, size: drawing.size)
    let corner = transform(part.bounds.rect.origin).limited.nearestCell
    add(.text([BrokenText.Line(text: part.text, width: part.width)], corner, ink))
  }
}

extension TextNode {
  /// Draws a layout by a renderer, the top left cell at `origin`.
  package func paint(
    _ layout: Text.Layout, by renderer: some TextRenderer, _ painter: inout Painter, at origin: Point
  ) {
    let environment = EnvironmentValues(frame)
    let scale = Double(lengthUnit.perColumn)
    let drawing = Drawing(size: size)
    var context = GraphicsContext(drawing: drawing, environment: environment)
    if scale != 1 { context.scaleBy(x: 1 / scale, y: 1 / scale) }
    renderer.draw(layout: layout, in: &context)
    let room = overflow
    let seen = Rect(origin: origin, size: size)
      .inset(by: EdgeInsets(top: -room, leading: -room, bottom: -room, trailing: -room))
    painter.clipped(to: seen) { drawing.paint(&$0, at: origin, environment.pixelStyle) }
  }
}
