import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Gradients and colours in texts that go to others.
@MainActor @Suite struct BlendingTests {
  private static let colors = TerminalColors(
    depth: .rgb, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))

  private struct Stage<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0

    var body: some View {
      content(step)
        .onKeyPress("g") {
          withAnimation(animation) { step += 1 }
          return .handled
        }
    }
  }

  private func host<V: View>(
    width: Int = 12, colors: TerminalColors = colors, animation: Animation? = .linear(duration: 1),
    @ViewBuilder _ content: @escaping (Int) -> V
  ) -> TestHost {
    TestHost(width: width, height: 1, colors: colors, motion: true) {
      Stage(animation: animation, content: content)
    }
  }

  private func grounds(_ host: TestHost) -> [Color?] {
    (0..<host.screen.size.width).map { host.screen[$0, 0].style.background }
  }

  private func gradient(_ step: Int) -> LinearGradient {
    LinearGradient(
      colors: step % 2 == 0
        ? [.rgb(255, 0, 0), .rgb(0, 255, 0)] : [.rgb(0, 0, 255), .rgb(255, 255, 0)],
      startPoint: .leading, endPoint: .trailing)
  }

  private func check(_ host: TestHost, _ look: (TestHost) -> [Color?]) {
    let start = look(host)
    host.press("g")
    expect(look(host), start)
    host.advance(by: .seconds(0.5))
    let middle = look(host)
    host.advance(by: .seconds(0.6))
    let end = look(host)
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
    for place in [0, 11] {
      expect(start[place] != middle[place] && middle[place] != end[place] && start[place] != end[place])
    }
    let fresh = self.host { gradient($0 + 1) }
    if look(fresh).contains(where: { $0 != nil }) { expect(end, look(fresh)) }
    host.host.invalidateScreen()
    host.turn()
    expect(look(host), end)
  }

  @Test func `a gradient goes to another one`() {
    // Motion B3, B9
    check(host { gradient($0) }, grounds)
    check(host { Rectangle().fill(gradient($0)) }, grounds)
  }

  @Test func `a gradient that texts are painted with goes to another one`() {
    func looks(_ host: TestHost) -> [Color?] { (0..<12).map { host.screen[$0, 0].style.foreground } }
    check(host { Text("abcdefghijkl").foregroundStyle(gradient($0)) }, looks)
    check(host { step in Group { Text("abcdefghijkl") }.foregroundStyle(gradient(step)) }, looks)
  }

  @Test func `a gradient that changes on its way goes on from where it is`() {
    let host = host { gradient($0) }
    host.press("g")
    host.advance(by: .seconds(0.5))
    let middle = grounds(host)
    host.press("g")
    expect(grounds(host), middle)
    host.advance(by: .seconds(1.1))
    expect(grounds(host), grounds(self.host { gradient($0) }))
  }

  @Test func `a gradient that moves for an hour leaves no table larger`() {
    // Motion B3
    let host = host(animation: .linear(duration: 2).repeatForever()) {
      gradient($0).environment(\.maximumFrameRate, 1)
    }
    host.press("g")
    host.advance(by: .seconds(10.5))
    let before = Shading.numberedCount
    for _ in 0..<36 { host.advance(by: .seconds(100)) }
    expect(host.animations.count, 1)
    // Other tests may have gradients of their own.
    expect(Shading.numberedCount, atMost: before + 100)
  }

  @Test func `a colour in a text goes to another one, and wakes for no less than the terminal shows`() {
    // Motion B3, B9
    func wakes(_ depth: ColorDepth) -> (count: Int, middle: Color?) {
      let host = host(
        colors: TerminalColors(depth: depth, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))
      ) { step in
        Text("on ") + Text("air").foregroundStyle(step == 0 ? .rgb(255, 0, 0) : .rgb(0, 0, 255))
      }
      expect(host.text.hasPrefix("on air") || host.text.contains("on air"))
      let place = host.position(of: "air") ?? .zero
      let start = host.screen[place.x, 0].style.foreground
      host.press("g")
      expect(host.screen[place.x, 0].style.foreground, start)
      host.advance(by: .seconds(0.5))
      let middle = host.screen[place.x, 0].style.foreground
      host.advance(by: .seconds(0.6))
      let end = host.screen[place.x, 0].style.foreground
      expect(start, not: end)
      if depth == .rgb { expect(middle != start && middle != end) }
      expectEmpty(host.animations)
      return (host.animationWakeCount, middle)
    }
    let (few, many) = (wakes(.ansi16), wakes(.rgb))
    expect(few.count, below: many.count)
    expect(many.count, atMost: 61)
  }

  @Test func `a text whose letters change changes at once`() {
    // Motion B9
    let host = host { Text($0 == 0 ? "abc" : "abd").foregroundStyle($0 == 0 ? .red : .blue) }
    host.press("g")
    expect(host.text, contains: "abd")
  }
}
