public import TerminalUICore

/// A view that goes through phases, each with a motion to it.
///
///     PhaseAnimator([false, true]) { isUp in
///       Text("!").offset(y: isUp ? -1 : 0)
///     } animation: { _ in .easeInOut(duration: 0.4) }
///
/// With a trigger it goes through them once whenever the trigger changes, and back to the first one. Without a trigger it repeats as long as the view
/// exists. The next phase comes when the motion to the present one is complete. Where motion is reduced it stays in the first.
/// - Source: SwiftUI `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnimationTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = 0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Goes through phases whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases; nothing is shown where there is none.
  ///   - trigger: The value that is compared, by `==`, when the view around is evaluated.
  ///   - content: The view in a phase.
  ///   - animation: The motion to a phase; `nil` is at once.
  public init<Phases: Sequence, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.trigger = AnimationTrigger(value: trigger)
    self.content = content
    self.animation = animation
  }

  /// Goes through phases again and again.
  ///
  /// - Parameters:
  ///   - phases: The phases; nothing is shown where there is none.
  ///   - content: The view in a phase.
  ///   - animation: The motion to a phase; `nil` is at once.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// The view in the present phase.
  public var body: some View {
    if !phases.isEmpty {
      let present = Swift.min(index, phases.count - 1)
      content(phases[present])
        // A phase without a motion lasts for a frame.
        .animation(animation(phases[present]) ?? .linear(duration: 1 / 60)) {
          $0.modifier(DrawEffectModifier(MotionClock(number: run)))
        }
        .onArrival { if trigger == nil { go(to: 1, in: run) } }
        .onChange(of: trigger) { go(to: 1, in: run) }
    }
  }

  /// Moves to a phase, and from there to the next one, unless another round has begun meanwhile.
  private func go(to next: Int, in present: Int) {
    guard !reducesMotion, phases.count > 1, present == run else { return }
    let place = next % phases.count
    let number = run + 1
    withAnimation(animation(phases[place])) {
      index = place
      run = number
    } completion: {
      if place != 0 || trigger == nil { go(to: place + 1, in: number) }
    }
  }
}

/// A value of any type that starts an animation when it changes.
struct AnimationTrigger: Equatable {
  package let value: any Equatable

  static func == (left: AnimationTrigger, right: AnimationTrigger) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return isEqual(left.value)
  }
}

/// An invisible motion, whose end starts the next phase.
nonisolated struct MotionClock: DrawEffect {
  var number: Int

  @MainActor package func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    content(&painter)
  }

  static var name: String { "clock" }
}

extension MotionClock: MovingValue {
  func numbers(in node: Node) -> MotionVector { MotionVector(Double(number)) }
  func moved(to numbers: MotionVector) -> MotionClock { self }
  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> { .zero }
}

extension View {
  /// Goes through phases whenever a value changes.
  ///
  ///     Text("saved").phaseAnimator([0, 2, 0], trigger: count) { content, columns in
  ///       content.offset(x: columns)
  ///     }
  ///
  /// - Source: SwiftUI `View.phaseAnimator(_:trigger:content:animation:)`.
  @inlinable public func phaseAnimator<Phase: Equatable, Trigger: Equatable>(
    _ phases: some Sequence<Phase>, trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }

  /// Goes through phases again and again.
  ///
  /// - Source: SwiftUI `View.phaseAnimator(_:content:animation:)`.
  @inlinable public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }
}
