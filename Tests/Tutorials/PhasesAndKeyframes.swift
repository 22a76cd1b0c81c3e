import TerminalUIFoundation

struct Bounce {
  var scale = 1.0
  var angle = Angle.zero
  var offsetY = 0.0
}
struct PhasesAndKeyframes: View {
  enum Step: CaseIterable { case start, middle, end }
  @State private var trigger = 0
  var body: some View {
    VStack(spacing: 40) {
      Text("Phases")
        .phaseAnimator(Step.allCases, trigger: trigger) { content, step in
          content
            .opacity(step == .middle ? 0.3 : 1)
            .offset(y: step == .end ? -20 : 0)
        } animation: { step in
          switch step {
          case .start: .smooth
          case .middle: .easeInOut(duration: 0.3)
          case .end: .snappy(extraBounce: 0.2)
          }
        }
      Text("Keyframes")
        .keyframeAnimator(initialValue: Bounce(), trigger: trigger) { content, value in
          content
            .scaleEffect(value.scale)
            .rotationEffect(value.angle)
            .offset(y: value.offsetY)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            CubicKeyframe(1.4, duration: 0.2)
            SpringKeyframe(1.0, duration: 0.5, spring: .bouncy)
          }
          KeyframeTrack(\.offsetY) {
            LinearKeyframe(-30, duration: 0.2, timingCurve: .easeOut)
            MoveKeyframe(0)
          }
        }
      Button("Go") { trigger += 1 }
    }
  }
}
