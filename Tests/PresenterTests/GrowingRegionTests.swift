import Cells
import Expectations
import Presenter
import TerminalUITesting
import Testing

/// Regions of rows that grow and shrink, and lines that are printed above them.
@Suite struct GrowingRegionTests {
  /// A terminal with a shell's lines, and a region below them.
  private struct Stage {
    var emulator: TerminalEmulator
    var writer: FrameWriter
    var buffer: CellBuffer
    var shown: CellBuffer
    var log: [UInt8] = []

    init(_ abilities: Abilities = .ecma48(depth: .rgb), above: Int = 3) {
      emulator = TerminalEmulator(width: 31, height: 12)
      for row in 0..<above { emulator.feed("sentinel \(row)\r\n") }
      let size = Size(width: 30, height: 11)
      writer = FrameWriter(abilities, size: size, region: .rows)
      buffer = CellBuffer(size: size)
      shown = buffer
      for y in 0..<11 { write("row \(y)", y) }
    }

    mutating func write(_ text: String, _ y: Int) {
      buffer.clear(Rect(x: 0, y: y, width: 30, height: 1))
      buffer.write(text, at: Point(x: 0, y: y), style: .plain, clip: buffer.bounds)
    }

    mutating func show(cursor: Point? = nil) {
      var runs: [CellRun] = []
      buffer.present(buffer.bounds, onto: &shown, runs: &runs)
      writer.put(runs, of: buffer)
      writer.place(cursor)
      let bytes = writer.frame()
      log += bytes
      emulator.feed(bytes)
    }

    mutating func commit(_ text: String) {
      var cells = CellBuffer(size: Size(width: 300, height: 1))
      cells.write(text, at: .zero, style: .plain, clip: cells.bounds)
      let row = cells.withRow(0) { Array($0[..<text.count]) }
      writer.commit([CommittedLine(cells: row)])
    }
  }

  // Inline F10.
  @Test func `a region grows by the rows that are missing, and leaves no blank row above it when it shrinks`()
  {
    var stage = Stage()
    stage.writer.height = 2
    stage.show()
    expect(stage.emulator.trimmedText, "sentinel 0\nsentinel 1\nsentinel 2\nrow 0\nrow 1")
    stage.writer.height = 4
    stage.show()
    expect(
      stage.emulator.trimmedText, "sentinel 0\nsentinel 1\nsentinel 2\nrow 0\nrow 1\nrow 2\nrow 3")
    stage.writer.height = 11
    stage.show()
    expect(
      stage.emulator.trimmedText,
      (["sentinel 2"] + (0..<11).map { "row \($0)" }).joined(separator: "\n"))
    stage.writer.height = 1
    stage.show()
    expect(stage.emulator.trimmedText, "sentinel 2\nrow 0")
    stage.writer.height = 0
    stage.show()
    expect(stage.emulator.trimmedText, "sentinel 2")
    expect(stage.emulator.unknown, [])
  }

  // Inline F7.
  @Test func `lines are printed above, also more than the screen has`() {
    var stage = Stage()
    stage.writer.height = 2
    stage.show()
    for number in 0..<3 { stage.commit("line \(number)") }
    stage.show()
    expect(
      stage.emulator.trimmedText,
      "sentinel 0\nsentinel 1\nsentinel 2\nline 0\nline 1\nline 2\nrow 0\nrow 1")
    for number in 3..<40 { stage.commit("line \(number)") }
    stage.show(cursor: Point(x: 3, y: 1))
    expect(
      stage.emulator.trimmedText,
      ((30..<40).map { "line \($0)" } + ["row 0", "row 1"]).joined(separator: "\n"))
    expect(stage.emulator.cursor, Point(x: 3, y: 11))
    expect(visible(stage.log), lacks: "\u{1B}[2J")
  }

