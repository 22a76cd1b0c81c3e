internal import TerminalUICore

/// A row of a hierarchy: lines, a mark if it can be opened, and its content.
struct OutlineRowView<Element, Content: View>: View {
  let row: OutlineRow<Element>
  let isExpandable: Bool
  let outline: any OutlineActions
  @ViewBuilder let content: Content

  var body: some View {
    let isOpen = row.isOpen
    HStack(spacing: 0) {
      if row.depth > 0 { Text(row.guides).foregroundStyle(.separator) }
      if isExpandable {
        DisclosureMark(isOpen: isOpen)
      } else if row.depth == 0 {
        Text("  ")
      }
      content
    }
    .modifier(OutlineRowModifier(row: row, isExpandable: isExpandable, outline: outline))
  }
}

struct OutlineRowModifier: PassModifier {
  let isOpen: Bool?
  let guides: String
  let outline: any OutlineActions
  let place: Int
  let placesAbove: [Int]

  init<Element>(row: OutlineRow<Element>, isExpandable: Bool, outline: any OutlineActions) {
    isOpen = isExpandable ? row.isOpen : nil
    (guides, place, placesAbove) = (row.guides, row.place, row.placesAbove)
    self.outline = outline
  }

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = OutlineRowNode(in: context, flags: .handlesKeys)
    updatePassNode(node)
    return node
  }
  func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: OutlineRowNode.self)
    (node.isOpen, node.guides, node.outline, node.place) = (isOpen, guides, outline, place)
    node.above = placesAbove
  }
}

/// A row of a hierarchy.
final class OutlineRowNode: DisclosureNode {
  var guides = ""
  weak var outline: (any OutlineActions)?

  /// The place among the rows of the hierarchy.
  var place = 0
  /// The places of the rows that this one is below, the outermost first.
  var above: [Int] = []

  override var placesAbove: (list: WindowList, places: [Int])? {
    windowRow?.list.map { ($0, above) }
  }

  private var windowRow: WindowRowNode? { firstAround(to: .item) { $0.asWindowRow } }

  override func set(open isOpen: Bool) {
    outline?.set(place, open: isOpen)
  }

  override var outerRow: ListRowNode? {
    guard let list = windowRow?.list, let parent = outline?.parent(of: place), parent < list.count else {
      return super.outerRow
    }
    return list.node(at: parent).firstRow
  }

  override func openSiblings() -> Int? { outline?.openSiblings(of: place) }
}
