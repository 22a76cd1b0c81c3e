/// A row of a hierarchy: its element, and the facts for the lines before it.
nonisolated struct OutlineRow<Element> {
  let element: Element
  package let place: Int
  /// Whether a row follows it in its level, and each element around it in its own, the outermost first.
  let hasNext: [Bool]
  /// The places of the elements around it, the outermost first.
  let placesAbove: [Int]
  package let isOpen: Bool

  /// The elements around it.
  var depth: Int { hasNext.count - 1 }

  /// The lines before the row's content, two columns a level.
  var guides: String {
    guard depth > 0 else { return "" }
    return "  " + hasNext.dropFirst().dropLast().map { $0 ? "│ " : "  " }.joined()
      + (hasNext[depth] ? "├ " : "└ ")
  }
}
