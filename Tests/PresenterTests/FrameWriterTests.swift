import Cells
import Expectations
import Presenter
import TerminalUITesting
import Testing

@Suite struct FrameWriterTests {
  static let xterm = Description(installed: "terminalui-xterm")!

  /// A stage after its first frame.
  private func stage(
    _ texts: String..., on description: Description = xterm, width: Int = 40, height: Int = 12
  ) -> FrameStage {
    var stage = FrameStage(description, width: width, height: height)
    for (y, text) in texts.enumerated() { stage.write(text, y: y) }
    stage.show()
    return stage
  }

  @Test func `one changed cell is one byte and the way there`() {
    var stage = stage("Count: 0")
    stage.write("1", x: 7)
    expect(visible(stage.show()), "^[[;8H1")
    stage.write("2", x: 7)
    stage.write("x", y: 9)
    expect(visible(stage.show()), "^[[;8H2^[[10Hx")
  }

  @Test func `a gap of few cells is written again, a wider one is passed`() {
    var stage = stage("abcdefghijklmnopqrstuvwxyz")
    stage.write("A", x: 1)
    stage.write("D", x: 4)
    expect(visible(stage.show()), "^[[;2HAcdD")
    stage.write("B", x: 1)
    stage.write("Z", x: 25)
    expect(visible(stage.show()), "^[[;2HB^[[26GZ")
  }

  @Test func `the end of a row is erased, and a selected row repeats its blanks`() {
    var stage = stage("a long line of text")
    stage.buffer.clear(Rect(x: 1, y: 0, width: 39, height: 1))
    expect(visible(stage.show()), "^[[;3H^[[K")
    stage.buffer.fill(
      Rect(x: 0, y: 3, width: 40, height: 1), with: .space, style: Style(attributes: .reverse),
      clip: stage.buffer.bounds)
    expect(visible(stage.show()), "^[[4H^[[7m ^[[38b ^[[m")
    expectNil(stage.fault)
  }

  @Test func `changes of the look are one sequence`() {
    var stage = stage()
    stage.write("a", style: Style(foreground: .red, attributes: [.bold, .underline]))
    stage.write("b", x: 1, style: Style(foreground: .red, background: .rgb(1, 2, 3), attributes: .bold))
    stage.write("c", x: 2, style: Style(background: .rgb(1, 2, 3)))
    stage.write("d", x: 3, style: Style(foreground: .orange))
    expect(visible(stage.show()), "^[[H^[[1;4;31ma^[[24;48;2;1;2;3mb^[[;48;2;1;2;3mc^[[49;38;5;208md^[[m")
    expectNil(stage.fault)
  }

  @Test func `a list scrolls by the terminal's own scrolling`() {
    for description in Description.all where description.name != "ansi" {
      var stage = FrameStage(description, width: 40, height: 20)
      func show(from first: Int) -> [UInt8] {
        for y in 0..<18 { stage.write("Row number \(first + y)      ", y: 1 + y) }
        return stage.show()
      }
      stage.write("Title")
      stage.write("Status", y: 19)
      _ = show(from: 10)
      for first in [11, 13, 12, 9] {
        let bytes = show(from: first)
        expect(bytes.count, below: 120, "\(description): \(visible(bytes))")
        expectNil(stage.fault, "\(description)")
      }
    }
  }

  @Test func `what was put several times is one frame`() {
    var stage = stage("one")
    var runs: [CellRun] = []
    for text in ["two", "six", "ten"] {
      stage.write(text)
      runs = [CellRun(x: 0, y: 0, count: 3)]
      stage.writer.put(runs, of: stage.buffer)
    }
    expect(visible(stage.writer.frame()), "^[[Hten")
  }

  @Test func `runs outside of the screen are left out`() {
    var stage = stage(width: 20, height: 5)
    let large = CellBuffer(size: Size(width: 100, height: 100))
    let runs = [
      CellRun(x: 18, y: 0, count: 50), CellRun(x: -5, y: 1, count: 3), CellRun(x: 0, y: 99, count: 3),
      CellRun(x: 0, y: -1, count: 3), CellRun(x: 19, y: 2, count: .max), CellRun(x: 25, y: 2, count: 1),
      CellRun(x: 0, y: 3, count: -4), CellRun(x: .min, y: 3, count: .max),
    ]
    for buffer in [large, CellBuffer(size: Size(width: 3, height: 1))] {
      stage.writer.put(runs, of: buffer)
      expect(visible(stage.writer.frame()), "")
    }
  }

  @Test func `half of a wide glyph is blank`() {
    var stage = stage(width: 6, height: 1)
    var buffer = CellBuffer(size: Size(width: 8, height: 1))
    buffer.write("漢字漢字", at: Point(x: -1, y: 0), style: .plain, clip: buffer.bounds)
    stage.writer.put([CellRun(x: 0, y: 0, count: 8)], of: buffer)
    stage.emulator.feed(stage.writer.frame())
    expect(stage.emulator.text, " 字漢 ")
  }

  @Test func `a link ends before anything else is written`() {
    var stage = stage()
    stage.write("link", style: .linking(to: "https://example.org"))
    let bytes = visible(stage.show())
    expect(bytes, contains: "^[]8;id=t")
    expect(bytes.hasSuffix("^[]8;;^[\\"), "\(bytes)")
    expect(stage.writer.hasLinks)
    expectNil(stage.fault)
  }

  @Test func `a frame after another program begins with the whole screen`() {
    var stage = stage("hello")
    stage.emulator.feed("\u{1B}[5;5Helsewhere\u{1B}[1;3r\u{1B}[4m")
    stage.writer.forget()
    stage.show()
    expectNil(stage.fault)
    expect(stage.emulator.changesLeft, ["mode ?25 is reset", "the alternate screen is shown"])
  }

  // Terminals that take each disputed glyph for wider, or for narrower.
  @Test(arguments: [0, 1, 2], [3, 4, 5] as [UInt64])
  func `a terminal with other widths damages only the glyph's own cells`(opinion: Int, seed: UInt64) {
    for name in ["terminalui-xterm", "xterm-256color", "linux", "vt100"] {
      var screen = RandomScreen(seed: seed)
      var stage = FrameStage(Description(installed: name)!, width: 24, height: 6)
      let known = stage.emulator.columns
      stage.emulator.columns = { scalar in
        let width = known(scalar)
        guard Glyph(Character(scalar)).isContested, width > 0 else { return width }
        return opinion == 0 ? 1 : opinion == 1 ? 2 : 3 - width
      }
      for frame in 0..<60 {
        screen.change(&stage.buffer)
        let bytes = stage.show()
        if let fault = stage.fault {
          Issue.record("\(name), frame \(frame): \(fault) after \(visible(bytes))")
          break
        }
      }
    }
  }
}
