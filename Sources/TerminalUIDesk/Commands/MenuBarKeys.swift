internal import TerminalUICore

/// The key of a window that opens the first menu of its bar: F10; those of the others are ``MenuBarLetters``.
struct MenuBarKey: ViewModifier {
  package let menu: MenuBarModel

  func body(content: Content) -> some View {
    let menu = menu
    content
      .modifier(
        NamedKeyModifier(keys: [KeyboardShortcut(.f10, modifiers: [])], name: "Menu", priority: -1) {
          menu.openFirst()
        }
      )
      .actionID("app.menu")
  }
}

/// The keys that open one menu each: Alt with a letter of its title.
///
/// The letters come after all commands: a shortcut of a view or a command takes precedence.
struct MenuBarLetters: NodeView {
  let bar: MenuBarModel

  static var _isUnary: Bool { false }
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = MenuBarLettersNode(view.bar, in: context)
    node.child = node.childContext.make(EmptyView())
    return node
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}

/// Opens a menu by Alt and its letter, as a shortcut: also while the focus is elsewhere, after the views around the
/// focus.
private final class MenuBarLettersNode: ShortcutNode {
  private let bar: MenuBarModel

  init(_ bar: MenuBarModel, in context: NodeContext) {
    self.bar = bar
    super.init(in: context)
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(in context: NodeContext, flags: NodeFlags) { fatalError("letters without a bar") }

  override func matches(_ press: KeyPress) -> Bool { press.phase == .down && bar.menu(of: press) != nil }

  override func perform(_ press: KeyPress) -> Bool { bar.open(by: press) }

  override var name: String { "menuLetters" }
}
