internal import CellLayout
internal import Cells

/// An item that wraps its text, as texts do: a line of it is found again in other widths.
@MainActor package protocol WrappingItem: ItemNode {
  /// The number of letters before a line, without blanks.
  func letters(beforeLine line: Int) -> Int
  /// The line that begins behind so many letters, or contains the next one.
  func line(afterLetters letters: Int) -> Int
}

/// The item at the first visible line of a scroll view, and its line there.
@MainActor struct ReadingPlace {
  fileprivate let item: ItemNode
  /// The first line of the item that is shown, from its first one.
  fileprivate let line: Int
  /// The letters of its text before that line.
  fileprivate let letters: Int?
  /// The visible lines before.
  fileprivate let lead: Int
}

/// The place of reading, which stays when a new width wraps the content. (Lazy stacks keep theirs.)
extension ScrollViewNode {
  /// The place of reading that is shown first; `nil` at the start of the content.
  ///
  /// Asked before the content is laid out in another width.
  func readingPlace() -> ReadingPlace? {
    guard offset.y > 0, axes == .vertical, lazyStacks.nodes.isEmpty, !viewport.isEmpty else { return nil }
    // Each try is a search in the content: a few lines and columns find items that begin at the side or are in the middle.
    let columns = [0, 2, viewport.width / 4, viewport.width / 2].filter { $0 < viewport.width }
    for y in 0..<Swift.min(viewport.height, 8) {
      for x in columns {
        let hit = content.hit(Point(x: x, y: y), at: Point(x: -offset.x, y: -offset.y))
        guard let item = hit?.firstOutward(below: self, { $0.asItem }), item !== content,
          let rect = rect(of: item)
        else { continue }
        let line = Swift.max(offset.y + y - rect.minY, 0)
        let letters = (item as? any WrappingItem)?.letters(beforeLine: line)
        return ReadingPlace(item: item, line: line, letters: letters, lead: y)
      }
    }
    return nil
  }

  /// The offset at which a place of reading is shown first.
  ///
  /// Asked after the content has been laid out.
  func offset(for place: ReadingPlace) -> Int? {
    guard !place.item.flags.contains(.hasLeft), let rect = rect(of: place.item) else { return nil }
    let line = place.letters.flatMap { letters in
      (place.item as? any WrappingItem)?.line(afterLetters: letters)
    }
    return rect.minY + Swift.min(line ?? place.line, Swift.max(rect.height - 1, 0)) - place.lead
  }
}
