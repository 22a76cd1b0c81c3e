internal import TerminalUICore

/// Adds the action that begins a selection by the keyboard, to a text with `textSelection(.enabled)`.
struct TextSelectionAction: PassModifier {
  let isEnabled: Bool

  func makePassNode(in context: NodeContext) -> PassNode { TextSelectionNode(isEnabled, in: context) }
  func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TextSelectionNode.self).update(isEnabled)
  }
}

/// A view whose texts can be selected.
///
/// There may be one for each row; of those in a layer, one gives the action.
final class TextSelectionNode: ShortcutNode, ActionSource {
  private var allowsSelection: Bool

  private static let title = "Select text"
  private static let defaults = [KeySequence(KeyboardShortcut("v", modifiers: .option))]

  init(_ allowsSelection: Bool, in context: NodeContext) {
    self.allowsSelection = allowsSelection
    super.init(in: context)
  }

  func update(_ allowsSelection: Bool) {
    guard allowsSelection != self.allowsSelection else { return }
    self.allowsSelection = allowsSelection
    host.followers.keyMeaningSource.changed()
  }

  override func matches(_ press: KeyPress) -> Bool {
    guard allowsSelection else { return false }
    guard let bindings = host.userBindings else { return Self.defaults[0].keys[0].agrees(with: press) }
    guard press.phase == .down else { return false }
    return bindings.match(keys(in: bindings), press) != .nothing
  }

  override func perform(_ press: KeyPress) -> Bool {
    if let bindings = host.userBindings, bindings.match(keys(in: bindings), press) == .begins {
      return bindings.begin(with: press)
    }
    return begin()
  }

  private func keys(in bindings: KeyBindings) -> [KeySequence] {
    Evaluation.unobserved { bindings.keys(of: identifier(for: Self.title), Self.defaults) }
  }

  private func begin() -> Bool { TextSelecting.of(host).beginAtFirst(in: scope) }

  var givesActions: Bool { allowsSelection && TextSelecting.of(host).speaks(self) }

  func giveActions(to list: inout ActionList) {
    guard givesActions else { return }
    list.add(
      self, title: Self.title, origin: .shortcut, defaults: Self.defaults, priority: -1, isEnabled: true
    ) { [weak self] in _ = self?.begin() }
  }

  /// The texts in the view that can be selected, in the order of the views.
  var texts: [TextNode] {
    guard allowsSelection else { return [] }
    var found: [TextNode] = []
    visitTree { node in
      guard node.flags.isDisjoint(with: [.isHidden, .isCovered]) else { return .past }
      if let text = node as? TextNode, text.isSelectable, text.isInSight, !text.isInControl {
        found.append(text)
      }
      return .into
    }
    return found
  }

  override var name: String { "textSelection" }
}

extension TextNode {
  /// Whether the text is in the label of a control.
  var isInControl: Bool {
    firstOutward(to: .layer) { node in
      node is any PressTarget
        || node.asFocusNode != nil && node is any PressResponder && !(node is any RowsNode)
    } != nil
  }
}
