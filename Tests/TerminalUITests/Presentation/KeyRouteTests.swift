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
  private static let layer = [
    "shortcuts of the layer", "closing of Layer", "who hears what nobody used", "movement of the focus",
  ]

  @Test func `with no focus the handlers of keys are asked, the innermost first`() {
    let host = TestHost(width: 20, height: 4) {
      VStack { Text("a").onKeyPress("a") { .handled }.navigationTitle("inner") }.onKeyPress("b") { .handled }
    }
    #expect(Self.route(host) == ["who hears every event", "onKeyPress", "onKeyPress"] + Self.base)
  }

  @Test func `in a field the field is asked first, and hears what nobody wanted`() {
    let host = TestHost(width: 20, height: 4) {
      TextField("name", text: .constant("")).onKeyPress("x") { .handled }
    }
    #expect(
      Self.route(host) == ["who hears every event", "TextField", "onKeyPress", "TextField, unclaimed"]
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
    #expect(
      Self.route(host)
        == ["who hears every event", "List", "Screen 1", "List, unclaimed"] + Self.base)
  }

  @Test func `under a modal the way ends at its layer`() {
    let host = TestHost(width: 30, height: 9) {
      Button("below") {}.onKeyPress("x") { .handled }.sheet(isPresented: .constant(true)) { Button("in") {} }
    }
    #expect(
      Self.route(host) == ["who hears every event", "press", "focusable, unclaimed"] + Self.layer)
  }

  @Test func `under a menu over a sheet the way ends at the menu`() {
    let menu = Layer(.anchored, closing: [.escape, .pressBeside])
    let host = TestHost(width: 30, height: 9) {
      Text("below").sheet(isPresented: .constant(true)) {
        Button("in sheet") {}
          .modifier(
            PresentationModifier(
              item: .constant(true), identity: { $0 }, layer: menu, onDismiss: nil
            ) { _ in Text("menu").onKeyPress("m") { .handled } })
      }
    }
    #expect(host.text.contains("menu"))
    #expect(Self.route(host) == ["who hears every event", "onKeyPress"] + Self.layer)
  }

  @Test func `below what is not modal shortcuts are alive`() {
    let note = Layer(.anchored, isModal: false)
    let host = TestHost(width: 30, height: 9) {
      Button("below") {}
        .modifier(
          PresentationModifier(
            item: .constant(true), identity: { $0 }, layer: note, onDismiss: nil
          ) { _ in Button("note") {} })
    }
    #expect(
      Self.route(host)
        == [
          "who hears every event", "press", "focusable, unclaimed", "shortcuts of the layer",
          "closing of Layer",
          "shortcuts of the base", "who hears what nobody used", "movement of the focus",
        ])
    // A click on what is below gives it the keyboard.
    host.click(on: "below")
    #expect(Self.route(host) == ["who hears every event", "press", "focusable, unclaimed"] + Self.base)
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
    #expect(host.host.send(KeyPress(key: "z", characters: "z")) == .ignored)
    #expect(log.lines == ["inner", "outer"])
  }
}

@Suite struct LayerPlacementTests {
  private static let screen = Size(width: 20, height: 10)

  @Test(arguments: [
    // Below, above where there is no room below, further left where there is none at the right.
    (Rect(x: 2, y: 1, width: 5, height: 1), Point(x: 2, y: 2)),
    (Rect(x: 2, y: 8, width: 5, height: 1), Point(x: 2, y: 5)),
    (Rect(x: 18, y: 1, width: 2, height: 1), Point(x: 14, y: 2)),
    (Rect(x: -3, y: -4, width: 2, height: 1), Point(x: 0, y: 0)),
    (Rect(x: 30, y: 30, width: 2, height: 1), Point(x: 14, y: 7)),
  ])
  func `what is anchored lies on the screen, below its anchor where there is room`(anchor: Rect, place: Point)
  {
    let size = Size(width: 6, height: 3)
    #expect(LayerPlacement.anchored.origin(for: size, in: Self.screen, anchor: anchor) == place)
  }

  @Test func `no size makes a layer begin outside of the screen`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<1_000 {
      let screen = Size(
        width: Int.random(in: 0...30, using: &random), height: Int.random(in: 0...30, using: &random))
      let content = Size(
        width: Int.random(in: 0...60, using: &random), height: Int.random(in: 0...60, using: &random))
      let anchor = Rect(
        x: Int.random(in: -50...50, using: &random), y: Int.random(in: -50...50, using: &random), width: 3,
        height: 1)
      for placement in [LayerPlacement.filling, .centred, .anchored] {
        let size = placement.size(for: content, in: screen)
        let origin = placement.origin(for: size, in: screen, anchor: anchor)
        #expect(Rect(origin: .zero, size: screen).contains(Rect(origin: origin, size: size)) || size.isEmpty)
      }
    }
  }
}
