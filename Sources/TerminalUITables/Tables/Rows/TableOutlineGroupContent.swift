public import TerminalUICore

/// A row of a table for each element of a hierarchy, below its parent while that is open.
///
/// - Source: SwiftUI `TableOutlineGroupContent`.
@MainActor @preconcurrency
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  @State private var outline = Outline<Data, Data.Element.ID>()
  @State private var version = 0
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>

  private let expanded: Binding<Set<Data.Element.ID>>?

  init(_ data: Data, children: KeyPath<Data.Element, Data?>, expanded: Binding<Set<Data.Element.ID>>?) {
    (self.data, self.children, self.expanded) = (data, children, expanded)
  }

  /// The rows that show.
  public var body: some View {
    let _ = version
    let rows = outline.rows(of: data, id: \.id, children: children, expanded: expanded) { version &+= 1 }
    ForEach(rows, id: \.element.id) { row in
      let isExpandable = row.isOpen || row.element[keyPath: children] != nil
      LedTableRow(
        value: row.element, lead: TableRowLead(guides: row.guides, isOpen: isExpandable ? row.isOpen : nil)
      )
      .modifier(OutlineRowModifier(row: row, isExpandable: isExpandable, outline: outline))
    }
  }
}

/// The lines before the first cell of a row, and a mark if the row can be opened.
struct TableRowLead: View, Equatable {
  let guides: String
  package let isOpen: Bool?

  var body: some View {
    HStack(spacing: 0) {
      if !guides.isEmpty { Text(guides).foregroundStyle(.separator) }
      if let isOpen {
        DisclosureMark(isOpen: isOpen)
      } else if guides.isEmpty {
        Text("  ")
      }
    }
  }
}

/// A row of a table with something before its first cell.
struct LedTableRow<Value: Identifiable>: NodeView {
  package let value: Value
  let lead: TableRowLead

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { TableRowNode(view.value, lead: view.lead, in: $0) }
  }

  static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: TableRowNode<Value>.self)
    node.updateLead(to: view.lead)
    node.update(to: view.value)
  }
}
