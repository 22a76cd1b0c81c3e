import Expectations
import Testing
import TerminalUI
@testable import TerminalUICore
import TerminalUITesting

@Suite struct DefaultFocusTests {
  /// The label of the button with the focus.
  private static func focused(_ host: TestHost) -> String? {
    guard let text = host.host.focus.node?.treeDescription,
      let label = text.firstMatch(of: /Text "([a-z]+)"/)
    else { return nil }
    return String(label.1)
  }

  private enum Field: Hashable { case a, b, c }

  private struct Form: View {
    let priority: DefaultFocusEvaluationPriority
    @FocusState private var field: Field?
    @State private var hasB = true

    var body: some View {
      VStack {
        Button("start") {}
        VStack {
          Button("a") {}.focused($field, equals: .a)
          if hasB { Button("b") { hasB = false }.focused($field, equals: .b) }
          Button("c") {}.focused($field, equals: .c)
        }
        .defaultFocus($field, .c, priority: priority)
        Button("after") {}
      }
    }
  }

  @Test func `the focus begins at the default, and not at the first view`() {
    let host = TestHost(width: 20, height: 6) { Form(priority: .automatic) }
    expect(Self.focused(host), "c")
  }

  @Test
  func `a key that comes into the view goes to its nearest, and to the default if it holds for the user`() {
    for (priority, expected) in [(DefaultFocusEvaluationPriority.automatic, "a"), (.userInitiated, "c")] {
      let host = TestHost(width: 20, height: 6) { Form(priority: priority) }
      host.click(on: "start")
      host.press(.tab)
      expect(Self.focused(host), expected)
      // Inside, Tab goes from view to view.
      host.press(.tab, modifiers: .shift)
      expect(Self.focused(host), (expected == "a" ? "start" : "b"))
    }
  }

  @Test func `where the focus is lost a sibling comes before the default`() {
    // C3
    struct Page: View {
      @FocusState private var field: Field?
      @State private var hasB = true
      var body: some View {
        VStack {
          Button("a") {}.focused($field, equals: .a)
          if hasB { Button("b") { hasB = false } }
          Button("c") {}
        }
        .defaultFocus($field, .a)
      }
    }
    let host = TestHost(width: 20, height: 6) { Page() }
    host.click(on: "b")
    expect(Self.focused(host), "c")
  }

  @Test
  func `where a whole part with the focus goes, the focus goes to the default of the nearest view around`() {
    // C3
    struct Page: View {
      @FocusState private var field: Field?
      @State private var hasPart = true
      var body: some View {
        VStack {
          Button("first") {}
          VStack {
            VStack { Button("x") {} }.padding(1)
            HStack {
              Text("part")
              if hasPart { VStack { Button("gone") { hasPart = false } } }
            }
            VStack { Button("y") {} }.padding(1)
            VStack { Button("z") {}.focused($field, equals: .b) }.padding(1)
          }
          .defaultFocus($field, .b)
        }
      }
    }
    let host = TestHost(width: 20, height: 20) { Page() }
    host.click(on: "gone")
    expect(Self.focused(host), "z")
  }

  private struct Scoped: View {
    @Namespace private var part
    @Environment(\.resetFocus) private var resetFocus
    let prefers: Bool
    var body: some View {
      VStack {
        Button("reset") { resetFocus(in: part) }
        VStack {
          Button("one") {}
          Button("two") {}.prefersDefaultFocus(prefers, in: part)
        }
        .focusScope(part)
      }
    }
  }

  @Test func `a scope begins at the view that prefers the focus, and begins again when it is reset`() {
    for prefers in [true, false] {
      let host = TestHost(width: 20, height: 6) { Scoped(prefers: prefers) }
      expect(Self.focused(host), (prefers ? "two" : "reset"))
      host.click(on: "reset")
      expect(Self.focused(host), (prefers ? "two" : "one"))
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `a sheet begins at its default`() {
    struct Page: View {
      @FocusState private var field: Field?
      var body: some View {
        Button("base") {}.sheet(isPresented: .constant(true)) {
          VStack {
            Button("cancel") {}
            Button("ok") {}.focused($field, equals: .a)
          }
          .defaultFocus($field, .a)
        }
      }
    }
    let host = TestHost(width: 30, height: 10) { Page() }
    expect(Self.focused(host), "ok")
  }

  @Test func `arrows come into a section that lies ahead, although no view in it does`() {
    func start(_ isSection: Bool) -> TestHost {
      TestHost(width: 40, height: 4) {
        VStack(alignment: .leading) {
          Button("above") {}
          HStack(alignment: .top) {
            Text("").frame(width: 20)
            Button("far") {}
          }
          .modifier(Sectioned(isSection: isSection))
          Button("below") {}
        }
      }
    }
    let plain = start(false)
    plain.press(.downArrow)
    expect(Self.focused(plain), "below")
    let sectioned = start(true)
    sectioned.press(.downArrow)
    expect(Self.focused(sectioned), "far")
    sectioned.press(.downArrow)
    expect(Self.focused(sectioned), "below")
  }

  private struct Sectioned: ViewModifier {
    let isSection: Bool
    func body(content: Content) -> some View {
      if isSection { content.focusSection() } else { content }
    }
  }

  @Test func `a view whose effect is disabled looks the same with the focus`() {
    let host = TestHost(width: 20, height: 2) {
      VStack {
        Button("a") {}.focusEffectDisabled()
        Button("b") {}
      }
    }
    let before = host.terminal.screen
    expect(Self.focused(host), "a")
    expect((0..<20).allSatisfy { !before[$0, 0].style.attributes.contains(.reverse) })
    host.press(.tab)
    expect((0..<20).contains { host.terminal.screen[$0, 1].style.attributes.contains(.reverse) })
  }
}
