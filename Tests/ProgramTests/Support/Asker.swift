import Expectations
import TerminalUITesting
import Testing

/// The fixture `Asker`: a program that is no app and asks questions.
extension PseudoTerminal {
  /// What the program shows in a terminal of its own.
  ///
  /// It is high enough for everything that a question lists on the way: with fewer rows, lines that stay may scroll away,
  /// and whether they do depends on which keys arrive together.
  static func asker(_ arguments: String..., steps: Steps? = nil) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 60, height: 40)
    let environment = (steps?.environment ?? [:]).merging(noBacktrace) { given, _ in given }
    try terminal.run(product: "Asker", arguments, environment: environment)
    return terminal
  }

  /// Expects what stays when the program has ended.
  func expectEnd(_ screen: String, code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    try expect(waitForEnd(), .exitCode(code), sourceLocation: sourceLocation)
    expect(self.screen.trimmedText, screen, sourceLocation: sourceLocation)
    expect(leftovers, [], sourceLocation: sourceLocation)
  }
}
