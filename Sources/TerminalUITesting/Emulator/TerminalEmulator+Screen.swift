public import Cells

/// The contents of the emulated screen.
nonisolated extension TerminalEmulator {
  /// The cell at a column and row; a blank one outside the screen.
  public subscript(x: Int, y: Int) -> Cell {
    rows.indices.contains(y) && rows[y].indices.contains(x) ? rows[y][x] : Cell()
  }

  /// The rows as text, with their trailing spaces.
  public var lines: [String] { rows.map(Self.text) }

  /// The rows as text, joined by newlines, with trailing spaces.
  public var text: String { lines.joined(separator: "\n") }

  /// The rows as text without trailing spaces and trailing blank rows.
  public var trimmedText: String {
    var lines = rows.map { row in
      let end = row.lastIndex { $0.text != " " && $0.text != "" }.map { $0 + 1 } ?? 0
      return Self.text(Array(row.prefix(end)))
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Where a text within one row begins: the topmost, leftmost place.
  public func position(of text: String) -> Point? { position(of: text) { _, _ in true } }

  /// Where a text is on one row, where it doesn't cut a number in two: "2 events" isn't in "12 events".
  package func position(ofWhole text: String) -> Point? {
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { 48...57 ~= $0 } ?? false }
    let (beginsWithDigit, endsWithDigit) = (isDigit(text.utf8.first), isDigit(text.utf8.last))
    return position(of: text) { row, found in
      let before = found.lowerBound > 0 ? row[found.lowerBound - 1] : nil
      let after = found.upperBound < row.count ? row[found.upperBound] : nil
      return !(beginsWithDigit && isDigit(before)) && !(endsWithDigit && isDigit(after))
    }
  }

  /// The first place of a text on one row for which a condition holds.
  ///
  /// The condition gets the row's bytes and the range of the text.
  private func position(of text: String, where isWanted: ([UInt8], Range<Int>) -> Bool) -> Point? {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty else { return nil }
    for (y, row) in rows.enumerated() {
      var bytes: [UInt8] = []
      var columns: [Int] = []
      for (x, cell) in row.enumerated() {
        bytes += cell.text.utf8
        columns += repeatElement(x, count: cell.text.utf8.count)
      }
      guard bytes.count >= wanted.count else { continue }
      for start in 0...bytes.count - wanted.count
      where bytes[start...].starts(with: wanted) && isWanted(bytes, start..<start + wanted.count) {
        return Point(x: columns[start], y: y)
      }
    }
    return nil
  }

  /// True while the alternate screen is shown, which full-screen programs use.
  public var showsAlternateScreen: Bool { mainRows != nil }

  /// True while the cursor is shown.
  public var isCursorVisible: Bool { modes.contains(Mode(25)) }

  /// The differences from a fresh terminal, apart from the content of the main screen.
  ///
  /// Each is one line; empty if there are none.
  ///
  /// A program that leaves must leave this empty: no mode of its own, main screen, visible cursor, plain style.
  public var changesLeft: [String] {
    var left: [String] = []
    func note(_ condition: Bool, _ text: String) {
      if condition { left.append(text) }
    }
    for mode in modes.symmetricDifference(Self.freshModes).sorted(by: { $0.number < $1.number }) {
      note(true, "mode \(mode) is \(modes.contains(mode) ? "set" : "reset")")
    }
    note(showsAlternateScreen, "the alternate screen is shown")
    note(style != .plain, "the style isn't plain: \(style)")
    note(link != nil, "a hyperlink is open")
    note(cursorShape != 0, "the cursor has shape \(cursorShape)")
    note(keyboardFlags != [0], "the keyboard protocol is pushed: \(keyboardFlags)")
    note(modifyOtherKeys != 0, "modifyOtherKeys is \(modifyOtherKeys)")
    note(keypadIsApplication, "the keypad sends application sequences")
    note(margins != 0...size.height - 1, "rows scroll only within \(margins)")
    note(characterSet != 0 || lineDrawing[0], "line drawing characters are selected")
    note(!titles.isEmpty, "\(titles.count) titles are pushed")
    note(progress != nil, "a progress is shown: \(progress ?? "")")
    note(parser.phase != .ground, "a sequence is unfinished")
    return left
  }

  private static func text(_ row: [Cell]) -> String { row.reduce(into: "") { $0 += $1.text } }
}

nonisolated extension TerminalEmulator: CustomStringConvertible {
  /// The size, the cursor and the text on the screen.
  public var description: String {
    let cursor = isCursorVisible ? "cursor at x \(cursor.x), y \(cursor.y)" : "no cursor"
    let modes = modes.map(\.description).sorted().joined(separator: " ")
    return "\(size.width) × \(size.height), \(cursor), modes \(modes)\n\(trimmedText)"
  }
}
