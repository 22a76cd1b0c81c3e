import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Tab goes through the views as one reads them, wherever a modifier puts them.
@Suite struct ReadingOrderTests {
  private struct Mail: View {
    @State private var text = ""
    @State private var folder: Int? = 0
    @State private var message: Int?
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $folder) { Text("Folder \($0)") }
          .navigationTitle("Folders")
          .toolbar { Button("Compose") {} }
          .searchable(text: $text)
      } detail: {
        List(0..<3, id: \.self, selection: $message) { Text("Message \($0)") }
          .navigationTitle("Inbox")
          .toolbar { Button("Reply") {} }
      }
    }
  }

  private func walk(_ host: TestHost, _ count: Int, modifiers: EventModifiers = []) -> [String] {
    (0..<count).map { _ in
      host.press(.tab, modifiers: modifiers)
      guard let element = host.focusedElement else { return "-" }
      return element.label ?? "\(element.role)"
    }
  }

  @Test func `Tab goes from the bar to the search to the rows to the next column`() {
    let host = TestHost(width: 100, height: 12) { Mail() }
    expect(host.focusedElement?.label, "Folder 0", "\(host.elementTree)")
    expect(
      walk(host, 6), ["Reply", "list", "Compose", "Search", "Folder 0", "Reply"], "\(host.elementTree)"
    )
    expect(walk(host, 3, modifiers: .shift), ["Folder 0", "Search", "Compose"])
  }

  @Test func `Tab leads from the search to what is found`() {
    let host = TestHost(width: 100, height: 12) { Mail() }
    host.press("/")
    expect(host.focusedElement?.label, "Search")
    expect(walk(host, 1), ["Folder 0"])
  }

  @Test(arguments: [VerticalEdge.top, .bottom])
  func `what is at an edge is read where it is seen`(edge: VerticalEdge) {
    let host = TestHost(width: 20, height: 5) {
      VStack(spacing: 0) {
        Button("Content") {}
          .safeAreaInset(edge: edge) { Button("Inset") {} }
        Button("Below") {}
      }
    }
    expect(host.focusedElement?.label, "Content")
    let expected = edge == .top ? ["Inset", "Content", "Below"] : ["Content", "Inset", "Below"]
    expect(host.elements(.button).map(\.label), expected)
    let next = edge == .top ? ["Below", "Inset", "Content"] : ["Inset", "Below", "Content"]
    expect(walk(host, 3), next)
  }

  @Test func `what moves to another edge is read there`() {
    struct Moving: View {
      @State private var isAtTop = false
      var body: some View {
        Button("Content") { isAtTop.toggle() }
          .safeAreaInset(edge: isAtTop ? .top : .bottom) { Button("Inset") {} }
      }
    }
    let host = TestHost(width: 20, height: 5) { Moving() }
    expect(host.elements(.button).map(\.label), ["Content", "Inset"])
    host.press(.return)
    expect(host.elements(.button).map(\.label), ["Inset", "Content"])
  }
}
