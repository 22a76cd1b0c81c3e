import TerminalUIFoundation

/// A clock, a stopwatch and a countdown: three ways to follow the time.
@main struct TimerApp: App {
  var body: some Scene {
    WindowGroup { TimerScreen() }
  }
}

struct TimerScreen: View {
  @Environment(\.exit) private var exit

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ClockRow()
      StopwatchRow()
      CountdownRow()
      AlarmRow()
      Text("Tab and Return press buttons · q quits").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 2)
    .padding(.vertical, 1)
    .border(.role(.separator), .rounded)
    .onKeyPress("q") {
      exit()
      return .handled
    }
  }
}

/// A line with a name, a value and buttons.
struct TimeRow<Value: View, Buttons: View>: View {
  let title: String
  @ViewBuilder let value: Value
  @ViewBuilder let buttons: Buttons

  var body: some View {
    HStack {
      Text(title).bold().frame(width: 10, alignment: .leading)
      value.frame(width: 12, alignment: .leading)
      buttons
    }
  }
}
