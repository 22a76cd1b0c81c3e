/// The keyboard of an open menu: it is around the rows, and has the focus itself while none of them is selected.
final class MenuNode: FocusNode, MouseResponder {
  private(set) var level: MenuLevel
  /// Whether no row is selected.
  private var selectsNothing: Bool
  private var typeAhead = TypeAhead()
  /// The row whose submenu is open.
  private weak var opened: MenuPresenter?

  init(_ level: MenuLevel, in context: NodeContext) {
    self.level = level
    selectsNothing = !level.selectsFirst
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse])
    level.container = self
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags) {
    fatalError("a menu without a level")
  }

  override var canFocus: Bool { super.canFocus && (selectsNothing || !hasFocusableInside) }

  // MARK: Selecting

  /// The rows that can be selected.
  var rows: [FocusNode] {
    let rows = contents(\.asFocusedControl).filter(\.canFocus)
    func line(_ row: FocusNode) -> Int { row.firstItem?.absoluteOrigin.y ?? 0 }
    // As they stand: the last one may be at the top.
    guard let first = rows.first, let last = rows.last, line(first) > line(last) else { return rows }
    return rows.reversed()
  }

  /// Selects no row.
  func selectNothing() {
    selectsNothing = true
    takeFocus()
  }

  func select(_ row: FocusNode) {
    selectsNothing = false
    if let opened, !row.isWithin(opened) { opened.close() }
    row.takeFocus()
    row.firstItem?.scrollIntoSight()
    host.requestTurn()
  }

  /// A submenu of this menu opens: another one closes.
  func opens(_ presenter: MenuPresenter) {
    if let opened, opened !== presenter { opened.close() }
    opened = presenter
    if let row = presenter.firstFocusable { select(row) }
  }

  /// The mouse comes to a row.
  func hovers(_ row: FocusNode) {
    guard row.canFocus else { return }
    select(row)
  }

  /// The mouse has left the rows.
  func endsHover() { if opened?.isPresenting != true { selectNothing() } }

  // MARK: Keys

  override func keys(_ keys: inout KeyTable) {
    keys.on(.downArrow, title: "Next row") { step(forward: true) }
    keys.on(.upArrow, title: "Row before") { step(forward: false) }
    keys.on(.tab, with: .none, title: "Next row") { step(forward: true) }
    keys.on(.tab, with: .shift, title: "Row before") { step(forward: false) }
    keys.on(.home, .pageUp, title: "First row") { rows.first.map(select) }
    keys.on(.end, .pageDown, title: "Last row") { rows.last.map(select) }
    keys.on(.leftArrow, title: "Close", when: level.isSubmenu) { level.presenter?.close() }
    keys.on(.leftArrow, title: "Menu before") { level.root.presenter?.stepInBar(forward: false) }
    keys.on(.rightArrow, title: "Next menu") { level.root.presenter?.stepInBar(forward: true) }
    // A row that is selected has used it.
    keys.on(.return, title: "Nothing") {}
    keys.on(.text, title: "Row", when: { !hasShortcut($0) }) {
      if let text = $0.typedText { find(text) }
    }
  }

  private func step(forward: Bool) {
    let rows = rows
    guard !rows.isEmpty else { return }
    guard let current = rows.firstIndex(where: { $0 === host.focusedNode }) else {
      return select(forward ? rows[0] : rows[rows.count - 1])
    }
    select(rows[(current + (forward ? 1 : rows.count - 1)) % rows.count])
  }

  /// Selects the next row that begins with what was typed.
  private func find(_ text: String) {
    let rows = rows
    let place = typeAhead.place(
      typing: text, at: host.clock.now, among: rows.count,
      from: rows.firstIndex { $0 === host.focusedNode }
    ) { place, prefix in
      rows[place].firstInTree(\.word)?.lowercased().hasPrefix(prefix) == true
    }
    if let place { select(rows[place]) }
  }

  /// Whether a row has a shortcut that the press is.
  private func hasShortcut(_ press: KeyPress) -> Bool {
    unorderedShortcutNodes.contains { $0.matches(press) && $0.isBelow(self) }
  }

  // MARK: The mouse

  /// The button that opened the menu is let go over a row: that chooses it.
  func handle(_ event: MouseEvent) -> Bool {
    guard case .up = event.kind, event.position != rootPressed else { return false }
    guard let row = rows.first(where: { $0.isUnder(event.position) }) else { return false }
    _ = row.firstOutward(below: self, where: { ($0 as? any Activatable)?.activate() == true })
    return true
  }

  private var rootPressed: Point? {
    ([level] + level.outer).lazy.compactMap(\.presenter?.pressed).first
  }

  override var name: String { "menuRows" }
}

extension Node {
  /// The text that the node shows, if it isn't a mark.
  fileprivate var word: String? {
    shownText.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
  }
}

extension FocusNode {
  /// Whether what is seen at a cell of the screen is this view, or in it.
  fileprivate func isUnder(_ point: Point) -> Bool { isHit(at: point) }
}

struct MenuNodeModifier: PassModifier {
  let level: MenuLevel

  func makePassNode(in context: NodeContext) -> PassNode { MenuNode(level, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Tells the menu around which row the mouse is over.
struct MenuHoverModifier: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { MenuHoverNode(in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// A node that hears of the mouse from a modifier around it.
@MainActor protocol HoverListener: Node {
  /// The mouse is over the view, or has left it.
  func hovers(_ isOver: Bool)
}

private final class MenuHoverNode: HoverNode {
  private var level: MenuLevel? { Evaluation.unobserved { EnvironmentValues(frame).menuLevel } }

  override func hover(at cell: Point?, isNew: Bool) {
    guard isNew, let container = level?.container else { return }
    let hovered = child as? any HoverListener
    guard cell != nil else {
      hovered?.hovers(false)
      return container.endsHover()
    }
    if let row = firstFocusable { container.hovers(row) }
    hovered?.hovers(true)
  }

  override var name: String { "menuHover" }
}
