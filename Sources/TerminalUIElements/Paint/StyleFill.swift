public import TerminalUICore

/// All the cells that are offered, painted with a style.
public struct _StyleFill<Style: ShapeStyle>: UnaryView {
  @Environment(\.self) private var environment
  private nonisolated let style: Style

  @usableFromInline nonisolated init(style: Style) { self.style = style }

  /// The colour, with its shading.
  public var body: some View { PaintFill(paint: style.paint(in: environment)) }
}

/// A colour that keeps its shading.
private struct PaintFill: UnaryView {
  let paint: PaintedColor
  var body: some View { paint.color }
}
