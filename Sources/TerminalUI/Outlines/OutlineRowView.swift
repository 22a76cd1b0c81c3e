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
        OutlineMark(isOpen: isOpen)
      } else if row.depth == 0 {
        Text("  ")
      }
      content
    }
    .modifier(OutlineRowModifier(row: row, isExpandable: isExpandable, outline: outline))
  }
}

/// The mark of a row that can be opened: a press opens or closes it.
struct OutlineMark: View {
  let isOpen: Bool

  var body: some View {
    Text(isOpen ? "▾ " : "▸ ").foregroundStyle(.secondary).modifier(OutlineMarkModifier())
  }
}

private struct OutlineMarkModifier: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode {
    OutlineMarkNode.make(in: context)
  }
  func updatePassNode(_ node: PassNode) {}
}

/// Hears the clicks, and Return where the row can't be selected: a row that can has the keys itself.
final class OutlineMarkNode: FocusNode, PressResponder, Activatable {
  static func make(in context: NodeContext) -> PassNode {
    OutlineMarkNode(true, in: context, flags: [.handlesKeys, .handlesMouse, .isSolid])
  }

  /// The row that it opens.
  private var row: (any RowDisclosure)? { enclosing() }

  /// The row of the list that it is in; found once, because the focus needs it often.
  private unowned(unsafe) var listRow: ListRowNode?
  private var knowsListRow = false

  override var canFocus: Bool {
    if !knowsListRow { (listRow, knowsListRow) = (firstAround { $0.asRow }, true) }
    return super.canFocus && listRow?.isSelectable != true
  }

  var canActivate: Bool { EnvironmentValues(frame).isEnabled && row?.isOpen != nil }

  func activate() -> Bool {
    guard isEnabled, let row, let isOpen = row.isOpen else { return false }
    row.set(open: !isOpen)
    return true
  }

  override func keys(_ keys: inout KeyTable) {
    keys.on(.return, .space, title: "Open", when: canActivate) { _ = activate() }
  }

  func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.kind == .up else { return event.isFirst ? .active : .possible }
    if event.isInside { _ = activate() }
    return .ended
  }

  override var name: String { "OutlineMark" }
}

extension OutlineMarkNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .button
    element.label = row?.isOpen == true ? "Close" : "Open"
    element.isMark = true
    if canFocus { element.focusReference.node = self }
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
