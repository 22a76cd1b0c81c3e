/// A column for each element of a collection.
///
///     TableColumnForEach(months, id: \.self) { month in TableColumn(month) { Text("\($0[month])") } }
///
/// The columns may be known only at run time, as those of a query. The table follows a collection that changes, and columns of the same name keep
/// their widths and the user's changes.
///
/// - Source: SwiftUI `TableColumnForEach`.
@MainActor
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Columns: TableColumnContent
>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  @usableFromInline let data: Data
  @usableFromInline let id: KeyPath<Data.Element, ID>
  @usableFromInline let columns: (Data.Element) -> Columns

  /// Makes a column for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Columns
  ) {
    precondition(Columns.TableRowValue.self == RowValue.self, "These columns are of other rows")
    (self.data, self.id, columns) = (data, id, content)
  }

  /// Makes a column for each element.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Columns
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// The cells of all columns.
  @inlinable public func _cells(for value: RowValue) -> ForEach<Data, ID, Columns._Cells> {
    ForEach(data, id: id) {
      columns($0)._cells(for: unsafeBitCast(value, to: Columns.TableRowValue.self))
    }
  }
  /// All titles.
  public var _labels: ForEach<Data, ID, Columns._Labels> { ForEach(data, id: id) { columns($0)._labels } }
  /// A closure makes each of them.
  public static var _isFixed: Bool { false }
  /// All columns.
  public func _describe(to list: inout _TableColumnList) {
    for element in data { columns(element)._describe(to: &list) }
  }
}
