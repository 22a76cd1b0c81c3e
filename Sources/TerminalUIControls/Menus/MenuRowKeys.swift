internal import TerminalUICore

/// The keys at the end of a row of a menu.
///
/// In the menu bar they are the keys that do the same while the menu is closed. Elsewhere they are the keys of the
/// user's keymap, else the app's.
///
/// They are looked for after the update, when the row has its place in the tree.
struct MenuRowKeys: View {
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    MenuRowKeysReader(shown: shortcut)
  }
}

private struct MenuRowKeysReader: NodeView {
  let shown: KeyboardShortcut?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node { MenuRowKeysNode(view, in: context) }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: MenuRowKeysNode.self).update(view)
  }

  /// The view of the keys; without keys it takes no room, not even the columns before them.
  static func text(_ keys: String) -> some View {
    Text(keys).foregroundStyle(.secondary).lineLimit(1).cellPadding(.leading, keys.isEmpty ? 0 : 2)
  }
}

/// Looks for the keys at the end of each update that may have changed them, and shows them as a text.
private final class MenuRowKeysNode: PassNode {
  private var shown: KeyboardShortcut?

  init(_ view: MenuRowKeysReader, in context: NodeContext) {
    shown = view.shown
    super.init(in: context)
    child = childContext.make(MenuRowKeysReader.text(given))
    evaluate()
  }

  func update(_ view: MenuRowKeysReader) {
    shown = view.shown
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    host.lifecycle.changed(self) { [weak self] in self?.look() }
  }

  private func look() {
    observed { host.followers.keyMeaningSource.wasRead() }
    child?.update(to: MenuRowKeysReader.text(keys ?? given))
  }

  /// The shortcut that the app gives the row.
  private var given: String {
    [shown].compactMap { $0.map { KeySequence($0) } }.pressable(in: host).first?.description ?? ""
  }

  /// The keys of the row's action; `nil` if it has none.
  private var keys: String? {
    var control: (any PressTarget)?
    var title: String?
    let found = firstAround { node -> [KeySequence]?? in
      control = control ?? node as? any PressTarget
      if title == nil, let view = node.viewValue as? any ActionControl {
        title = node.controlTitle(TextRegion.reading(node) { view.plainTitle })
      }
      guard let control, let title, let source = node as? any ActionSource,
        let action = source.action(of: control, titled: title)
      else { return nil }
      let isCommand = source.group?.origin == .command || source.actionOrigin == .command
      return .some(keys(of: action.id, action.defaults, isCommand: isCommand))
    }
    return found?.map { $0.pressable(in: host).map(\.description).joined(separator: ", ") }
  }

  private func keys(of id: String, _ defaults: [KeySequence], isCommand: Bool) -> [KeySequence]? {
    if isCommand, let level = Evaluation.unobserved({ EnvironmentValues(frame).menuLevel }),
      let action = level.root.commands[id], action.isEnabled
    {
      return action.keys
    }
    return host.userBindings?.keys(of: id, defaults)
  }

  override var name: String { "menuKeys" }
}
