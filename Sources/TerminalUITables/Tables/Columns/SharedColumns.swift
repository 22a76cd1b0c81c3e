internal import RuntimeMetadata

/// Shares the columns of a table, so that copies of the table don't copy its columns.
@MainActor @frozen @usableFromInline
struct SharedColumns<Value: Identifiable, Columns: TableColumnContent> {
  @usableFromInline final class Storage {
    @usableFromInline nonisolated(unsafe) var columns: Columns
    /// Makes the cells of a row, specialised where the table is made.
    ///
    /// Here, types would be looked up for each cell.
    @usableFromInline let cells: (UnsafePointer<Columns>, Value) -> Columns._Cells

    @inlinable init(_ columns: Columns, cells: @escaping (UnsafePointer<Columns>, Value) -> Columns._Cells) {
      (self.columns, self.cells) = (columns, cells)
    }
  }

  @usableFromInline let storage: Storage

  @inlinable init(_ columns: Columns) {
    storage = Storage(columns) { columns, value in
      // The builder makes sure that the columns are of such rows.
      columns.pointee._cells(for: unsafeBitCast(value, to: Columns.TableRowValue.self))
    }
  }

  var columns: Columns { storage.columns }

  /// The cells of a row.
  func cells(of value: Value) -> Columns._Cells {
    withUnsafePointer(to: &storage.columns) { storage.cells($0, value) }
  }
}

nonisolated extension SharedColumns: SelfComparing {
  static func areEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
  ) -> Bool {
    let left = lhs.assumingMemoryBound(to: Self.self).pointee.storage
    let right = rhs.assumingMemoryBound(to: Self.self).pointee.storage
    if left === right { return isSure(in: mode) }
    return withUnsafePointer(to: &left.columns) { left in
      withUnsafePointer(to: &right.columns) { right in valuesAreEqual(left, right) }
    }
  }

  static func isSure(in mode: ComparisonMode) -> Bool {
    TypeComparison.of(Columns.self).isSelfContained
  }
}
