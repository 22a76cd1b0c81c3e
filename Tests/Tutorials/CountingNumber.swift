import TerminalUIFoundation

struct CountingText: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(Int(value))") }
}
struct AnimatableFont: AnimatableModifier {
  var size: CGFloat
  var animatableData: CGFloat {
    get { size }
    set { size = newValue }
  }
  func body(content: Content) -> some View { content.font(.system(size: size)) }
}
struct CountingUser: View {
  @State private var value = 0.0
  var body: some View {
    CountingText(value: value)
      .modifier(AnimatableFont(size: value > 0 ? 40 : 20))
      .onTapGesture { withAnimation(.linear(duration: 2)) { value = 100 } }
      .transaction { transaction in
        if value > 50 { transaction.disablesAnimations = true }
      }
  }
}
