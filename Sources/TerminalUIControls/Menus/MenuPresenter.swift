internal import TerminalUICore

/// The node that opens and closes a menu: it is around the view from which the menu is opened.
@MainActor
package class MenuPresenter: PresentationNode, KeyResponder, MouseResponder, PressResponder, HoverListener {
  /// The part of the screen, or the button of the mouse, that opens the menu.
  package enum Kind {
    /// The label of the menu, as soon as the button of the mouse goes down.
    case menu
    /// The end of the menu's label; a click on the rest of the label does something else.
    case split
    /// The row of the menu in another menu.
    case submenu
    /// The other button of the mouse.
    case context
  }

  let kind: Kind
  /// Why the menu adds its items to the menu of a row, if it does.
  var addition: (any MenuAddition)? { nil }
  /// The menu that this one is a row of.
  private(set) var parentLevel: MenuLevel?
  /// The cell of the view at which the menu was opened; `nil` is all of the view.
  private var point: Point?
  /// The cell of the screen where a press opened the menu: a release there chooses nothing.
  private(set) var pressed: Point?
  private var hoverTimer: HostTimer?

  /// How long the mouse rests on a row before its submenu opens.
  static let hoverDelay = Duration.milliseconds(200)
  /// The columns of the sign at the end of a label.
  static let signWidth = 4

  init(_ kind: Kind, in context: NodeContext) {
    self.kind = kind
    super.init(in: context)
    flags.insert([.handlesKeys, .handlesMouse])
    parentLevel = Evaluation.unobserved { EnvironmentValues(frame).menuLevel }
  }

  /// Whether there may be anything in the menu.
  var hasContent: Bool { true }
  /// Makes what is in the menu.
  func makeMenu(_ level: MenuLevel, in context: NodeContext) -> Node { fatalError("abstract") }
  /// Makes what is in the menu alone.
  func makeActions(in context: NodeContext) -> Node { fatalError("abstract") }
  /// The items of the menu, for another menu of the same row.
  var items: AnyView { AnyView(EmptyView()) }
  /// Reports to the list for which rows a menu opens: those at a cell, or the selection.
  private func tellList(_ point: Point?) {
    let list: (any MenuRowsNode)? = enclosing()
    list?.prepareMenu(at: point)
  }
  /// The menu has been opened or closed.
  func openChanged(to isOpen: Bool) {}

  // MARK: Opening and closing

  /// Opens the menu.
  ///
  /// - Parameters:
  ///   - byKeyboard: Whether the first row is selected.
  ///   - point: The cell of the screen at which it opens; `nil` is next to the view.
  package func open(byKeyboard: Bool, at point: Point? = nil) {
    guard !isPresenting, hasContent, isEnabled, let item = firstItem else { return }
    cancelHover()
    if kind == .context { tellList(point) }
    let origin = item.absoluteOrigin
    self.point = point.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    if byKeyboard { pressed = nil }
    let level = MenuLevel(of: self, in: parentLevel, selectsFirst: byKeyboard)
    parentLevel?.container?.opens(self)
    present(kind == .submenu ? .submenu : .menu()) { makeMenu(level, in: $0) }
    openChanged(to: true)
    host.requestTurn()
  }

  /// Opens the menu next to this one, if it is one of a bar.
  func stepInBar(forward: Bool) {
    Evaluation.unobserved { EnvironmentValues(frame).menuBarStep }?(forward)
  }

  /// Whether the view from which the menu is opened is below a row of the screen.
  func isBelow(row: Int) -> Bool { firstItem.map { $0.absoluteOrigin.y > row } ?? false }

  /// Closes the menu, if it is open.
  package func close() {
    cancelHover()
    guard isPresenting else { return }
    withdraw()
  }

  package override func dismiss() { close() }
  package override func layerDidLeave() { if !flags.contains(.hasLeft) { openChanged(to: false) } }

  package override func anchorPart(of size: Size) -> Rect {
    guard let point else { return super.anchorPart(of: size) }
    return Rect(origin: point, size: Size(width: 1, height: 1))
  }

  // MARK: The mouse

  /// The mouse rests on the row of the submenu, or has left it.
  func hovers(_ isOver: Bool) {
    guard isOver else { return cancelHover() }
    guard kind == .submenu, !isPresenting, hoverTimer == nil else { return }
    hoverTimer = host.schedule(for: self, after: Self.hoverDelay) { presenter in
      presenter.hoverTimer = nil
      presenter.open(byKeyboard: false)
    }
  }

  private func cancelHover() {
    guard let timer = hoverTimer else { return }
    host.cancel(timer)
    hoverTimer = nil
  }

  package var priority: GesturePriority { .high }

  /// A press opens the menu at once; of a button with a menu, a press on its sign or one that is held for half a
  /// second.
  package func hear(_ event: GestureEvent) -> GestureProgress {
    switch (kind, event.kind) {
    case (.menu, .down), (.submenu, .down): break
    case (.split, .down) where event.location.x >= (firstItem?.size.width ?? 0) - Self.signWidth: break
    case (.split, .down):
      event.wake(.milliseconds(500))
      return .possible
    case (.split, .move): return .possible
    case (.split, .time): break
    default: return .failed
    }
    if isPresenting { close() } else { open(byKeyboard: false, pressedAt: event.globalLocation) }
    return .active
  }

  private func open(byKeyboard: Bool, pressedAt point: Point) {
    pressed = point
    open(byKeyboard: byKeyboard)
  }

  package func handle(_ event: MouseEvent) -> Bool {
    guard kind == .context, event.kind == .down(.right), isEnabled else { return false }
    pressed = event.position
    open(byKeyboard: false, at: event.position)
    return true
  }

  // MARK: Keys

  package func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    switch kind {
    case .submenu: keys.on(.rightArrow, with: .none, title: "Open") { open(byKeyboard: true) }
    case .menu, .split: keys.on(.downArrow, with: .option, title: "Open") { open(byKeyboard: true) }
    case .context: keys.on(.contextMenu, title: "Menu") { _ in openAtFocus() }
    }
  }

  /// Opens the menu where the keyboard is.
  func openAtFocus() {
    let cursor = host.focusedNode?.cursor?.position
    let rect = firstItem.map { Rect(origin: $0.absoluteOrigin, size: $0.size) }
    open(byKeyboard: true, at: cursor.flatMap { rect?.contains($0) == true ? $0 : nil })
  }
}

