import Glibc
import TerminalUI

/// `Trials storage`: `+` counts what is stored; `t` and `h` count and send SIGTERM or SIGHUP to the program in the same action; `b` counts and
/// never returns.
struct StorageApp: App {
  var body: some Scene { WindowGroup { Stored() } }
}

private struct Stored: View {
  @Environment(\.exit) private var exit
  @AppStorage("count") private var count = 0
  @SceneStorage("place") private var place = 0

  var body: some View {
    Text("count \(count), place \(place)")
      .onKeyPress(phases: .down) { press in
        guard ["+", "t", "h", "b", "q"].contains(press.key) else { return .ignored }
        if press.key == "q" {
          exit()
          return .handled
        }
        count += 1
        place += 1
        if press.key == "t" { kill(getpid(), SIGTERM) }
        if press.key == "h" { kill(getpid(), SIGHUP) }
        while press.key == "b" { poll(nil, 0, 1000) }
        return .handled
      }
  }
}
