import TerminalUI

/// `Trials faults <fault> [start]`: `!` makes the fault happen; with `start` it happens before the first frame.
struct FaultsApp: App {
  var body: some Scene { WindowGroup { Faults() } }
}

private struct Faults: View {
  @Environment(\.exit) private var exit
  @State private var count = 0

  private var fault: Fault { Fault(rawValue: Trials.arguments.first ?? "") ?? .exit }

  var body: some View {
    if Trials.arguments.dropFirst().first == "start" { fault.happen(exit: exit) }
    return Text("ready \(count)")
      .onKeyPress("!") {
        fault.happen(exit: exit); return .handled
      }
      .onKeyPress("+") {
        count += 1; return .handled
      }
      .onKeyPress("q") {
        exit(); return .handled
      }
  }
}
