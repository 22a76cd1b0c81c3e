import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Texts that are offered for the word before the caret.
@Suite struct WordSuggestionsTests {
  private final class Asked { var words: [String] = [] }

  private struct Script: View {
    @State var text = ""
    var isSecret = false
    var isOneLine = false
    let asked: Asked
    static let names = ["select", "selection", "sum", "from"]

    var body: some View {
      Group {
        if isSecret {
          SecureField("Word", text: $text)
        } else if isOneLine {
          TextField("Query", text: $text)
        } else {
          TextEditor(text: $text)
        }
      }
      .wordSuggestions { word in
        let _ = asked.words.append(word)
        ForEach(Self.names.filter { $0.hasPrefix(word) && $0 != word }, id: \.self) { name in
          Text(name).textInputCompletion(name)
        }
      }
    }
  }

  private func host(
    _ text: String = "", isSecret: Bool = false, isOneLine: Bool = false, _ asked: Asked = Asked()
  )
    -> TestHost
  {
    TestHost(width: 30, height: 10) {
      Script(text: text, isSecret: isSecret, isOneLine: isOneLine, asked: asked)
    }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test(arguments: [false, true]) func `only the word before the caret is replaced`(isOneLine: Bool) {
    let host = host(isOneLine: isOneLine)
    host.type("a + se")
    expect(host.text.contains("select") && host.text.contains("selection") && !host.text.contains("sum"))
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, contains: "a + selection")
    expectEmpty(host.layers)
    host.type(" fr")
    host.press(.tab)
    expect(host.text.contains("a + selection from") && host.layers.isEmpty)
    check(host)
  }

  @Test func `what is behind the caret stays, in a line of an editor`() {
    let host = host("one\n(su)\nthree")
    host.press(.downArrow)
    for _ in 0..<2 { host.press(.rightArrow) }
    host.type("u")
    expect(host.layers.map(\.kind), ["suggestions"])
    host.press(.tab)
    expect(host.text.contains("(sumu)") && host.text.contains("three") && host.text.contains("one"))
    check(host)
  }

  @Test func `they follow the word, and are gone where none is begun`() {
    let asked = Asked()
    let host = host("", asked)
    host.type("s")
    expect(host.text, contains: "sum")
    host.type("e")
    expect(!host.text.contains("sum") && host.text.contains("selection"))
    host.type(" ")
    expectEmpty(host.layers)
    host.type("x")
    expect(host.text, lacks: "╭ ")
    expect(asked.words.allSatisfy { ["s", "se", "x"].contains($0) })
    check(host)
  }

  @Test func `nothing is asked before something is typed, and Alt-Down asks for all`() {
    let asked = Asked()
    let host = host("sel ", asked)
    expectEmpty(asked.words)
    host.press(.end)
    host.press(.downArrow, modifiers: .option)
    expect(asked.words.last == "" && host.text.contains("from"))
    host.press(.tab)
    expect(host.text, contains: "sel select")
    check(host)
  }

  @Test func `a completion is one step of undo`() {
    let host = host()
    host.type("fr")
    host.press(.tab)
    expect(host.text, contains: "from")
    host.press("_", modifiers: .control)
    expect(host.text.contains("fr") && !host.text.contains("from"))
    check(host)
  }

  @Test func `a secret has no words, and a very long word none either`() {
    let asked = Asked()
    let secret = host("", isSecret: true, asked)
    secret.type("sel")
    expect(asked.words.isEmpty && secret.layers.isEmpty)
    let long = host(String(repeating: "s", count: 300), asked)
    long.press(.end, modifiers: .control)
    long.type("s")
    expectEmpty(long.layers)
    check(long)
  }

  @Test(arguments: [(1, 1), (4, 2), (30, 1), (0, 0)]) func `no size is too small`(width: Int, height: Int) {
    let host = TestHost(width: width, height: height) { Script(asked: Asked()) }
    host.type("se")
    host.press(.downArrow)
    host.press(.return)
    check(host)
  }
}
