public import TerminalUICore

/// All the cells that are offered, painted with a style.
public struct _StyleFill<Style: ShapeStyle>: View {
  @Environment(\.self) private var environment
  private nonisolated let style: Style

  @usableFromInline nonisolated init(style: Style) { self.style = style }

  /// The colour, with its shading.
  public var body: some View { PaintFill(paint: style.paint(in: environment)) }
  /// One item.
  public static var _isUnary: Bool { true }
}

/// A colour that keeps its shading.
private struct PaintFill: View {
  let paint: PaintedColor
  var body: some View { paint.color }
  static var _isUnary: Bool { true }
}
