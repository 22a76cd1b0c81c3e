import Observation
import Expectations
import Testing
import TerminalUI
@testable import TerminalUICore
import TerminalUITesting

private final class Log {
  private var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that opens a sheet with `o`, and notes what it hears.
private struct Page: View {
  let log: Log
  @State private var isOpen = false
  @State private var count = 0
  @FocusState private var isFirst: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("focus \(isFirst)")
      Button("first") { log.note("first") }.focused($isFirst)
      Button("second") { isOpen = true }
      Button("quick") { log.note("quick") }.keyboardShortcut("k")
      Text("hover").onHover { log.note("hover \($0)") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onTapGesture { log.note("tap") }
    .onKeyPress { press in
      log.note("key \(press.key.character)")
      if press.key == "o" { isOpen = true }
      return press.key == .tab ? .ignored : .handled
    }
    .sheet(isPresented: $isOpen, onDismiss: { log.note("dismissed") }) { Editor(log: log) }
  }
}

private struct Editor: View {
  let log: Log
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("count \(count) \(isPresented)")
      Button("add") { count += 1 }
      Button("done") { dismiss() }
    }
    .onAppear { log.note("appear") }
    .onDisappear { log.note("disappear \(count)") }
  }
}

@Suite struct SheetTests {
  private static func open() -> (TestHost, Log) {
    let log = Log()
    let host = TestHost(width: 40, height: 12) { Page(log: log) }
    host.type("o")
    _ = log.take()
    return (host, log)
  }

  @Test func `a sheet lies in the middle, over what presents it, and goes with Escape`() {
    // Overlays A5
    let (host, log) = Self.open()
    expect(host.host.checkInvariants(), [])
    expect(
      host.text,
      """
      focus false                             
        first                                 
        second                                
        quick    ╭────────────────╮           
      hover      │                │           
                 │  count 0 true  │           
                 │       add      │           
                 │      done      │           
                 │                │           
                 ╰────────────────╯           
      """ + String(repeating: "\n" + String(repeating: " ", count: 40), count: 2))
    host.press(.escape)
    expect(log.take(), ["disappear 0", "dismissed"])
    expect(host.text, contains: "focus true")
    expect(host.text, lacks: "count")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `the dismiss action of a view in a sheet takes it away`() {
    let (host, log) = Self.open()
    host.press(.tab)
    host.press(.return)
    expect(log.take(), ["disappear 0", "dismissed"])
    expect(host.text, lacks: "count")
  }

  @Test func `below a sheet keys, Tab, shortcuts, clicks, hover and the wheel are dead`() {
    // Overlays A3
    let (host, log) = Self.open()
    host.type("x")
    host.press("k", modifiers: .control)
    host.click(on: "first")
    host.click(x: 39, y: 11)
    host.hover(x: 1, y: 4)
    host.scroll(x: 1, y: 1, dy: 3)
    host.paste("text")
    expect(log.take(), [])
    // Tab stays inside: two views, and around again.
    host.press(.tab)
    host.press(.tab)
    host.press(.return)
    expect(host.text, contains: "count 1")
    host.press(.tab)
    host.press(.tab)
    host.press(.return)
    expect(host.text, contains: "count 2")
    host.click(on: "add")
    expect(host.text, contains: "count 3")
    expect(log.take(), [])
  }

  @Test func `the focus goes into the sheet at once, and comes back to the view that had it`() {
    // Overlays A4
    let log = Log()
    let host = TestHost(width: 40, height: 12) { Page(log: log) }
    host.press(.tab)
    let before = host.host.focus.node
    host.press(.return)
    expect(host.text, contains: "focus false")
    expect(host.host.focus.node !== before)
    // The first view is made with the focus: it is evaluated once.
    expect(host.record.bodies.filter { $0 == "ButtonLabel" || $0 == "Editor" }.count, atMost: 2)
    host.press(.return)
    expect(host.text, contains: "count 1")
    host.press(.escape)
    expect(host.host.focus.node === before)
    host.press(.return)
    expect(host.text, contains: "count 0")
  }

  @Test func `the state that follows the focus is false below a sheet, and true again`() {
    let log = Log()
    let host = TestHost(width: 40, height: 12) { Page(log: log) }
    expect(host.text, contains: "focus true")
    host.type("o")
    expect(host.text, contains: "focus false")
    host.press(.escape)
    expect(host.text, contains: "focus true")
  }

  @Test func `a press under way ends when a sheet comes`() {
    struct Timed: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        Button("press") { log.note("pressed") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .task {
            try? await Task.sleep(for: .zero)
            isOpen = true
          }
          .onKeyPress("o") {
            isOpen = true
            return .handled
          }
          .sheet(isPresented: $isOpen) { Text("sheet") }
      }
    }
    let log = Log()
    let host = TestHost(width: 30, height: 9) { Timed(log: log) }
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 15, y: 4))))
    host.type("o")
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 15, y: 4))))
    expect(log.take(), [])
    expect(host.text, contains: "sheet")
    host.press(.escape)
    host.click(on: "press")
    expect(log.take(), ["pressed"])
  }

  @Test func `the route of a key ends in the sheet`() {
    let (host, _) = Self.open()
    expect(
      host.host.keyRoute.description,
      """
      who hears every event
      press
      scrolling
      focusable, after all views
      shortcuts of the layer
      closing of sheet
      who hears what nobody used
      movement of the focus
      """)
  }
}

