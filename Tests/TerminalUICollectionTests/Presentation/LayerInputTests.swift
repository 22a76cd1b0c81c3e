import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

private final class Log {
  private var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension View {
  /// Presents a layer of a kind, as a menu or a popover does.
  fileprivate func layer<Content: View>(
    _ layer: Layer, _ isShown: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    part: ((Size) -> Rect)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isShown.wrappedValue ? true : nil }, set: { isShown.wrappedValue = $0 != nil })
    return modifier(
      PresentationModifier(
        item: item, identity: { $0 }, layer: layer, part: part, onDismiss: onDismiss
      ) { _ in content() })
  }
}

/// A button that opens and closes what hangs below it, and another one.
private struct Page: View {
  let log: Log
  let layer: Layer
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("open") { isOpen.toggle() }
        .layer(layer, $isOpen, onDismiss: { log.note("dismissed") }) {
          VStack(alignment: .leading, spacing: 0) {
            Button("inside") { log.note("inside") }
            Text("text").onHover { log.note("hover \($0)") }
          }
        }
      Spacer()
      Button("other") { log.note("other") }.keyboardShortcut("k")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onKeyPress("z") {
      log.note("z")
      return .handled
    }
  }
}

@Suite struct LayerInputTests {
  @Test(arguments: ["menu", "popover"])
  func `a press beside a menu takes it away, and is nothing else until the button goes up`(_ kind: String) {
    // Overlays A6
    let log = Log()
    let host = TestHost(width: 30, height: 10) {
      Page(log: log, layer: kind == "menu" ? .menu() : .popover())
    }
    host.click(on: "open")
    expect(host.text, contains: "inside")
    // Its own button: one click closes.
    host.click(on: "open")
    expect(host.text, lacks: "inside")
    expect(log.take(), ["dismissed"])
    // Another one isn't pressed, wherever the button goes up, and whatever the mouse does meanwhile.
    for end in ["other", "open"] {
      host.click(on: "open")
      let (start, end) = (host.position(of: "other")!, host.position(of: end)!)
      host.drag((start.x, start.y), (start.x + 1, start.y), (end.x, end.y))
      expect(host.text, lacks: "inside")
      expect(log.take(), ["dismissed"])
    }
    host.click(on: "other")
    expect(log.take(), ["other"])
    // Other buttons of the mouse close, too; the wheel doesn't.
    host.click(on: "open")
    host.scroll(x: 2, y: 9, dy: 1)
    expect(host.text, contains: "inside")
    host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 3, y: 9))))
    expect(host.text, lacks: "inside")
    expect(log.take(), ["dismissed"])
    expect(host.host.checkInvariants(), [])
  }

  @Test(arguments: ["sheet", "alert"]) func `a press beside a sheet does nothing`(_ kind: String) {
    // Overlays A6
    let log = Log()
    let host = TestHost(width: 30, height: 10) { Page(log: log, layer: kind == "sheet" ? .sheet : .alert) }
    host.click(on: "open")
    host.click(x: 0, y: 9)
    host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 3, y: 9))))
    expect(host.text, contains: "inside")
    expect(log.take(), [])
  }

  @Test func `a press in the menu of a row's menu is the menu's, one beside both takes both away`() {
    // Overlays A6
    struct Menus: View {
      let log: Log
      @State private var isOpen = true
      @State private var isDeep = true
      var body: some View {
        Text("page")
          .layer(.menu(), $isOpen, onDismiss: { log.note("menu") }) {
            VStack(alignment: .leading, spacing: 0) {
              Button("first") { log.note("first") }
              Button("more") {}.layer(.submenu, $isDeep, onDismiss: { log.note("submenu") }) {
                Button("deep") { log.note("deep") }
              }
            }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let log = Log()
    let host = TestHost(width: 30, height: 10) { Menus(log: log) }
    host.click(on: "first")
    host.click(on: "deep")
    expect(log.take(), ["first", "deep"])
    host.click(x: 20, y: 9)
    expect(log.take() == ["submenu", "menu"] || log.take() == ["menu", "submenu"])
    expect(host.trimmedText, "page")
  }

  @Test func `a toast takes neither keys nor focus nor the mouse beside it`() {
    // Overlays A3
    let log = Log()
    let host = TestHost(width: 30, height: 10) { Page(log: log, layer: .toast(.topTrailing)) }
    host.press(.return)
    expect(host.text, contains: "inside")
    expectNil(host.host.keyboard.scope.top)
    host.type("z")
    host.press("k", modifiers: .control)
    host.press(.tab)
    host.press(.return)
    host.click(on: "other")
    expect(log.take(), ["z", "other", "other", "other"])
    // Tab never comes by.
    for _ in 0..<4 {
      host.press(.tab)
      expectNil(host.host.focus.node?.scope.top)
    }
    // In its own cells the mouse is its own: A2.
    let place = host.position(of: "text")!
    host.hover(x: place.x, y: place.y)
    host.click(on: "inside")
    expect(log.take(), ["hover true", "hover false", "inside"])
    host.press(.escape)
    expect(host.text, contains: "inside")
  }

  @Test func `what is anchored follows its view in the same frame, and goes when that can't be seen`() {
    // Overlays A9
    struct Scrolled: View {
      let log: Log
      @State private var isOpen = true
      @State private var isPushed = false
      @State private var shift = 0
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<10, id: \.self) { Text("row \($0)") }
            Text("anchor")
              .layer(.suggestions, $isOpen, onDismiss: { log.note("dismissed") }) { Text("hangs") }
              .padding(.leading, shift)
            ForEach(10..<30, id: \.self) { Text("row \($0)") }
          }
        }
        .frame(height: 12)
        .onKeyPress("r") {
          shift += 3
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 16) { Scrolled(log: log) }
    func places() -> [Point?] { [host.position(of: "anchor"), host.position(of: "hangs")] }
    expect(places(), [Point(x: 7, y: 12), Point(x: 7, y: 13)])
    host.type("r")
    expect(places(), [Point(x: 8, y: 12), Point(x: 8, y: 13)])
    var steps = 0
    while steps < 20, let anchor = host.position(of: "anchor") {
      expect(host.position(of: "hangs"), Point(x: anchor.x, y: anchor.y + 1))
      host.scroll(x: 9, y: 3, dy: 1)
      steps += 1
    }
    expect(steps, above: 2)
    expect(places(), [nil, nil])
    expect(log.take(), ["dismissed"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `what is anchored goes when another screen covers its view`() {
    // Overlays A9
    struct Screens: View {
      @State private var path: [Int] = []
      @State private var isOpen = true
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").layer(.suggestions, $isOpen) { Text("hangs") }
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
        .onKeyPress("p") {
          path = [1]
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 8) { Screens() }
    expect(host.text, contains: "hangs")
    host.type("p")
    expect(host.text.contains("screen 1") && !host.text.contains("hangs"))
  }

  @Test func `what is anchored to a part lies at that part, and moves with it`() {
    // Overlays A9
    struct Caret: View {
      @State private var column = 2
      var body: some View {
        Text("some text").layer(
          .suggestions, .constant(true), part: { _ in Rect(x: column, y: 0, width: 1, height: 1) }
        ) { Text("^") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onKeyPress(.rightArrow) {
          column += 3
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 4) { Caret() }
    expect(host.position(of: "^"), Point(x: 2, y: 1))
    host.press(.rightArrow)
    expect(host.position(of: "^"), Point(x: 5, y: 1))
  }

  @Test func `a layer without room for all of it is laid out in what it gets`() {
    // Overlays A8
    struct Long: View {
      var body: some View {
        VStack(spacing: 0) {
          Text("anchor").layer(.menu(), .constant(true)) {
            ScrollView {
              VStack(alignment: .leading, spacing: 0) { ForEach(0..<12, id: \.self) { Text("row \($0)") } }
            }.scrollIndicators(.hidden)
          }
          Spacer()
        }
        .padding(.top, 2)
      }
    }
    let host = TestHost(width: 12, height: 10) { Long() }
    expect(host.text.contains("row 6") && !host.text.contains("row 7"))
    expect(host.text, contains: "anchor")
    // It scrolls to its end.
    host.scroll(x: 5, y: 5, dy: 20)
    expect(host.text, contains: "row 11")
    host.resize(width: 12, height: 20)
    expect(host.text.contains("row 0") && host.text.contains("row 11"))
    host.resize(width: 12, height: 8)
    host.resize(width: 1, height: 1)
    expect(host.host.checkInvariants(), [])
  }
}
