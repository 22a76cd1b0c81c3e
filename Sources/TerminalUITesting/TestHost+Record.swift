public import TerminalUI

extension TestHost {
  /// The work of the last turn: bodies evaluated, items laid out, cells written.
  public var record: TurnRecord { host.record }

  /// The mistakes in the app that the framework noticed.
  public var issues: [RuntimeIssue] { host.issues }

  /// The lines of the debug log, from `_printChanges()`; of very many the last.
  public var log: [String] { logLines.lines }

  /// The tree of nodes, indented.
  public var treeDescription: String { host.treeDescription }
}

/// The last lines that a host logged, for `TestHost.log`.
final class LogLines {
  private(set) var lines: [String] = []

  func append(_ line: String) {
    lines.append(line)
    if lines.count >= 20_000 { lines.removeFirst(10_000) }
  }
}
