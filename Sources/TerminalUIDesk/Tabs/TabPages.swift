internal import CellLayout
internal import TerminalUICore

/// Shows the content of one tab at a time.
struct TabPages<Value: Hashable, Content: View>: NodeView {
  let tabs: Tabs
  let selection: Binding<Value>?
  let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { context in
      TypedTabPagesNode(view.tabs, view.selection, in: context) { $0.make(view.content) }
    }
  }

  static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: TypedTabPagesNode<Value>.self)
    node.content.update(to: view.content)
    node.update(view.selection)
  }
}

/// The item that holds all tabs of a tab view: the chosen one has all the room, and the others are covered.
class TabPagesNode: ItemNode {
  private(set) final var content: Node!
  /// The state of the bar: the tabs' labels, and which one is chosen.
  private let tabs: Tabs
  /// The environment of the content, where tabs find ``tabs``.
  private var inner: EnvironmentFrame?
  /// The items of the tabs, in order.
  private final var items: ContiguousArray<ItemNode> = []
  /// The item that is shown.
  private(set) final weak var shown: ItemNode?
  /// Where the focus was in a tab when another one was shown, by the tab's item.
  private final var focused: [ObjectIdentifier: WeakFocus] = [:]
  /// Whether the focus moves into the tab that has been chosen, once it is shown.
  private final var entersPage = false

  private struct WeakFocus { weak var node: FocusNode? }

  init(_ tabs: Tabs, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.tabs = tabs
    super.init(in: context, flags: [.isElaborate, .clips])
    tabs.pages = self
    inner = provide(TabsKey.self, tabs)
    self.content = content(childContext)
    evaluate()
  }

  /// The place among `items` of the tab that the app has chosen; `nil` leaves the shown one, or the one nearest to it.
  func chosenPlace(among items: ContiguousArray<ItemNode>) -> Int? { nil }
  /// Gives the app the user's choice; where the app doesn't keep the choice, it is kept here.
  func write(_ item: ItemNode) {}

  /// Chooses the tab at a place, if there is one; with `entersPage` the focus moves into it.
  final func choose(_ place: Int, entersPage: Bool) {
    guard items.indices.contains(place) else { return }
    self.entersPage = entersPage
    if items[place] === shown { return enterPage() }
    write(items[place])
  }

  // MARK: The tabs

  /// Finds the tabs and the chosen one, updates the bar, shows the chosen tab and covers the others.
  final override func evaluate() {
    flags.remove(.needsEvaluation)
    guard content != nil else { return }
    var items: ContiguousArray<ItemNode> = []
    content.visitItems { items.append($0) }
    let before = self.items
    self.items = items
    let (chosen, entries) = observed { (chosenPlace(among: items), items.map { Tabs.Entry($0) }) }
    // The chosen tab, the shown one or the one that is nearest to where it was; at the beginning the first one.
    let place =
      chosen ?? shown.flatMap { before.nearest(to: $0, among: items) }
      .flatMap { nearest in items.firstIndex { $0 === nearest } } ?? 0
    tabs.adopt(entries, chosen: place)
    show(items.indices.contains(place) ? items[place] : nil)
  }

  /// Covers all tabs but `item`, and shows this one.
  private func show(_ item: ItemNode?) {
    let old = shown
    shown = item
    for other in items where other !== item { other.setCovered(true) }
    guard let item, item !== old else { return }
    if let old { leaveFocus(of: old) }
    item.setCovered(false)
    item.tabItem?.show()
    damageAndLayOut()
  }

  /// Stores where the focus is in `old`, the tab that was shown until now.
  ///
  /// If it was in there, or the choice asks for it, it moves into the tab that is shown now, after the update.
  private func leaveFocus(of old: ItemNode) {
    if let node = host.focusedNode, node.isWithin(old) {
      focused[ObjectIdentifier(old)] = WeakFocus(node: node)
      entersPage = true
    }
    guard entersPage else { return }
    afterUpdate { [self] in enterPage() }
  }

  /// Moves the focus into the shown tab, if that is wanted: to where it was, or else to the first view that takes it.
  private func enterPage() {
    guard entersPage, let shown else { return }
    entersPage = false
    if let kept = focused[ObjectIdentifier(shown)]?.node, kept.canFocus, kept.isWithin(shown) {
      // The page is where the user left it.
      return kept.takeFocus(isRevealed: false)
    }
    shown.firstFocusable?.takeFocus()
  }

  final override func itemsWillChange(at node: Node) {
    super.itemsWillChange(at: node)
    if content != nil { invalidate() }
  }

