import TerminalUIFoundation

struct SlideFade: ViewModifier {
  let offset: CGFloat
  let opacity: Double
  func body(content: Content) -> some View {
    content.offset(x: offset).opacity(opacity)
  }
}
extension AnyTransition {
  static var slideFade: AnyTransition {
    .modifier(active: SlideFade(offset: 100, opacity: 0), identity: SlideFade(offset: 0, opacity: 1))
  }
  static let moveAndScale = AnyTransition.move(edge: .top).combined(with: .scale(scale: 0.5, anchor: .top))
}
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
  }
}
struct TransitionsZoo: View {
  @State private var isVisible = true
  var body: some View {
    VStack {
      Toggle("Visible", isOn: $isVisible.animation(.bouncy))
      if isVisible {
        Text("A").transition(.slideFade)
        Text("B").transition(.moveAndScale)
        Text("C").transition(.asymmetric(insertion: .push(from: .leading), removal: .opacity))
        Text("D").transition(Twirl())
        Text("E").transition(.opacity.animation(.easeIn(duration: 2)))
        Text("F").transition(.blurReplace)
      }
    }
  }
}