@Suite struct PresentationTests {
  @Test func `a sheet shows the item, another identity makes another sheet, the same one updates it`() {
    // Overlays A7
    struct Item: Identifiable {
      var id: Int
      var title: String
    }
    struct Page: View {
      let log: Log
      @State private var item: Item?
      var body: some View {
        Text("page")
          .onKeyPress("1") {
            item = Item(id: 1, title: "one"); return .handled
          }
          .onTapGesture {}
          .sheet(item: $item, onDismiss: { log.note("dismissed") }) { shown in
            Entry(title: shown.title, log: log)
              .onKeyPress("2") {
                item = Item(id: 1, title: "uno"); return .handled
              }
              .onKeyPress("3") {
                item = Item(id: 2, title: "two"); return .handled
              }
              .onKeyPress("0") {
                item = nil; return .handled
              }
          }
      }
    }
    struct Entry: View {
      let title: String
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("\(title) \(count)") { count += 1 }
          .onAppear { log.note("appear \(title)") }
          .onDisappear { log.note("disappear \(title)") }
      }
    }
    let log = Log()
    let host = TestHost(width: 30, height: 9) { Page(log: log) }
    host.type("1")
    host.press(.return)
    expect(host.text, contains: "one 1")
    expect(log.take(), ["appear one"])
    host.type("2")
    expect(host.text, contains: "uno 1")
    expect(log.take(), [])
    host.type("3")
    expect(host.text, contains: "two 0")
    expect(log.take(), ["disappear uno", "dismissed", "appear two"])
    host.type("0")
    expect(log.take(), ["disappear two", "dismissed"])
    expect(host.text, contains: "page")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a sheet goes with the view that presents it, once`() {
    struct Page: View {
      let log: Log
      @State private var isThere = true
      @State private var isOpen = true
      var body: some View {
        VStack {
          Button("base") {}
          if isThere {
            Text("presenter")
              .sheet(isPresented: $isOpen, onDismiss: { log.note("dismissed") }) {
                Button("go") { isThere = false }.onDisappear { log.note("disappear") }
              }
          }
        }
      }
    }
    let log = Log()
    // Presented from the start.
    let host = TestHost(width: 30, height: 9) { Page(log: log) }
    expect(host.text, contains: "go")
    host.press(.return)
    expect(log.take(), ["disappear", "dismissed"])
    expect(host.text, lacks: "go")
    expect(host.host.checkInvariants(), [])
    host.press(.tab)
    expectNil(host.host.focus.node?.scope.top)
  }

  @Test func `sheets on sheets give the focus back in any order of leaving`() {
    // Overlays A4
    struct Level: View {
      let depth: Int
      @Binding var open: [Bool]
      var body: some View {
        VStack {
          Button("level \(depth)") { open[depth] = true }
          Button("other \(depth)") {}
        }
        .sheet(isPresented: $open[depth]) {
          depth < 3 ? AnyView(Level(depth: depth + 1, open: $open)) : AnyView(Text("end"))
        }
        .onKeyPress("m") {
          open[1] = false; return .handled
        }
      }
    }
    struct Page: View {
      @State private var open = [false, false, false, false]
      var body: some View { Level(depth: 0, open: $open) }
    }
    let host = TestHost(width: 40, height: 14) { Page() }
    host.press(.tab)
    host.press(.tab, modifiers: .shift)
    for depth in 1...3 {
      host.press(.return)
      expect(host.text, contains: "level \(depth)")
    }
    // The one in the middle takes those over it along.
    host.type("m")
    expect(host.text, lacks: "level 2")
    expect(host.text, lacks: "level 3")
    expect(host.text, contains: "level 1")
    expect(host.host.focus.node?.scope.top != nil)
    // What level 2 presents is still true.
    host.press(.return)
    expect(host.text, contains: "level 3")
    for _ in 0..<3 { host.press(.escape) }
    expectNil(host.host.focus.node?.scope.top)
    expect(host.host.checkInvariants(), [])
  }

  @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1], [2, 1, 3], [1, 3, 2], [3, 1, 2]])
  func `whatever goes first of three sheets of one view, the focus ends where it was`(order: [Int]) throws {
    // Overlays A4, Must-show 3
    struct Page: View {
      let model: OpenSheets
      var body: some View {
        VStack {
          Button("one") {}
          Button("two") {}
          Button("three") {}
        }
        .sheet(isPresented: shown(1)) { sheet(1) }
        .sheet(isPresented: shown(2)) { sheet(2) }
        .alert("Sure?", isPresented: shown(3)) {
          Button("a 3") {}
          Button("b 3") {}
        }
      }
      private func sheet(_ number: Int) -> some View {
        VStack {
          Button("a \(number)") {}
          Button("b \(number)") {}
        }
      }
      private func shown(_ number: Int) -> Binding<Bool> {
        Binding {
          model.open.contains(number)
        } set: {
          if !$0 { model.open.remove(number) }
        }
      }
    }
    let model = OpenSheets()
    let host = TestHost(width: 40, height: 14) { Page(model: model) }
    host.press(.tab)
    // The view with the focus in the base, and in each layer as it is covered by the next.
    var nodes = [try #require(host.host.focus.node)]
    expect(host.focusedElement?.label, "two")
    for number in 1...3 {
      model.open.insert(number)
      host.turn()
      expect(host.focusedElement?.label, "a \(number)")
      host.press(.tab)
      expect(host.focusedElement?.label, "b \(number)")
      nodes.append(try #require(host.host.focus.node))
    }
    for number in order {
      model.open.remove(number)
      host.turn()
      expect(host.host.focus.node === nodes[model.open.max() ?? 0])
      expect(host.host.checkInvariants(), [])
    }
    expect(host.focusedElement?.label == "two" && host.layers.isEmpty)
  }

  @Test func `presented and taken away in one update, a sheet was never there`() {
    // Overlays A7
    struct Page: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        Button("both") {
          isOpen = true
          isOpen = false
        }
        .sheet(isPresented: $isOpen, onDismiss: { log.note("dismissed") }) { Text("sheet") }
      }
    }
    let log = Log()
    let host = TestHost(width: 30, height: 9) { Page(log: log) }
    host.press(.return)
    expect(log.take(), [])
    expect(host.text, lacks: "sheet")
  }

  @Test func `a sheet has the environment of its presenter, but is enabled`() {
    struct Name: EnvironmentKey { static var defaultValue: String { "none" } }
    struct Inner: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.isFocused) private var isFocused
      @Environment(\.name) private var name
      var body: some View { Text("\(name) \(isEnabled) \(isFocused)") }
    }
    let host = TestHost(width: 30, height: 9) {
      Text("page")
        .sheet(isPresented: .constant(true)) { Inner() }
        .focusable()
        .disabled(true)
        .environment(\.name, "set")
    }
    expect(host.text, contains: "set true false")
  }

  @Test func `a sheet has the style of text of its presenter, and follows it`() {
    struct Page: View {
      @State private var isBold = true
      var body: some View {
        Text("page")
          .sheet(isPresented: .constant(true)) {
            Text("sheet").onKeyPress("b") {
              isBold.toggle(); return .handled
            }
          }
          .bold(isBold)
      }
    }
    let host = TestHost(width: 30, height: 9) { Page() }
    func isBold() -> Bool? {
      host.position(of: "sheet").map { host.terminal.screen[$0.x, $0.y].style.attributes.contains(.bold) }
    }
    expect(isBold(), true)
    host.type("b")
    expect(isBold(), false)
    host.type("b")
    expect(isBold(), true)
  }

  @Test func `Escape on a binding that can't be written leaves the sheet`() {
    let host = TestHost(width: 30, height: 9) {
      Text("page").sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    host.press(.escape)
    expect(host.text, contains: "sheet")
    host.resize(width: 4, height: 2)
    host.resize(width: 0, height: 0)
    host.resize(width: 30, height: 9)
    expect(host.text, contains: "sheet")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a sheet is presented from a screen that another one covers`() {
    struct Page: View {
      @State private var path: [Int] = []
      @State private var isOpen = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("root") {}
            .sheet(isPresented: $isOpen) { Button("in sheet") { path = [] } }
            .navigationDestination(for: Int.self) { _ in Button("open") { isOpen = true } }
        }
        .onKeyPress("p") {
          path = [1]; return .handled
        }
      }
    }
    let host = TestHost(width: 30, height: 9) { Page() }
    host.type("p")
    host.press(.return)
    expect(host.text, contains: "in sheet")
    host.press(.return)
    expect(host.text, contains: "in sheet")
    host.press(.escape)
    expect(host.text, lacks: "in sheet")
    expect(host.text, contains: "root")
    expect(host.host.checkInvariants(), [])
  }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private enum NameKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

/// The layers that are open.
@Observable private final class OpenSheets { var open: Set<Int> = [] }
