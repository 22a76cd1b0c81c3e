extension List {
  /// Makes a list with a row for each element of a hierarchy, in which one can be selected.
  ///
  ///     List(folders, children: \.folders, expanded: $open, selection: $selected) { Text($0.name) }
  ///
  /// The set `expanded`, or else the list, keeps which elements are open.
  /// - Source: SwiftUI `List.init(_:children:selection:rowContent:)`; there what is open can't be set.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    expanded: Binding<Set<Data.Element.ID>>? = nil, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, expanded: expanded, content: rowContent)
    }
  }

  /// Makes a list with a row for each element of a hierarchy, in which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    expanded: Binding<Set<Data.Element.ID>>? = nil, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, expanded: expanded, content: rowContent)
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a hierarchy.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    expanded: Binding<Set<Data.Element.ID>>? = nil,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init { OutlineGroup(data, children: children, expanded: expanded, content: rowContent) }
  }
}
