import Expectations
import TerminalUI
import TerminalUITesting
import Testing

/// Links in the bars of a stack, which are around its screens.
@Suite struct ToolbarLinkTests {
  @Test(arguments: [ToolbarItemPlacement.primaryAction, .bottomBar])
  func `a link in a bar leads to a screen of the stack, and back`(placement: ToolbarItemPlacement) {
    let host = TestHost(width: 30, height: 8) {
      NavigationStack {
        Text("root")
          .toolbar { ToolbarItem(placement: placement) { NavigationLink("Go") { Text("page") } } }
      }
    }
    for _ in 0..<2 {
      host.click(on: "Go")
      expect(host.text, contains: "page")
      expect(host.text, lacks: "Go")
      host.press(.escape)
      expect(host.text, contains: "root")
      expect(host.text, contains: "Go")
    }
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a link to a value in a bar adds it to the path`() {
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root \(path.count)")
            .toolbar { NavigationLink("Go", value: 7) }
            .navigationDestination(for: Int.self) { Text("page \($0) of \(path.count)") }
        }
      }
    }
    let host = TestHost(width: 30, height: 8) { Screen() }
    host.click(on: "Go")
    expect(host.text, contains: "page 7 of 1")
    host.press(.escape)
    expect(host.text, contains: "root 0")
  }

  @Test func `a link for which a bar has no room is in its menu`() {
    let host = TestHost(width: 24, height: 8) {
      NavigationStack {
        Text("root")
          .toolbar {
            Button("A long button") {}
            Button("Another one") {}
            NavigationLink("Go") { Text("page") }
          }
      }
    }
    expect(host.text, lacks: "Go")
    host.click(on: "…")
    host.click(on: "Go")
    expect(host.text, contains: "page")
    expect(host.text, lacks: "root")
    host.press(.escape)
    expect(host.text, contains: "root")
    expect(host.issues, [])
  }

  @Test func `a link in a sheet over a bar doesn't lead to the stack below`() {
    struct Screen: View {
      @State private var shows = false
      var body: some View {
        NavigationStack {
          Text("root")
            .toolbar {
              Button("Show") { shows = true }
                .sheet(isPresented: $shows) { NavigationLink("Go") { Text("page") } }
            }
        }
      }
    }
    let host = TestHost(width: 40, height: 12) { Screen() }
    host.click(on: "Show")
    host.click(on: "Go")
    host.press(.escape)
    expect(host.text, contains: "root")
    expect(host.text, lacks: "page")
  }

  @Test func `of stacks in each other it is that of the bar`() {
    let host = TestHost(width: 40, height: 10) {
      NavigationStack {
        VStack {
          Text("outside")
          NavigationStack { Text("inside").toolbar { NavigationLink("Go") { Text("page") } } }
        }
      }
    }
    host.click(on: "Go")
    expect(host.text, contains: "page")
    expect(host.text, contains: "outside")
    expect(host.text, lacks: "inside")
  }
}
