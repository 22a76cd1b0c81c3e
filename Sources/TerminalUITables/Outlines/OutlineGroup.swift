/// Rows for a hierarchy: one for each outermost element, and below each open element those of its children.
///
///     List(selection: $selected) { OutlineGroup(folders, children: \.folders) { Text($0.name) } }
///
/// An element whose children are `nil` can't be opened; one with no children can. Children are read when their element is opened, and for rows in
/// sight to find out whether they can be opened. So a million elements cost only the open ones. In a list Right opens a row, or goes to the next one
/// if it is open. Left closes it, or goes to its parent; `*` opens all its siblings. The open elements are kept by identity while the group exists,
/// or in a set of the app's:
///
///     OutlineGroup(folders, children: \.folders, expanded: $openFolders) { Text($0.name) }
///
/// When the app changes the set, every element that has a row is visited, to find those that the set opens.
/// - Source: SwiftUI `OutlineGroup`.
@MainActor @preconcurrency
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  @State private var outline = Outline<Data, ID>()
  @State private var version = 0
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let expanded: Binding<Set<ID>>?
  private let content: (Data.Element) -> Content

  /// Makes rows of elements, identified by the value at `id`.
  ///
  /// - Parameters:
  ///   - data: The outermost elements.
  ///   - id: Where the identity of an element is.
  ///   - children: Where an element's children are; `nil` for one that can't be opened.
  ///   - expanded: The identities of the elements that are open; without it the group keeps them itself.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    expanded: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.children, self.expanded, self.content) = (data, id, children, expanded, content)
  }

  /// Makes rows of identifiable elements.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<ID>>? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, expanded: expanded, content: content)
  }

  /// The rows that show.
  public var body: some View {
    let _ = version
    let rows = outline.rows(of: data, id: id, children: children, expanded: expanded) { version &+= 1 }
    ForEach(rows, id: (\OutlineRow<Data.Element>.element).appending(path: id)) { row in
      OutlineRowView(
        row: row, isExpandable: row.isOpen || row.element[keyPath: children] != nil, outline: outline
      ) {
        content(row.element)
      }
    }
  }
}
