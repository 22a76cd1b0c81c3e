public import TerminalUICore

/// The row of a table for a value that may not be known yet.
public struct WindowedTableRow<Value: Identifiable>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value
  package let value: Value?

  /// The cells of the columns, or in each a `…`.
  public var body: some View {
    if let value { TableRow(value) } else { PendingTableRow<Value>() }
  }
}

extension ForEach {
  /// Makes a row of a table for each element of a collection whose elements are loaded on demand.
  ///
  ///     Table(of: Book.self) { … } rows: { ForEach(books) }
  public init<Rows: WindowedCollection>(_ data: Rows)
  where Data == WindowedElements<Rows>, ID == AnyHashable, Content == WindowedTableRow<Rows.Element> {
    self.init(windows: data) { WindowedTableRow(value: $0) }
  }
}

/// A row whose value hasn't been loaded yet.
struct PendingTableRow<Value: Identifiable>: NodeView {
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { PendingTableRowNode<Value>(in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}

/// The item of such a row, with a placeholder in each cell.
private final class PendingTableRowNode<Value: Identifiable>: TableRowItem {
  private let table: TableContext<Value>

  init(in context: NodeContext) {
    let known = Evaluation.unobserved { EnvironmentValues(context.frame)[TableContextKey<Value>.self] }
    table = known ?? TableContext()
    super.init(table.control, lead: nil, in: context)
  }

  nonisolated deinit {}

  override func makeCells(in context: NodeContext) -> Node {
    context.make(
      ForEach(0..<table.control.columns.columns.count) { _ in
        TableCell(content: PendingCell<EmptyView>(content: nil))
      })
  }
}
