/// Makes a row of each view in a list.
struct ListRowModifier: ItemModifier {
  func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> UnaryNode {
    ListRowNode(in: context, content: content)
  }
  func updateItem(_ node: UnaryNode) {}
}

/// A row: as wide as the list, its content reversed while it is selected, with a line below it if it asks for one.
final class ListRowNode: UnaryNode {
  private unowned(unsafe) let control: ListControl?
  private var hasSeparator = false
  /// Whether the row looks selected.
  private(set) var isSelected = false

  override init(in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    var next = context.parent
    while let node = next, !(node is ListControl) { next = node.parent }
    control = next as? ListControl
    super.init(in: context, content: content)
  }

  /// Finds out whether the row is selected.
  func updateSelection() {
    let isSelected = control?.isSelected(self) ?? false
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    damage()
  }

  private func answer(_ proposal: ProposedViewSize, content: Size) -> Answer {
    hasSeparator = trait(ListRowSeparatorKey.self) == .visible
    return Answer(
      Size(
        width: proposal.width.map { $0 == .max ? content.width : $0 } ?? content.width,
        height: content.height + (hasSeparator ? 1 : 0)), traits: .dependsOnWidth)
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(proposal, content: content.firstItem?.answer(to: proposal).size ?? .zero)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    content.firstItem?.commit(proposal)
    isSelected = control?.isSelected(self) ?? false
    return answer(proposal, content: content.firstItem?.size ?? .zero)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let attributes: TextAttributes =
      !isSelected ? [] : control?.isActive == true ? .reverse : [.reverse, .dim]
    painter.styled(Style(attributes: attributes)) { painter in
      if isSelected, let item = content.firstItem {
        painter.fill(Rect(origin: origin, size: item.size), with: Glyph(" "))
      }
      painter.paint(content, at: origin)
    }
    if hasSeparator {
      painter.fill(
        Rect(x: origin.x, y: origin.y + size.height - 1, width: size.width, height: 1),
        with: BoxDrawing.light.horizontal, style: Style(attributes: .dim))
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
      ?? (Rect(origin: origin, size: size).contains(point) ? self : nil)
  }

  override var name: String { isSelected ? "ListRow, selected" : "ListRow" }
}
