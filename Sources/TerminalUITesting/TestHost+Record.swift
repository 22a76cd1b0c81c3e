public import TerminalUI

extension TestHost {
  /// What the last turn did: bodies evaluated, items laid out, cells written.
  public var record: TurnRecord { host.record }

  /// The mistakes in the app that the framework noticed.
  public var issues: [RuntimeIssue] { host.issues }

  /// The tree of nodes, indented.
  public var treeDescription: String { host.treeDescription }
}
