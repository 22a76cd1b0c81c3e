internal import Cells
package import Terminal

extension ItemNode {
  /// A cursor where the words of the item begin, as they are drawn; `nil` where it is out of sight.
  package final var labelCursor: Cursor? {
    let rect = visibleRect(Rect(origin: .zero, size: size))
    if rect.isEmpty { return nil }
    return withHost { Cursor(position: $0.cells.wordStart(in: rect)) }
  }
}
