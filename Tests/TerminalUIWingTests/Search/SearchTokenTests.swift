import TerminalUI
import TerminalUITesting
import Expectations
import Testing

private struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
}

private struct Mails: View {
  static let team = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  @State private var search = ""
  @State private var people: [Person] = []
  var isSuggested = true

  var body: some View {
    VStack(spacing: 0) {
      if isSuggested {
        Rows().searchable(
          text: $search, tokens: $people, suggestedTokens: .constant(Self.team), prompt: "Find"
        ) {
          Text($0.name)
        }
      } else {
        Rows().searchable(text: $search, tokens: $people) { Text($0.name) }
          .searchSuggestions {
            ForEach(Self.team) { Text("from \($0.name)").searchCompletion($0) }
            Text("other").searchCompletion(Other(id: 3))
          }
      }
      Text("people \(people.map(\.name).joined(separator: "+")) text \(search).").frame(height: 1)
    }
  }

  private struct Other: Identifiable { let id: Int }

  private struct Rows: View {
    var body: some View { List { Text("mail") } }
  }
}

/// Tokens whose labels change them.
private struct EditableMails: View {
  struct Filter: Identifiable, Equatable {
    let id: Int
    var isUnread = false
  }
  @State private var search = ""
  @State private var filters = [Filter(id: 1), Filter(id: 2)]

  var body: some View {
    VStack(spacing: 0) {
      List { Text("mail") }
        .searchable(text: $search, editableTokens: $filters, prompt: "Find") { $filter in
          Button("F\(filter.id)\(filter.isUnread ? "!" : "")") { filter.isUnread.toggle() }
        }
      Text("unread \(filters.filter(\.isUnread).map { "\($0.id)" }.joined()) of \(filters.count)").frame(
        height: 1)
    }
  }
}

/// Tokens in the field of a search.
@Suite struct SearchTokenTests {
  @Test func `the label of a token may change the token`() {
    let host = TestHost(width: 40, height: 6) { EditableMails() }
    expect(host.text, contains: "unread  of 2", "\(host.text)")
    host.click(on: "F2")
    expect(host.text.contains("unread 2 of 2") && host.text.contains("F2!"), "\(host.text)")
    host.type("/")
    host.press(.delete)
    expect(host.text, contains: "unread  of 1", "\(host.text)")
  }

  @Test func `a suggested token takes the place of the text`() {
    let host = TestHost(width: 40, height: 12) { Mails() }
    host.type("/a")
    expect(host.text.contains("Ada") && host.text.contains("Grace"), "\(host.text)")
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, contains: "people Ada text .", "\(host.text)")
    expect(host.text.split(separator: "\n").first?.contains(" Ada "), true)
    // What is a token already isn't offered again.
    host.type("g")
    expect(host.text.components(of: "Ada") == 2 && host.text.contains("Grace"), "\(host.text)")
    host.press(.downArrow)
    host.press(.tab)
    expect(host.text, contains: "people Ada+Grace text .")
  }

  @Test func `Tab leaves what is typed, where no token is selected`() {
    let host = TestHost(width: 40, height: 12) { Mails() }
    host.type("/gr")
    host.press(.tab)
    expect(host.text, contains: "people  text gr.", "\(host.text)")
    expect(host.focusedElement?.role, not: .textField)
  }

  @Test func `Backspace at the start of the text removes the last token, and Escape all`() {
    let host = TestHost(width: 40, height: 12) { Mails() }
    for _ in 0..<2 {
      host.type(host.text.contains("mail") ? "/x" : "x")
      host.press(.downArrow)
      host.press(.tab)
    }
    expect(host.text, contains: "people Ada+Grace text .", "\(host.text)")
    host.type("ab")
    host.press(.delete)
    expect(host.text, contains: "text a.")
    host.press(.home)
    host.press(.delete)
    expect(host.text, contains: "people Ada text a.", "\(host.text)")
    host.press(.escape)
    host.press(.escape)
    expect(host.text, contains: "people  text .", "\(host.text)")
    host.press(.delete)
    expect(host.text, contains: "people  text .")
  }

  @Test func `a suggestion of the app may be a token, and one of another type does nothing`() {
    let host = TestHost(width: 40, height: 12) { Mails(isSuggested: false) }
    host.type("/a")
    expect(host.text.contains("from Grace") && host.text.contains("other"))
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, contains: "people Grace text .", "\(host.text)")
    host.type("a")
    host.press(.upArrow)
    host.press(.return)
    expect(host.text, contains: "people Grace text .", "\(host.text)")
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
