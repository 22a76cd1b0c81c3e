internal import Cells
internal import Presenter
internal import Terminal

/// What two terminals show: that of the recording, and one that shows the replayed app in as many colours.
nonisolated struct ReplayScreen {
  private(set) var expected: TerminalEmulator
  private(set) var actual: TerminalEmulator
  private var writer: FrameWriter

  init(size: Size, depth: ColorDepth) {
    expected = TerminalEmulator(width: size.width, height: size.height)
    actual = expected
    writer = FrameWriter(.ecma48(depth: depth), size: size)
  }

  /// Gives the expected screen and the actual one another size.
  mutating func resize(to size: Size) {
    expected.resize(width: size.width, height: size.height)
    actual.resize(width: size.width, height: size.height)
    writer.resize(to: size)
  }

  /// Shows what was recorded.
  mutating func feed(_ output: String) { expected.feed(output) }

  /// Shows the cells of the app.
  mutating func show(_ cells: borrowing CellBuffer, cursor: Cursor?) {
    let size = cells.size
    writer.put((0..<size.height).map { CellRun(x: 0, y: $0, count: size.width) }, of: cells)
    writer.place(cursor?.position, isHidden: cursor?.isHidden == true)
    actual.feed(writer.frame())
  }

  /// Whether the app shows what another screen has.
  func shows(_ other: TerminalEmulator) -> Bool {
    guard other.size == actual.size, other.isCursorVisible == actual.isCursorVisible,
      !other.isCursorVisible || other.cursor == actual.cursor
    else { return false }
    return other.rows == actual.rows
      || zip(other.rows, actual.rows).allSatisfy { $0 == $1 || zip($0, $1).allSatisfy { $0.looks(as: $1) } }
  }

  /// Replaces the recorded screen.
  mutating func expect(_ screen: TerminalEmulator) { expected = screen }

  /// The difference between the recorded screen and the screen of the app.
  var difference: String {
    let lines = ScreenDifference(expected: expected.trimmedText, actual: actual.trimmedText)
    guard lines.runs.isEmpty else { return "the text differs \(lines)" }
    var places: [String] = []
    for y in 0..<expected.size.height {
      for x in 0..<expected.size.width where !expected[x, y].looks(as: actual[x, y]) {
        places.append("y \(y), x \(x): \(expected[x, y]) is now \(actual[x, y])")
      }
    }
    if places.isEmpty {
      func place(_ screen: TerminalEmulator) -> String {
        screen.isCursorVisible ? "at x \(screen.cursor.x), y \(screen.cursor.y)" : "hidden"
      }
      places = ["the cursor was \(place(expected)) and is now \(place(actual))"]
    }
    let more = places.count > 12 ? "\n  and \(places.count - 12) more cells" : ""
    return """
      the text is the same, the look differs:
        \(places.prefix(12).joined(separator: "\n  "))\(more)
      the screen:
      \(ScreenDifference.numbered(actual.trimmedText))
      """
  }
}

extension TerminalEmulator.Cell {
  /// Whether two cells are the same but for abilities that only some terminals have.
  ///
  /// Of a blank cell, the colour of its text is not to be seen. Links, and lines of other kinds than one, are for some terminals only.
  fileprivate nonisolated func looks(as other: Self) -> Bool { self == other || seen == other.seen }

  private nonisolated var seen: Self {
    var cell = self
    (cell.link, cell.style.underline) = (nil, nil)
    guard text == " " else { return cell }
    cell.style.attributes.formIntersection([.underline, .strikethrough, .reverse])
    if cell.style.attributes.isEmpty { cell.style.foreground = nil }
    return cell
  }
}

extension TerminalEmulator {
  /// A picture of the screen.
  nonisolated var picture: String {
    var buffer = CellBuffer(size: size)
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.enumerated() where !cell.text.isEmpty {
        buffer.write(cell.text, at: Point(x: x, y: y), style: cell.style, clip: buffer.bounds)
      }
    }
    return buffer.svg(cursor: isCursorVisible ? cursor : nil)
  }
}
