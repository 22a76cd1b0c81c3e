import Glibc
import TerminalUI

/// `Trials matrix <fault> <moment>`: the subject of the fault matrix.
///
/// At the moment `start` the fault happens before the first frame, else with `!`; at `frame` and `blocked` all cells change all the time.
struct MatrixApp: App {
  var body: some Scene { WindowGroup { Matrix() } }
}

private struct Matrix: View {
  @Environment(\.exit) private var exit
  @Environment(\.handOverTerminal) private var handOver
  @State private var frame = 0
  @State private var keys = 0

  private var fault: String { Trials.arguments.first ?? "" }
  private var moment: String { Trials.arguments.dropFirst().first ?? "" }

  var body: some View {
    if moment == "start" { happen() }
    return VStack(alignment: .leading, spacing: 0) {
      Text("ready \(keys)")
      GeometryReader { geometry in
        Text(Self.rows(moment == "idle" || moment == "start" ? 0 : frame, geometry.size))
      }
    }
    .onAppear {
      guard moment == "frame" || moment == "blocked" else { return }
      Task {
        while true {
          frame += 1
          try? await Task.sleep(for: .milliseconds(5))
        }
      }
    }
    .onKeyPress("!") {
      happen(); return .handled
    }
    .onKeyPress("x") {
      keys += 1; return .handled
    }
    .onKeyPress("q") {
      exit(); return .handled
    }
  }

  private func happen() {
    switch fault {
    case "exit": Glibc.exit(3)
    case "child": _ = try? handOver(to: "sh", ["-c", "echo in the child"])
    case "print": print("stray print")
    default: Fault(rawValue: fault)?.happen(exit: exit)
    }
  }

  private static func rows(_ frame: Int, _ size: Size) -> String {
    let digits = (0..<10).map { "\(($0 + frame) % 10)" }.joined()
    let row = String(repeating: digits, count: size.width / 10 + 1).prefix(size.width)
    return Array(repeating: row, count: max(size.height, 0)).joined(separator: "\n")
  }
}
