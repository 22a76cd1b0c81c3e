import Expectations
import Observation
import TerminalUI
import TerminalUITesting
import Testing

@testable import TerminalUICore

/// Texts that are selected with the mouse and by keys, and copied.
@Suite struct SelectableTextTests {
  private struct Program<Content: View>: App {
    let content: () -> Content
    init() { fatalError("never made by the system") }
    init(content: @escaping () -> Content) { self.content = content }
    var body: some Scene { WindowGroup(content: content).allowsClipboardWriting() }
  }

  private func host(
    width: Int = 20, height: Int = 5, @ViewBuilder _ content: @escaping () -> some View
  ) -> TestHost {
    TestHost(
      width: width, height: height,
      app: Program {
        VStack(alignment: .leading, spacing: 0) { content() }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      })
  }

  /// The characters that look selected.
  private func selected(_ host: TestHost) -> String {
    var found = ""
    for y in 0..<host.screen.size.height {
      for x in 0..<host.screen.size.width where host.screen[x, y].style.attributes.contains(.reverse) {
        found += host.screen[x, y].glyph.string
      }
    }
    return found
  }

  private func copied(_ host: TestHost) -> String? {
    host.press("c", modifiers: .control)
    expectNil(host.exitCode)
    return host.copiedTexts.last
  }

  @Observable final class Words {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private struct Shown: View {
    let words: Words
    var body: some View { Text(words.text).textSelection(.enabled) }
  }

