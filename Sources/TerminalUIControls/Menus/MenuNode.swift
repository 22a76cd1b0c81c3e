internal import TerminalUICore

/// Handles the keyboard of an open menu.
///
/// The node is around the rows, and has the focus itself while no row is selected.
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

  /// The rows that can be selected, in the order of the source.
  private var rows: RowWalk<FocusNode> {
    RowWalk(in: self, row: { $0.asFocusedControl }, accepts: { $0.canFocus })
  }

  /// Whether the rows are in reverse order: the last one is at the top.
  private var isReversed: Bool {
    guard Evaluation.unobserved({ EnvironmentValues(frame).menuOrder }) == .priority,
      let first = rows.end(forward: true), let last = rows.end(forward: false)
    else { return false }
    func line(_ row: FocusNode) -> Int { row.firstItem?.absoluteOrigin.y ?? 0 }
    return line(first) > line(last)
  }

  /// The row that is selected.
  private var current: FocusNode? {
    host.focusedNode.flatMap { $0 !== self && $0.isWithin(self, to: .layer) ? $0 : nil }
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

  /// Called when a submenu of this menu opens.
  ///
  /// Closes the submenu that was open.
  func opens(_ presenter: MenuPresenter) {
    if let opened, opened !== presenter { opened.close() }
    opened = presenter
    if let row = presenter.firstFocusable { select(row) }
  }

  /// The mouse has moved to a row.
  func hovers(_ row: FocusNode) {
    guard row.canFocus else { return }
    select(row)
  }

  /// The mouse has left the rows.
  func endsHover() { if opened?.isPresenting != true { selectNothing() } }

  // MARK: Keys

  package override func keys(_ keys: inout KeyTable) {
    keys.on(.downArrow, title: "Next row") { step(forward: true) }
    keys.on(.upArrow, title: "Row before") { step(forward: false) }
    keys.on(.tab, with: .none, title: "Next row") { step(forward: true) }
    keys.on(.tab, with: .shift, title: "Row before") { step(forward: false) }
    keys.on(.pageDown, title: "Page down") { page(forward: true) }
    keys.on(.pageUp, title: "Page up") { page(forward: false) }
    keys.on(.home, title: "First row") { end(first: true).map(select) }
    keys.on(.end, title: "Last row") { end(first: false).map(select) }
    keys.on(.leftArrow, title: "Close", when: level.isSubmenu) { level.presenter?.close() }
    keys.on(.leftArrow, title: "Menu before") { level.root.presenter?.stepInBar(forward: false) }
    keys.on(.rightArrow, title: "Next menu") { level.root.presenter?.stepInBar(forward: true) }
    // A row that is selected has used it.
    keys.on(.return, title: "Nothing") {}
    keys.on(.text, title: "Row", when: { !hasShortcut($0) }) {
      if let text = $0.typedText { find(text) }
    }
  }

  /// The row at the top, or at the bottom.
  private func end(first: Bool) -> FocusNode? { rows.end(forward: first != isReversed) }

  /// Selects the row below, or above; at an end of the menu, the row at the other end.
  private func step(forward: Bool) {
    let next = current.flatMap { rows.next(after: $0, forward: forward != isReversed) }
    (next ?? end(first: forward)).map(select)
  }

  /// Selects the row that is as far away as rows are seen, or the one at the end.
  private func page(forward: Bool) {
    guard var row = current else { return end(first: !forward).map(select) ?? () }
    let direction = forward != isReversed
    for _ in 0..<Swift.max(seenRows - 1, 1) {
      guard let next = rows.next(after: row, forward: direction) else { break }
      row = next
    }
    select(row)
  }

  /// How many rows are seen; of those that take several lines it is the number of lines.
  private var seenRows: Int {
    firstContent(\.asLazyStack)?.shownLength ?? firstItem?.size.height ?? 1
  }

  /// Selects the next row that begins with the typed text.
  private func find(_ text: String) {
    let row = typeAhead.row(
      typing: text, at: host.clock.now, in: self, from: current, isKept: true,
      row: { [self] in $0 === self ? nil : $0.asFocusedControl },
      accepts: { $0.canFocus && $0.firstInTree(\.word)?.lowercased().hasPrefix($1) == true },
      peek: { view, prefix in view.menuWord.map { $0.lowercased().hasPrefix(prefix) } })
    if let row { select(row) }
  }

  /// Whether a row has a shortcut that the press is.
  private func hasShortcut(_ press: KeyPress) -> Bool {
    unorderedShortcutNodes.contains { $0.matches(press) && $0.isBelow(self) }
  }

  // MARK: The mouse

  /// Releasing the button that opened the menu chooses the row below the mouse.
  func handle(_ event: MouseEvent) -> Bool {
    guard case .up = event.kind, event.position != rootPressed else { return false }
    let hit = host.hitTest(event.position)
    guard let row = hit?.firstOutward(below: self, { $0.asFocusedControl }), row.canFocus else {
      return false
    }
    _ = row.firstOutward(below: self, where: { ($0 as? any Activatable)?.activate() == true })
    return true
  }

  private var rootPressed: Point? {
    ([level] + level.outer).lazy.compactMap(\.presenter?.pressed).first
  }

  override var name: String { "menuRows" }
}

extension Node {
  /// The text that the node shows; `nil` for a sign without letters and digits, such as a check mark.
  fileprivate var word: String? { shownText.flatMap { $0.isWord ? $0 : nil } }
}

extension View {
  /// The beginning of the menu row that the view makes; `nil` if the view's value isn't enough.
  fileprivate var menuWord: String? {
    let text = (self as? any ActionControl)?.plainTitle ?? accessibilityText
    return text.flatMap { $0.isWord ? $0 : nil }
  }
}

extension String {
  /// Whether the text has a letter or a digit, unlike a check mark.
  fileprivate var isWord: Bool { contains { $0.isLetter || $0.isNumber } }
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

/// A node that learns of the mouse through a modifier around it, for the help text and for submenus.
@MainActor protocol HoverListener: Node {
  /// The mouse is over the view, or has left it.
  func hovers(_ isOver: Bool)
}

/// Is around a row of a menu, and selects the row that the mouse enters.
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
