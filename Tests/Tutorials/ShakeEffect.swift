import TerminalUIFoundation

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}
struct ShakeUser: View {
  @State private var attempts = 0
  var body: some View {
    VStack {
      Rectangle().fill(.pink).frame(width: 200, height: 100).modifier(
        Shake(animatableData: CGFloat(attempts)))
      Button("Login") { withAnimation(.default) { self.attempts += 1 } }
      Text("Skewed").projectionEffect(
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)))
    }
  }
}
