import Soak
import Testing

@testable import TerminalUI
@testable import TerminalUITesting

/// The rules of motion that the other suites have no test for.
@MainActor @Suite struct MotionRuleTests {
  // MARK: Between the ends

  @Observable final class Model {
    var number = 0
    var isOther = false
    var rows = Array(0..<12)
  }

  /// One way of moving an `o`.
  enum Way: String, CaseIterable { case frame, offset, padding, alignment, move, scroll, layout }

  private struct Scene: View {
    let way: Way
    let model: Model
    var scrolling: (ScrollViewProxy) -> Void = { _ in }

    var body: some View {
      Group {
        switch way {
        case .frame:
          HStack(spacing: 0) {
            Color.blue.frame(width: model.number, height: 1)
            Text("o")
          }
        case .offset: Text("o").offset(x: model.number)
        case .padding: Text("o").padding(.leading, model.number)
        case .alignment: Text("o").frame(width: 40, alignment: model.isOther ? .trailing : .leading)
        case .move:
          VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows, id: \.self) { Text($0 == 0 ? "o" : "r") }
          }
        case .scroll:
          ScrollViewReader { proxy in
            ScrollView {
              VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<80, id: \.self) { Text($0 == 12 ? "o" : "r").id($0) }
              }
            }
            .onAppear { scrolling(proxy) }
          }
        case .layout:
          let layout =
            model.isOther
            ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
          layout {
            ForEach(0..<8, id: \.self) { _ in Text("r") }
            Text("o")
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(arguments: Way.allCases)
  func `whatever moves is strictly between its ends on its way`(_ way: Way) {
    // Motion B1, B2
    var random = SplitMix64(seed: 7)
    let curves: [(Double) -> Animation] = [
      { .linear(duration: $0) }, { .easeInOut(duration: $0) }, { .easeOut(duration: $0) },
      { .spring(duration: $0, bounce: 0) },
    ]
    for round in 0..<12 {
      let model = Model()
      var proxy: ScrollViewProxy?
      let host = TestHost(width: 50, height: 14, motion: true) {
        Scene(way: way, model: model) { proxy = $0 }
      }
      // Where it goes over rows it is looked for along y.
      let isUpright = way == .move || way == .scroll
      func place() -> Int {
        let point = host.position(of: "o") ?? Point(x: -1, y: -1)
        return isUpright ? point.y : point.x
      }
      let duration = Double.random(in: 0.3...2, using: &random)
      let start = place()
      withAnimation(curves[round % curves.count](duration)) {
        model.isOther = true
        model.number = .random(in: 8...40, using: &random)
        model.rows.swapAt(0, .random(in: 6...11, using: &random))
        if way == .scroll { proxy?.scrollTo(.random(in: 6...11, using: &random) as Int, anchor: .top) }
      }
      host.turn()
      #expect(place() == start, "\(way)")
      let end = host.model { place() }
      #expect(abs(end - start) >= 5, "\(way): \(start) to \(end)")
      host.advance(by: .seconds(duration * .random(in: 0.3...0.5, using: &random)))
      let between = place()
      #expect(min(start, end) < between && between < max(start, end), "\(way): \(start) \(between) \(end)")
      host.advance(by: .seconds(duration * 4 + 1))
      #expect(place() == end)
      #expect(host.animations.isEmpty && host.host.timerDeadline == nil)
    }
  }

  @Test func `questions for places get those at the end`() {
    // Motion B1
    struct Probe: View {
      let model: Model
      let tap: () -> Void
      var body: some View {
        Text("o").onTapGesture(perform: tap).offset(x: model.number)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let model = Model()
    var taps = 0
    let host = TestHost(width: 30, height: 1, motion: true) { Probe(model: model) { taps += 1 } }
    withAnimation(.linear(duration: 1)) { model.number = 20 }
    host.turn()
    host.advance(by: .seconds(0.5))
    #expect((9...11).contains(host.position(of: "o")?.x ?? -1))
    #expect(host.model { host.position(of: "o")?.x } == 20)
    host.click(x: 10, y: 0)
    #expect(taps == 0)
    host.click(x: 20, y: 0)
    #expect(taps == 1)
  }

  @Test func `a scroll to a row that isn't made yet moves, and makes no rows on the way`() {
    // Motion B1
    struct Rows: View {
      let count: () -> Void
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(0..<100_000, id: \.self) { row in
                Text("row \(row)").id(row).onAppear(perform: count)
              }
            }
          }
          .onKeyPress("g") {
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(50_000, anchor: .top) }
            return .handled
          }
        }
      }
    }
    var made = 0
    let host = TestHost(width: 20, height: 10, motion: true) { Rows { made += 1 } }
    host.press("g")
    let end = host.model { host.text }
    #expect(end.contains("row 50000 ") && end.contains("row 50009 "))
    host.advance(by: .seconds(0.5))
    #expect(host.text != end)
    #expect((3...7).contains(host.position(of: "row 50000 ")?.y ?? -1), "\(host.text)")
    host.advance(by: .seconds(0.6))
    #expect(host.text == end)
    #expect(host.animations.isEmpty)
    #expect(made < 200)
  }

  // MARK: Time

  private struct Runner: View {
    var animation: Animation = .linear(duration: 1)
    var way = 100
    @State private var isFar = false

    var body: some View {
      Text("o").offset(x: isFar ? way : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onKeyPress("g") {
          withAnimation(animation) { isFar.toggle() }
          return .handled
        }
    }
  }

  @Test func `a slow first frame takes nothing of a motion`() {
    // Motion B6
    let host = TestHost(width: 110, height: 1, motion: true) { Runner() }
    host.press("g")
    // The program was busy for a while: it wakes once, late.
    host.clock.advance(by: .seconds(0.4))
    host.host.fireTimers()
    host.turn()
    #expect((0...3).contains(host.position(of: "o")?.x ?? -1))
    host.advance(by: .seconds(0.5))
    #expect((49...53).contains(host.position(of: "o")?.x ?? -1))
  }

  @Test func `time in which the process is stopped doesn't count`() {
    // Motion B6
    let host = TestHost(width: 110, height: 1, motion: true) { Runner() }
    host.press("g")
    host.advance(by: .seconds(0.3))
    let before = host.position(of: "o")?.x ?? -1
    host.host.motionEngine.stops(true)
    host.clock.advance(by: .seconds(100))
    host.host.motionEngine.stops(false)
    host.turn()
    #expect(host.position(of: "o")?.x == before)
    host.advance(by: .seconds(0.4))
    #expect((68...72).contains(host.position(of: "o")?.x ?? -1))
    host.advance(by: .seconds(0.4))
    #expect(host.position(of: "o")?.x == 100)
    #expect(host.host.timerDeadline == nil)
  }

  @Test func `the same cells come on every run`() {
    // Motion B6
    func frames() -> [String] {
      let host = TestHost(width: 60, height: 1, motion: true) { Runner(animation: .bouncy, way: 40) }
      host.press("g")
      return host.frames(for: .seconds(2))
    }
    let first = frames()
    #expect(first == frames())
    #expect(first.count > 15)
  }

  @Test func `frames are those in which cells changed`() {
    // Motion B3
    for animation in [Animation.smooth, .bouncy, .easeInOut(duration: 1), .linear(duration: 3)] {
      let host = TestHost(width: 60, height: 1, motion: true) { Runner(animation: animation, way: 10) }
      host.press("g")
      let frames = host.frames(for: .seconds(5))
      #expect(host.animationWakeCount <= frames.count + 1, "\(animation): \(frames)")
    }
  }

  @Test func `what ends unseen shares one timer`() {
    // Motion B5
    struct Many: View {
      let log: (() -> Void)?
      @State private var isFar = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("o").offset(x: isFar ? $0 + 1 : 0) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onKeyPress("g") {
          if let log {
            withAnimation(.smooth, completionCriteria: .removed) {
              isFar.toggle()
            } completion: {
              log()
            }
          } else {
            withAnimation(.smooth) { isFar.toggle() }
          }
          return .handled
        }
      }
    }
    var count = 0
    let host = TestHost(width: 30, height: 10, motion: true) { Many { count += 1 } }
    host.press("g")
    host.advance(by: .seconds(0.8))
    let before = host.animationWakeCount
    #expect(count == 0)
    host.advance(by: .seconds(10))
    #expect(count == 1)
    // Each end is awaited, at its own time.
    #expect(host.animationWakeCount - before <= 10)
    #expect(host.host.timerDeadline == nil)
    let other = TestHost(width: 30, height: 10, motion: true) { Many(log: nil) }
    other.press("g")
    other.advance(by: .seconds(0.8))
    let wakes = other.animationWakeCount
    other.advance(by: .seconds(10))
    #expect(other.animationWakeCount - wakes <= 1)
    #expect(other.animations.isEmpty && other.host.timerDeadline == nil)
  }

  @Test func `in a window without the focus there are fewer frames`() {
    // Motion B4
    let host = TestHost(width: 110, height: 1, motion: true) { Runner() }
    host.send(.focus(false))
    host.press("g")
    host.advance(by: .seconds(1.2))
    #expect((5...12).contains(host.animationWakeCount))
    #expect(host.position(of: "o")?.x == 100)
  }

  @Test func `over a slow line there are half as many frames, and none waits`() {
    // Motion B4
    let host = TestHost(width: 110, height: 1, motion: true) { Runner() }
    host.press("g")
    var writes = 0
    for step in 0..<120 {
      // The terminal takes a frame in 25 ms.
      host.terminal.wantsFrame = step % 3 == 2
      let before = host.terminal.writes.count
      host.advance(by: .seconds(1.0 / 100))
      writes += host.terminal.writes.count - before
    }
    host.terminal.wantsFrame = true
    host.turn()
    #expect(host.position(of: "o")?.x == 100)
    #expect((20...40).contains(writes), "\(writes)")
  }

  // MARK: Going on

  @Test func `a spring that is sent elsewhere goes on without a step`() {
    // Motion B7
    let listener: [AnimationListener] = []
    for animation in [Animation.smooth, .snappy, .bouncy] {
      for moment in stride(from: 0.02, to: 0.6, by: 0.037) {
        var correction = Correction<Double>()
        correction.add(10, animation, listener, at: 0, in: EnvironmentValues())
        correction.begin(at: 0)
        _ = correction.advance(to: moment)
        func shown(_ goal: Double, _ time: Double) -> Double { goal - correction.look(at: time).left }
        let (place, earlier) = (shown(10, moment), shown(10, moment - 1e-6))
        correction.add(-25, animation, listener, at: moment, in: EnvironmentValues())
        #expect(abs(shown(-15, moment) - place) < 1e-9)
        // The velocity, too.
        let later = shown(-15, moment + 1e-6)
        #expect(abs((later - place) - (place - earlier)) < 1e-6)
      }
    }
  }

  @Test func `eases add up`() {
    // Motion B7
    var correction = Correction<Double>()
    correction.add(10, .linear(duration: 1), [], at: 0, in: EnvironmentValues())
    correction.begin(at: 0)
    _ = correction.advance(to: 0.5)
    correction.add(-10, .linear(duration: 1), [], at: 0.5, in: EnvironmentValues())
    correction.begin(at: 0.5)
    // Half of the first way is left, and all of the second.
    #expect(abs(-correction.look(at: 0.5).left - 5) < 1e-9)
    #expect(abs(-correction.look(at: 0.75).left - 5) < 1e-9)
    #expect(abs(-correction.look(at: 1.25).left - 2.5) < 1e-9)
    #expect(correction.look(at: 1.6).isOver)
  }

  @Test func `completions come in the order in which motions end`() {
    // Motion B8
    struct Two: View {
      let log: (String) -> Void
      @State private var isFar = false
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("o").offset(x: isFar ? 10 : 0)
          Color.red.frame(width: isWide ? 10 : 0, height: 1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onKeyPress("g") {
          withAnimation(.linear(duration: 1)) {
            isFar = true
          } completion: {
            log("long")
          }
          withAnimation(.linear(duration: 0.5)) {
            isWide = true
          } completion: {
            log("short")
          }
          return .handled
        }
      }
    }
    var log: [String] = []
    let host = TestHost(width: 20, height: 2, motion: true) { Two { log.append($0) } }
    host.press("g")
    host.advance(by: .seconds(3))
    #expect(log == ["short", "long"])
  }

  // MARK: Leaving

  @Test func `a thousand rows that leave cost those that are seen`() {
    // Motion B10
    struct Rows: View {
      let model: Model
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows, id: \.self) { Text("row \($0)").transition(.slide) }
          }
        }
      }
    }
    let model = Model()
    model.rows = Array(0..<1_000)
    let host = TestHost(width: 20, height: 10, motion: true) { Rows(model: model) }
    withAnimation(.linear(duration: 1)) { model.rows = [] }
    host.turn()
    #expect(host.animations.count <= 11)
    host.advance(by: .seconds(0.5))
    #expect(host.text.contains("   row"))
    host.advance(by: .seconds(0.6))
    #expect(host.trimmedText == "")
    #expect(host.animations.isEmpty && host.host.timerDeadline == nil)
  }

  @Test func `opacity has three steps where colours can't be mixed, and many where they can`() {
    // Motion B11
    struct Fading: View {
      let model: Model
      var body: some View {
        Text("o").foregroundStyle(.rgb(255, 255, 255)).opacity(model.isOther ? 0 : 1)
      }
    }
    func looks(_ depth: ColorDepth) -> Int {
      let model = Model()
      let host = TestHost(
        width: 3, height: 1,
        colors: TerminalColors(depth: depth, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0)),
        motion: true
      ) { Fading(model: model) }
      withAnimation(.linear(duration: 1)) { model.isOther = true }
      host.turn()
      var seen: Set<String> = [host.styledText]
      host.onFrame = { [unowned host] in seen.insert(host.styledText) }
      host.advance(by: .seconds(1.1))
      host.onFrame = nil
      #expect(host.animations.isEmpty)
      return seen.count
    }
    #expect(looks(.ansi16) == 3)
    #expect(looks(.rgb) > 20)
  }
}
