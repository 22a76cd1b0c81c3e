internal import TerminalUICore

/// A row of a hierarchy: lines, a mark if it can be opened, and its content.
struct OutlineRowView<Element, Content: View>: View {
  package let row: OutlineRow<Element>
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

/// Makes the row open and close by keys and by its mark: it gives the row's node its place in the outline.
struct OutlineRowModifier: PassModifier {
  let isOpen: Bool?
  package let place: OutlinePlace

  init<Element>(row: OutlineRow<Element>, isExpandable: Bool, outline: any OutlineActions) {
    isOpen = isExpandable ? row.isOpen : nil
    place = OutlinePlace(place: row.place, placesAbove: row.placesAbove, outline: outline)
  }

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = DisclosureNode(in: context, flags: .handlesKeys)
    updatePassNode(node)
    return node
  }
  func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: DisclosureNode.self)
    (node.isOpen, node.place) = (isOpen, place)
  }
}

/// The place of a row in its hierarchy, through which the row opens, closes and finds its parent.
struct OutlinePlace: DisclosurePlace {
  package let place: Int
  let placesAbove: [Int]
  private(set) weak var outline: (any OutlineActions)?

  var parent: Int? { outline?.parent(of: place) }

  func set(open isOpen: Bool) { outline?.set(place, open: isOpen) }

  func openSiblings() -> Int? { outline?.openSiblings(of: place) }
}
