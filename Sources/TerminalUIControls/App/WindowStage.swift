package import Terminals

/// What shows an app otherwise than in the whole terminal: a module above this one.
@MainActor package protocol WindowStage: AnyObject {
  /// Makes a stage.
  init()
  /// The terminal of the process as the app is shown on it.
  func terminal(_ input: Int32, _ output: Int32) -> PresentedTerminal
  /// What shows the app where there is no terminal.
  func plainTerminal() -> any TerminalBackend
  /// Takes a turn of the app.
  func turn(of host: ViewHost, on terminal: any TerminalBackend)
  /// Shows what stays of the app, which is over.
  func end(of host: ViewHost, on terminal: any TerminalBackend)
}
