public import TerminalUICore

/// Tables of collections whose elements are loaded on demand.
extension Table {
  /// Makes a table with a row for each element of a windowed collection, in which nothing can be selected.
  public init<Source: WindowedCollection>(
    _ data: Source,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Source.Element == Value, Rows == ForEach<WindowedElements<Source>, AnyHashable, WindowedTableRow<Value>>
  {
    self.init(
      one: nil, many: nil, order: nil, customization: columnCustomization, columns: columns(),
      rows: ForEach(data))
  }

  /// Makes a table of a windowed collection, without a selection, in an order that the user changes.
  public init<Comparator: TableComparator<Value>, Source: WindowedCollection>(
    _ data: Source, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Source.Element == Value, Rows == ForEach<WindowedElements<Source>, AnyHashable, WindowedTableRow<Value>>
  {
    self.init(
      one: nil, many: nil, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(),
      rows: ForEach(data))
  }

  /// Makes a table with a row for each element of a windowed collection, in which one row can be selected.
  public init<Source: WindowedCollection>(
    _ data: Source, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Source.Element == Value, Rows == ForEach<WindowedElements<Source>, AnyHashable, WindowedTableRow<Value>>
  {
    self.init(
      one: selection, many: nil, order: nil, customization: columnCustomization, columns: columns(),
      rows: ForEach(data))
  }

  /// Makes a table of a windowed collection, with a selection of one row and an order the user changes.
  public init<Comparator: TableComparator<Value>, Source: WindowedCollection>(
    _ data: Source, selection: Binding<Value.ID?>, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Source.Element == Value, Rows == ForEach<WindowedElements<Source>, AnyHashable, WindowedTableRow<Value>>
  {
    self.init(
      one: selection, many: nil, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(),
      rows: ForEach(data))
  }

  /// Makes a table of a windowed collection, with a selection of any number of rows.
  public init<Source: WindowedCollection>(
    _ data: Source, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Source.Element == Value, Rows == ForEach<WindowedElements<Source>, AnyHashable, WindowedTableRow<Value>>
  {
    self.init(
      one: nil, many: selection, order: nil, customization: columnCustomization, columns: columns(),
      rows: ForEach(data))
  }

  /// Makes a table of a windowed collection, with a selection of many rows and an order the user changes.
  public init<Comparator: TableComparator<Value>, Source: WindowedCollection>(
    _ data: Source, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Source.Element == Value, Rows == ForEach<WindowedElements<Source>, AnyHashable, WindowedTableRow<Value>>
  {
    self.init(
      one: nil, many: selection, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(),
      rows: ForEach(data))
  }
}
