import Expectations
import Testing
import TerminalUI

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

/// Animations by themselves: the part of the way at a time.
@Suite struct AnimationTests {
  private func context() -> AnimationContext<Double> {
    AnimationContext(environment: EnvironmentValues())
  }

  /// The values of a motion over 10 units at times that follow each other.
  private func values(_ animation: Animation, at times: [Double]) -> [Double?] {
    var context = context()
    return times.map { animation.animate(value: 10.0, time: $0, context: &context) }
  }

  /// The last time, in sixtieths, at which a motion over some units still runs.
  private func end(_ animation: Animation, over way: Double = 1) -> Double {
    var context = context()
    var frame = 0.0
    while frame < 600, animation.animate(value: way, time: frame / 60, context: &context) != nil {
      frame += 1
    }
    return frame / 60
  }

  @Test func `a curve takes its time`() {
    expect(values(.linear(duration: 2), at: [0, 0.5, 1, 1.5, 2]), [0, 2.5, 5, 7.5, nil])
    expect(end(.easeInOut) == end(.linear) && abs(end(.linear) - 0.35) < 1 / 60.0)
  }

  @Test func `springs end when nothing more is seen`() {
    expect(abs(end(.smooth) - 0.833), below: 0.034)
    expect(abs(end(.snappy) - 0.567), below: 0.034)
    expect(abs(end(.bouncy) - 0.767), below: 0.034)
    expect(abs(end(.spring(response: 0.5, dampingFraction: 0.825)) - 0.533), below: 0.034)
    expect(abs(end(.smooth, over: 10) - 1.05), below: 0.034)
    // Less than what a spring stepped by 1/300 s takes: its error is a hundredth of the way.
    expect(abs(end(.smooth, over: 100) - 1.267), below: 0.06)
  }

  @Test func `the default is a spring of half a second without bounce`() {
    expect(Animation.default == .spring && Animation.spring == .smooth)
    expect(Animation.spring(response: 0.5, dampingFraction: 0.825), not: .spring)
  }

  @Test func `delay, speed and repetition change the time`() {
    expect(values(.linear(duration: 1).delay(1), at: [0, 1, 1.5, 2]), [0, 0, 5, nil])
    expect(values(.linear(duration: 1).speed(2), at: [0, 0.25, 0.5]), [0, 5, nil])
    expect(
      values(.linear(duration: 1).repeatCount(3, autoreverses: true), at: [0.25, 1.25, 2.25, 3]),
      [2.5, 7.5, 2.5, nil])
    expect(
      values(.linear(duration: 1).repeatCount(2, autoreverses: false), at: [0.25, 1.25, 2]),
      [2.5, 2.5, nil])
    expect(values(.linear(duration: 1).repeatForever(), at: [1_000.25, 1_001.25]), [2.5, 7.5])
    expect(values(.linear(duration: 0).repeatForever(), at: [0, 1]), [nil, nil])
    expect(values(.linear(duration: 1).speed(0), at: [5]), [0])
  }

  @Test func `what an app defines is repeated, too`() {
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        var value = value
        value.scale(by: 0.5)
        return time < 1 ? value : nil
      }
    }
    let times = stride(from: 0.0, through: 3, by: 0.25).map { $0 }
    let all = values(Animation(Steps()).repeatCount(2, autoreverses: false), at: times)
    expect(all.prefix(8).allSatisfy { $0 == 5 } && all.last == .some(nil))
    expect(Animation(Steps()), Animation(Animation(Steps())))
  }

  // B7
  @Test func `a spring goes on with the place and the velocity of a motion that it takes over`() throws {
    for previous in [Animation.smooth, .bouncy, .easeInOut(duration: 1), .smooth.delay(0)] {
      var context = context()
      let before = try #require(previous.animate(value: 10.0, time: 0.2, context: &context))
      let speed = try #require(previous.velocity(value: 10.0, time: 0.2, context: context))
      let next = Animation.snappy
      expect(next.shouldMerge(previous: previous, value: 10.0, time: 0.2, context: &context))
      let after = try #require(next.animate(value: -4.0, time: 0.2, context: &context))
      expect(abs(after - before), below: 1e-9)
      let later = try #require(next.animate(value: -4.0, time: 0.2 + 1e-6, context: &context))
      expect(abs((later - after) / 1e-6 - speed), below: 0.01)
    }
    var context = context()
    expect(!Animation.easeIn.shouldMerge(previous: .smooth, value: 10.0, time: 0.2, context: &context))
    expect(
      !Animation.interpolatingSpring.shouldMerge(previous: .smooth, value: 10.0, time: 0.2, context: &context)
    )
  }

  @Test func `a spring is logically complete after its duration, a curve at its end`() {
    var context = context()
    _ = Animation.smooth.animate(value: 10.0, time: 0.49, context: &context)
    expect(!context.isLogicallyComplete)
    _ = Animation.smooth.animate(value: 10.0, time: 0.5, context: &context)
    expect(context.isLogicallyComplete)
    var other = self.context()
    _ = Animation.linear(duration: 1).logicallyComplete(after: 0.3).animate(
      value: 10.0, time: 0.3, context: &other)
    expect(other.isLogicallyComplete)
  }

  @Test func `an animation tells its end before it runs`() {
    expect(Animation.linear(duration: 1).delay(0.5).speed(2).duration(of: 1.0), 0.75)
    expect(Animation.linear(duration: 1).repeatForever().duration(of: 1.0), .infinity)
    for animation in [Animation.smooth, .bouncy, .snappy.delay(0.25)] {
      expect(abs((animation.duration(of: 10.0) ?? 0) - end(animation, over: 10)), below: 1e-9)
    }
  }

  @Test func `a pair is animated part by part`() {
    var pair = AnimatablePair(2.0, AnimatablePair(4.0, Float(6)))
    pair.scale(by: 0.5)
    expect(pair, AnimatablePair(1.0, AnimatablePair(2.0, Float(3))))
    expect(pair.magnitudeSquared, 14)
    expect(pair - pair, .zero)
  }
}
