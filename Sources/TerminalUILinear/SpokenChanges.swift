internal import TerminalUIElements

/// The differences between two screens that are worth a word.
package struct SpokenChanges {
  /// The most lines that are read of changes of one screen.
  static let mostLines = 9

  /// Lines that are in both screens with other words: the old line and the new one.
  package private(set) var changed: [(old: SpokenLine, new: SpokenLine)] = []
  /// Lines that are selected now, and differ in nothing else.
  package private(set) var selected: [SpokenLine] = []
  /// Lines that came.
  package private(set) var added: [SpokenLine] = []
  /// Lines that left.
  package private(set) var gone: [SpokenLine] = []
  /// Whether another screen is there: another layer, or hardly anything that was there before.
  package private(set) var isNewScreen: Bool
  /// Whether the focus is elsewhere.
  package let hasFocusMoved: Bool

  /// Compares two screens.
  ///
  /// Rows that pages show in place of others don't count.
  package init(from old: SpokenScreen, to new: SpokenScreen) {
    hasFocusMoved = new.focused?.node !== old.focused?.node
    guard old.layer == new.layer else {
      isNewScreen = true
      return
    }
    isNewScreen = false
    let turned = new.pages.filter { key, page in
      guard let before = old.pages[key] else { return false }
      return before.first != page.first && before.count == page.count
    }
    let isTurned = { (line: SpokenLine) in line.container.map { turned[$0] != nil } ?? false }
    var before: [SpokenLine.Key: SpokenLine] = [:]
    for line in old.lines { before[line.key] = line }
    var keptCount = 0
    for line in new.lines {
      guard let known = before.removeValue(forKey: line.key) else {
        if !isTurned(line) { added.append(line) }
        continue
      }
      keptCount += 1
      if known.essence != line.essence {
        changed.append((known, line))
      } else if line.element.isSelected, !known.element.isSelected {
        selected.append(line)
      }
    }
    gone = old.lines.filter { before[$0.key] != nil && !isTurned($0) }
    // Hardly anything is there that was there before.
    isNewScreen =
      keptCount * 2 < new.lines.count && (old.heading != new.heading || added.count > Self.mostLines)
  }

  /// Whether nothing but the focus differs, and the selection that follows it.
  package var isOnlyFocus: Bool {
    !isNewScreen && added.isEmpty && gone.isEmpty && changed.isEmpty
      && selected.allSatisfy { $0.isFocused && hasFocusMoved }
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { isOnlyFocus && !hasFocusMoved && selected.isEmpty }
}