  private func move(_ host: TestHost, _ kind: MouseEvent.Kind, _ x: Int, _ y: Int) {
    host.send(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
  }

  @Test(arguments: ["ab", "", "éééééééééééééééé", "one two thrice"], [1, 2, 3])
  func `a drag ends when what was pressed changes`(_ new: String, _ clicks: Int) {
    for hasMoved in [false, true] {
      let words = Words("one two\nthree four")
      let host = host { Shown(words: words) }
      for _ in 1..<clicks { host.click(x: 7, y: 1) }
      move(host, .down(.left), 7, 1)
      if hasMoved { move(host, .drag(.left), 8, 1) }
      words.text = new
      host.turn()
      for x in [1, 0, 3] { move(host, .drag(.left), x, 0) }
      move(host, .up(.left), 3, 0)
      expect(selected(host), "")
      host.press(.rightArrow, modifiers: .shift)
      expect(host.issues, [])
      host.drag((0, 0), (1, 0))
      if new == "ab" { expect(copied(host), "ab") }
    }
  }

  @Test func `a drag goes on while text is added behind what was pressed`() {
    let words = Words("one two")
    let host = host { Shown(words: words) }
    move(host, .down(.left), 0, 0)
    words.text += " three"
    host.turn()
    move(host, .drag(.left), 8, 0)
    words.text += " four"
    host.turn()
    move(host, .drag(.left), 12, 0)
    move(host, .up(.left), 12, 0)
    expect(copied(host), "one two three")
  }

  @Test func `a text scrolls beyond an edge also after one that left while it did`() {
    let words = Words("shown")
    struct Page: View {
      let words: Words
      var body: some View {
        if words.text == "shown" {
          ScrollView { Text((1...20).map { "row \($0)" }.joined(separator: "\n")).textSelection(.enabled) }
            .frame(height: 3)
        }
        Text("below")
      }
    }
    let host = host { Page(words: words) }
    func dragBelow(for time: Duration) {
      move(host, .down(.left), 1, 1)
      move(host, .drag(.left), 1, 4)
      host.advance(by: time)
    }
    dragBelow(for: .milliseconds(200))
    words.text = "gone"
    host.advance(by: .seconds(1))
    move(host, .up(.left), 1, 4)
    words.text = "shown"
    host.turn()
    dragBelow(for: .seconds(2))
    move(host, .up(.left), 1, 4)
    expect(host.text, contains: "row 20")
  }

  @Test func `a drag selects the characters from the first to the last, in both directions`() {
    let host = host { Text("one two three").textSelection(.enabled) }
    host.drag((2, 0), (5, 0))
    expect(selected(host), "e tw")
    expect(copied(host), "e tw")
    host.drag((5, 0), (2, 0))
    expect(copied(host), "e tw")
  }

  @Test func `a click selects nothing, and Ctrl-C ends the program then`() {
    let host = host { Text("one two three").textSelection(.enabled) }
    host.drag((2, 0), (5, 0))
    host.click(x: 8, y: 0)
    expect(selected(host), "")
    host.press("c", modifiers: .control)
    expect(host.exitCode, 130)
  }

  @Test func `the second Ctrl-C ends the program`() {
    let host = host { Text("one").textSelection(.enabled) }
    host.drag((0, 0), (2, 0))
    expect(copied(host), "one")
    host.press("c", modifiers: .control)
    expect(host.exitCode, 130)
  }

  @Test func `a double click selects a word, and a triple click a line as it was written`() {
    let host = host(width: 10) { Text("one two three\nfour").textSelection(.enabled) }
    host.click(x: 5, y: 0)
    host.click(x: 5, y: 0)
    expect(copied(host), "two")
    host.click(x: 5, y: 0)
    expect(copied(host), "one two three")
    expect(selected(host), "one twothree")
  }

  @Test func `a double click that is dragged on selects words`() {
    let host = host { Text("one two three").textSelection(.enabled) }
    host.click(x: 5, y: 0)
    host.drag((5, 0), (9, 0))
    expect(copied(host), "two three")
  }

  @Test func `text without the modifier, below a disabled one and in a button isn't selected`() {
    var count = 0
    let host = host {
      Text("plain")
      VStack(alignment: .leading, spacing: 0) {
        Text("off").textSelection(.disabled)
        Button("press") { count += 1 }
      }
      .textSelection(.enabled)
    }
    for y in 0...2 { host.drag((0, y), (4, y)) }
    host.press("w", modifiers: .option)
    expect(host.copiedTexts, [])
    expect(count, 1)
  }

  @Test func `a container selects within each of its texts, one at a time`() {
    let host = host {
      VStack(alignment: .leading, spacing: 0) {
        Text("first")
        Text("second")
      }
      .textSelection(.enabled)
    }
    host.drag((0, 0), (2, 1))
    expect(copied(host), "fir")
    host.drag((1, 1), (3, 1))
    expect(selected(host), "eco")
    expect(copied(host), "eco")
  }

  @Test func `what was wrapped is copied without new lines, and what was written with them`() {
    let host = host(width: 9) { Text("the quick fox\nran").textSelection(.enabled) }
    host.drag((4, 0), (1, 2))
    expect(selected(host), "quickfoxra")
    expect(copied(host), "quick fox\nra")
  }

  @Test func `an ellipsis is copied as the text that it hides`() {
    let host = host(width: 9) { Text("the quick brown fox").lineLimit(1).textSelection(.enabled) }
    expect(host.text, contains: "the quic…")
    host.drag((4, 0), (8, 0))
    expect(copied(host), "quick brown fox")
  }

  @Test func `wide characters are selected as a whole, also in the middle of a row`() {
    let host = host { Text("日本語です").multilineTextAlignment(.center).frame(width: 20).textSelection(.enabled) }
    let x = host.position(of: "日")?.x ?? 0
    host.drag((x + 3, 0), (x + 4, 0))
    expect(copied(host), "本語")
  }

  @Test func `Shift with arrows selects more or less`() {
    let host = host(width: 9) { Text("the quick fox\nran").textSelection(.enabled) }
    host.drag((0, 0), (1, 0))
    host.press(.rightArrow, modifiers: .shift)
    expect(copied(host), "the")
    host.press(.downArrow, modifiers: .shift)
    expect(copied(host), "the quick fox")
    host.press(.home, modifiers: .shift)
    expect(copied(host), "the quick f")
    host.press(.leftArrow, modifiers: [.shift, .control])
    expect(copied(host), "the q")
    host.press("a", modifiers: .option)
    expect(copied(host), "the quick fox\nran")
    host.press(.escape)
    expect(selected(host), "")
  }

  @Test func `Alt-V begins without a mouse, and Tab goes to the next text`() {
    let host = host {
      Button("ok") {}
      Text("first").textSelection(.enabled)
      Text("second").textSelection(.enabled)
    }
    host.press("v", modifiers: .option)
    expect(copied(host), "f")
    host.press(.rightArrow)
    expect(copied(host), "i")
    host.press(.end, modifiers: .shift)
    expect(copied(host), "irst")
    host.press(.tab)
    expect(copied(host), "s")
    host.press(.tab, modifiers: .shift)
    expect(copied(host), "f")
    host.press(.return)
    expect(selected(host), lacks: "f")
    expect(host.find(.button, "ok").isFocused)
  }

  @Test func `one action begins it, however many views have the modifier`() {
    let host = host(height: 12) { ForEach(0..<9) { Text("\($0)").textSelection(.enabled) } }
    expect(host.actions.filter { $0.title == "Select text" }.count, 1)
    host.perform("select-text")
    expect(copied(host), "0")
  }

  @Test func `a row is selected by a click and its text by a drag`() {
    struct Rows: View {
      @State private var row: Int?
      var body: some View {
        List(0..<3, id: \.self, selection: $row) { Text("row \($0)") }.textSelection(.enabled)
        Text("chosen: \(row.map(String.init) ?? "none")")
      }
    }
    let host = host(height: 8) { Rows() }
    let place = host.position(of: "row 1") ?? .zero
    host.drag((place.x, place.y), (place.x + 2, place.y))
    expect(copied(host), "row")
    expect(host.text, contains: "chosen: none")
    host.click(x: place.x, y: place.y)
    expect(host.text, contains: "chosen: 1")
    host.press("w", modifiers: .option)
    expect(host.copiedTexts, ["row"])
  }

  @Test func `text beyond an edge of a scroll view scrolls into sight`() {
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let host = host(height: 4) { ScrollView { Text(text).textSelection(.enabled) } }
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 0, y: 1))))
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 5, y: 6))))
    for _ in 0..<5 { host.advance(by: .milliseconds(60)) }
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 5, y: 6))))
    expect(host.text, lacks: "line 2 ")
    let dragged = copied(host) ?? ""
    expect(dragged.hasPrefix("line 2\nline 3\nline 4\nline 5"), "\(dragged)")
    for _ in 0..<20 { host.press(.downArrow, modifiers: .shift) }
    expect(host.text, contains: "line 20")
    expect(copied(host)?.hasSuffix("line 20"), true)
  }

  @Test func `a selection stays while text is added behind it, and ends when it changes`() {
    struct Log: View {
      @State private var text = "one two"
      var body: some View {
        Text(text).textSelection(.enabled)
        Button("more") { text += " three" }.keyboardShortcut("m", modifiers: .option)
        Button("other") { text = "other" }.keyboardShortcut("o", modifiers: .option)
      }
    }
    let host = host { Log() }
    host.drag((4, 0), (6, 0))
    host.press("m", modifiers: .option)
    expect(selected(host), contains: "two")
    expect(copied(host), "two")
    host.press("o", modifiers: .option)
    expect(selected(host), lacks: "t")
    host.press("w", modifiers: .option)
    expect(host.copiedTexts, ["two"])
  }

  @Test func `typing in a field ends it, and so does a text that leaves`() {
    struct Form: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
        if name.count < 2 { Text("help").textSelection(.enabled) }
      }
    }
    let host = host { Form() }
    host.drag((0, 1), (3, 1))
    host.type("a")
    expect(host.find(.textField).value, "a")
    host.press("w", modifiers: .option)
    expect(host.copiedTexts, [])
    host.drag((0, 1), (3, 1))
    host.paste("bc")
    host.press("w", modifiers: .option)
    expect(host.copiedTexts, [])
  }

  @Test func `a sheet over it has the keys`() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Text("below").textSelection(.enabled)
        Button("open") { isShown = true }.keyboardShortcut("o", modifiers: .option)
          .sheet(isPresented: $isShown) { TextField("Name", text: .constant("field")) }
      }
    }
    let host = host(width: 40, height: 12) { Page() }
    host.drag((0, 0), (4, 0))
    host.press("o", modifiers: .option)
    host.press("a", modifiers: .option)
    expect(copied(host), "field")
  }

  @Test func `a drag over a long text draws the rows between, and breaks the lines once`() {
    let text = (1...2_000).map { "line \($0)" }.joined(separator: "\n")
    let host = host(height: 10) { ScrollView { Text(text).textSelection(.enabled) } }
    host.drag((0, 0), (3, 0), (3, 4))
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 0, y: 1))))
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 3, y: 1))))
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 4, y: 1))))
    expect(host.record.layouts, 0)
    expect(host.record.runs.map(\.count), [1])
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 4, y: 1))))
    expect(copied(host), "line ")
  }
}
