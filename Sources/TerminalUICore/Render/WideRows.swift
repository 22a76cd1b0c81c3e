internal import Cells

/// The rows of the screen on which a wide glyph was drawn, or may have been.
///
/// A part of a row can't be drawn again on its own where a wide glyph crosses its edge: half a glyph would be cut. Such a row is drawn as a whole.
struct WideRows {
  private var marks: ContiguousArray<Bool> = []
  private var count = 0

  /// Whether no row is known to have a wide glyph.
  var isEmpty: Bool { count == 0 }

  func contains(_ y: Int) -> Bool { marks.indices.contains(y) && marks[y] }

  mutating func removeAll() {
    marks.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Forgets a row, which is going to be drawn as a whole.
  mutating func remove(_ y: Int) {
    guard contains(y) else { return }
    marks[y] = false
    count -= 1
  }

  /// Notes a line of text of `columns` columns; one of ASCII has as many bytes.
  @inline(__always) mutating func note(_ text: String, columns: Int, at y: Int) {
    if text.utf8.count != columns, y >= 0, !contains(y), Self.isWide(text) { insert(y) }
  }

  /// Notes the rows of a rectangle on the screen.
  mutating func note(_ rect: Rect) {
    for y in rect.minY..<rect.maxY where !contains(y) { insert(y) }
  }

  private mutating func insert(_ y: Int) {
    while marks.count <= y { marks.append(false) }
    marks[y] = true
    count += 1
  }

  private static func isWide(_ text: String) -> Bool {
    // Wide glyphs begin at U+1100, which UTF-8 writes with a first byte of 0xE1.
    text.utf8.contains { $0 >= 0xE1 } && text.contains { CellWidth.width(of: $0) > 1 }
  }
}