// Made once: each key of a list is compared with them.
private let menuKey = KeyEquivalent.menu
private let f22Key = KeyEquivalent.f22

extension KeyClass {
  /// The keys that open the context menu.
  static var contextMenu: KeyClass { KeyClass("ctrl-space, shift-f10") { $0.opensContextMenu } }
}

extension KeyPress {
  /// Whether the press is one for the context menu: Ctrl-Space, which every terminal reports, Shift-F10, or the menu key.
  var opensContextMenu: Bool {
    guard phase != .up else { return false }
    return switch modifiers.held {
    case []: key == menuKey || key == f22Key
    case .shift: key == .f10
    // Ctrl-@ and Ctrl-2 are the same byte as Ctrl-Space.
    case .control: key == .space || key == "@" || key == "2"
    default: false
    }
  }
}

/// Presents a menu from the view that it is put on.
package struct MenuModifier<Content: View>: PassModifier {
  let kind: MenuPresenter.Kind
  /// Opens it in other ways than those of its kind.
  var handle: MenuHandle?
  /// Why the menu adds its items to the menu of a row, if it does.
  var addition: (any MenuAddition)?
  @Binding package var isOpen: Bool
  package let content: () -> Content

  package init(
    kind: MenuPresenter.Kind, handle: MenuHandle? = nil, addition: (any MenuAddition)? = nil,
    isOpen: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.kind = kind
    self.handle = handle
    self.addition = addition
    _isOpen = isOpen
    self.content = content
  }

  package func makePassNode(in context: NodeContext) -> PassNode { TypedMenuPresenter(self, in: context) }
  package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TypedMenuPresenter<Content>.self).update(self)
  }
}

/// Opens a menu from outside of it, as the menu bar does.
@MainActor package final class MenuHandle {
  package fileprivate(set) weak var presenter: MenuPresenter?

  package init() {}

  /// Opens the menu as the keyboard does, and returns whether it is open then.
  @discardableResult package func open() -> Bool {
    presenter?.open(byKeyboard: true)
    return presenter?.isPresenting == true
  }
}

/// The part of the presenter that knows the type of the menu's items, and makes their views when the menu opens.
private final class TypedMenuPresenter<Content: View>: MenuPresenter {
  private var modifier: MenuModifier<Content>
  private weak var menu: Node?
  private var level: MenuLevel?

  init(_ modifier: MenuModifier<Content>, in context: NodeContext) {
    self.modifier = modifier
    super.init(modifier.kind, in: context)
    modifier.handle?.presenter = self
  }

  func update(_ modifier: MenuModifier<Content>) {
    self.modifier = modifier
    modifier.handle?.presenter = self
    if let level, isPresenting { menu?.update(to: view(level)) }
  }

  private func view(_ level: MenuLevel) -> MenuSurface<Content> {
    MenuSurface(level: level, others: otherMenusOfRow, content: modifier.content)
  }

  override var addition: (any MenuAddition)? { modifier.addition }
  override func makeActions(in context: NodeContext) -> Node { context.make(modifier.content()) }
  override var items: AnyView { AnyView(DeferredView(make: modifier.content)) }

  override func makeMenu(_ level: MenuLevel, in context: NodeContext) -> Node {
    self.level = level
    let node = context.make(view(level))
    menu = node
    return node
  }

  override var hasContent: Bool { Content.self != EmptyView.self }

  override func openChanged(to isOpen: Bool) {
    if Evaluation.unobserved({ modifier.isOpen }) != isOpen { modifier.isOpen = isOpen }
  }

  override var name: String { kind == .context ? "contextMenu" : "menu" }
}
