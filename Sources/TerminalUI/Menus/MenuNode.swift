/// The keyboard of an open menu: it is around the rows, and has the focus itself while none of them is selected.
final class MenuNode: FocusNode {
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
    let rows = Self.rows(below: self)
    func line(_ row: FocusNode) -> Int { row.firstItem?.absoluteOrigin.y ?? 0 }
    // As they stand: the last one may be at the top.
    guard let first = rows.first, let last = rows.last, line(first) > line(last) else { return rows }
    return rows.reversed()
  }

  private static func rows(below node: Node) -> [FocusNode] {
    var found: [FocusNode] = []
    node.visitChildren { child in
      if let row = child as? FocusNode, !(row is ScrollFocusNode) {
        if row.canFocus { found.append(row) }
      } else {
        found += rows(below: child)
      }
    }
    return found
  }

  /// Selects no row.
  func selectNothing() {
    selectsNothing = true
    takeFocus()
  }

  func select(_ row: FocusNode) {
    selectsNothing = false
    if let opened, !row.isInside(opened) { opened.close() }
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

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    guard press.isPlain else { return .ignored }
    switch press.key {
    case .downArrow: step(forward: true)
    case .upArrow: step(forward: false)
    case .tab: step(forward: !press.modifiers.contains(.shift))
    case .home, .pageUp: rows.first.map(select)
    case .end, .pageDown: rows.last.map(select)
    case .leftArrow where level.parent != nil: level.presenter?.close()
    case .leftArrow, .rightArrow: level.root.presenter?.stepInBar(forward: press.key == .rightArrow)
    case .return: break
    default:
      guard let text = press.typedText, !hasShortcut(press, below: self) else { return .ignored }
      find(text)
    }
    return .handled
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
      rows[place].firstWord?.lowercased().hasPrefix(prefix) == true
    }
    if let place { select(rows[place]) }
  }

  /// Whether a row has a shortcut that the press is.
  private func hasShortcut(_ press: KeyPress, below node: Node) -> Bool {
    var found = false
    node.visitChildren { child in
      if found { return }
      if let shortcut = child as? ShortcutNode, shortcut.matches(press) {
        found = true
      } else {
        found = hasShortcut(press, below: child)
      }
    }
    return found
  }

  // MARK: The mouse

  /// The button that opened the menu is let go over a row: that chooses it.
  override func handle(_ event: MouseEvent) -> Bool {
    guard case .up = event.kind, event.position != rootPressed else { return false }
    guard let row = rows.first(where: { $0.isUnder(event.position) }) else { return false }
    var next: Node? = row
    while let node = next, node !== self {
      if node.activate() { break }
      next = node.parent
    }
    return true
  }

  private var rootPressed: Point? {
    var level = level
    while level.presenter?.pressed == nil, let parent = level.parent { level = parent }
    return level.presenter?.pressed
  }

  override var name: String { "menuRows" }
}

extension Node {
  /// The first text in this node that isn't a mark.
  fileprivate var firstWord: String? {
    if let text = self as? TextNode {
      return text.string.contains { $0.isLetter || $0.isNumber } ? text.string : nil
    }
    var found: String?
    visitChildren { if found == nil { found = $0.firstWord } }
    return found
  }
}

extension FocusNode {
  /// Whether what is seen at a cell of the screen is this view, or in it.
  fileprivate func isUnder(_ point: Point) -> Bool { isHit(at: point) }

  fileprivate func isInside(_ other: Node) -> Bool {
    var next: Node? = self
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }
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

private final class MenuHoverNode: HoverNode {
  private var level: MenuLevel? { Evaluation.unobserved { EnvironmentValues(frame).menuLevel } }

  override func hover(at cell: Point?, isNew: Bool) {
    guard isNew, let container = level?.container else { return }
    let presenter = child as? MenuPresenter
    guard cell != nil else {
      presenter?.cancelHover()
      return container.endsHover()
    }
    if let row = firstFocusable { container.hovers(row) }
    presenter?.hovered()
  }

  override var name: String { "menuHover" }
}
