internal import TerminalUICore

/// A view of the actions with keys, and of others: made again only if they differ.
///
/// The actions are read after an update, when all views are current; the values read then cause the next reading.
package struct ActionsReader<Content: View>: NodeView {
  package let content: ([KeyAction]) -> Content

  package init(content: @escaping ([KeyAction]) -> Content) {
    self.content = content
  }

  package static var _isUnary: Bool { Content._isUnary }
  package static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    ActionsReaderNode(view.content, in: context)
  }
  package static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: ActionsReaderNode<Content>.self).update(view.content)
  }
}

/// Shows the view of the actions: `evaluate()` is called when keys or titles of actions may have changed.
private final class ActionsReaderNode<Content: View>: PassNode {
  private var content: ([KeyAction]) -> Content
  private var shown: [KeyAction] = []

  init(_ content: @escaping ([KeyAction]) -> Content, in context: NodeContext) {
    self.content = content
    super.init(in: context)
    child = childContext.make(content([]))
    evaluate()
  }

  func update(_ content: @escaping ([KeyAction]) -> Content) {
    self.content = content
    child?.update(to: content(shown))
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    host.lifecycle.changed(self) { [weak self] in self?.look() }
  }

  /// Reads the actions once the update is over, and updates the view if they differ.
  private func look() {
    let actions = observed {
      host.followers.keyMeaningSource.wasRead()
      return ActionList.actions(of: host, needsKeys: true)
    }
    guard actions != shown else { return }
    shown = actions
    child?.update(to: content(actions))
  }

  override var name: String { "actions" }
}
