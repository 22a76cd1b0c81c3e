internal import TerminalUICore

/// A source of rows: a row with a node, or a list in which only some rows have nodes.
///
/// Selection and keys search rows by these.
enum RowSource<Row: Node> {
  case row(Row)
  case list(WindowList)
}

extension Node {
  /// Calls `visit` with the sources of rows at or below this node, in order, until it returns `false`.
  ///
  /// - Parameters:
  ///   - row: The node as a row, if it is one.
  ///   - visit: Called with a row, or with the rows of a list.
  func visitRowSources<Row: Node>(_ row: (Node) -> Row?, _ visit: (RowSource<Row>) -> Bool) {
    var goesOn = true
    visitTree { node in
      guard goesOn else { return .past }
      if let list = node.asWindow {
        goesOn = visit(.list(list))
      } else if let row = row(node) {
        goesOn = visit(.row(row))
      } else {
        return .into
      }
      return .past
    }
  }
}
