import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// What views in tabs say of the screen around them: only those of the chosen tab count.
@Suite struct TabScreenTests {
  private struct Screen: View {
    @State private var tab = 1
    @State private var first = ""
    @State private var second = ""
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        TabView(selection: $tab) {
          Tab("One", value: 1) {
            List { NavigationLink("go one", value: 1) }
              .searchable(text: $first, prompt: "find one")
              .navigationTitle("Title A").navigationSubtitle("Sub A")
              .toolbar { ToolbarItem { Button("Item A") {} } }
              .navigationDestination(for: Int.self) { Text("first \($0)") }
              .windowTitle("Window A")
          }
          Tab("Two", value: 2) {
            List { NavigationLink("go two", value: 2) }
              .searchable(text: $second, prompt: "find two")
              .navigationTitle("Title B").navigationSubtitle("Sub B")
              .toolbar {
                ToolbarItem { Button("Item B") {} }
                ToolbarItem(placement: .status) { Text("Status B") }
              }
              .navigationDestination(for: Int.self) { Text("second \($0)") }
              .windowTitle("Window B")
          }
          Tab("None", value: 3) { Button("nothing") {} }
        }
        .onKeyPress(.f5) {
          tab = 2
          return .handled
        }
      }
      .safeAreaInset(edge: .bottom) { Text("1:\(first) 2:\(second)") }
      .onKeyPress(.f6) {
        tab = 1
        return .handled
      }
    }
  }

  private func bar(_ host: TestHost) -> String { String(host.text.prefix { $0 != "\n" }) }

  @Test func `the title and the subtitle are those of the chosen tab`() {
    let host = TestHost(width: 60, height: 10) { Screen() }
    expect(bar(host), contains: "Title A  Sub A")
    host.press("2", modifiers: .option)
    expect(bar(host), contains: "Title B  Sub B", "\(bar(host))")
    host.press("1", modifiers: .option)
    expect(bar(host), contains: "Title A  Sub A", "\(bar(host))")
    host.press("2", modifiers: .option)
    expect(bar(host), contains: "Title B  Sub B", "\(bar(host))")
    expect(host.issues, [])
  }

  @Test func `a tab without a title has none`() {
    let host = TestHost(width: 60, height: 10) { Screen() }
    host.press("3", modifiers: .option)
    expect(!host.text.contains("Title A") && !host.text.contains("Sub A"), "\(host.text)")
  }

  @Test func `the items of the bars are those of the chosen tab`() {
    let host = TestHost(width: 60, height: 10) { Screen() }
    expect(bar(host).contains("Item A") && !host.text.contains("Status B"))
    host.press("2", modifiers: .option)
    expect(bar(host).contains("Item B") && !bar(host).contains("Item A"))
    expect(host.text, contains: "Status B")
    host.press("1", modifiers: .option)
    expect(bar(host).contains("Item A") && !bar(host).contains("Item B"))
    expect(host.text, lacks: "Status B")
  }

  @Test func `a search is for the chosen tab`() {
    let host = TestHost(width: 60, height: 10) { Screen() }
    host.press("2", modifiers: .option)
    host.press("/")
    host.type("ab")
    expect(host.text, contains: "1: 2:ab", "\(host.text)")
    host.press(.escape)
    host.press("1", modifiers: .option)
    host.press("/")
    host.type("c")
    expect(host.text, contains: "1:c 2:", "\(host.text)")
  }

  @Test func `a link leads to the destination that its tab declares`() {
    let host = TestHost(width: 60, height: 10) { Screen() }
    host.press("2", modifiers: .option)
    host.find(.link, "go two").press()
    expect(host.text, contains: "second 2", "\(host.text)")
    expect(bar(host), contains: "‹ Title B", "\(bar(host))")
    host.press(.escape)
    host.press("1", modifiers: .option)
    host.find(.link, "go one").press()
    expect(host.text, contains: "first 1", "\(host.text)")
    expect(bar(host), contains: "‹ Title A", "\(bar(host))")
  }

  @Test func `the way back has the title of the tab that is chosen below the screen`() {
    let host = TestHost(width: 60, height: 10) { Screen() }
    host.press("2", modifiers: .option)
    host.find(.link, "go two").press()
    host.press(.f6)
    expect(bar(host), contains: "‹ Title A", "\(bar(host))")
  }

  @Test func `the window is named by the chosen tab`() {
    let host = TestHost(width: 60, height: 10) { Screen() }
    func isNamed(_ title: String) -> Bool {
      host.terminal.messages.last { $0.kind == .title } == .title(title)
    }
    expect(isNamed("Window A"))
    host.press("2", modifiers: .option)
    expect(isNamed("Window B"))
    host.press("1", modifiers: .option)
    expect(isNamed("Window A"))
  }
}
