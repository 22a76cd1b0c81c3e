internal import CTerminal
internal import Cells
internal import Glibc
internal import Terminal

/// Prints an app's first frame as text: where there is no terminal to show it on.
enum PlainOutput {
  /// The greatest number of updates before the frame is printed.
  ///
  /// Each update may cause another.
  private static let mostTurns = 100

  /// Prints the frame, and ends the process.
  static func print(_ app: AppSession.Made) -> Never {
    let size = PlainText.size
    let backend = HeadlessBackend(
      size: size, capabilities: TerminalCapabilities(name: "", colorDepth: .none))
    var environment = AppRun.environment
    // A picture that is printed shows everything at its end.
    environment.accessibilityReduceMotion = true
    let session = AppSession(
      app, on: backend, settings: AppRun.settings(size: size, environment),
      appearance: Appearance(colors: TerminalColors(depth: .none), user: .ofProcess), keymap: nil)
    let host = session.host
    for _ in 0..<mostTurns {
      host.turn(on: backend)
      // The work that views have begun on the main actor.
      ct_main_queue_drain()
      if !host.needsTurn, !host.hasDamage || host.exitCode != nil { break }
    }
    PlainText.write(backend.screen.trimmedText + "\n")
    session.ends(byItself: true)
    StorageStore.synchronizeAll()
    exit(0)
  }
}
