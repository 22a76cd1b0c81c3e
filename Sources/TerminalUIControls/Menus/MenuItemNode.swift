internal import CellLayout
internal import Cells
internal import TerminalUICore

/// Makes a row of a menu of each view in it.
struct MenuItemModifier: ItemModifier {
  let list: MenuRowList

  func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> UnaryNode {
    MenuItemNode(list, in: context, content: content)
  }
  func updateItem(_ node: UnaryNode) {}
  static var updatesItems: Bool { false }
}

/// A row of a menu: a view as wide as the menu, an aligned text, or a line.
///
/// A line is left out where none is needed.
final class MenuItemNode: UnaryNode {
  private let list: MenuRowList
  /// The option of a picker that the row shows, if it does.
  let choice: MenuChoice?
  /// The lines before and behind the item that are shown, if the item is a line or a section.
  var lines: MenuLines = [] {
    didSet { if lines != oldValue { damageAndLayOut() } }
  }
  /// The width that it takes if it may.
  private var knownWidth: Int?
  private var leading = 0

  init(
    _ list: MenuRowList, choice: MenuChoice? = nil, in context: NodeContext,
    content: @MainActor (NodeContext) -> Node
  ) {
    (self.list, self.choice) = (list, choice)
    super.init(in: context, content: content)
    list.rowsChanged()
  }

  override func didLeave() {
    list.rowsChanged()
    super.didLeave()
  }

  override func traitsDidChange() -> Bool {
    knownWidth = nil
    list.rowsChanged()
    setNeedsLayout()
    return false
  }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    knownWidth = nil
    list.widthsChanged()
    super.itemChanged(item, from: old, to: new)
  }

  override func itemsWillChange(at node: Node) {
    knownWidth = nil
    list.widthsChanged()
    super.itemsWillChange(at: node)
  }

  /// The kind of row.
  var kind: MenuRowKey.Kind { choice == nil ? trait(MenuRowKey.self) : .row }

  /// Whether the view goes across, as a `Divider` does.
  var isDivider: Bool {
    guard let item = contentItem else { return false }
    let wide = Size(width: 1000, height: 1)
    return item.probe(.unspecified).size == Size(width: 1, height: 1)
      && item.probe(ProposedViewSize(wide)).size == wide
  }

  /// The width that it takes if it may.
  var ownWidth: Int {
    if let knownWidth { return knownWidth }
    let width = probe(.unspecified).size.width
    knownWidth = width
    return width
  }

  // MARK: Layout

  /// Returns the view's proposal, and the columns before the view.
  private func offer(_ proposal: ProposedViewSize) -> (proposal: ProposedViewSize, leading: Int) {
    switch kind {
    case .row: return (ProposedViewSize(width: proposal.width, height: nil), 0)
    case .separator:
      list.placeLines()
      return (ProposedViewSize(width: proposal.width, height: lines.isEmpty ? 0 : nil), 0)
    case .section:
      list.placeLines()
      return (ProposedViewSize(width: proposal.width, height: lines.rawValue), 0)
    case .other:
      let whole = ProposedViewSize(width: proposal.width, height: nil)
      guard let width = proposal.width, let item = contentItem,
        item.probe(whole).size.width < width || width > 2,
        item.probe(ProposedViewSize(width: 1000, height: nil)).size.width < 1000
      else { return (whole, 0) }
      return (ProposedViewSize(width: Swift.max(width - 2, 1), height: nil), Swift.min(1, width - 1))
    }
  }

  private func answer(_ content: Answer, to proposal: ProposedViewSize) -> Answer {
    let (kind, size) = (kind, content.size)
    return Answer(
      Size(
        width: proposal.width ?? (kind == .other ? size.width + 2 : size.width),
        height: kind == .separator && lines.isEmpty ? 0 : size.height),
      overflow: content.overflow, traits: .dependsOnWidth)
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let offer = offer(proposal)
    return answer(contentItem?.answer(to: offer.proposal) ?? Answer(.zero), to: proposal)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let offer = offer(proposal)
    _ = commitContent(offer.proposal)
    leading = offer.leading
    return answer(contentItem?.answer ?? Answer(.zero), to: proposal)
  }

  override func origin(of item: ItemNode) -> Point { Point(x: leading, y: 0) }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    paintContent(&painter, at: origin.offsetBy(dx: leading, dy: 0))
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin.offsetBy(dx: leading, dy: 0))
  }

  override var name: String { choice == nil ? "MenuItem" : "PickerOption" }
}

extension Node {
  /// This node, if it is a row of a menu.
  var asMenuItem: MenuItemNode? { self as? MenuItemNode }
}
