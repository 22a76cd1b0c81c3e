public import TerminalUI

extension TestHost {
  /// What the last turn did: bodies evaluated, items laid out, cells written.
  public var record: TurnRecord { host.record }

  /// The mistakes in the app that the framework noticed.
  public var issues: [RuntimeIssue] { host.issues }

  /// The lines of the debug log: what `_printChanges()` said.
  public var log: [String] { logLines.lines }

  /// The tree of nodes, indented.
  public var treeDescription: String { host.treeDescription }
}

/// The lines that a host logged.
final class LogLines {
  var lines: [String] = []
}