  final override func itemsDidChange() { if content != nil { invalidate() } }

  // MARK: Layout

  final override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    if let content { visit(content) }
  }

  /// All the room that is offered; along an axis where none is, the length of the shown tab.
  final override func measure(_ proposal: ProposedViewSize) -> Answer {
    var ideal = Size.zero
    if proposal.width == nil || proposal.height == nil { ideal = shown?.answer(to: proposal).size ?? .zero }
    return Answer(
      proposal.replacingUnspecifiedDimensions(by: ideal), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  final override func arrange(_ proposal: ProposedViewSize) -> Answer {
    shown?.commit(proposal)
    return measure(proposal)
  }

  final override func origin(of item: ItemNode) -> Point {
    // A covered item has no place on the screen.
    guard item === shown else { return Point(x: -CellLimit.maximum, y: -CellLimit.maximum) }
    return Point(x: (size.width - item.size.width) / 2, y: (size.height - item.size.height) / 2)
  }

  final override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    if item === shown { damageAndLayOut() }
  }

  final override func paint(_ painter: inout Painter, at origin: Point) {
    guard let shown else { return }
    let place = self.origin(of: shown)
    painter.paint(shown, at: origin.offsetBy(dx: place.x, dy: place.y))
  }

  final override func hitTest(_ point: Point, at origin: Point) -> Node? {
    guard let shown else { return nil }
    let place = self.origin(of: shown)
    return shown.hit(point, at: origin.offsetBy(dx: place.x, dy: place.y))
  }

  final override var name: String { "TabView" }
  final override var details: String { "\(items.count) tabs" }
}

nonisolated enum TabsKey: EnvironmentKey {
  /// By default `nil`: the view isn't in a tab.
  static var defaultValue: Tabs? { nil }
}

/// The part of the node that knows the type of the selection: it reads which tab is chosen, and writes the user's
/// choice.
private final class TypedTabPagesNode<Value: Hashable>: TabPagesNode {
  private var selection: Binding<Value>?
  /// The tab that the user has chosen, where the app doesn't keep the choice.
  private weak var own: ItemNode?
  /// The value whose tab left while it was chosen.
  private var missing: Value?

  init(
    _ tabs: Tabs, _ selection: Binding<Value>?, in context: NodeContext,
    content: @MainActor (NodeContext) -> Node
  ) {
    self.selection = selection
    super.init(tabs, in: context, content: content)
  }

  func update(_ selection: Binding<Value>?) {
    self.selection = selection
    evaluate()
  }

  override func chosenPlace(among items: ContiguousArray<ItemNode>) -> Int? {
    guard let selection else { return items.firstIndex { $0 === own } }
    let value = selection.wrappedValue
    if let found = items.firstIndex(where: { Value.picked(by: $0, below: self) == value }) {
      missing = nil
      return found
    }
    // No tab has the value. If its tab has just left, the one beside it stays until the app chooses another value.
    if shown == nil || missing == value { return nil }
    guard items.contains(where: { $0 === shown }) else {
      missing = value
      return nil
    }
    // The app has chosen a value that no tab has: the first one is shown.
    return 0
  }

  override func write(_ item: ItemNode) {
    guard let selection else {
      own = item
      return evaluate()
    }
    guard let value = Value.picked(by: item, below: self) else { return }
    selection.wrappedValue = value
  }
}

extension Tabs.Entry {
  /// Makes the bar's entry for an item; where it has no label, the entry has the text “Tab” and says so.
  fileprivate init(_ item: ItemNode) {
    let tab = item.tabItem
    self.init(
      id: ObjectIdentifier(item), label: tab?.label ?? AnyView(Text("Tab")), isLabelled: tab != nil,
      labelNumber: tab?.labelNumber ?? 0,
      badge: item.trait(BadgeKey.self), isEnabled: EnvironmentValues((tab ?? item).frame).isEnabled)
  }
}

extension Node {
  /// The node of `tabItem(_:)` in this item, below the modifiers around it; `nil` if the item has no label for the bar.
  fileprivate var tabItem: TabItemNode? { firstLeading { $0 as? TabItemNode } }
}

extension ContiguousArray<ItemNode> {
  /// Returns `item` if it stays, else the next one behind it that stays, else the last one before it.
  fileprivate func nearest(to item: ItemNode, among staying: Self) -> ItemNode? {
    guard let place = firstIndex(where: { $0 === item }) else { return nil }
    func stays(_ item: ItemNode) -> Bool { staying.contains { $0 === item } }
    return self[place...].first(where: stays) ?? self[..<place].last(where: stays)
  }
}
