import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Which part of a long text a field shows.
@Suite struct FieldBeginningTests {
  private struct Fields: View {
    @State private var first = "a"
    @State var text = "https://example.org/a/long/path"
    @FocusState private var focus: Int?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("first", text: $first)
        TextField("address", text: $text).frame(width: 12).focused($focus, equals: 1)
        Text("[\(text)]")
      }
      .onKeyPress(.f5) {
        text = "file:///another/long/path/that/ends"
        return .handled
      }
      .onKeyPress(.f6) {
        focus = 1
        return .handled
      }
    }
  }

  private func row(_ host: TestHost) -> String {
    String(host.text.split(separator: "\n", omittingEmptySubsequences: false)[1].prefix(12))
  }

  @Test func `a field that never had the focus shows the beginning of its text`() {
    let host = TestHost(width: 40, height: 3) { Fields() }
    #expect(row(host) == "https://exam")
    host.press(.f5)
    #expect(row(host) == "file:///anot")
    host.resize(width: 30, height: 3)
    #expect(row(host) == "file:///anot")
  }

  @Test func `with the focus it shows where the caret is`() {
    let host = TestHost(width: 40, height: 3) { Fields() }
    host.press(.tab)
    expect(host.cursor?.position.y, 1)
    expect(row(host).trimmedEnd.hasSuffix("path"), "\(host.text)")
    host.type("!")
    expect(host.text, contains: "[https://example.org/a/long/path!]")
    host.press(.tab, modifiers: .shift)
    expect(row(host).trimmedEnd.hasSuffix("path!"))
  }

  @Test func `with the focus that the app gives it shows where the caret is`() {
    let host = TestHost(width: 40, height: 3) { Fields() }
    host.press(.f6)
    expect(row(host).trimmedEnd.hasSuffix("path"), "\(host.text)")
  }

  @Test func `a click puts the caret at the letter that is under the mouse`() {
    let host = TestHost(width: 40, height: 3) { Fields() }
    host.click(x: 5, y: 1)
    host.type("s")
    expect(host.text, contains: "[httpss://example.org/a/long/path]", "\(host.text)")
    #expect(row(host) == "httpss://exa")
  }

  @Test func `a field of one view shows where the caret is from the start`() {
    let host = TestHost(width: 8, height: 1) { TextField("t", text: .constant("0123456789")) }
    expect(host.text.trimmedEnd.hasSuffix("9"), "\(host.text)")
  }

  @Test func `a field of several lines that is scrolled stays so while it hasn't the focus`() {
    struct Lines: View {
      @State private var text = (1...20).map { "line \($0)" }.joined(separator: "\n")
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("b \(count)") { count += 1 }
          TextField("t", text: $text, axis: .vertical).lineLimit(4)
          Text(String(repeating: "x", count: count + 1)).frame(width: 4, alignment: .leading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 20, height: 8) { Lines() }
    expect(host.text.contains("line 1 ") && host.text.contains("line 4"), "\(host.text)")
    host.scroll(x: 2, y: 2, dy: 1)
    expect(host.text, lacks: "line 1 ", "\(host.text)")
    host.press(.return)
    expect(host.text.contains("b 1") && !host.text.contains("line 1 "), "\(host.text)")
    // Mend B4: in another width, too.
    host.resize(width: 19, height: 8)
    expect(host.text, lacks: "line 1 ", "\(host.text)")
    expect(host.text, contains: "line 4", "\(host.text)")
  }

  @Test func `a selection that the app makes is shown without the focus`() {
    struct Selected: View {
      @State private var text = "0123456789abcdefghij"
      @State private var selection: TextSelection?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("b") { selection = TextSelection(insertionPoint: text.endIndex) }
          TextField("t", text: $text, selection: $selection).frame(width: 10)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let host = TestHost(width: 12, height: 2) { Selected() }
    expect(row(host).hasPrefix("0123456789"), "\(host.text)")
    host.press(.return)
    expect(row(host).trimmedEnd.hasSuffix("j"), "\(host.text)")
  }
}
