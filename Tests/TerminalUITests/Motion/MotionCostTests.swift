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

/// What motion costs: frames, wake-ups, and what a frame visits.
@MainActor @Suite struct MotionCostTests {
  private struct Bar: View {
    var way = 100
    @State private var isFar = false

    var body: some View {
      Text("o").offset(x: isFar ? way : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onKeyPress("g") {
          withAnimation(.linear(duration: 1)) { isFar.toggle() }
          return .handled
        }
    }
  }

  @Test func `no more frames a second than are allowed`() {
    // Motion B4
    func wakes(_ rate: Int) -> Int {
      let host = TestHost(width: 110, height: 1, motion: true) { Bar().environment(\.maximumFrameRate, rate) }
      host.press("g")
      host.advance(by: .seconds(1.2))
      expect(host.position(of: "o")?.x, 100)
      return host.animationWakeCount
    }
    expect(wakes(10), atMost: 11)
    expect((50...61), contains: wakes(60))
    expect(wakes(1000), atMost: 61)
    expect(wakes(-3), atMost: 2)
  }

  @Test func `a terminal that does not read gets nothing, and then where the motion is by then`() {
    // Motion B4
    let host = TestHost(width: 110, height: 1, motion: true) { Bar() }
    host.press("g")
    host.advance(by: .seconds(0.2))
    let before = host.text
    host.terminal.wantsFrame = false
    host.advance(by: .seconds(0.3))
    expect(host.text, before)
    host.terminal.wantsFrame = true
    host.turn()
    expect((47...51), contains: host.position(of: "o")?.x ?? -1)
    host.advance(by: .seconds(0.52))
    expect(host.position(of: "o")?.x, 100)
  }

  private struct Leaf: View {
    let number: Int
    @State private var isFar = false

