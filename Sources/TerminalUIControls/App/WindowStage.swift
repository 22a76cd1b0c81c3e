package import Terminal
package import TerminalUICore
package import Terminals

/// What shows an app otherwise than in the whole terminal: a module above this one.
@MainActor package protocol WindowStage: AnyObject {
  /// Makes a stage.
  init()
  /// The terminal of the process as the app is shown on it.
  func terminal(_ input: Int32, _ output: Int32) -> PresentedTerminal
  /// What shows the app where there is no terminal.
  func plainTerminal() -> any TerminalBackend
  /// Says in the environment how the app is shown.
  func adapt(_ environment: inout EnvironmentValues)
  /// Handles an event before the app gets it; says whether it did.
  func handle(_ event: InputEvent) -> Bool
  /// Shows everything again; says whether it did, and not only the terminal can.
  func redraw() -> Bool
  /// Takes the text that the app prints besides its window: nothing shows it any more then.
  func takeText(of host: ViewHost, isOver: Bool) -> [String]
  /// Takes a turn of the app.
  func turn(of host: ViewHost, on terminal: any TerminalBackend)
  /// Shows what stays of the app, which is over.
  func end(of host: ViewHost, on terminal: any TerminalBackend)
}

extension WindowStage {
  package func adapt(_ environment: inout EnvironmentValues) {}
  package func handle(_ event: InputEvent) -> Bool { false }
  package func redraw() -> Bool { false }
  package func takeText(of host: ViewHost, isOver: Bool) -> [String] { [] }
}
