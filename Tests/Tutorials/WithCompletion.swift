import TerminalUIFoundation

struct WithCompletion: View {
  @State private var step = 0
  var body: some View {
    VStack {
      Text("Step \(step)").id(step).transition(.opacity)
      Button("Run") {
        withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6)) {
          step += 1
        } completion: {
          step += 1
        }
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { step += 1 }
      }
    }
    .animation(.smooth(duration: 0.3), value: step)
    .animation(.spring(.bouncy)) { $0.opacity(step > 2 ? 0.5 : 1) }
  }
}
