import Glibc
import TerminalUI

/// `Trials pipes [plain] [program …]`: shows the first line of its input; `p` prints, `e` gives the terminal to a program, `q` quits.
struct PipesApp: App {
  var body: some Scene { WindowGroup { Pipes() }.plainOutput(Trials.arguments.first == "plain") }
}

private struct Pipes: View {
  @Environment(\.exit) private var exit
  @Environment(\.handOverTerminal) private var handOver
  @State private var line = ""
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("first line: \(line)")
      Text("printed \(count)").foregroundStyle(.red)
    }
    .onAppear { if isatty(STDIN_FILENO) == 0 { line = readLine() ?? "none" } }
    .onKeyPress(phases: .down) { press in
      switch press.key {
      case "p":
        count += 1
        print("line \(count)")
      case "m": for number in 0..<20_000 { print("many \(number)") }
      case "e":
        let program = Array(Trials.arguments.drop { $0 == "plain" })
        if let first = program.first { _ = try? handOver(to: first, Array(program.dropFirst())) }
      case "q": exit()
      default: return .ignored
      }
      return .handled
    }
  }
}
