internal import TerminalUICore

/// Has the focus of an alert begin at its first field, else at the button that Return presses.
struct AlertFocus: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { AlertFocusNode(in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Tells a button of an alert from its fields.
struct AlertButtonMark: PassModifier {
  let isDefault: Bool

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = AlertButtonNode(in: context)
    updatePassNode(node)
    return node
  }
  func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: AlertButtonNode.self).isDefault = isDefault
  }
}

private final class AlertButtonNode: PassNode {
  var isDefault = false
}

private final class AlertFocusNode: FocusPreferenceNode {
  override var preferred: FocusNode? {
    var first: (view: FocusNode, isButton: Bool)?
    var standard: FocusNode?
    func visit(_ node: Node, in button: AlertButtonNode?) {
      let button = node as? AlertButtonNode ?? button
      if let view = node as? FocusNode, !(view is ScrollFocusNode), view.canFocus {
        if first == nil { first = (view, button != nil) }
        if button?.isDefault == true { standard = standard ?? view }
      }
      node.visitChildren { visit($0, in: button) }
    }
    visit(self, in: nil)
    return first?.isButton == true ? standard ?? first?.view : first?.view
  }

  override var name: String { "alert" }
}
