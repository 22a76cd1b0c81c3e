import TerminalUIFoundation

struct TimerCountdown: View {
  @State private var timeRemaining = 100
  @Environment(\.scenePhase) var scenePhase
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("Time: \(timeRemaining)")
      .font(.largeTitle.monospacedDigit())
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.vertical, 5)
      .background(.black.opacity(0.75))
      .clipShape(.capsule)
      .onReceive(timer) { _ in
        guard scenePhase == .active else { return }
        if timeRemaining > 0 { timeRemaining -= 1 }
      }
  }
}
