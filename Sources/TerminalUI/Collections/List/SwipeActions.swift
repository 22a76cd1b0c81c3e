public import TerminalUICore

extension View {
  /// Adds actions to this row of a list or table.
  ///
  ///     List(mails, selection: $selected) { mail in
  ///       Text(mail.subject).swipeActions { Button("Delete", role: .destructive) { delete(mail) } }
  ///     }
  ///
  /// A terminal has no swipe: the actions are in the context menu of the row, after its other items. Ctrl-Space opens that menu on every terminal. In
  /// place of a full swipe, Alt-Left runs the first action of the trailing edge and Alt-Right that of the leading edge, if the row is selected and
  /// the terminal reports these keys. The actions are made when the menu opens or one of the keys is pressed.
  ///
  /// - Parameters:
  ///   - edge: In which direction the row would be swiped; the menu has those of the leading edge first.
  ///   - allowsFullSwipe: Whether the key for the first action is on.
  ///   - content: The actions: buttons.
  /// - Returns: A row with the actions.
  /// - Source: SwiftUI `View.swipeActions(edge:allowsFullSwipe:content:)`; differs in the user's gestures.
  @inlinable public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> Actions
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content))
  }
}

@usableFromInline struct SwipeActionsModifier<Actions: View>: PassModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: () -> Actions

  @usableFromInline init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: @escaping () -> Actions) {
    (self.edge, self.allowsFullSwipe, self.actions) = (edge, allowsFullSwipe, actions)
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { menu.makePassNode(in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) { menu.updatePassNode(node) }

  private var menu: MenuModifier<Actions> {
    MenuModifier(
      kind: .context, swipe: RowSwipe(edge: edge, allowsFullSwipe: allowsFullSwipe), isOpen: .constant(false),
      content: actions)
  }
}

/// Which swipe of a row a menu has the actions of.
struct RowSwipe: Equatable {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
}

extension MenuPresenter {
  /// The other menus of the row: its own context menu is above, then come the actions of the edges.
  ///
  /// There is one menu for a row, whichever of them the mouse or a key finds.
  var otherMenusOfRow: (above: [AnyView], below: [AnyView]) {
    let all = kind == .context ? menusOfRow : []
    guard all.contains(where: { $0.swipe != nil }) else { return ([], []) }
    let plain = all.first { $0.swipe == nil }.map { [$0] } ?? []
    let parts = plain + HorizontalEdge.allCases.flatMap { edge in all.filter { $0.swipe?.edge == edge } }
    let place = parts.firstIndex { $0 === self } ?? 0
    return (parts[..<place].map(\.items), parts[place...].dropFirst().map(\.items))
  }

  /// The context menus around the row's content, and that of the list, the innermost first.
  var menusOfRow: [MenuPresenter] {
    var found: [MenuPresenter] = []
    child?.visitTree { node in
      guard node.flags.contains(.pass) else { return .past }
      if let menu = node.asContextMenu { found.insert(menu, at: 0) }
      return .into
    }
    var isInList = true
    _ = firstOutward { node -> Bool? in
      if node is any RowsNode { isInList = false }
      if !isInList, node.flags.contains(.item) { return true }
      guard let menu = node.asContextMenu else { return nil }
      found.append(menu)
      return isInList ? nil : true
    }
    return found
  }

  /// Runs the first action, and returns whether there is one.
  func runFirstAction() -> Bool {
    guard isEnabled else { return false }
    let node = makeActions(in: childContext)
    defer { node.leave() }
    return node.activateFirstFocusable()
  }
}

extension RowSelector {
  /// Alt-Left and Alt-Right do what a full swipe of the current row does.
  ///
  /// The actions are made when the row is swiped, so it isn't known before whether there is one.
  func swipeKeys(_ keys: inout KeyTable) {
    guard isActive else { return }
    keys.offer(
      matching: { $0.modifiers.held == .option && ($0.key == .leftArrow || $0.key == .rightArrow) },
      phases: [.down, .repeat], called: "alt-left, alt-right"
    ) { runSwipe(at: $0.key == .leftArrow ? .trailing : .leading) ? .handled : .ignored }
  }

  private func runSwipe(at edge: HorizontalEdge) -> Bool {
    currentMenu?.menusOfRow.first { $0.swipe?.edge == edge && $0.swipe?.allowsFullSwipe == true }?
      .runFirstAction() ?? false
  }
}
