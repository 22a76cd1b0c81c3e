import Testing
import TerminalUI
import TerminalUITesting

/// What `docs/internals/Tree.md` quotes.
@Suite struct TreePageTests {
  private let page = Package.text("docs/internals/Tree.md")

  /// Text as a page quotes it.
  private func quoted(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  @Test func `the tree is the one on the page`() {
    let host = TestHost(width: 16, height: 6) { Inbox() }
    #expect(page.contains(quoted(host.treeDescription)), "\(host.treeDescription)")
  }

  @Test func `a leaf that grows costs what the page says`() {
    let host = TestHost(width: 16, height: 6) { Inbox() }
    host.click(on: "Message 1")
    #expect(page.contains(quoted("\(host.record)")), "\(host.record)")
    #expect(host.record.damage == [Rect(x: 0, y: 1, width: 9, height: 4)])
    #expect(host.text.hasPrefix("Inbox           \nMessage 1       \n                \nMessage 2       \n"))
  }
}

private struct Inbox: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Inbox").bold()
      ForEach(1...3, id: \.self) { Message(number: $0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Message: View {
  let number: Int
  @State private var isOpen = false

  var body: some View {
    Text("Message \(number)")
      .frame(height: isOpen ? 2 : 1, alignment: .top)
      .onTapGesture { isOpen.toggle() }
  }
}
