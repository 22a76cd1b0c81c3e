/// Some cells of a ``Table``: those between two corners.
///
///     @State private var cells: TableCellSelection<Row.ID>?
///
///     Table(rows) { … }.tableCellSelection($cells)
///
/// The rows between the corners are those that the table shows there now: another order keeps the corners, and so may hold other rows. There is no
/// such type in SwiftUI.
public nonisolated struct TableCellSelection<RowID: Hashable>: Hashable {
  /// A cell.
  public struct Cell: Hashable {
    /// The identity of the row.
    public var row: RowID
    /// The number of the column among those that the table was made with, from 0 on, hidden ones included.
    public var column: Int

    /// Makes a cell.
    public init(row: RowID, column: Int) { (self.row, self.column) = (row, column) }
  }

  /// The corner that stays when the selection is extended.
  public var anchor: Cell
  /// The corner that keys move.
  public var cell: Cell

  /// Makes a selection of one cell.
  public init(_ cell: Cell) { (anchor, self.cell) = (cell, cell) }

  /// Makes a selection of the cells between two.
  public init(from anchor: Cell, to cell: Cell) { (self.anchor, self.cell) = (anchor, cell) }
}

nonisolated extension TableCellSelection: Sendable where RowID: Sendable {}
nonisolated extension TableCellSelection.Cell: Sendable where RowID: Sendable {}

nonisolated extension TableCellSelection: CustomStringConvertible {
  /// The corners: `2:0 … 5:3`.
  public var description: String { anchor == cell ? "\(cell)" : "\(anchor) … \(cell)" }
}

nonisolated extension TableCellSelection.Cell: CustomStringConvertible {
  /// The row and the column.
  public var description: String { "\(row):\(column)" }
}

extension View {
  /// Makes the tables in this view select cells instead of rows.
  ///
  /// It is for tables made without `selection`, of rows with such identities. The arrows move from cell to cell. With Shift they extend the selection
  /// to a rectangle, as does a drag or a click with Shift. Ctrl-A selects all cells, and Alt-C copies them with tabs between the columns, if the
  /// scene allows that. There is no such modifier in SwiftUI.
  @inlinable public func tableCellSelection<RowID: Hashable>(
    _ selection: Binding<TableCellSelection<RowID>?>
  ) -> some View {
    environment(\.tableCellSelection, CellSelectionBinding(selection))
  }
}

/// Where the app has the selected cells, whatever identifies its rows.
@usableFromInline final class CellSelectionBinding {
  let binding: Any
  @usableFromInline init<RowID: Hashable>(_ binding: Binding<TableCellSelection<RowID>?>) {
    self.binding = binding
  }
}

nonisolated extension EnvironmentValues {
  @usableFromInline var tableCellSelection: CellSelectionBinding? {
    get { self[CellSelectionKey.self] }
    set { self[CellSelectionKey.self] = newValue }
  }
}

nonisolated private enum CellSelectionKey: EnvironmentKey {
  static var defaultValue: CellSelectionBinding? { nil }
}