    var body: some View {
      if number == 7 {
        Text("leaf").offset(x: isFar ? 20 : 0)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isFar.toggle() } }
      } else {
        Text("row \(number)")
      }
    }
  }

  @Test func `one that moves among many views evaluates none, and draws no more than what is in sight`() {
    // Motion B15
    let host = TestHost(width: 40, height: 20, motion: true) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<10_000, id: \.self) { Leaf(number: $0) } }
          .frame(width: 40, alignment: .leading)
      }
    }
    host.click(on: "leaf")
    var checked = 0
    host.onFrame = { [unowned host] in
      guard host.record.cellsWritten > 0 else { return }
      checked += 1
      expect(host.record.bodyCount, 0)
      expect(host.record.layouts, 0)
      // The one that moves, and what it is in.
      expect(host.record.itemsPainted, atMost: 8)
    }
    let frames = host.frames(for: .seconds(1.2))
    expect((18...21), contains: frames.count)
    expect(checked, atLeast: frames.count)
  }

  private struct Spot: View {
    let number: Int
    @State private var isOther = false

    var body: some View {
      if number == 7 {
        HStack(spacing: 2) {
          Circle().trim(from: 0, to: 0.7).stroke(.red).frame(width: 4, height: 2)
            .rotationEffect(.degrees(isOther ? 90 : 0))
          Color.blue.frame(width: 2, height: 1).scaleEffect(isOther ? 3 : 1)
          Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { isOther.toggle() } }
        }
      } else {
        Text("row \(number)")
      }
    }
  }

  @Test func `shapes that turn and grow among many views are laid out for their end, and then only drawn`() {
    // Motion B15
    let host = TestHost(width: 40, height: 20, motion: true) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<10_000, id: \.self) { Spot(number: $0) } }
          .frame(width: 40, alignment: .leading)
      }
    }
    host.click(on: "go")
    var (checked, layouts) = (0, 0)
    host.onFrame = { [unowned host] in
      guard host.record.cellsWritten > 0 else { return }
      checked += 1
      layouts += host.record.layouts
      expect(host.record.bodyCount, 0)
      expect(host.record.itemsPainted, atMost: 40)
    }
    let frames = host.frames(for: .seconds(1.2))
    expect(frames.count > 15 && checked > 15)
    // The last one says that it needs less room, or none more.
    expect(layouts, atMost: 20, "\(layouts)")
    expect(host.host.checkInvariants(), [])
  }

  private struct Million: View {
    @State private var isFar = false

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<1_000_000, id: \.self) { Text("row \($0)").padding(.leading, isFar ? 10 : 0) }
        }
      }
      .onKeyPress("g") {
        withAnimation(.linear(duration: 1)) { isFar.toggle() }
        return .handled
      }
    }
  }

  @Test func `in a list of a million rows a frame visits what is in sight`() {
    let host = TestHost(width: 40, height: 10, motion: true) { Million() }
    host.press("g")
    expect(host.animations.count, below: 200)
    while let deadline = host.host.timerDeadline {
      host.advance(by: deadline - host.clock.now)
      expect(host.record.itemsPainted, below: 100)
      expect(host.record.layouts, below: 400)
    }
    expect(host.position(of: "row 0")?.x, 10)
  }

  @Test func `what is out of sight wakes nobody`() {
    // Motion B3, B14
    struct Swing: View {
      @State private var isFar = false
      var body: some View {
        Text("o").offset(x: isFar ? 10 : 0).onAppear {
          withAnimation(.linear(duration: 1).repeatForever()) { isFar = true }
        }
      }
    }
    struct Page: View {
      @State private var isCovered = false
      var body: some View {
        Swing().frame(maxWidth: .infinity, alignment: .leading)
          .fullScreenCover(isPresented: $isCovered) { Text("cover") }
          .onKeyPress("c") {
            isCovered = true
            return .handled
          }
      }
    }
    let host = TestHost(width: 20, height: 3, motion: true) { Page() }
    host.advance(by: .seconds(3))
    expect(host.animationWakeCount, above: 20)
    host.press("c")
    host.advance(by: .seconds(1))
    let before = host.animationWakeCount
    host.advance(by: .seconds(60))
    expect(host.animationWakeCount, before)
    host.press(.escape)
    host.advance(by: .seconds(3))
    expect(host.animationWakeCount == before || !host.text.contains("cover"))
  }

  @Test func `a view that leaves takes its motion along`() {
    // Motion B8
    struct Going: View {
      let log: (String) -> Void
      @State private var isFar = false
      @State private var isThere = true
      var body: some View {
        VStack(alignment: .leading) {
          if isThere { Text("o").offset(x: isFar ? 10 : 0) } else { Text("x") }
        }
        .onKeyPress("g") {
          withAnimation(.linear(duration: 5), completionCriteria: .removed) {
            isFar = true
          } completion: {
            log("removed")
          }
          return .handled
        }
        .onKeyPress("d") {
          isThere = false
          return .handled
        }
      }
    }
    var log: [String] = []
    let host = TestHost(width: 20, height: 1, motion: true) { Going { log.append($0) } }
    host.press("g")
    host.advance(by: .seconds(1))
    host.press("d")
    expect(log, ["removed"])
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
  }

  // MARK: What a frame computes

  /// A linear motion of a second that counts what it is asked for.
  private nonisolated struct Counted: TimedAnimation {
    final class Log: Hashable, @unchecked Sendable {
      var places = 0
      var durations = 0
      static func == (lhs: Log, rhs: Log) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let log: Log

    func animate<Value: VectorArithmetic>(
      value: Value, time: Double, context: inout AnimationContext<Value>
    ) -> Value? {
      log.places += 1
      return time < 1 ? value.scaled(by: time) : nil
    }

    func duration<Value: VectorArithmetic>(of value: Value) -> Double {
      log.durations += 1
      return 1
    }

    var fixedDuration: Double? { nil }
  }

  private struct Counting: View {
    let animation: Animation
    @State private var isFar = false

    var body: some View {
      Text("o").offset(x: isFar ? 100 : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onKeyPress("g") {
          withAnimation(animation) { isFar.toggle() }
          return .handled
        }
    }
  }

  @Test func `a frame shows what was looked ahead to, and computes nothing again`() {
    // Motion B15
    let log = Counted.Log()
    let host = TestHost(width: 110, height: 1, motion: true) {
      Counting(animation: Animation(Counted(log: log)))
    }
    host.press("g")
    host.advance(by: .seconds(0.1))
    let (places, wakes) = (log.places, host.animationWakeCount)
    host.advance(by: .seconds(0.5))
    expect((28...31), contains: host.animationWakeCount - wakes)
    expect(log.places - places, host.animationWakeCount - wakes)
  }

  @Test func `a program that wakes a little late shows the frame that was due, and the next one in time`() {
    // Motion B4, B6
    let log = Counted.Log()
    let host = TestHost(width: 110, height: 1, motion: true) {
      Counting(animation: Animation(Counted(log: log)))
    }
    host.press("g")
    let start = host.clock.now
    for frame in 1...50 {
      let planned = Double(frame) / 60
      let deadline = host.host.timerDeadline ?? .zero
      expect(abs((deadline - start) / .seconds(1) - planned), below: 1e-6)
      host.clock.advance(by: deadline - host.clock.now + .milliseconds(5))
      host.host.fireTimers()
      host.turn()
      expect(host.position(of: "o")?.x, Int((planned * 100).rounded()))
    }
    expect(log.places, below: 110)
  }

  @Test func `a motion that repeats looks for its duration once for each way`() {
    // Motion B15
    let ways: [(Animation) -> Animation] = [
      { $0.repeatForever() }, { $0.repeatForever().delay(0.1).speed(2) },
      { $0.repeatCount(3).repeatForever().logicallyComplete(after: 1) },
    ]
    for way in ways {
      let log = Counted.Log()
      let host = TestHost(width: 110, height: 1, motion: true) {
        Counting(animation: way(Animation(Counted(log: log))))
      }
      host.press("g")
      host.advance(by: .seconds(1))
      let durations = log.durations
      expect((1...3), contains: durations)
      host.advance(by: .seconds(3))
      expect(log.durations, durations)
      expect(host.animationWakeCount, above: 60)
    }
  }
}
