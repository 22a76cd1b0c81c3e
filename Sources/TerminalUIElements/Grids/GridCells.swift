/// The cells of the views in a grid: their rows, columns and alignments.
struct GridCells {
  struct Cell {
    /// The place among the views.
    let index: Int
    var columns: Range<Int>
    let unsized: Axis.Set
    let anchor: UnitPoint?
  }

  struct Row {
    var cells: [Cell] = []
    let alignment: VerticalAlignment
  }

  let alignment: Alignment
  package private(set) var rows: [Row] = []
  /// The alignment of the cells in each column.
  private(set) var columns: [HorizontalAlignment] = []

  init(_ subviews: LayoutSubviews, alignment: Alignment) {
    self.alignment = alignment
    var row: Namespace.ID?
    var count = 1
    var given: [(column: Int, alignment: HorizontalAlignment)] = []
    for index in subviews.startIndex..<subviews.endIndex {
      let subview = subviews[index]
      let trait = subview[GridRowKey.self]
      if trait == nil || trait?.row != row {
        rows.append(Row(alignment: trait?.alignment ?? alignment.vertical))
        row = trait?.row
      }
      let first = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      // A view outside the rows is across all columns, whose number is known only in the end.
      let length = trait == nil ? 0 : subview[GridCellColumnsKey.self]
      rows[rows.count - 1].cells.append(
        Cell(
          index: index, columns: first..<(first + length), unsized: subview[GridCellUnsizedAxesKey.self],
          anchor: subview[GridCellAnchorKey.self]))
      count = Swift.max(count, first + length)
      if let alignment = subview[GridColumnAlignmentKey.self], trait != nil {
        given.append((first, alignment))
      }
    }
    columns = Array(repeating: alignment.horizontal, count: count)
    for (column, alignment) in given.reversed() { columns[column] = alignment }
    for index in rows.indices where rows[index].cells[0].columns.isEmpty {
      rows[index].cells[0].columns = 0..<count
    }
  }
}
