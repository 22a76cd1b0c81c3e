import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements
@testable import TerminalUITesting

/// The rules of motion that the other suites have no test for.
@MainActor @Suite struct MotionRuleTests {
  @Observable final class Model {
    var isOther = false
    var rows: [Int] = []
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
    expect((0...3), contains: host.position(of: "o")?.x ?? -1)
    host.advance(by: .seconds(0.5))
    expect((49...53), contains: host.position(of: "o")?.x ?? -1)
  }

  @Test func `time in which the process is stopped doesn't count`() {
    // Motion B6
    let host = TestHost(width: 110, height: 1, motion: true) { Runner() }
    host.press("g")
    host.advance(by: .seconds(0.3))
    let before = host.position(of: "o")?.x ?? -1
    host.host.motionEngine.setPaused(true)
    host.clock.advance(by: .seconds(100))
    host.host.motionEngine.setPaused(false)
    host.turn()
    expect(host.position(of: "o")?.x, before)
    host.advance(by: .seconds(0.4))
    expect((68...72), contains: host.position(of: "o")?.x ?? -1)
    host.advance(by: .seconds(0.4))
    expect(host.position(of: "o")?.x, 100)
    expectNil(host.host.timerDeadline)
  }

  @Test func `the same cells come on every run`() {
    // Motion B6
    func frames() -> [String] {
      let host = TestHost(width: 60, height: 1, motion: true) { Runner(animation: .bouncy, way: 40) }
      host.press("g")
      return host.frames(for: .seconds(2))
    }
    let first = frames()
    expect(first, frames())
    expect(first.count, above: 15)
  }

  @Test func `frames are those in which cells changed`() {
    // Motion B3
    for animation in [Animation.smooth, .bouncy, .easeInOut(duration: 1), .linear(duration: 3)] {
      let host = TestHost(width: 60, height: 1, motion: true) { Runner(animation: animation, way: 10) }
      host.press("g")
      let frames = host.frames(for: .seconds(5))
      expect(host.animationWakeCount, atMost: frames.count + 1, "\(animation): \(frames)")
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
    expect(count, 0)
    host.advance(by: .seconds(10))
    expect(count, 1)
    // Each end is awaited, at its own time.
    expect(host.animationWakeCount - before, atMost: 10)
    expectNil(host.host.timerDeadline)
    let other = TestHost(width: 30, height: 10, motion: true) { Many(log: nil) }
    other.press("g")
    other.advance(by: .seconds(0.8))
    let wakes = other.animationWakeCount
    other.advance(by: .seconds(10))
    expect(other.animationWakeCount - wakes, atMost: 1)
    expect(other.animations.isEmpty && other.host.timerDeadline == nil)
  }

  @Test func `in a window without the focus there are fewer frames`() {
    // Motion B4
    let host = TestHost(width: 110, height: 1, motion: true) { Runner() }
    host.send(.focus(false))
    host.press("g")
    host.advance(by: .seconds(1.2))
    expect((5...12), contains: host.animationWakeCount)
    expect(host.position(of: "o")?.x, 100)
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
    expect(host.position(of: "o")?.x, 100)
    expect((20...40), contains: writes, "\(writes)")
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
        correction.advance(to: moment)
        func shown(_ goal: Double, _ time: Double) -> Double { goal - correction.look(at: time).left }
        let (place, earlier) = (shown(10, moment), shown(10, moment - 1e-6))
        correction.add(-25, animation, listener, at: moment, in: EnvironmentValues())
        expect(abs(shown(-15, moment) - place), below: 1e-9)
        // The velocity, too.
        let later = shown(-15, moment + 1e-6)
        expect(abs((later - place) - (place - earlier)), below: 1e-6)
      }
    }
  }

  @Test func `eases add up`() {
    // Motion B7
    var correction = Correction<Double>()
    correction.add(10, .linear(duration: 1), [], at: 0, in: EnvironmentValues())
    correction.begin(at: 0)
    correction.advance(to: 0.5)
    correction.add(-10, .linear(duration: 1), [], at: 0.5, in: EnvironmentValues())
    correction.begin(at: 0.5)
    // Half of the first way is left, and all of the second.
    expect(abs(-correction.look(at: 0.5).left - 5), below: 1e-9)
    expect(abs(-correction.look(at: 0.75).left - 5), below: 1e-9)
    expect(abs(-correction.look(at: 1.25).left - 2.5), below: 1e-9)
    expect(correction.look(at: 1.6).isOver)
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
    expect(log, ["short", "long"])
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
    expect(host.animations.count, atMost: 11)
    // Not at the half, where the fourth letter goes.
    host.advance(by: .seconds(0.45))
    expect(host.text, contains: "   row")
    host.advance(by: .seconds(0.65))
    expect(host.trimmedText, "")
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
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
      expectEmpty(host.animations)
      return seen.count
    }
    expect(looks(.ansi16), 3)
    expect(looks(.rgb), above: 20)
  }
}

extension Correction {
  /// Goes on to a moment, as a frame does.
  fileprivate mutating func advance(to time: Double) {
    _ = lookAhead(to: time)
    _ = arrive()
  }
}
