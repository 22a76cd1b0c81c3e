import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// The numbers of lines in editors.
@Suite struct LineNumberTests {
  @Observable final class Model {
    var text = "one\ntwo is a line that is wrapped\n\nfour"
    var areShown = true
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      TextEditor(text: $model.text).textEditorStyle(.plain).textEditorLineNumbers(model.areShown)
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.replacing(/\s+$/, with: ""))
    }
  }

  @Test func `each line has a number, and one that is wrapped has one`() {
    let model = Model()
    let host = TestHost(width: 20, height: 6) { Editor(model: model) }
    expect(
      lines(host), ["1 one", "2 two is a line", "  that is wrapped", "3", "4 four", ""], "\(host.text)")
    model.areShown = false
    host.turn()
    expect(lines(host)[0], "one")
  }

  @Test func `the caret, clicks and keys know of the columns before the text`() {
    let model = Model()
    let host = TestHost(width: 20, height: 6) { Editor(model: model) }
    expect(host.cursor?.position, Point(x: 2, y: 0))
    host.click(x: 4, y: 0)
    expect(host.cursor?.position, Point(x: 4, y: 0))
    host.type("X")
    expect(model.text.hasPrefix("onXe\n"))
    // On the numbers: the start of the row.
    host.click(x: 0, y: 4)
    expect(host.cursor?.position, Point(x: 2, y: 4))
    host.type("\n")
    expect(lines(host)[3...5], ["3", "4", "5 four"], "\(host.text)")
    expect(host.cursor?.position, Point(x: 2, y: 5))
  }

  @Test func `the columns are as many as the last number needs, also out of sight`() {
    let model = Model()
    model.text = (1...9).map { "l\($0)" }.joined(separator: "\n")
    let host = TestHost(width: 20, height: 3) { Editor(model: model) }
    expect(
      lines(host) == ["1 l1", "2 l2", "3 l3"].map { $0 } || lines(host)[0].hasPrefix("1 l1"), "\(host.text)")
    host.press(.end, modifiers: .control)
    host.type("\nlast")
    expect(lines(host).map { String($0.prefix(7)) }, [" 8 l8", " 9 l9", "10 last"], "\(host.text)")
    host.press(.home, modifiers: .control)
    expect(lines(host)[0].hasPrefix(" 1 l1"), "\(host.text)")
  }

  @Test func `an editor of no text, and one without room, end no program`() {
    let model = Model()
    model.text = ""
    let host = TestHost(width: 20, height: 3) { Editor(model: model) }
    expect(lines(host)[0], "1")
    for width in 0...4 { host.resize(width: width, height: 2) }
    host.type("ab")
    host.resize(width: 20, height: 3)
    expect(lines(host)[0], "1 ab")
    expect(host.issues, [])
  }
}
