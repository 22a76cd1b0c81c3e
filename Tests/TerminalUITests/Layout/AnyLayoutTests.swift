import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Counts in its state.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name)\(count)") { count += 1 } }
}

private struct Folded: View {
  @State private var isWide = true
  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Counter(name: "a")
      Counter(name: "b")
    }
    .onKeyPress("l") {
      isWide.toggle()
      return .handled
    }
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " || $0 == "\n" } }
}

/// The same views in a stack and in the layout of that name.
private func same<L: Layout, Stack: View>(
  _ width: Int, _ height: Int, _ layout: L, _ stack: (AnyView) -> Stack,
  @ViewBuilder _ content: () -> some View
) -> Bool {
  let content = AnyView(content())
  return screen(width, height) { AnyLayout(layout)() { content } } == screen(width, height) { stack(content) }
}

@Suite struct AnyLayoutTests {
  @Test func `views keep their state when the layout changes`() {
    let host = TestHost(width: 13, height: 2) { Folded() }
    host.press(.space)
    host.press(.tab)
    host.press(.space)
    host.press(.space)
    expect(host.trimmedText.trimmed, "a1     b2")
    host.press("l")
    expect(host.record.bodies, ["Folded"])
    expect(host.dots, "·····a1······\n·····b2······")
    host.press(.space)
    host.press("l")
    expect(host.trimmedText.trimmed, "a1     b3")
  }

  @Test func `spacers and dividers turn with the layout`() {
    expect(
      screens(5, 3, steps: 3) { step in
        (step % 2 == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
          Text("a")
          Spacer()
          Divider()
          Text("b")
        }
      }, ["···│·\na··│b\n···│·", "··a··\n─────\n··b··", "···│·\na··│b\n···│·"])
  }

  @Test func `a layout of another type may follow`() {
    expect(
      screens(3, 3, steps: 3) { step in
        (step == 0
          ? AnyLayout(ZStackLayout(alignment: .topLeading))
          : step == 1 ? AnyLayout(VStackLayout(alignment: .trailing)) : AnyLayout(HStackLayout(spacing: 0))) {
            Text("ab"); Text("c")
          }
          .frame(width: 3, height: 3, alignment: .topLeading)
      }, ["cb·\n···\n···", "ab·\n·c·\n···", "abc\n···\n···"])
  }

  @Test func `the layouts of stacks are those of the stacks`() {
    for width in 0...12 {
      for height in 0...4 {
        expect(
          same(width, height, HStackLayout(), { HStack(content: { $0 }, $0) }) {
            Text("one two"); Spacer(); Text("three").layoutPriority(1); Divider(); Fill("x")
          })
        expect(
          same(width, height, VStackLayout(alignment: .trailing), { VStack(content: { $0 }, $0) }) {
            Text("one two"); Spacer(); Text("three").layoutPriority(1); Divider(); Fill("x")
          })
        expect(
          same(width, height, ZStackLayout(alignment: .bottom), { ZStack(content: { $0 }, $0) }) {
            Text("one two"); Text("three"); Text("a\nb")
          })
      }
    }
  }
}

extension HStack where Content == AnyView {
  fileprivate init(content: (AnyView) -> AnyView, _ view: AnyView) { self.init { content(view) } }
}
extension VStack where Content == AnyView {
  fileprivate init(content: (AnyView) -> AnyView, _ view: AnyView) {
    self.init(alignment: .trailing) { content(view) }
  }
}
extension ZStack where Content == AnyView {
  fileprivate init(content: (AnyView) -> AnyView, _ view: AnyView) {
    self.init(alignment: .bottom) { content(view) }
  }
}
