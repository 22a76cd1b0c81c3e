/// What rows come from: a row that was made, or a list of which only some rows have nodes.
enum RowSource {
  case row(ListRowNode)
  case list(WindowList)
}

extension Node {
  /// This node, if it is a row of a list.
  var asRow: ListRowNode? { self as? ListRowNode }

  /// The first item at or below this node that belongs to its container, if it is a row of a list.
  var firstRow: ListRowNode? { firstItem?.asRow }

  /// Calls `visit` with what rows at or below this node come from, in order, until it says that this is enough.
  func visitRowSources(_ visit: (RowSource) -> Bool) {
    var goesOn = true
    visitTree { node in
      guard goesOn else { return .past }
      if let list = node as? WindowList {
        goesOn = visit(.list(list))
      } else if let row = node.asRow {
        goesOn = visit(.row(row))
      } else {
        return .into
      }
      return .past
    }
  }
}
