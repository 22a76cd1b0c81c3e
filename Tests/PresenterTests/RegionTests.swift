import Cells
import Expectations
import Presenter
import TerminalUITesting
import Testing

/// Rows below what the terminal showed before.
@Suite struct RegionTests {
  /// A terminal with a shell's lines, and a region below them.
  private struct Prompt {
    var emulator: TerminalEmulator
    var writer: FrameWriter
    var buffer: CellBuffer
    var shown: CellBuffer
    /// The row of the region's first one.
    var top: Int
    var log: [UInt8] = []

    init(rows: Int, height: Int, _ abilities: Abilities = .ecma48(depth: .rgb)) {
      emulator = TerminalEmulator(width: 31, height: 12)
      for row in 0..<rows { emulator.feed("sentinel \(row)\r\n") }
      top = min(rows, 11)
      let size = Size(width: 30, height: height)
      writer = FrameWriter(abilities, size: size, region: .rows)
      buffer = CellBuffer(size: size)
      shown = buffer
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
  }

  // Inline F1, F5, F10.
  @Test(arguments: [0, 1, 5, 11, 30], [1, 3, 11])
  func `a region touches nothing above it, and scrolls by the rows that are missing`(rows: Int, height: Int) {
    for abilities in [ColorDepth.rgb, .none].map({ Abilities.ecma48(depth: $0) }) {
      var screen = RandomScreen(seed: UInt64(rows * 100 + height))
      var prompt = Prompt(rows: rows, height: height, abilities)
      let missing = max(prompt.top + height - 12, 0)
      for frame in 0..<20 {
        // All rows, at first: a region has its height from the first frame on.
        if frame == 0 {
          for y in 0..<height {
            prompt.buffer.write("x", at: Point(x: 0, y: y), style: .plain, clip: prompt.buffer.bounds)
          }
        }
        screen.change(&prompt.buffer)
        if frame == 0 {
          prompt.buffer.write("x", at: Point(x: 0, y: height - 1), style: .plain, clip: prompt.buffer.bounds)
        }
        prompt.show(cursor: frame % 3 == 0 ? Point(x: frame % 30, y: frame % height) : nil)
        let top = prompt.top - missing
        let above = prompt.emulator.lines.prefix(top).map(trimmed)
        expect(above, (max(rows - 11, 0) + missing..<rows).map { "sentinel \($0)" })
        let fault = prompt.buffer.difference(from: prompt.emulator, abilities, top: top)
        guard fault == nil, prompt.emulator.unknown.isEmpty else {
          Issue.record(
            "frame \(frame): \(fault ?? "") \(prompt.emulator.unknown) in\n\(prompt.emulator.text)")
          return
        }
        expect(prompt.emulator.lines.map { $0.last }, Array(repeating: " ", count: 12))
      }
      let log = visible(prompt.log)
      for banned in [/\^\[\[[0-9;]*[HfdrSTLM]/, /\^\[\[[23]J/, /\^\[\[\?1049/, /\^\[c/, /\^\[M/] {
        expectNil(log.firstMatch(of: banned).map { String($0.0) }, "\(banned)")
      }
    }
  }

  // Inline F3.
  @Test func `rows end in no spaces`() {
    var prompt = Prompt(rows: 2, height: 3)
    prompt.buffer.write("word and more", at: .zero, style: .plain, clip: prompt.buffer.bounds)
    prompt.show()
    prompt.buffer.write("word    ", at: .zero, style: .plain, clip: prompt.buffer.bounds)
    prompt.buffer.clear(Rect(x: 4, y: 0, width: 26, height: 1))
    prompt.log = []
    prompt.show()
    expect(visible(prompt.log), lacks: " ")
  }
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}
