/// Tables of a hierarchy.
extension Table {
  /// Makes a table with a row for each element of a hierarchy, in which nothing can be selected.
  ///
  ///     Table(folders, children: \.folders) { TableColumn("Name", value: \.name) }
  ///
  /// The first visible column has the lines and marks of the hierarchy. An element whose children are `nil` can't be opened. Children are read when
  /// their element is opened; for rows in sight also to find out whether they can be opened. The keys are those of an ``OutlineGroup``, and the order
  /// is that of `data` and the children. The set `expanded`, or else the table, keeps which elements are open.
  /// - Source: SwiftUI `Table.init(_:children:columnCustomization:columns:)`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    expanded: Binding<Set<Value.ID>>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      one: nil, many: nil, order: nil, customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data, children: children, expanded: expanded))
  }

  /// Makes a table of a hierarchy, without a selection, in an order that the user changes.
  public init<Comparator: TableComparator<Value>, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    expanded: Binding<Set<Value.ID>>? = nil, sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      one: nil, many: nil, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(), rows: TableOutlineGroupContent(data, children: children, expanded: expanded))
  }

  /// Makes a table with a row for each element of a hierarchy, in which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    expanded: Binding<Set<Value.ID>>? = nil, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      one: selection, many: nil, order: nil, customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data, children: children, expanded: expanded))
  }

  /// Makes a table of a hierarchy, with a selection of one row and an order the user changes.
  public init<Comparator: TableComparator<Value>, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    expanded: Binding<Set<Value.ID>>? = nil, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      one: selection, many: nil, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(), rows: TableOutlineGroupContent(data, children: children, expanded: expanded))
  }

  /// Makes a table of a hierarchy, with a selection of any number of rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    expanded: Binding<Set<Value.ID>>? = nil, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      one: nil, many: selection, order: nil, customization: columnCustomization, columns: columns(),
      rows: TableOutlineGroupContent(data, children: children, expanded: expanded))
  }

  /// Makes a table of a hierarchy, with a selection of many rows and an order the user changes.
  public init<Comparator: TableComparator<Value>, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    expanded: Binding<Set<Value.ID>>? = nil, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Comparator]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      one: nil, many: selection, order: TableOrderBinding(sortOrder), customization: columnCustomization,
      columns: columns(), rows: TableOutlineGroupContent(data, children: children, expanded: expanded))
  }
}
