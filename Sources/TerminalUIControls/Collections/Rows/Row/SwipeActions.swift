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
  ///   - edge: The edge at which a swipe would show the actions; in the menu those of the leading edge come first.
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

/// Makes the actions an addition to the row's context menu; the row finds them there for Alt-Left and Alt-Right, too.
@usableFromInline struct SwipeActionsModifier<Actions: View>: PassModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  package let actions: () -> Actions

  @usableFromInline init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: @escaping () -> Actions) {
    (self.edge, self.allowsFullSwipe, self.actions) = (edge, allowsFullSwipe, actions)
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { menu.makePassNode(in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) { menu.updatePassNode(node) }

  private var menu: MenuModifier<Actions> {
    MenuModifier(
      kind: .context, addition: RowSwipe(edge: edge, allowsFullSwipe: allowsFullSwipe),
      isOpen: .constant(false), content: actions)
  }
}

/// The addition to a row's menu whose actions are those of a swipe: its edge, and whether a key runs the first one.
private struct RowSwipe: MenuAddition {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool

  /// The actions of the leading edge come first.
  var place: Int { edge == .leading ? 0 : 1 }
}

extension MenuPresenter {
  /// The swipe whose actions this menu has; `nil` if it is another menu.
  fileprivate var swipe: RowSwipe? { addition as? RowSwipe }

  /// Runs the first action, and returns whether there is one.
  fileprivate func runFirstAction() -> Bool {
    guard isEnabled else { return false }
    let node = makeActions(in: childContext)
    defer { node.leave() }
    return node.activateFirstFocusable()
  }
}

extension RowSelector {
  /// Offers Alt-Left and Alt-Right, which do what a full swipe of the current row does.
  ///
  /// The actions are made when the row is swiped, so it isn't known before whether there is one.
  func swipeKeys(_ keys: inout KeyTable) {
    guard isActive else { return }
    keys.offer(
      matching: { $0.modifiers.held == .option && ($0.key == .leftArrow || $0.key == .rightArrow) },
      phases: [.down, .repeat], called: "alt-left, alt-right"
    ) { runSwipe(at: $0.key == .leftArrow ? .trailing : .leading) ? .handled : .ignored }
  }

  /// Runs the action of a full swipe of the current row, and returns whether there is one.
  private func runSwipe(at edge: HorizontalEdge) -> Bool {
    currentMenu?.menusOfRow.first { $0.swipe?.edge == edge && $0.swipe?.allowsFullSwipe == true }?
      .runFirstAction() ?? false
  }
}