  // Inline F3.
  @Test func `a long line is the terminal's to break, and its end may be in the last column`() {
    for length in [29, 30, 31, 32, 61, 62, 63, 93] {
      var stage = Stage(above: 0)
      stage.writer.height = 1
      stage.show()
      let text = String((0..<length).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
      stage.commit(text)
      stage.show()
      let rows = stage.emulator.trimmedText.split(separator: "\n").map(String.init)
      expect(rows.last, "row 0", "\(length)")
      expect(rows.dropLast().joined(), text, "\(length)")
    }
  }

  // Inline F8.
  @Test func `what leaves a region ends below it, or where it was`() {
    for (leaving, screen, y) in [
      (FrameWriter.Leaving.kept, "sentinel 0\nsentinel 1\nsentinel 2\nrow 0\nrow 1\n$", 5),
      (.cleared, "sentinel 0\nsentinel 1\nsentinel 2\n$", 3),
    ] {
      for cursor in [nil, Point(x: 4, y: 0), Point(x: 2, y: 1)] {
        var stage = Stage()
        stage.writer.height = 2
        stage.show(cursor: cursor)
        stage.emulator.feed(stage.writer.leaving(leaving, isUnderWay: false))
        stage.emulator.feed("$ ")
        expect(stage.emulator.trimmedText, screen)
        expect(stage.emulator.cursor, Point(x: 2, y: y))
      }
    }
  }

  @Test func `a region that is left in the middle of a frame has the prompt below it`() {
    var stage = Stage(above: 9)
    stage.writer.height = 2
    stage.show()
    for cut in 0..<20 {
      var other = stage
      other.write("changed", 0)
      other.write("changed", 1)
      var runs: [CellRun] = []
      other.buffer.present(other.buffer.bounds, onto: &other.shown, runs: &runs)
      other.writer.put(runs, of: other.buffer)
      other.emulator.feed(Array(other.writer.frame().prefix(cut)))
      // The rest of a sequence that was cut is ended by the look, which comes first.
      other.emulator.feed("\u{1B}[m")
      other.emulator.feed(other.writer.leaving(.kept, isUnderWay: true))
      other.emulator.feed("$")
      expect(other.emulator.lines.last?.first, "$", "\(cut)")
      let above = other.emulator.lines.filter { $0.hasPrefix("sentinel") }.map(trimmed)
      expect(above, (1...8).map { "sentinel \($0)" }, "\(cut)")
    }
  }

  // Inline F6.
  @Test(arguments: [false, true])
  func `another width begins at the top of the region`(reflows: Bool) {
    for (width, cursor) in [
      (14, nil), (14, Point(x: 9, y: 1)), (14, Point(x: 25, y: 1)), (9, Point(x: 3, y: 2)),
    ] {
      var stage = Stage()
      stage.writer.reflows = reflows
      stage.writer.height = 3
      for y in 0..<3 { stage.write(String(repeating: "\(y)", count: 28), y) }
      stage.show(cursor: cursor)
      let above =
        cursor.map { cursor in
          reflows ? cursor.y * ((28 + width - 1) / width) + cursor.x / width : cursor.y
        } ?? 0
      stage.writer.resize(to: Size(width: width - 1, height: 11))
      let start = visible(stage.writer.frame())
      let up = above == 0 ? "" : above == 1 ? "^[[A" : "^[[\(above)A"
      expect(
        start.hasPrefix("^[[m\(up)\\xd^[[K^[[C^[[J\\xd"), true,
        "\(width), \(String(describing: cursor)): \(start)")
    }
  }

  // Inline F1, F5, F7, F10.
  @Test(arguments: 1...6)
  func `random regions show their rows below all that was committed`(seed: UInt64) {
    var generator = Random(seed)
    let abilities = Abilities.ecma48(depth: seed % 2 == 0 ? .rgb : .none)
    var stage = Stage(abilities, above: generator.number(0...14))
    var above = stage.emulator.lines.map(trimmed).filter { !$0.isEmpty }
    for step in 0..<60 {
      for _ in 0..<generator.number(0...3) {
        let text = "commit \(step) " + String(repeating: "x", count: generator.number(0...12))
        stage.commit(text)
        above.append(trimmed(text))
      }
      stage.writer.height = generator.number(0...11)
      stage.write(
        "row \(step) " + String(repeating: "y", count: generator.number(0...20)), generator.number(0...10))
      let height = stage.writer.height
      let cursor =
        height > 0 && generator.number(0...2) == 0
        ? Point(x: generator.number(0...29), y: generator.number(0...height - 1)) : nil
      stage.show(cursor: cursor)
      var wanted = (0..<height).map { y in
        trimmed(String((0..<30).map { Character(stage.buffer[$0, y].glyph.string) }))
      }
      wanted = Array((above + wanted).suffix(12))
      let lines = stage.emulator.lines.map(trimmed)
      let end = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
      let shown = Array(lines[..<end])
      // A lower region leaves blank rows below it, where rows had scrolled away.
      guard Array(wanted.suffix(shown.count)) == shown, shown.count >= height else {
        Issue.record("step \(step), height \(height):\n\(shown.joined(separator: "\n"))\nwanted\n\(wanted)")
        return
      }
    }
    let log = visible(stage.log)
    for banned in [/\^\[\[[0-9;]*[HfdrSTLM]/, /\^\[\[[23]J/, /\^\[\[\?1049/, /\^\[c/, /\^\[M/] {
      expectNil(log.firstMatch(of: banned).map { String($0.0) }, "\(banned)")
    }
  }
}

private struct Random {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}
