/// Tables of the elements of a collection.
extension Table {
  /// Makes a table with a row for each element, in which nothing can be selected.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      one: nil, many: nil, order: nil, customization: columnCustomization, columns: columns(),
      rows: ForEach(data) { TableRow($0) })
  }

  /// Makes a table with a row for each element, without a selection, in an order that the user changes.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Comparator: TableComparator<Value>, Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      one: nil, many: nil, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(),
      rows: ForEach(data) { TableRow($0) })
  }

  /// Makes a table with a row for each element, in which one row can be selected.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      one: selection, many: nil, order: nil, customization: columnCustomization, columns: columns(),
      rows: ForEach(data) { TableRow($0) })
  }

  /// Makes a table with a row for each element, a selection of one, and an order the user changes.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Comparator: TableComparator<Value>, Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      one: selection, many: nil, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(),
      rows: ForEach(data) { TableRow($0) })
  }

  /// Makes a table with a row for each element, in which any number of rows can be selected.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      one: nil, many: selection, order: nil, customization: columnCustomization, columns: columns(),
      rows: ForEach(data) { TableRow($0) })
  }

  /// Makes a table with a row for each element, a selection of many, and an order the user changes.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Comparator: TableComparator<Value>, Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      one: nil, many: selection, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(),
      rows: ForEach(data) { TableRow($0) })
  }
}

/// Tables of rows that are written one by one.
extension Table {
  /// Makes a table of some rows, in which nothing can be selected.
  @inlinable public init(
    of type: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      one: nil, many: nil, order: nil, customization: columnCustomization, columns: columns(), rows: rows())
  }

  /// Makes a table of some rows, in which nothing can be selected, in an order that the user changes.
  @inlinable public init<Comparator: TableComparator<Value>>(
    of type: Value.Type, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      one: nil, many: nil, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(), rows: rows())
  }

  /// Makes a table of some rows, in which one row can be selected.
  @inlinable public init(
    of type: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      one: selection, many: nil, order: nil, customization: columnCustomization, columns: columns(),
      rows: rows())
  }

  /// Makes a table of some rows, in which one row can be selected, in an order that the user changes.
  @inlinable public init<Comparator: TableComparator<Value>>(
    of type: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      one: selection, many: nil, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(), rows: rows())
  }

  /// Makes a table of some rows, in which any number of rows can be selected.
  @inlinable public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      one: nil, many: selection, order: nil, customization: columnCustomization, columns: columns(),
      rows: rows())
  }

  /// Makes a table of some rows, with a selection of many and an order the user changes.
  @inlinable public init<Comparator: TableComparator<Value>>(
    of type: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      one: nil, many: selection, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(), rows: rows())
  }
}
