public import TerminalUICore

/// A view of a value that follows tracks of keyframes.
///
///     KeyframeAnimator(initialValue: Pose(), trigger: count) { pose in
///       Text("!").offset(x: Int(pose.x), y: Int(pose.y))
///     } keyframes: { _ in
///       KeyframeTrack(\.x) { LinearKeyframe(10.0, duration: 1) }
///       KeyframeTrack(\.y) { SpringKeyframe(2.0, duration: 0.5); SpringKeyframe(0.0, duration: 0.5) }
///     }
///
/// With a trigger it follows them once whenever the trigger changes, else as long as it exists. `content` is called for each frame. If motion is
/// reduced the value is the first one, or the last one once a trigger has changed.
/// - Source: SwiftUI `KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initial: Value
  private let trigger: AnimationTrigger?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var time = 0.0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Goes along keyframes whenever a value changes.
  public init<Trigger: Equatable>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnimationTrigger(value: trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes along keyframes as long as it is there, or once.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  private var timeline: KeyframeTimeline<Value> { KeyframeTimeline(initial, keyframes(initial)) }

  /// The view of the present value.
  public var body: some View {
    KeyframeView(time: time, timeline: timeline, content: content)
      .onArrival { if trigger == nil { go() } }
      .onChange(of: trigger) { go() }
  }

  private func go() {
    let duration = timeline.duration
    guard duration > 0, !(reducesMotion && trigger == nil) else { return }
    withTransaction(\.disablesAnimations, true) { time = 0 }
    let once = Animation.linear(duration: duration)
    withAnimation(repeats ? once.repeatForever(autoreverses: false) : once) { time = duration }
  }
}

/// Shows the value at a time of the timeline; an animation moves the time.
private struct KeyframeView<Value, Content: View>: View, Animatable {
  var time: Double
  let timeline: KeyframeTimeline<Value>
  let content: (Value) -> Content

  var animatableData: Double {
    get { time }
    set { time = newValue }
  }

  var body: some View { content(timeline.value(time: time)) }
}

extension View {
  /// Goes along keyframes whenever a value changes.
  ///
  /// - Source: SwiftUI `View.keyframeAnimator(initialValue:trigger:content:keyframes:)`.
  @inlinable public func keyframeAnimator<Value, Trigger: Equatable>(
    initialValue: Value, trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// Goes along keyframes as long as the view is there, or once.
  ///
  /// - Source: SwiftUI `View.keyframeAnimator(initialValue:repeating:content:keyframes:)`.
  @inlinable public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }
}
