/// The reach of one key press, click or paste: a layer of the screen with everything in it.
///
/// The base of the screen is a scope, and so is each layer over it. Screens of a navigation stack share the scope that
/// their stack is in, because Tab goes from the views next to the stack into the screen
/// ([decision 29](../../../docs/internals/decisions/0029-a-scope-is-a-layers.md)).
///
/// A view finds its scope through the frame of its environment, so that no node has a field for it.
@MainActor package final class Scope {
  let hostReference: Reference<ViewHost>
  /// The host, for objects that may outlive it.
  let hostLink: HostLink
  /// The focus while the scope has the keyboard.
  let focus: Focus
  /// The nodes that get keys while nothing has the focus.
  var keyHandlers = Registry<KeyHandlerNode>()
  /// The nodes that get keys that the views around the focus didn't use.
  var shortcuts = Registry<ShortcutNode>()

  /// The layer, until it leaves; the base is none.
  unowned(unsafe) var top: (any KeyResponder)?

  /// Whether this is the scope of a layer over everything, which is the framework's own.
  package internal(set) var isOverAll = false

  /// The activity of the user that belongs to no view, if there is one.
  package var mode: KeyMode?

  init(in host: ViewHost) {
    hostReference = .init(host)
    hostLink = host.link
    focus = Focus(telling: host.followers)
  }

  /// The nodes whose controls are pressed by keys that no other view used, in the order of their views.
  package var shortcutNodes: [ShortcutNode] {
    shortcuts.nodes.filter { !$0.isHiddenFromView }.inOrder()
  }
}

extension Node {
  /// The scope that the view is in.
  package final var scope: Scope { frame.scope }
}
