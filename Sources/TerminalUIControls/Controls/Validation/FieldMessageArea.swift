internal import TerminalUICore

/// Keeps a field that has the focus in sight with the message below it, where there is room for both.
package struct FieldMessageArea: PassModifier {
  let hasMessage: Bool

  package init(hasMessage: Bool) {
    self.hasMessage = hasMessage
  }

  package func makePassNode(in context: NodeContext) -> PassNode {
    FocusAreaNode(hasMessage: hasMessage, in: context)
  }

  package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: FocusAreaNode.self).update(hasMessage: hasMessage)
  }
}
