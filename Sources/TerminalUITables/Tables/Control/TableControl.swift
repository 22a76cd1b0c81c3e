/// The table as its rows see it, without the type of its values.
@MainActor protocol TableControl: AnyObject {
  var columns: TableColumns { get }
  /// Called when a row wants more room in a column.
  func columnsMayGrow()
  /// How a cell looks where cells are selected.
  func cellState(_ column: Int, in row: TableRowItem) -> PaintState?
  /// Whether cells are selected, and not rows.
  var selectsCells: Bool { get }
}

/// The table that a row is in, as the row finds it in the environment.
final class TableContext<Value: Identifiable> {
  /// The table, until it leaves; `nil` for a row that is in none.
  unowned(unsafe) var table: TableNode<Value>?
  private lazy var detached = DetachedRowControl()

  init() {}

  /// The table of the row, or a placeholder without one.
  package var control: any TableControl { table ?? detached }
}

nonisolated enum TableContextKey<Value: Identifiable>: EnvironmentKey {
  static var defaultValue: TableContext<Value>? { nil }
}

/// A placeholder for the table of a row that is in none.
private final class DetachedRowControl: TableControl {
  let columns = TableColumns()
  func columnsMayGrow() {}
  func cellState(_ column: Int, in row: TableRowItem) -> PaintState? { nil }
  var selectsCells: Bool { false }
}
