import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Texts of many lines.
@Suite struct TextEditorTests {
  private struct Editor: View {
    @State var text: String
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextEditor(text: $text).textEditorStyle(.plain)
        Button("Next") {}
      }
    }
  }

  private func host(_ text: String, width: Int = 12, height: Int = 5) -> TestHost {
    TestHost(width: width, height: height) { Editor(text: text) }
  }

  /// The lines of the editor.
  private func lines(_ host: TestHost) -> [String] {
    host.text.replacing(/[▐▗▝]/, with: " ").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { String($0).trimmedEnd }
  }

  @Test func `it takes the room it is offered, and shows a text from its beginning`() {
    let host = host("one\ntwo\nthree\nfour\nfive")
    expect(lines(host), ["one", "two", "three", "four"])
    expect(host.cursor?.position, Point(x: 0, y: 0))
    expect(self.host("one").find(.textEditor).frame.size, Size(width: 12, height: 4))
  }

  @Test func `where nothing is offered it has the rows of its text, and at least three`() {
    let host = TestHost(width: 30, height: 9) {
      TextEditor(text: .constant("a")).textEditorStyle(.plain).fixedSize()
    }
    expect(host.find(.textEditor).frame.size, Size(width: 20, height: 3))
  }

  @Test func `Return begins a line, and nothing is submitted`() {
    var count = 0
    let host = TestHost(width: 12, height: 5) { Editor(text: "").onSubmit { count += 1 } }
    host.type("ab")
    host.press(.return)
    host.type("c")
    host.press(.return, modifiers: .shift)
    host.type("d")
    host.press(.return, modifiers: .option)
    host.type("e")
    expect(lines(host), ["ab", "c", "d", "e"])
    expect(count, 0)
  }

  @Test func `Tab goes on, and Ctrl-V Tab types a tab`() {
    let host = host("")
    host.press("v", modifiers: .control)
    host.press(.tab)
    host.type("a")
    host.press("v", modifiers: .control)
    host.press(.tab)
    host.type("b")
    expect(lines(host)[0], "    a   b")
    expect(host.cursor?.position, Point(x: 9, y: 0))
    expect(host.find(.textEditor).value, "\ta\tb")
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(host.cursor?.position, Point(x: 5, y: 0))
    host.press(.tab)
    expect(host.find(.button, "Next").isFocused)
  }

  @Test func `a click in a tab, and a selection beside one, are where the cells are`() {
    let host = host("a\tb\tc")
    host.click(x: 4, y: 0)
    host.type("x")
    expect(lines(host)[0], "a   xb  c")
    host.press(.end, modifiers: .shift)
    let selected = (0..<9).filter { host.style($0, 0).attributes == .reverse }
    expect(selected, [5, 6, 7, 8])
  }

  @Test func `a paste keeps tabs and lines`() {
    let host = host("")
    host.paste("if\n\tgo\u{7}\r\nend")
    expect(lines(host), ["if", "    go", "end", ""])
  }

  @Test func `the arrows stay in it, and go to the ends of the text`() {
    let host = host("one\ntwo")
    host.press(.downArrow)
    host.press(.downArrow)
    expect(host.cursor?.position, Point(x: 3, y: 1))
    host.press(.downArrow)
    expect(host.cursor?.position, Point(x: 3, y: 1))
    host.press(.upArrow)
    host.press(.upArrow)
    host.press(.upArrow)
    expect(host.cursor?.position, Point(x: 0, y: 0))
    host.press(.end, modifiers: .control)
    expect(host.cursor?.position, Point(x: 3, y: 1))
    host.press(.home, modifiers: .control)
    expect(host.cursor?.position, Point(x: 0, y: 0))
  }

  @Test func `PageDown and the wheel show other lines, and an indicator says which`() {
    let host = host((1...20).map(String.init).joined(separator: "\n"))
    host.press(.pageDown)
    expect(lines(host), ["5", "6", "7", "8"])
    host.press(.pageUp)
    expect(lines(host), ["1", "2", "3", "4"])
    host.scroll(dy: 1)
    expect(lines(host).first, not: "1")
    expect(host.text.contains(/[▐▗▝]/))
    for _ in 0..<9 { host.press(.pageDown) }
    expect(lines(host).last, "20")
  }

  @Test func `Ctrl-K and Ctrl-U take a part of the line, and Ctrl-Y brings it back`() {
    let host = host("one two\nthree")
    for _ in 0..<4 { host.press(.rightArrow) }
    host.press("k", modifiers: .control)
    expect(lines(host).prefix(2), ["one", "three"])
    host.press("k", modifiers: .control)
    expect(lines(host).prefix(2), ["one three", ""])
    host.press("u", modifiers: .control)
    expect(lines(host)[0], "three")
    host.press("y", modifiers: .control)
    expect(lines(host)[0], "one three")
    for _ in 0..<4 { host.press("_", modifiers: .control) }
    expect(lines(host).prefix(2), ["one two", "three"])
  }

  @Test func `the frame is in the tint while it has the focus`() {
    let host = TestHost(width: 12, height: 6) {
      VStack(spacing: 0) {
        TextEditor(text: .constant("a"))
        Button("Next") {}
      }
    }
    expect(host.text.hasPrefix("╭──────────╮\n│a         │"))
    let focused = host.style(0, 0)
    host.press(.tab)
    expect(host.style(0, 0), not: focused)
  }

  @Test func `another style`() {
    struct Ruled: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Divider()
          configuration.field
        }
      }
    }
    let host = TestHost(width: 4, height: 2) { TextEditor(text: .constant("ab")).textEditorStyle(Ruled()) }
    expect(host.text, "────\nab  ")
  }

  @Test func `the app reads and writes the selection`() {
    struct Screen: View {
      @State private var text = "one\ntwo"
      @State private var selection: TextSelection?
      var body: some View {
        VStack(spacing: 0) {
          TextEditor(text: $text, selection: $selection).textEditorStyle(.plain)
          Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        }
      }
    }
    let host = TestHost(width: 8, height: 4) { Screen() }
    host.find(.button, "All").press()
    host.press(.tab)
    host.type("x")
    expect(host.find(.textEditor).value, "x")
  }

  @Test func `a key in a text of one megabyte changes what is in sight`() {
    let line = "The quick brown fox jumps over the lazy dog again and again.\n"
    let host = host(String(repeating: line, count: 17_000), width: 70, height: 20)
    host.press(.end, modifiers: .control)
    host.type("x")
    expect(host.record.cellsWritten, below: 5)
    host.press(.home, modifiers: .control)
    for _ in 0..<50 { host.type("y") }
    expect(host.record.bodies.count, atMost: 1)
    host.press(.delete)
    expect(host.record.cellsWritten, atMost: 70 * 20)
    host.press("_", modifiers: .control)
    host.press("a", modifiers: .option)
    host.press(.delete)
    expect(lines(host), Array(repeating: "", count: 19))
    host.press("_", modifiers: .control)
    expect(host.text, contains: "quick")
  }

  @Test(arguments: 0...6)
  func `every key at every size does no harm`(width: Int) {
    for height in 0...4 {
      let host = host("some\twords 日本 \n\n\nof\tlines\r\nand a longword ", width: width, height: height)
      for key: KeyEquivalent in [
        .return, .end, .upArrow, .pageDown, .home, .tab, .pageUp, .leftArrow, .downArrow, .delete,
        .deleteForward,
      ] {
        host.press(key)
        host.press(key, modifiers: .shift)
        host.press(key, modifiers: .control)
        for character: KeyEquivalent in ["k", "u", "v"] { host.press(character, modifiers: .control) }
        host.type("x ")
      }
      host.resize(width: height, height: width)
      expect(host.issues, [])
      expect(host.host.checkInvariants(), [])
    }
  }
}
