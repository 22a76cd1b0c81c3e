internal import CellLayout
internal import Cells
internal import TerminalUICore

/// The rows of a menu: below each other, all as wide as the widest, with lines only between others.
///
///     HuggingScrollView { MenuStack { ForEach(names, id: \.self) { Text($0) } } }
///
/// Of many rows only those in sight are made. The widest is the widest of those that were made: while some are missing, the menu gets
/// wider where a wider one comes into sight, and not narrower again.
struct MenuStack<Content: View>: NodeView {
  package let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { context in
      let list = MenuRowList()
      return MenuStackNode(list, in: context) { $0.make(view.content.modifier(MenuItemModifier(list: list))) }
    }
  }

  static func _updateNode(_ node: Node, to view: Self) {
    let rows = unsafeDowncast(node, to: MenuStackNode.self)
    rows.stack.content.update(to: view.content.modifier(MenuItemModifier(list: rows.list)))
  }
}

/// The way from a row of a menu to the stack of all its rows.
final class MenuRowList {
  /// The node that arranges the rows, until it leaves.
  package fileprivate(set) unowned(unsafe) var node: MenuStackNode?
  private var linesAreKnown = false

  /// A row came or went.
  func rowsChanged() {
    linesAreKnown = false
    node?.widthsChanged()
  }

  /// A row may need another width.
  func widthsChanged() { node?.widthsChanged() }

  /// Updates each line on whether it is shown.
  func placeLines() {
    guard !linesAreKnown, let node else { return }
    linesAreKnown = true
    var parts: [MenuPart] = []
    var items: [(item: MenuItemNode, place: Int)] = []
    node.visitRows { item in
      guard let item else { return parts.append(MenuPart(kind: .row)) }
      items.append((item, parts.count))
      parts.append(MenuPart(kind: item.kind) { item.isDivider })
    }
    for (item, place) in items { item.lines = parts.lines(at: place) }
  }
}

/// The item around the rows of a menu: it offers them the width of the widest.
final class MenuStackNode: UnaryNode {
  let list: MenuRowList
  /// The stack that arranges the rows.
  private(set) var stack: LazyStackNode!
  private var widest = 0
  private var widestIsKnown = false
  private var isArranging = false

  /// The most rows of a menu that are all made and kept.
  ///
  /// So the widths, keys and states of rows count whether they are in sight or not.
  private static let wholeCount = 64

  init(_ list: MenuRowList, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.list = list
    var made: LazyStackNode?
    super.init(in: context) { context in
      let stack = LazyStackNode(
        in: context, axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key,
        pinsItems: false,
        content: content)
      stack.wholeCount = Self.wholeCount
      made = stack
      return stack
    }
    stack = made
    list.node = self
    makeFirstRows()
  }

  /// Makes the rows that are seen first, so that their widths are known before the menu is measured.
  private func makeFirstRows() {
    var room = Swift.max(Self.wholeCount, host.size.height)
    for window in stack.windows {
      let count = window.count <= Self.wholeCount ? window.count : Swift.min(window.count, host.size.height)
      for place in 0..<Swift.min(count, room) { _ = window.node(at: place) }
      room -= Swift.min(count, room)
    }
  }

  override func didLeave() {
    list.node = nil
    super.didLeave()
  }

  /// Calls `visit` with each row that was made, in order, and with `nil` where some are missing.
  package func visitRows(_ visit: (MenuItemNode?) -> Void) {
    stack.content.visitTree { node in
      if let item = node.asMenuItem {
        visit(item)
        return .past
      }
      if node.asWindow?.isWhole == false { visit(nil) }
      return .into
    }
  }

  // MARK: The width

  /// Rows came, went or changed.
  func widthsChanged() {
    widestIsKnown = false
    if !isArranging { setNeedsLayout() }
  }

  /// The width of the widest row; rows that aren't made yet make the menu wider once they are.
  private func width(for proposal: ProposedViewSize) -> Int {
    if !widestIsKnown {
      widestIsKnown = true
      var (found, isWhole) = (1, true)
      visitRows { item in
        if let item { found = Swift.max(found, item.ownWidth) } else { isWhole = false }
      }
      let wanted = isWhole ? found : Swift.max(found, widest)
      if wanted != widest {
        // Before the first layout, no width has been reported.
        let isFirst = widest == 0
        widest = wanted
        if !isFirst { tellAround() }
      }
    }
    return Swift.min(widest, proposal.width ?? widest)
  }

  /// Measures the views around again, even if the menu fills its proposed width: the layer may offer more.
  private func tellAround() {
    _ = firstAroundItem { item -> Void? in
      item.setNeedsLayout()
      return item.flags.contains(.endsEvents) ? () : nil
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(stack.answer(to: ProposedViewSize(width: width(for: proposal), height: proposal.height)))
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    isArranging = true
    defer { isArranging = false }
    // Rows that come into sight may be wider than those before.
    for _ in 0..<4 {
      let width = width(for: proposal)
      _ = commitContent(ProposedViewSize(width: width, height: proposal.height))
      if self.width(for: proposal) == width { break }
    }
    return answer(stack.answer)
  }

  private func answer(_ rows: Answer) -> Answer {
    Answer(rows.size, overflow: rows.overflow, traits: [.dependsOnWidth])
  }

  override func origin(of item: ItemNode) -> Point { .zero }
  package override func paint(_ painter: inout Painter, at origin: Point) {
    paintContent(&painter, at: origin)
  }
  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
  }
  override var name: String { "MenuStack" }
}
