import TestScreens
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Styles of parts of a text that is edited.
@Suite struct TextHighlightingTests {
  private final class Calls { var lines: [String] = [] }

  private struct Screen: View {
    @State var text: String
    let calls: Calls
    var isSecret = false

    var body: some View {
      VStack(spacing: 0) {
        Group {
          if isSecret {
            SecureField("Word", text: $text)
          } else {
            TextEditor(text: $text).textEditorStyle(.plain)
          }
        }
        .textHighlighting { line in
          calls.lines.append(line)
          return line.indices.filter { line[$0].isNumber }.map {
            TextHighlight($0..<line.index(after: $0), style: Style(foreground: .red, attributes: .bold))
          }
        }
        Button("elsewhere") {}
      }
    }
  }

  private let digit = Style(foreground: .red, attributes: .bold)

  @Test func `parts have their style, and the text stays`() {
    let host = TestHost(width: 20, height: 5) { Screen(text: "a1\nb22 ü3", calls: Calls()) }
    host.press(.tab)
    expect(host.text.hasPrefix("a1"))
    expect(host.style(1, 0) == digit && host.style(0, 0) == .plain)
    expect(host.style(1, 1) == digit && host.style(2, 1) == digit && host.style(3, 1) == .plain)
    expect(host.style(4, 1) == .plain && host.style(5, 1) == digit)
  }

  @Test func `what is typed is shown in its style at once`() {
    let host = TestHost(width: 20, height: 5) { Screen(text: "", calls: Calls()) }
    host.type("x7")
    expect(host.style(1, 0).foreground, .red)
    host.press(.delete)
    host.type("y")
    expectNil(host.style(1, 0).foreground)
  }

  @Test func `the function gets whole lines, and only those in sight`() {
    let calls = Calls()
    let text = (0..<10_000).map { "line \($0)" }.joined(separator: "\n")
    let host = TestHost(width: 20, height: 5) { Screen(text: text, calls: calls) }
    expect(calls.lines.count, atMost: 3 * host.screen.size.height)
    expect(Set(calls.lines).isSubset(of: (0..<6).map { "line \($0)" }))
    // A line in several rows is one line.
    let wrapped = Calls()
    _ = TestHost(width: 10, height: 5) { Screen(text: "aaaa bbbb cccc dddd", calls: wrapped) }
    expect(Set(wrapped.lines), ["aaaa bbbb cccc dddd"])
  }

  @Test func `what is selected looks selected`() {
    let host = TestHost(width: 20, height: 5) { Screen(text: "1234", calls: Calls()) }
    host.press(.rightArrow, modifiers: .shift)
    expect(host.style(0, 0).attributes.contains(.reverse) && host.style(1, 0) == digit)
  }

  @Test func `ranges of another text do no harm`() {
    let other = String(repeating: "日", count: 400)
    let host = TestHost(width: 20, height: 4) {
      TextField("Name", text: .constant("e\u{301}日1")).textHighlighting { line in
        [
          TextHighlight(other.startIndex..<other.endIndex, style: digit),
          TextHighlight(
            other.index(after: other.startIndex)..<other.index(other.startIndex, offsetBy: 2), style: digit),
          TextHighlight(line.startIndex..<line.startIndex, style: digit),
        ]
      }
    }
    expect(host.text, contains: "日1")
  }

  @Test func `a secret has no highlights`() {
    let calls = Calls()
    let host = TestHost(width: 20, height: 5) { Screen(text: "1234", calls: calls, isSecret: true) }
    expect(calls.lines == [] && host.style(0, 0).foreground != .red)
  }
}
