import Expectations
import Testing
import TerminalUI
@testable import TerminalUICore
import TerminalUITesting

/// The way of a key, as it prints.
@Suite struct KeyRouteTests {
  private static func route(_ host: TestHost) -> [String] {
    host.host.keyRoute.description.split(separator: "\n").map(String.init)
  }

  private static let base = ["shortcuts of the base", "who hears what nobody used", "movement of the focus"]
  private static func layer(_ name: String) -> [String] {
    [
      "shortcuts of the layer", "closing of \(name)", "who hears what nobody used", "movement of the focus",
    ]
  }

  @Test func `with no focus the handlers of keys are asked, the innermost first`() {
    let host = TestHost(width: 20, height: 4) {
      VStack { Text("a").onKeyPress("a") { .handled }.navigationTitle("inner") }.onKeyPress("b") { .handled }
    }
    expect(Self.route(host), ["who hears every event", "onKeyPress", "onKeyPress"] + Self.base)
  }

  @Test func `in a field the field is asked first, and hears what nobody wanted`() {
    let host = TestHost(width: 20, height: 4) {
      TextField("name", text: .constant("")).onKeyPress("x") { .handled }
    }
    expect(
      Self.route(host),
      ["who hears every event", "TextField", "onKeyPress", "TextField, after all views"]
        + Self.base
    )
  }

  @Test func `in a list on a pushed screen the list comes before the screen`() {
    struct Page: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            List(["a", "b"], id: \.self) { Text($0) }
          }
        }
      }
    }
    let host = TestHost(width: 20, height: 6) { Page() }
    expect(
      Self.route(host),
      ["who hears every event", "List", "Screen 1", "List, after all views"] + Self.base)
  }

  @Test func `under a modal the way ends at its layer`() {
    let host = TestHost(width: 30, height: 9) {
      Button("below") {}.onKeyPress("x") { .handled }.sheet(isPresented: .constant(true)) { Button("in") {} }
    }
    expect(
      Self.route(host),
      ["who hears every event", "press", "scrolling", "focusable, after all views"] + Self.layer("sheet"))
  }

  @Test func `under a menu over a sheet the way ends at the menu`() {
    let menu = Layer("menu", .beside(.bottom), closing: [.escape, .pressBeside])
    let host = TestHost(width: 30, height: 9) {
      Text("below").sheet(isPresented: .constant(true)) {
        Button("in sheet") {}
          .modifier(
            PresentationModifier(
              item: .constant(true), identity: { $0 }, layer: menu, onDismiss: nil
            ) { _ in Text("menu").onKeyPress("m") { .handled } })
      }
    }
    expect(host.text, contains: "menu")
    expect(Self.route(host), ["who hears every event", "onKeyPress"] + Self.layer("menu"))
  }

  @Test func `below what is not modal shortcuts are alive`() {
    let note = Layer("note", .beside(.bottom), isModal: false)
    let host = TestHost(width: 30, height: 9) {
      Button("below") {}
        .modifier(
          PresentationModifier(
            item: .constant(true), identity: { $0 }, layer: note, onDismiss: nil
          ) { _ in Button("note") {} })
    }
    expect(
      Self.route(host),
      [
        "who hears every event", "press", "focusable, after all views", "shortcuts of the layer",
        "closing of note",
        "shortcuts of the base", "who hears what nobody used", "movement of the focus",
      ])
    // A click on what is below gives it the keyboard.
    host.click(on: "below")
    expect(Self.route(host), ["who hears every event", "press", "focusable, after all views"] + Self.base)
  }

  @Test func `it prints what each station does with which keys`() {
    let host = TestHost(width: 30, height: 9) {
      Text("below").sheet(isPresented: .constant(true)) { Slider(value: .constant(2), in: 0...9) }
    }
    let lines = host.host.keyRoute.keys.split(separator: "\n").map(String.init)
    expect(
      lines.filter { !$0.hasPrefix("scrolling") },
      [
        "adjust: left, -: Less", "adjust: right, +: More", "adjust: home: Least", "adjust: end: Greatest",
        "closing of sheet: escape: Close",
      ])
  }

  @Test func `a key that nobody takes passes every station once`() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = TestHost(width: 20, height: 4) {
      Button("b") {}
        .onKeyPress { _ in
          log.lines.append("inner"); return .ignored
        }
        .onKeyPress { _ in
          log.lines.append("outer"); return .ignored
        }
    }
    expect(host.host.send(KeyPress(key: "z", characters: "z")), .ignored)
    expect(log.lines, ["inner", "outer"])
  }
}
