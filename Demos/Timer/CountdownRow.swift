import TerminalUIFoundation

/// Ten seconds, at whose end a notification is posted.
struct CountdownRow: View {
  static let length = 10
  @State private var isRunning = false
  @State private var rest = length

  var body: some View {
    TimeRow(title: "Countdown") {
      CountdownFace(rest: $rest, isRunning: $isRunning)
    } buttons: {
      Button(isRunning ? "Stop" : "Start") {
        // The digits run up to where they run down from.
        if rest == 0 { withAnimation(.easeOut(duration: 0.4)) { rest = Self.length } }
        isRunning.toggle()
      }
    }
  }
}

/// The only view that is evaluated every second.
struct CountdownFace: View {
  @Environment(\.world) private var world
  @Binding var rest: Int
  @Binding var isRunning: Bool

  var body: some View {
    Text(rest == 1 ? "1 second" : "\(rest) seconds").contentTransition(.numericText())
      .background {
        if isRunning {
          Text("").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in tick() }
        }
      }
  }

  private func tick() {
    rest -= 1
    guard rest == 0 else { return }
    isRunning = false
    world.center.post(name: .countdownEnded, object: nil)
  }
}

/// Hears of the end of the countdown, which it doesn't know.
struct AlarmRow: View {
  @Environment(\.world) private var world
  @State private var count = 0

  var body: some View {
    TimeRow(title: "Alarm") {
      Text(count == 0 ? "none yet" : count == 1 ? "once" : "\(count) times")
        .foregroundStyle(count == 0 ? .primary : .error)
    } buttons: {
      if count > 0 { Button("Clear") { count = 0 } }
    }
    .onReceive(world.center.publisher(for: .countdownEnded)) { _ in count += 1 }
  }
}
