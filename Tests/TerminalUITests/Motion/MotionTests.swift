import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// What moves on the screen, frame by frame.
@MainActor @Suite struct MotionTests {
  /// A bar whose length a key changes.
  private struct Bar: View {
    var animation: Animation? = .smooth
    @State private var length = 0

    var body: some View {
      Color.red.frame(width: length, height: 1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onKeyPress("g") {
          withAnimation(animation) { length = 10 }
          return .handled
        }
        .onKeyPress("b") {
          withAnimation(animation) { length = 0 }
          return .handled
        }
    }
  }

  private func length(_ host: TestHost, row: Int = 0) -> Int {
    (0..<host.screen.size.width).filter { host.screen[$0, row].style.background == .red }.count
  }

  private func host<V: View>(
    width: Int = 20, height: Int = 1, colors: TerminalColors = .unknown, @ViewBuilder _ content: () -> V
  ) -> TestHost {
    TestHost(width: width, height: height, colors: colors, motion: true, content: content)
  }

  /// The lengths of the bar after each turn in some time.
  private func lengths(_ host: TestHost, for seconds: Double) -> [Int] {
    var found: [Int] = []
    let end = host.clock.now + .seconds(seconds)
    while let deadline = host.host.timerDeadline, deadline <= end {
      host.advance(by: deadline - host.clock.now)
      found.append(length(host))
    }
    host.advance(by: end - host.clock.now)
    return found
  }

  @Test func `a spring over ten cells makes ten frames, and wakes eleven times`() {
    // Motion B3, B5
    let host = host { Bar() }
    host.press("g")
    expect(length(host), 0)
    expect(host.animations.map(\.value), ["FixedFrame"])
    let found = lengths(host, for: 1.2)
    expect(found.count, atMost: 11)
    expect(Array(found.prefix(10)), Array(1...10))
    expect(host.animationWakeCount, atMost: 11)
    let before = host.animationWakeCount
    host.advance(by: .seconds(10))
    expect(host.animationWakeCount, before)
    expectEmpty(host.animations)
  }

  @Test func `the way back shows the mirrored cells`() {
    // Motion B2
    let host = host { Bar(animation: .linear(duration: 1)) }
    host.press("g")
    let there = lengths(host, for: 1.1)
    host.press("b")
    let back = lengths(host, for: 1.1)
    expect(there.last == 10 && back.last == 0)
    expect(Set(there.dropLast()).count, there.count - 1)
    let times = (there.count, back.count)
    expect(times.0, times.1)
    expect(back.map { 10 - $0 }, there)
  }

  @Test func `a motion begins at the frame that shows the change, and time decides where it is`() {
    // Motion B1, B6
    let host = host { Bar(animation: .linear(duration: 1)) }
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect((4...5), contains: length(host))
    host.advance(by: .seconds(0.5))
    expect(length(host), 10)
  }

  @Test func `a spring that is sent back keeps its place`() {
    // Motion B7
    let host = host { Bar() }
    host.press("g")
    host.advance(by: .seconds(0.2))
    let before = length(host)
    host.press("b")
    expect(length(host), before)
    // Its velocity too: it goes on before it turns.
    host.advance(by: .seconds(0.05))
    expect(length(host), atLeast: before)
    host.advance(by: .seconds(2))
    expect(length(host), 0)
  }

  @Test func `two changes before the first frame act as one`() {
    // Motion B7
    let host = host { Bar(animation: .linear(duration: 1)) }
    host.send(.key(KeyPress(key: "g")), .key(KeyPress(key: "b")))
    expect(lengths(host, for: 2).allSatisfy { $0 == 0 })
  }

