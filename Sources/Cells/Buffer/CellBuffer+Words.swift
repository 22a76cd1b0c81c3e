extension CellBuffer {
  /// Where the words in a rectangle begin: the first letter or number in it, behind a mark such as `[x]` or `(•)`.
  ///
  ///     "[x] Wrap lines"     // at the W
  ///
  /// Where its first rows have none, the first cell that isn't blank, else the first one.
  package func wordStart(in rect: Rect) -> Point {
    let rect = rect.intersection(bounds)
    var sign: Point?
    for y in rect.minY..<Swift.max(Swift.min(rect.maxY, rect.minY + 8), rect.minY) {
      var x = rect.minX
      while x < rect.maxX {
        let glyph = self[x, y].glyph
        if glyph != .space, !glyph.isContinuation {
          sign = sign ?? Point(x: x, y: y)
          if isMark(at: x, y, before: rect.maxX) {
            x += 3
            continue
          }
          if Self.isOfWord(glyph) { return Point(x: x, y: y) }
        }
        x += 1
      }
    }
    return sign ?? rect.origin
  }

  /// Whether a mark between brackets begins at a cell.
  private func isMark(at x: Int, _ y: Int, before end: Int) -> Bool {
    guard x + 3 < end, let opening = self[x, y].glyph.scalar, let closing = self[x + 2, y].glyph.scalar
    else { return false }
    return (opening == "[" && closing == "]" || opening == "(" && closing == ")")
      && self[x + 3, y].glyph == .space
  }

  private static func isOfWord(_ glyph: Glyph) -> Bool {
    guard let scalar = glyph.scalar else { return glyph.string.first?.isLetter ?? false }
    guard scalar.value < 0x80 else { return scalar.properties.isAlphabetic }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return true
    default: return false
    }
  }
}
