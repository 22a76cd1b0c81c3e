import Glibc
import TerminalUI

/// `Trials handOver <program> [argument …]`: `e` hands the terminal to the program; `c` copies to the clipboard; `i` ignores
/// the ends of children.
struct HandOverApp: App {
  var body: some Scene {
    WindowGroup("hand-over") { HandOver() }.allowsClipboardWriting(Trials.arguments.first == "clipboard")
  }
}

private struct HandOver: View {
  @Environment(\.exit) private var exit
  @Environment(\.handOverTerminal) private var handOver
  @Environment(\.copyToClipboard) private var copy
  @State private var result = "nothing yet"
  @State private var count = 0

  var body: some View {
    Text("\(result), \(count)")
      .onKeyPress("e") {
        guard let program = Trials.arguments.first else { return .ignored }
        do throws(TerminalError) {
          result = "ended with \(try handOver(to: program, Array(Trials.arguments.dropFirst())))"
        } catch {
          result = "\(error)"
        }
        return .handled
      }
      .onKeyPress("c") {
        result = copy("copied ☃") ? "sent" : "not allowed"
        return .handled
      }
      .onKeyPress("i") {
        signal(SIGCHLD, SIG_IGN)
        count += 1
        return .handled
      }
      .onKeyPress("+") {
        count += 1; return .handled
      }
      .onKeyPress("q") {
        exit(); return .handled
      }
  }
}
