import TerminalUIFoundation

/// The time of day, by a timer that runs while it is shown.
struct ClockRow: View {
  @State private var isRunning = true

  var body: some View {
    TimeRow(title: "Clock") {
      // Taking the view away stops its timer: there is nothing to switch off.
      if isRunning { ClockFace() } else { Text("--:--:--") }
    } buttons: {
      Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
    }
  }
}

/// The only view that is evaluated at each tick.
struct ClockFace: View {
  @Environment(\.world) private var world
  @State private var date: Date?

  var body: some View {
    Text(timeOfDay(date ?? world.now()))
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { date = $0 }
  }

  private func timeOfDay(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + world.secondsFromGMT(date)
    let parts = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
