internal import TerminalUICore

/// A node as a row of a list.
extension Node {
  /// This node, if it is a row of a list.
  package var asRow: ListRowNode? { self as? ListRowNode }

  /// The first item of its container at or below this node, if it is a row of a list.
  package var firstRow: ListRowNode? { firstItem?.asRow }

  /// Calls `visit` with the sources of rows at or below this node, in order, until it returns `false`.
  func visitRowSources(_ visit: (RowSource<ListRowNode>) -> Bool) { visitRowSources(\.asRow, visit) }
}
