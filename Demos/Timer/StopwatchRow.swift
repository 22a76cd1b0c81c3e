import TerminalUIFoundation

/// A stopwatch with laps, by a task that sleeps.
struct StopwatchRow: View {
  @State private var isRunning = false
  @State private var elapsed = Duration.zero
  @State private var laps: [Duration] = []

  var body: some View {
    VStack(alignment: .leading) {
      TimeRow(title: "Stopwatch") {
        StopwatchFace(elapsed: $elapsed, isRunning: isRunning)
      } buttons: {
        Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
        if isRunning {
          Button("Lap") { laps.append(elapsed) }
        } else {
          Button("Reset") {
            // The digits run back.
            withAnimation(.easeOut(duration: 0.4)) { elapsed = .zero }
            laps = []
          }
        }
      }
      ForEach(laps.indices, id: \.self) { index in
        Text("Lap \(index + 1)  \(laps[index].tenths)").padding(.leading, 11).foregroundStyle(.secondary)
      }
    }
  }
}

/// The only view that is evaluated every tenth of a second.
struct StopwatchFace: View {
  @Environment(\.world) private var world
  @Binding var elapsed: Duration
  let isRunning: Bool

  var body: some View {
    Text(elapsed.tenths).contentTransition(.numericText())
      .background { if isRunning { Ticks(clock: world.clock, elapsed: $elapsed) } }
  }
}

/// A view that counts while it is there: its task ends with it.
private struct Ticks: View {
  let clock: any Clock<Duration>
  @Binding var elapsed: Duration

  var body: some View {
    Text("").task {
      let before = elapsed
      await clock.tick { elapsed = before + $0 }
    }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Says every tenth of a second how much time has passed, until the task is cancelled.
  fileprivate func tick(_ say: @MainActor (Duration) -> Void) async {
    let start = now
    while !Task.isCancelled {
      let passed = Int(start.duration(to: now) / .milliseconds(100))
      try? await sleep(until: start.advanced(by: .milliseconds((passed + 1) * 100)), tolerance: nil)
      if !Task.isCancelled { say(start.duration(to: now)) }
    }
  }
}

nonisolated extension Duration {
  /// Minutes, seconds and tenths: `1:02.3`.
  var tenths: String {
    let tenths = Int(self / .milliseconds(100))
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
  }
}
