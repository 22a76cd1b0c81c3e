package import Terminal
package import TerminalUICore
package import Terminals

/// Shows an app as something other than the whole terminal: below the prompt, or as lines of text.
///
/// `Launch` makes the stage that the app's scene names. The app's session then calls it at the steps of its loop.
@MainActor package protocol WindowStage: AnyObject {
  /// Makes a stage.
  init()
  /// The terminal of the process, set up to show the app this way.
  func terminal(_ input: Int32, _ output: Int32) -> PresentedTerminal
  /// The terminal that shows the app where input or output is no terminal.
  func plainTerminal() -> any TerminalBackend
  /// Sets in the app's environment how it is shown: once, before the first view is made.
  func adapt(_ environment: inout EnvironmentValues)
  /// Offers an event before the app gets it; returns whether the stage used it.
  func handle(_ event: InputEvent) -> Bool
  /// Shows everything again, as the user asked; returns `false` if redrawing the terminal is enough.
  func redraw() -> Bool
  /// Returns the text that the app printed besides its window, and forgets it: ``LineStage`` shows it in place of this
  /// stage.
  func takeText(of host: ViewHost, isOver: Bool) -> [String]
  /// Runs one turn of the app's loop: updates the views and shows what has changed.
  func turn(of host: ViewHost, on terminal: any TerminalBackend)
  /// Shows what stays on the terminal of an app that has ended.
  func end(of host: ViewHost, on terminal: any TerminalBackend)
}

extension WindowStage {
  package func adapt(_ environment: inout EnvironmentValues) {}
  package func handle(_ event: InputEvent) -> Bool { false }
  package func redraw() -> Bool { false }
  package func takeText(of host: ViewHost, isOver: Bool) -> [String] { [] }
}
