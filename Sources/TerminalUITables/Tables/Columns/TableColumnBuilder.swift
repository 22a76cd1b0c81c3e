/// Makes the columns of a table from those written in a block.
///
/// - Source: SwiftUI `TableColumnBuilder`.
@MainActor @preconcurrency @resultBuilder public enum TableColumnBuilder<RowValue: Identifiable> {
  /// A column.
  @inlinable public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Content, Label>
  ) -> TableColumn<RowValue, Content, Label> { column }
  /// A column for each element.
  @inlinable public static func buildExpression<Data, ID, Columns: TableColumnContent>(
    _ columns: TableColumnForEach<Data, ID, RowValue, Columns>
  ) -> TableColumnForEach<Data, ID, RowValue, Columns> { columns }
  /// Columns.
  @_disfavoredOverload
  @inlinable public static func buildExpression<Columns: TableColumnContent<RowValue>>(_ columns: Columns)
    -> Columns
  {
    columns
  }
  /// One column.
  @inlinable public static func buildBlock<Columns: TableColumnContent<RowValue>>(_ columns: Columns)
    -> Columns
  {
    columns
  }
  /// Several columns.
  @_disfavoredOverload
  @inlinable public static func buildBlock<each Columns: TableColumnContent>(_ columns: repeat each Columns)
    -> TupleTableColumns<RowValue, repeat each Columns>
  {
    TupleTableColumns(repeat each columns)
  }
  /// Columns that may be absent.
  @inlinable public static func buildIf<Columns: TableColumnContent<RowValue>>(_ columns: Columns?)
    -> Columns?
  {
    columns
  }
  /// The first of two branches.
  @inlinable
  public static func buildEither<First: TableColumnContent<RowValue>, Second: TableColumnContent<RowValue>>(
    first: First
  ) -> ConditionalTableColumns<First, Second> { .first(first) }
  /// The second of two branches.
  @inlinable
  public static func buildEither<First: TableColumnContent<RowValue>, Second: TableColumnContent<RowValue>>(
    second: Second
  ) -> ConditionalTableColumns<First, Second> { .second(second) }
}
