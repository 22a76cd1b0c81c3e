import Cells
import TerminalUI
import TerminalUICore

/// The ink of the bars and areas of a series: a colour, and a texture where colours don't distinguish the series.
struct MarkInk {
  let color: Color
  /// The character of whole cells; `nil` for areas in eighths of cells.
  var texture: Glyph?

  /// The textures of the first series, the second one, and so on: without UTF-8 the first three are `#`, `.` and `:`.
  private static let textures = Array("█░▒▓").map(Glyph.init)

  /// The texture of the series at `index` among all.
  static func texture(_ index: Int) -> Glyph { textures[index % textures.count] }

  /// The cells of a texture between two places in eighths of cells.
  static func cells(_ low: Int, _ high: Int) -> Range<Int> {
    let first = (low + 4) / 8
    // A bar that begins at the edge is seen.
    return first..<Swift.max((high + 4) / 8, low == 0 ? 1 : first)
  }

  /// Fills an area of a plot that begins at `origin`, with the texture if there is one.
  @MainActor func fill(
    _ path: Path, in plot: Size, at origin: Point, pixels: PixelStyle, _ painter: inout Painter
  ) {
    let frame = DrawingRect(Rect(origin: .zero, size: plot))
    guard let texture else {
      return painter.buffer.fill(
        path, at: origin, in: frame, color: color, pixels: pixels, clip: painter.clip, paint: &painter.paint)
    }
    var cells = CellBuffer(size: plot)
    let all = cells.bounds
    cells.fill(path, at: .zero, in: frame, color: color, pixels: pixels, clip: all, paint: &painter.paint)
    for y in 0..<plot.height {
      for x in 0..<plot.width where cells[x, y].glyph != .space {
        painter.fill(
          Rect(x: origin.x + x, y: origin.y + y, width: 1, height: 1), with: texture,
          style: Style(foreground: color))
      }
    }
  }
}
