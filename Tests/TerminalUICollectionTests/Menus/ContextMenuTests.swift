import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

@Suite struct ContextMenuTests {
  private struct Screen: View {
    @State private var chosen = ""
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("chosen \(chosen)")
        Button("Thing") { chosen = "pressed" }
          .contextMenu {
            Button("Open") { chosen = "open" }
            Button("Close") { chosen = "close" }
          }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host() -> TestHost { TestHost(width: 24, height: 8) { Screen() } }

  private func rightClick(_ host: TestHost, x: Int, y: Int) {
    host.send(.mouse(MouseEvent(.down(.right), at: Point(x: x, y: y))))
    host.send(.mouse(MouseEvent(.up(.right), at: Point(x: x, y: y))))
  }

  @Test func `the other button opens it at the mouse`() {
    let host = host()
    rightClick(host, x: 4, y: 1)
    expect(host.position(of: "╭"), Point(x: 4, y: 2))
    host.click(on: "Close")
    expect(host.text.hasPrefix("chosen close"))
  }

  @Test func `the other button held, and let go over a row, chooses it`() {
    let host = host()
    host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 4, y: 1))))
    host.send(.mouse(MouseEvent(.drag(.right), at: Point(x: 6, y: 3))))
    host.send(.mouse(MouseEvent(.up(.right), at: Point(x: 6, y: 3))))
    expect(host.text.hasPrefix("chosen open"))
  }

  @Test(arguments: [
    (KeyEquivalent.f10, EventModifiers.shift), (KeyEquivalent.menu, EventModifiers()), (.space, .control),
    (.f22, EventModifiers()),
  ])
  func `keys open it where the focus is`(key: KeyEquivalent, modifiers: EventModifiers) {
    let host = host()
    host.press(key, modifiers: modifiers)
    expect(host.focusedElement?.label, "Open")
    host.press(.return)
    expect(host.text.hasPrefix("chosen open"))
    expect(host.find(.button, "Thing").isFocused)
  }

  @Test func `what terminals send for Ctrl-Space opens it`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed([0], into: &events)
    let host = host()
    for event in events { host.send(event) }
    expect(host.text, contains: "Open")
  }

  // Overlays A6.
  @Test func `a press beside closes it, of either button`() {
    let host = host()
    rightClick(host, x: 4, y: 1)
    host.click(x: 3, y: 1)
    expect(host.text, lacks: "Open")
    expect(host.text.hasPrefix("chosen  "))
    rightClick(host, x: 4, y: 1)
    rightClick(host, x: 20, y: 7)
    expect(host.text, lacks: "Open")
  }

  @Test func `in a list the keys open that of the selected row, below it`() {
    struct Rows: View {
      @State private var selection: Int? = 1
      @State private var chosen = ""
      var body: some View {
        List(0..<4, id: \.self, selection: $selection) { row in
          Text("row \(row) \(chosen)").contextMenu { Button("Mark \(row)") { chosen = "m\(row)" } }
        }
      }
    }
    let host = TestHost(width: 24, height: 8) { Rows() }
    host.press(.downArrow)
    host.press(.space, modifiers: .control)
    expect(host.text, contains: "Mark 2")
    expect((host.position(of: "╭")?.y ?? 0), 3)
    host.press(.return)
    expect(host.text, contains: "row 0 m2")
  }

  @Test func `one without rows is none`() {
    let host = TestHost(width: 24, height: 8) { Button("a") {}.contextMenu { EmptyView() } }
    host.press(.space, modifiers: .control)
    expect(host.accessibleLayers, 0)
  }

  // Overlays A9.
  @Test func `what it is for leaves, and it goes along`() {
    struct Leaving: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Button("a") {}.contextMenu { Button("gone") { isThere = false } } }
          Text("rest")
        }
      }
    }
    let host = TestHost(width: 24, height: 8) { Leaving() }
    host.press(.menu)
    host.press(.return)
    expect(host.text, lacks: "gone")
    expect(host.host.checkInvariants(), [])
  }
}

extension TestHost {
  fileprivate var accessibleLayers: Int { elements(.dialog).count }
}
