internal import RuntimeMetadata
internal import TerminalUICore

/// The rows and columns of a table, whose types are known only to the views made of them.
class TableContent<Value: Identifiable> {
  init() {}

  /// Whether what describes the columns reads nothing that changes.
  var isFixed: Bool { true }
  /// The columns, as the app describes them.
  var description: _TableColumnList { fatalError("abstract") }
  /// Makes the rows.
  func makeRows(for selector: RowControl, in context: NodeContext) -> Node { fatalError("abstract") }
  /// Makes the titles.
  func makeTitles(in context: NodeContext) -> Node { fatalError("abstract") }
  /// Makes the cells of a row.
  func makeCells(of row: TableRowNode<Value>, in context: NodeContext) -> Node { fatalError("abstract") }
  /// Makes the cells of a row again.
  func updateCells(of row: TableRowNode<Value>) {}
}

/// The rows and columns of a table, with their types.
final class TypedTableContent<Value, Rows, Columns>: TableContent<Value>
where Value: Identifiable, Rows: TableRowContent<Value>, Columns: TableColumnContent {
  private var rows: Rows
  private var columns: SharedColumns<Value, Columns>
  private var titles: Node?

  init(_ view: Table<Value, Rows, Columns>) {
    precondition(Columns.TableRowValue.self == Value.self, "These columns are of other rows")
    (rows, columns) = (view.rows, view.columns)
  }

  override var isFixed: Bool { Columns._isFixed }

  override var description: _TableColumnList {
    var list = _TableColumnList()
    columns.columns._describe(to: &list)
    return list
  }

  override func makeRows(for selector: RowControl, in context: NodeContext) -> Node {
    context.make(rows.modifier(ListRowModifier(control: selector)))
  }

  override func makeTitles(in context: NodeContext) -> Node {
    let node = context.make(columns.columns._labels.oneLine)
    titles = node
    return node
  }

  override func makeCells(of row: TableRowNode<Value>, in context: NodeContext) -> Node {
    context.make(row.observedFurther { columns.cells(of: row.value) }.oneLine)
  }

  override func updateCells(of row: TableRowNode<Value>) {
    row.content.update(to: row.observed { columns.cells(of: row.value) }.oneLine)
  }

  /// Adopts the columns; returns whether they have changed.
  func adopt(_ new: SharedColumns<Value, Columns>) -> Bool {
    guard !valuesAreEqual(&columns, new) else { return false }
    columns = new
    if let titles, !titles.flags.contains(.hasLeft) { titles.update(to: columns.columns._labels.oneLine) }
    return true
  }

  /// Adopts other rows.
  func adopt(_ new: Rows, for selector: RowControl) {
    guard !valuesAreEqual(&rows, new) else { return }
    rows = new
    selector.rows?.content.update(to: new.modifier(ListRowModifier(control: selector)))
  }
}

extension View {
  /// The cells in this view, whose texts have one line unless a view around the table sets a limit.
  fileprivate var oneLine: some View { modifier(EnvironmentModifier(OneLine())) }
}

/// Gives the texts of cells one line, unless the app sets another limit.
private struct OneLine: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    if values.lineLimit == nil { values.lineLimit = 1 }
  }
}
