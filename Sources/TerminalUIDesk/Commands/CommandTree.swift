internal import TerminalUICore

/// Commands that work without being visible: none of them is measured or drawn.
struct CommandTree<Commands: View>: NodeView {
  let model: MenuBarModel
  let commands: Commands

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = CommandTreeNode(view.model, in: context)
    node.content = node.childContext.make(view.hidden)
    node.evaluate()
    return node
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: CommandTreeNode.self).content?.update(to: view.hidden)
  }

  /// The controls among the commands aren't visible, so they have neither the focus nor keys.
  @ViewBuilder private var hidden: some View {
    commands.environment(\.takesKeys, false)
    MenuBarLetters(bar: model)
  }
}

nonisolated extension EnvironmentValues {
  /// Whether the views below can have the focus and get keys.
  fileprivate var takesKeys: Bool {
    get { self[OffersFocusKey.self] && self[OffersKeysKey.self] }
    set { (self[OffersFocusKey.self], self[OffersKeysKey.self]) = (newValue, newValue) }
  }
}

/// An item of no size, which reports the commands in it to the menu bar.
private final class CommandTreeNode: ItemNode, AccessibleNode, LayoutIgnorer {
  private let model: MenuBarModel
  fileprivate var content: Node?

  init(_ model: MenuBarModel, in context: NodeContext) {
    self.model = model
    super.init(in: context, flags: [])
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(in context: NodeContext, flags: NodeFlags) { fatalError("commands without a bar") }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { if let content { visit(content) } }
  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {}
  /// A menu may get its first row, or lose its last one.
  override func itemsWillChange(at node: Node) { host.followers.keyMeaningSource.changed() }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    host.lifecycle.changed(self) { [weak self] in self?.look() }
  }

  private func look() {
    observed { host.followers.keyMeaningSource.wasRead() }
    model.adopt(contents { $0 as? CommandPartNode }, taken: takenLetters)
  }

  /// The letters that are keys of commands together with Alt, by the app or by the user's keymap.
  private var takenLetters: Set<Character> {
    var keys = unorderedShortcutNodes.compactMap { node -> KeyboardShortcut? in
      guard let key = (node as? any ActionSource)?.ownShortcut, key.modifiers.contains(.option) else {
        return nil
      }
      return node.isBelow(self) ? key : nil
    }
    keys += host.userBindings?.keymap.bindings.values.joined().compactMap { $0?.keys.first } ?? []
    return Set(keys.filter { $0.modifiers.held == .option }.map(\.key.character.lowered))
  }

  // The commands are reported in the menus that show them.
  var accessiblePart: AccessiblePart { .nothing }

  override var name: String { "commands" }
}
