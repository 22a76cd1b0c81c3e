import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

@Suite struct TabViewTests {
  private struct Page: View {
    @State private var count = 0
    let name: String
    var body: some View {
      VStack(spacing: 0) {
        Text("\(name) \(count)")
        Button("Add") { count += 1 }
        Button("More of \(name)") {}
      }
    }
  }

  private struct Screen: View {
    @State private var chosen = "b"
    var log: (String) -> Void = { _ in }
    var body: some View {
      TabView(selection: $chosen) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Tab("Tab \(name)", value: name) {
            Page(name: name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
          }
          .badge(name == "c" ? 3 : 0)
        }
      }
    }
  }

  private func host(width: Int = 30, height: Int = 6) -> TestHost {
    TestHost(width: width, height: height) { Screen() }
  }

  // Look 18
  @Test func `the bar is one row, and the chosen tab has the rest`() {
    let host = host()
    expect(
      host.trimmedText,
      """
       Tab a  Tab b  Tab c 3

                   b 0
                   Add
                More of b
      """)
    expect(host.elements(.tab).map(\.label), ["Tab a", "Tab b", "Tab c"])
    expect(host.elements(.tab).map(\.isSelected), [false, true, false])
    expect(host.find(.tab, "Tab c").value, "3")
  }

  @Test func `what the chosen tab shows may have the bar's row, too`() {
    let host = TestHost(width: 20, height: 3) {
      TabView {
        Tab("One") {
          NavigationStack { Button("a") {}.navigationTitle("Reader").toolbar(.hidden, for: .tabBar) }
        }
        Tab("Two") { Button("b") {} }
      }
    }
    expect(!host.text.contains("One") && host.text.contains("Reader"), "\(host.text)")
    expectEmpty(host.elements(.tab).filter(\.isInSight))
    host.press("2", modifiers: .option)
    expect(host.text, contains: " One  Two", "\(host.text)")
    host.press("1", modifiers: .option)
    expect(host.text, lacks: "One", "\(host.text)")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `Alt and a digit, and Control with the page keys, choose from anywhere`() {
    let host = host()
    host.find(.button, "Add").focus()
    host.press("3", modifiers: .option)
    expect(host.text, contains: "c 0")
    host.press(.pageDown, modifiers: .control)
    expect(host.text, contains: "a 0")
    host.press(.pageUp, modifiers: .control)
    expect(host.text, contains: "c 0")
    host.press("9", modifiers: .option)
    expect(host.text, contains: "c 0")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `in the bar arrows, Home and End choose, and the focus stays there`() {
    let host = host()
    host.find(.tab, "Tab b").focus()
    host.press(.rightArrow)
    expect(host.text.contains("c 0") && host.find(.tab, "Tab c").isFocused)
    host.press(.rightArrow)
    host.press(.home)
    expect(host.text, contains: "a 0")
    host.press(.downArrow)
    expect(host.find(.button, "Add").isFocused)
  }

  @Test func `a click chooses, and the focus goes where it was in the tab`() {
    let host = host()
    host.find(.button, "More of b").focus()
    host.press("1", modifiers: .option)
    expect(host.find(.button, "Add").isFocused)
    host.press("2", modifiers: .option)
    expect(host.find(.button, "More of b").isFocused)
    host.click(on: "Tab c")
    expect(host.text.contains("c 0") && host.find(.button, "Add").isFocused)
  }

  @Test func `a tab keeps its state, appears and disappears, and isn't made before it is chosen`() {
    var log: [String] = []
    let host = TestHost(width: 30, height: 6) { Screen { log.append($0) } }
    expect(log, ["+b"])
    host.find(.button, "Add").press()
    host.press("1", modifiers: .option)
    expect(log == ["+b", "-b", "+a"] || log == ["+b", "+a", "-b"])
    expect(host.host.record.bodies.filter { $0 == "Page" }.count, 1)
    host.press("2", modifiers: .option)
    expect(host.text, contains: "b 1")
    expect(host.host.record.bodies.filter { $0 == "Page" }, [])
    expect(Set(log) == ["+b", "-b", "+a", "-a"] && log.filter { $0 == "+b" }.count == 2)
  }

  @Test func `what has no room is in a menu, from the end, and the chosen one is always in the bar`() {
    let host = TestHost(width: 24, height: 8) {
      TabView {
        ForEach(1..<8) { number in Tab("Tab \(number)") { Text("page \(number)") } }
      }
    }
    expect(host.text.hasPrefix(" Tab 1  Tab 2  … ▾"))
    host.press("6", modifiers: .option)
    expect(host.text.hasPrefix(" Tab 1  Tab 6  … ▾"))
    host.click(on: "… ▾")
    expect(
      host.layers.last?.elements(.button).map(\.label), ["Tab 2", "Tab 3", "Tab 4", "Tab 5", "Tab 7"])
    host.click(on: "Tab 4")
    expect(host.text.contains("page 4") && host.text.hasPrefix(" Tab 1  Tab 4  … ▾"))
    host.resize(width: 60, height: 8)
    expect(host.text.hasPrefix(" Tab 1  Tab 2  Tab 3  Tab 4  Tab 5  Tab 6  Tab 7 "))
    expect(host.text, lacks: "▾")
    for width in [1, 2, 5, 9] {
      host.resize(width: width, height: 3)
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `tabItem and tag do what Tab does, and tabs come and go`() {
    let host = TestHost(width: 30, height: 5) { Changing() }
    expect(host.text, contains: "first page")
    host.find(.tab, "Two").click()
    expect(host.text, contains: "second page")
    host.find(.tab, "One").click()
    host.find(.button, "Drop").press()
    expect(host.elements(.tab).map(\.label), ["One"])
    host.find(.button, "Drop").press()
    expect(host.elements(.tab).map(\.label), ["One", "Two"])
    expect(host.host.checkInvariants(), [])
  }

  private struct Changing: View {
    @State private var chosen = 1
    @State private var hasTwo = true
    var body: some View {
      TabView(selection: $chosen) {
        VStack {
          Text("first page")
          Button("Drop") { hasTwo.toggle() }
        }
        .tabItem { Text("One") }.tag(1)
        if hasTwo {
          Text("second page").tabItem { Label("Two", systemImage: "star") }.tag(2)
        }
      }
    }
  }

  @Test func `where the chosen tab goes, a neighbour is shown`() {
    let host = TestHost(width: 30, height: 5) { Closing() }
    host.find(.tab, "Two").click()
    host.press("x")
    expect(host.elements(.tab).map(\.label), ["One", "Three"])
    expect(host.text, contains: "page 3")
  }

  private struct Closing: View {
    @State private var open = [1, 2, 3]
    var body: some View {
      TabView {
        ForEach(open, id: \.self) { number in
          Tab(["One", "Two", "Three"][number - 1]) { Text("page \(number)") }
        }
      }
      .onKeyPress("x") {
        open.removeAll { $0 == 2 }
        return .handled
      }
    }
  }

  @Test func `a disabled tab is left out by keys and clicks`() {
    let host = TestHost(width: 30, height: 4) {
      TabView {
        Tab("One") { Text("page 1") }
        Tab("Two") { Text("page 2") }.disabled(true)
        Tab("Three") { Text("page 3") }
      }
    }
    host.press(.rightArrow)
    expect(host.text, contains: "page 3")
    host.press("2", modifiers: .option)
    host.click(on: "Two")
    expect(host.text, contains: "page 3")
  }

  @Test func `a wide sidebar is a column, a narrow one a row, and the tab keeps its state`() {
    let host = TestHost(width: 70, height: 6) { Screen().tabViewStyle(.sidebarAdaptable) }
    expect(host.position(of: "Tab a"), Point(x: 1, y: 0))
    expect(host.position(of: "Tab c"), Point(x: 1, y: 2))
    host.find(.button, "Add").press()
    host.resize(width: 40, height: 6)
    expect(host.position(of: "Tab c")?.y, 0)
    expect(host.text, contains: "b 1")
    host.find(.tab, "Tab b").focus()
    host.resize(width: 70, height: 6)
    host.press(.tab, modifiers: .shift)
    expect(host.host.checkInvariants(), [])
    let below = TestHost(width: 30, height: 6) { Screen().tabViewStyle(.bottomBar) }
    expect(below.position(of: "Tab a")?.y, 5)
  }

  // The tabs must show 2: what another tab has in it costs nothing.
  @Test func `choosing a tab costs what is in it, whatever is in the others`() {
    func record(rows: Int) -> TurnRecord {
      let host = TestHost(width: 100, height: 20) {
        TabView {
          ForEach(0..<20) { number in
            Tab("T\(number)") { List(0..<(number < 2 ? 1000 : rows), id: \.self) { Text("row \($0)") } }
          }
        }
      }
      // All have been seen.
      for _ in 0..<20 { host.press(.pageDown, modifiers: .control) }
      host.press("2", modifiers: .option)
      host.press("1", modifiers: .option)
      return host.record
    }
    let (few, many) = (record(rows: 10), record(rows: 1000))
    expect(few.bodies, many.bodies)
    expect(few.layouts, many.layouts)
    expect(few.itemsPainted, many.itemsPainted)
    expect(few.cellsWritten, many.cellsWritten)
    expect(few.rowsBuilt == 0 && many.rowsBuilt == 0)
  }

  @Test func `a hidden tab's tasks end, what it receives goes on, and nothing of it is laid out`() async {
    // Issue 18, must show 2; Updates R5, L1.
    final class Log {
      var entries: [String] = []
    }
    struct Mail: View {
      let log: Log
      @State private var number = 0
      let subject: PassthroughSubject<Int, Never>
      var body: some View {
        Text("mail \(number)")
          .task {
            log.entries.append("begins")
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            for await _ in stream {}
            withExtendedLifetime(continuation) { log.entries.append("ends \(Task.isCancelled)") }
          }
          .onReceive(subject) { number = $0 }
      }
    }
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let host = TestHost(width: 20, height: 4) {
      TabView {
        Tab("Mail") { Mail(log: log, subject: subject) }
        Tab("Other") { Button("b") {} }
      }
    }
    await host.settle { log.entries == ["begins"] }
    expect(log.entries, ["begins"])
    host.press("2", modifiers: .option)
    await host.settle { log.entries.count == 2 }
    expect(log.entries, ["begins", "ends true"])
    let before = host.record.layouts
    subject.send(7)
    host.turn()
    expect(host.record.bodies == ["Mail"] && host.record.cellsWritten == 0, "\(before) \(host.record)")
    host.press("1", modifiers: .option)
    expect(host.text, contains: "mail 7")
    await host.settle { log.entries.count == 3 }
    expect(log.entries, ["begins", "ends true", "begins"])
  }

  // Look J1.
  @Test func `the cursor is at the label of the chosen tab`() {
    let host = host()
    host.find(.tab, "Tab b").focus()
    host.press(.rightArrow)
    expect(host.cursor?.position, Point(x: 15, y: 0))
  }

  @Test func `the chosen tab is bold in the tint on a raised surface, and a block with the focus`() {
    // Look 9, 18
    let known = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(10, 10, 20))
    let host = TestHost(width: 30, height: 6, colors: known) { Screen() }
    host.find(.button, "Add").focus()
    let palette = host.host.palette
    expect(host.screen[0, 0].style.background, palette.ground(.surface))
    expect(host.screen[8, 0].style.foreground, not: host.screen[1, 0].style.foreground)
    expect(host.screen[8, 0].style.attributes, contains: .bold)
    expect(host.screen[7, 0].style.background, palette.face(.chosen).background)
    host.find(.tab, "Tab b").focus()
    expect(host.screen[8, 0].style.background, palette.look(.focused).background)
  }
}
