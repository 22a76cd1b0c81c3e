internal import TerminalUICore

extension View {
  /// Gives this view a name in the user's keymap: what stands below it there counts while this view, or one in it, has the focus.
  ///
  ///     Sidebar().keyContext("sidebar")
  ///     Drafts().keyContext("drafts")
  ///
  /// and in the keymap
  ///
  ///     notes.delete = x
  ///     [drafts]
  ///     notes.delete = d d
  ///     notes.send = space s
  ///     []
  ///     app.quit = q
  ///
  /// A line of the innermost context that names an action comes before those of contexts around it, and these before lines that count everywhere. Several views may have one name.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameter name: What the keymap calls this view.
  /// - Returns: A view that looks the same.
  @inlinable public func keyContext(_ name: String) -> some View {
    modifier(KeyContextModifier(name: name))
  }
}

@usableFromInline struct KeyContextModifier: PassModifier {
  let name: String

  @usableFromInline init(name: String) { self.name = name }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    KeyContextNode(name, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: KeyContextNode.self).update(name)
  }
}

private final class KeyContextNode: PassNode {
  private(set) var context: String

  init(_ name: String, in context: NodeContext) {
    self.context = name
    super.init(in: context)
    host.keyBindings.seenContexts.insert(name)
  }

  func update(_ name: String) {
    guard name != context else { return }
    context = name
    host.keyBindings.seenContexts.insert(name)
    host.followers.keyWays.changed()
  }

  override var name: String { "keyContext" }
}

extension Node {
  /// The names of what this view is in, the innermost first.
  var keyContexts: [String] {
    var names: [String] = []
    var next = ancestorInScope(KeyContextNode.self)
    while let node = next {
      names.append(node.context)
      next = node.ancestorInScope(KeyContextNode.self)
    }
    return names
  }
}
