internal import Cells
internal import TerminalUICore

/// How the stripes of a list or a table go on below its last row.
struct StripesBelow: Equatable {
  /// The place that the next row would have.
  package let place: Int
  /// The height of the last row.
  let height: Int
  /// Where the rows end.
  let end: Int

  /// Draws every other one as a row that isn't there.
  package func paint(_ painter: inout Painter, in visible: Rect, below content: Rect) {
    let height = max(height, 1)
    var (place, y) = (place, content.maxY)
    while y < visible.maxY {
      if place % 2 == 1 {
        painter.fill(
          Rect(x: visible.minX, y: y, width: visible.width, height: min(height, visible.maxY - y)),
          with: .role(.surface))
      }
      (place, y) = (place + 1, y + height)
    }
  }
}
