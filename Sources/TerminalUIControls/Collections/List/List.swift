public import TerminalUICore

/// Rows below each other, of which one or several can be selected.
///
///     List(songs, selection: $selected) { song in Text(song.title) }
///
///     List(selection: $selected) {
///       Text("All").tag(Filter.all)
///       Section("Albums") { ForEach(albums) { Text($0.name) } }
///     }
///
/// A list takes all that it is offered and scrolls. The rows in sight are made, and a few around (``LazyVStack``). The selection holds the
/// identity of the row's element, or the value that `tag(_:)` gives the row; its type must be that of the selection.
///
/// | | |
/// |---|---|
/// | arrows | The next or previous row; with Shift, where several can be selected, up to there. |
/// | PageUp, PageDown | As many rows as are visible. |
/// | Home, End | The first and the last row. |
/// | Space | Takes the row with the cursor out of the selection, where several can be selected. |
/// | Return, and Space where one can be selected | Runs the row's first control, if the key is unused around the list; a field gets the focus. |
/// | Ctrl-A | All rows, where several can be selected. |
/// | Delete, Backspace | Asks `onDelete(perform:)` of the row's `ForEach` to delete the selection. |
/// | Alt-Up, Alt-Down | Asks `onMove(perform:)` to move the selection. |
/// | letters | The next row that begins with the typed text, among those in sight and 1 000 more, if nothing else in the app uses the key. |
/// | click | The row; with Ctrl one more or less, with Shift up to there. |
///
/// Without a selection the controls in the rows have the focus, if there are any: arrows go from one control to the next, and
/// the focus stays in sight. Without such controls the keys scroll. A selected row is a band over the whole width of the list:
/// in the tint while the list has the focus, and in the look of a selection without it.
/// - Source: SwiftUI `List`; differs in that nothing is shown between rows without `listRowSeparator(_:)`.
@MainActor @preconcurrency @frozen public struct List<SelectionValue: Hashable, Content: View>: NodeView {
  @usableFromInline let one: Binding<SelectionValue?>?
  @usableFromInline let many: Binding<Set<SelectionValue>>?
  @usableFromInline package let content: Content

  @inlinable package init(
    one: Binding<SelectionValue?>?, many: Binding<Set<SelectionValue>>?, content: Content
  ) {
    self.one = one
    self.many = many
    self.content = content
  }

  /// Makes an item that scrolls, and the node that selects in it.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let list = RowsListNode(view, in: context)
    let content = ListStyleConfiguration.Content(source: .init(list: list.selector))
    list.child = list.childContext.make(
      StyledList(configuration: ListStyleConfiguration(content: content)))
    return list
  }

  /// Updates the selection and the rows.
  @inline(__always) public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: RowsListNode<SelectionValue, Content>.self).update(to: view)
  }
}

extension List {
  /// Makes a list in which any number of rows can be selected.
  @inlinable public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(one: nil, many: selection, content: content())
  }

  /// Makes a list in which one row can be selected.
  @inlinable public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(one: selection, many: nil, content: content())
  }

  /// Makes a list with a row for each element, in which any number can be selected.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, in which one can be selected.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, identified by `id`; any number can be selected.
  @inlinable public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each element, identified by `id`; one can be selected.
  @inlinable public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, in which any number can be selected.
  @inlinable public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, in which one can be selected.
  @inlinable public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// Makes a list in which one row is selected, always.
  ///
  /// - Source: SwiftUI `List.init(selection:content:)`.
  @_disfavoredOverload
  @inlinable public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(one: selection.whole, many: nil, content: content())
  }

  /// Makes a list with a row for each element, in which one row is selected, always.
  ///
  /// - Source: SwiftUI `List.init(_:selection:rowContent:)`; the selection is the row's identifier.
  @inlinable public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, identified by the value at `id`, in which one row is selected, always.
  ///
  /// - Source: SwiftUI `List.init(_:id:selection:rowContent:)`; the selection is the row's identifier.
  @inlinable public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, in which one row is selected, always.
  ///
  /// - Source: SwiftUI `List.init(_:selection:rowContent:)`.
  @inlinable public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where SelectionValue == Int, Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension Binding {
  /// The value as one that may be absent; taking it away writes nothing.
  @usableFromInline package var whole: Binding<Value?> {
    Binding<Value?> {
      wrappedValue
    } set: {
      if let value = $0 { wrappedValue = value }
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list in which nothing can be selected.
  public init(@ViewBuilder content: () -> Content) { self.init(one: nil, many: nil, content: content()) }

  /// Makes a list with a row for each element.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  @inlinable public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, identified by the value at `id`.
  @inlinable public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range.
  @inlinable public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}