  private struct Completing: View {
    let criteria: AnimationCompletionCriteria
    let log: (String) -> Void
    @State private var length = 0
    @State private var title = "a"

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: length, height: 1)
        Text(title)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .onKeyPress("g") {
        withAnimation(.smooth, completionCriteria: criteria) {
          length = 10
        } completion: {
          log("there")
        }
        return .handled
      }
      .onKeyPress("t") {
        withAnimation(.smooth, completionCriteria: criteria) {
          title += "b"
        } completion: {
          log("title")
        }
        return .handled
      }
      .onKeyPress("n") {
        withAnimation(.smooth, completionCriteria: criteria) {
        } completion: {
          log("nothing")
        }
        return .handled
      }
    }
  }

  @Test(arguments: [
    (AnimationCompletionCriteria.logicallyComplete, 0.5), (AnimationCompletionCriteria.removed, 1.05),
  ])
  func `completions come once, at their time`(_ criteria: AnimationCompletionCriteria, _ time: Double) {
    // Motion B8
    var log: [String] = []
    let host = host(height: 2) { Completing(criteria: criteria) { log.append($0) } }
    host.press("g")
    host.advance(by: .seconds(time - 0.05))
    expectEmpty(log)
    host.advance(by: .seconds(0.1))
    expect(log, ["there"])
    host.advance(by: .seconds(5))
    expect(log, ["there"])
  }

  @Test func `where nothing moves a completion comes after the frame`() {
    // Motion B8, B9
    var log: [String] = []
    let host = host(height: 2) { Completing(criteria: .removed) { log.append($0) } }
    host.press("t")
    expect(host.text, contains: "ab")
    expect(log, ["title"])
    host.press("n")
    expect(log, ["title", "nothing"])
    expect(host.animationWakeCount, 0)
  }

  private struct Inner: View {
    var disables = false
    @State private var length = 0

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: length, height: 1).animation(nil, value: length)
        Color.red.frame(width: length, height: 1).animation(.linear(duration: 1), value: length)
        Color.red.frame(width: length, height: 1).transaction { $0.animation = nil }
        Color.red.frame(width: length, height: 1)
      }
      .onKeyPress("g") {
        withTransaction(\.disablesAnimations, disables) {
          withAnimation(.linear(duration: 10)) { length = 10 }
        }
        return .handled
      }
    }
  }

  @Test func `what is nearer decides how a view moves`() {
    // Motion B8
    let host = host(height: 4) { Inner() }
    host.press("g")
    host.advance(by: .seconds(0.5))
    expect(length(host, row: 0), 10)
    expect((4...6), contains: length(host, row: 1))
    expect(length(host, row: 2), 10)
    expect((0...1), contains: length(host, row: 3))
  }

  @Test func `where animations are disabled nothing moves`() {
    // Motion B8
    let host = host(height: 4) { Inner(disables: true) }
    host.press("g")
    expect((0..<4).allSatisfy { length(host, row: $0) == 10 })
    expectNil(host.host.timerDeadline)
  }

  @Test func `with reduced motion everything is at its end, and nothing wakes`() {
    // Motion B13
    let host = TestHost(width: 20, height: 1) { Bar() }
    host.press("g")
    expect(length(host), 10)
    host.advance(by: .seconds(10))
    expect(host.animationWakeCount, 0)
  }

  private struct Fading: View {
    @State private var isBlue = false

    var body: some View {
      (isBlue ? Color.rgb(0, 0, 255) : Color.rgb(255, 0, 0))
        .onKeyPress("g") {
          withAnimation(.linear(duration: 1)) { isBlue.toggle() }
          return .handled
        }
    }
  }

  @Test func `a colour makes as many frames as the terminal has colours on its way`() {
    // Motion B3, B9
    func wakes(_ depth: ColorDepth) -> (Int, Set<Color>) {
      let host = host(
        colors: TerminalColors(depth: depth, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))
      ) { Fading() }
      host.press("g")
      var seen: Set<Color> = []
      let end = host.clock.now + .seconds(1.1)
      while let deadline = host.host.timerDeadline, deadline <= end {
        host.advance(by: deadline - host.clock.now)
        if let color = host.screen[0, 0].style.background { seen.insert(color.reduced(to: depth)) }
      }
      expect(host.screen[0, 0].style.background, .rgb(0, 0, 255))
      return (host.animationWakeCount, seen)
    }
    let (few, many) = (wakes(.ansi16), wakes(.rgb))
    expect(few.0 == few.1.count || few.0 == few.1.count + 1)
    expect(few.0, below: many.0)
    expect(many.0 <= 61 && many.1.count > 40)
  }

  private struct Moving: View {
    @State private var isOn = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("o").offset(x: isOn ? 10 : 0)
        Text("p").padding(.leading, isOn ? 10 : 0)
        Text("a").frame(width: 11, alignment: isOn ? .trailing : .leading)
        Text("s").position(x: isOn ? 10 : 0, y: 0).frame(height: 1)
        HStack(spacing: 0) {
          Color.blue.frame(width: isOn ? 10 : 0, height: 1)
          Text("f")
        }
        HStack(spacing: isOn ? 9 : 0) {
          Text("1"); Text("h")
        }
      }
      .onKeyPress("g") {
        withAnimation(.linear(duration: 1)) { isOn.toggle() }
        return .handled
      }
    }
  }

  @Test func `offset, padding, alignment, position, frame and spacing are between their ends`() {
    // Motion B1
    let host = host(height: 6) { Moving() }
    let before = host.text
    host.press("g")
    expect(host.text, before)
    host.advance(by: .seconds(0.5))
    for name in ["o", "p", "a", "s", "f", "h"] {
      expect((3...7), contains: host.position(of: name)?.x ?? -1, "\(name)\n\(host.text)")
    }
    host.advance(by: .seconds(0.6))
    for name in ["o", "p", "a", "s", "f", "h"] { expect(host.position(of: name)?.x, 10, "\(name)") }
    expectEmpty(host.animations)
    let end = host.text
    host.host.invalidateScreen()
    host.turn()
    expect(host.text, end)
  }

  private struct Rows: View {
    @State private var rows = Array(0..<8)

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows, id: \.self) { Text("r\($0)") }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .onKeyPress("g") {
        withAnimation(.linear(duration: 1)) { rows.swapAt(0, 7) }
        return .handled
      }
    }
  }

  @Test func `rows that change places move past each other`() {
    // Motion B1, B2
    let host = host(height: 8) { Rows() }
    host.press("g")
    expect(host.position(of: "r0")?.y, 0)
    host.advance(by: .seconds(0.3))
    expect(host.position(of: "r0")?.y, 2)
    expect(host.position(of: "r3")?.y, 3)
    expect(host.animations.map(\.value), ["place", "place"])
    host.advance(by: .seconds(1))
    expect(host.position(of: "r0")?.y == 7 && host.position(of: "r7")?.y == 0)
    expectEmpty(host.animations)
  }

  private struct Scrolling: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { ForEach(0..<20, id: \.self) { Text("r\($0)").id($0) } }
        }
        .onKeyPress("g") {
          withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) }
          return .handled
        }
      }
    }
  }

  @Test func `a scroll view moves to what is to be seen`() {
    // Motion B1
    let host = host(height: 12) { Scrolling() }
    host.press("g")
    expect(host.position(of: "r0 ")?.y, 0)
    host.advance(by: .seconds(0.5))
    expect((3...5), contains: host.position(of: "r8 ")?.y ?? -1)
    host.advance(by: .seconds(0.6))
    expect(host.position(of: "r8 ")?.y, 0)
  }

  private struct Switching: View {
    @State private var isHorizontal = false

    var body: some View {
      let layout =
        isHorizontal
        ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      layout {
        Text("a")
        Text("b")
        Text("c")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress("g") {
        withAnimation(.linear(duration: 1)) { isHorizontal.toggle() }
        return .handled
      }
    }
  }

  @Test func `another layout moves its views`() {
    // Motion B1
    let host = host(height: 4) { Switching() }
    host.press("g")
    expect(host.position(of: "c"), Point(x: 0, y: 2))
    host.advance(by: .seconds(0.5))
    expect(host.position(of: "c"), Point(x: 5, y: 1))
    host.advance(by: .seconds(0.6))
    expect(host.position(of: "c"), Point(x: 10, y: 0))
  }
}
