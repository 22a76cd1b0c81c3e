internal import TerminalUICore

extension View {
  /// Gives this view a name in the user's keymap.
  ///
  /// The lines below that name count while this view, or one in it, has the focus.
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
  /// For an action, a line of the innermost context takes precedence over those of contexts around it, and these over lines that count everywhere.
  /// Several views may have one name.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameter name: The view's name in the keymap.
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

/// A part of the screen with a name in the keymap, for the views in it.
@MainActor private final class KeyContext {
  var name: String
  /// The scope in which the name counts: a layer that is presented from the part isn't in it.
  private(set) weak var scope: Scope?

  init(_ name: String, in scope: Scope) { (self.name, self.scope) = (name, scope) }
}

/// The parts of the screen with a name that a view is in, the innermost first.
private nonisolated enum KeyContextsKey: EnvironmentKey {
  static var defaultValue: [KeyContext] { [] }
}

/// Adds its name to those that the views below have, where the user's key bindings look for the names around the focus.
private final class KeyContextNode: PassNode {
  private var context: KeyContext?
  private var inner: EnvironmentFrame?

  init(_ name: String, in context: NodeContext) {
    super.init(in: context)
    let context = KeyContext(name, in: scope)
    self.context = context
    inner = provide(KeyContextsKey.self, [context] + provided(KeyContextsKey.self))
    host.keyBindings.seenContexts.insert(name)
  }

  func update(_ name: String) {
    guard name != context?.name else { return }
    context?.name = name
    host.keyBindings.seenContexts.insert(name)
    host.followers.keyMeaningSource.changed()
  }

  override var name: String { "keyContext" }
}

extension Node {
  /// The names of the parts around this view, the innermost first.
  var keyContexts: [String] {
    let scope = scope
    return provided(KeyContextsKey.self).filter { $0.scope === scope }.map(\.name)
  }
}
