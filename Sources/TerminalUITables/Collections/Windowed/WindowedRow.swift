/// The row of an element that may not be known yet.
public struct WindowedRow<Element, Content: View>: View {
  let element: Element?
  let content: (Element) -> Content

  /// The content, or one cell that shows that it is still loading.
  public var body: some View { PendingCell(content: element.map(content)) }
}

extension WindowedRow: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
}

extension ForEach {
  /// Makes a view for each row of a collection whose elements are loaded on demand.
  ///
  /// The block is called for elements that are known; the rows of others show `…`.
  public init<Rows: WindowedCollection, RowContent: View>(
    _ data: Rows, @ViewBuilder content: @escaping (Rows.Element) -> RowContent
  )
  where Data == WindowedElements<Rows>, ID == AnyHashable, Content == WindowedRow<Rows.Element, RowContent> {
    self.init(windows: data) { WindowedRow(element: $0, content: content) }
  }
}

extension List {
  /// Makes a list with a row for each element of a windowed collection, in which any number can be selected.
  public init<Rows: WindowedCollection, RowContent: View>(
    _ data: Rows, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Rows.Element) -> RowContent
  ) where Content == ForEach<WindowedElements<Rows>, AnyHashable, WindowedRow<Rows.Element, RowContent>> {
    self.init(one: nil, many: selection, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element of a windowed collection, in which one can be selected.
  public init<Rows: WindowedCollection, RowContent: View>(
    _ data: Rows, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Rows.Element) -> RowContent
  ) where Content == ForEach<WindowedElements<Rows>, AnyHashable, WindowedRow<Rows.Element, RowContent>> {
    self.init(one: selection, many: nil, content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a windowed collection.
  public init<Rows: WindowedCollection, RowContent: View>(
    _ data: Rows, @ViewBuilder rowContent: @escaping (Rows.Element) -> RowContent
  ) where Content == ForEach<WindowedElements<Rows>, AnyHashable, WindowedRow<Rows.Element, RowContent>> {
    self.init(one: nil, many: nil, content: ForEach(data, content: rowContent))
  }
}
