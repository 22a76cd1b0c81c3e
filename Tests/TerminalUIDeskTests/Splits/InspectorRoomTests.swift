import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// When an inspector stands beside its view, and when it is a sheet.
@Suite struct InspectorRoomTests {
  private struct Beside: View {
    @State private var isShown = true
    var body: some View {
      NavigationSplitView {
        List(1...3, id: \.self) { Text("folder \($0)") }
      } detail: {
        Text("main").inspector(isPresented: $isShown) { Text("details") }
      }
    }
  }

  @Test func `beside a sidebar in 80 columns it stands beside its view from the start`() {
    let host = TestHost(width: 80, height: 24) { Beside() }
    expectEmpty(host.layers)
    expect(host.text.contains("folder 1") && host.text.contains("main") && host.text.contains("details"))
    expect(host.issues, [])
  }

  private struct Details: View {
    @State var isShown = true
    var least: Int?
    var written: (Bool) -> Void = { _ in }
    var body: some View {
      VStack {
        Text("main")
        Button("toggle") { isShown.toggle() }
      }
      .inspector(
        isPresented: Binding(
          get: { isShown },
          set: {
            isShown = $0
            written($0)
          })
      ) {
        if let least {
          Text("details").inspectorColumnWidth(min: least, ideal: least + 4)
        } else {
          Text("details")
        }
      }
    }
  }

  @Test(arguments: [(33, nil), (27, 10), (57, 40)] as [(Int, Int?)])
  func `it stands beside its view where both have the room they need`(_ width: Int, _ least: Int?) {
    let host = TestHost(width: width, height: 12) { Details(least: least) }
    expect(host.layers.isEmpty && host.text.contains("details"), "\(host.text)")
    expect(host.text, contains: "main")
    let narrow = TestHost(width: width - 1, height: 12) { Details(isShown: false, least: least) }
    narrow.click(on: "toggle")
    expect(narrow.layers.map(\.kind), ["sheet"], "\(narrow.text)")
  }

  @Test func `it opens as a sheet in one turn`() {
    let host = TestHost(width: 20, height: 12) {
      NavigationStack { Details(isShown: false, least: 10).navigationTitle("Title") }.keyHints()
    }
    host.click(on: "toggle")
    expect(host.layers.map(\.kind), ["sheet"], "\(host.text)")
    // More rounds than these would be reported, and the rest left to the next turn.
    expect(host.record.rounds, atMost: 4)
    expect(host.faults(), [])
  }

  @Test func `it never is a sheet at the start, and writes nothing`() {
    var written: [Bool] = []
    let host = TestHost(width: 30, height: 12) { Details { written.append($0) } }
    expectEmpty(host.layers, "\(host.text)")
    host.advance(by: .seconds(5))
    expect(host.layers.isEmpty && written == [])
    host.resize(width: 80, height: 12)
    expect(host.layers.isEmpty && host.text.contains("details"))
    host.resize(width: 30, height: 12)
    expect(host.layers.map(\.kind), ["sheet"])
    host.press(.escape)
    expect(host.layers.isEmpty && written == [false])
  }

  @Test func `asked for in a narrow window it is a sheet`() {
    let host = TestHost(width: 30, height: 12) { Details() }
    host.click(on: "toggle")
    expectEmpty(host.layers)
    host.click(on: "toggle")
    expect(host.layers.map(\.kind), ["sheet"])
    host.resize(width: 80, height: 12)
    expect(host.layers.isEmpty && host.text.contains("details") && host.text.contains("main"))
  }

  @Test func `its width isn't that of the column around`() {
    struct Screen: View {
      var body: some View {
        NavigationSplitView {
          Text("side").navigationSplitViewColumnWidth(10)
        } content: {
          Text("mid").inspector(isPresented: .constant(true)) {
            Text("info").inspectorColumnWidth(min: 8, ideal: 10, max: 10)
          }
        } detail: {
          GeometryReader { Text("\($0.size.width) wide") }
        }
      }
    }
    let host = TestHost(width: 120, height: 4) { Screen() }
    expect(host.text.contains("78 wide") && host.text.contains("info"), "\(host.text)")
  }

  private struct Tabs: View {
    @State private var tab = 1
    @State private var isShown = false
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", value: 1) {
          Button("toggle") { isShown.toggle() }.inspector(isPresented: $isShown) {
            Button("two") { tab = 2 }
          }
        }
        Tab("Two", value: 2) { Button("one") { tab = 1 } }
      }
    }
  }

  @Test func `in a tab that isn't shown any more it isn't a sheet`() {
    let host = TestHost(width: 30, height: 12) { Tabs() }
    host.find(.button, "toggle").press()
    expect(host.layers.map(\.kind), ["sheet"])
    host.find(.button, "two").press()
    expectEmpty(host.layers, "\(host.text)")
    host.resize(width: 80, height: 12)
    expectEmpty(host.layers)
    host.find(.button, "one").press()
    expect(host.layers.isEmpty && host.text.contains("two") && host.text.contains("toggle"), "\(host.text)")
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `back in its tab of a narrow window it is the sheet that it was`() {
    let host = TestHost(width: 30, height: 12) { Tabs() }
    host.find(.button, "toggle").press()
    host.find(.button, "two").press()
    host.find(.button, "one").press()
    expect(host.layers.map(\.kind), ["sheet"])
    host.press(.escape)
    expectEmpty(host.layers)
  }

  @Test func `a cover from its sheet stays`() {
    struct Screen: View {
      @State private var isShown = false
      @State private var isCovered = false
      var body: some View {
        Button("toggle") { isShown.toggle() }.inspector(isPresented: $isShown) {
          Button("cover") { isCovered = true }
            .fullScreenCover(isPresented: $isCovered) { Button("covered") { isCovered = false } }
        }
      }
    }
    let host = TestHost(width: 30, height: 12) { Screen() }
    host.find(.button, "toggle").press()
    host.find(.button, "cover").press()
    expect(host.layers.map(\.kind), ["sheet", "cover"])
    host.find(.button, "covered").press()
    expect(host.layers.map(\.kind), ["sheet"])
  }

  /// Shows an inspector two changes after a key.
  private struct Chain: App {
    private struct Page: View {
      @State private var first = 0
      @State private var second = 0
      @State private var isPresented = false
      var body: some View {
        List(0..<20, id: \.self) { Text("row \($0)") }
          .onKeyPress("a", name: "Go") { first += 1 }
          .onChange(of: first) { second += 1 }
          .onChange(of: second) { isPresented = true }
          .inspector(isPresented: $isPresented) { Form { Button("Do") {} } }
          .keyHints()
      }
    }

    var body: some Scene {
      WindowGroup("Chain") { Page() }.commands { CommandMenu("Go") { Button("X") {} } }
    }
  }

  // Random use of logs, seed 7
  @Test(arguments: [17, 20, 30, 60])
  func `an inspector that becomes a sheet after other changes settles in one turn`(_ width: Int) {
    let host = TestHost(width: width, height: 12, app: Chain())
    host.press("a")
    expect(host.issues == [] && host.text.contains("Do"))
    expect(!host.host.needsTurn)
  }
}
