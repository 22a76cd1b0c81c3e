/// The node of a view that says where the focus begins in it.
@MainActor @preconcurrency open class FocusPreferenceNode: PassNode, RegistryMember {
  package final var registryIndex = 0

  /// Makes a node that says nothing yet.
  public init(in context: NodeContext) {
    super.init(in: context)
    scope.focus.preferences.insert(self)
  }

  /// The view that the focus begins at, as far as one says so.
  open var preferred: FocusNode? { nil }

  /// Whether that holds for a user who comes in by a key, too.
  open var holdsForUser: Bool { false }

  /// The namespace by which `resetFocus` finds the view.
  open var namespace: Namespace.ID? { nil }

  /// Removes its preference.
  open override func didLeave() { scope.focus.preferences.remove(self) }
}

/// The node of a view that is one place for the arrow keys, however the views lie that are in it.
@MainActor package final class FocusSectionNode: PassNode {
  package init(in context: NodeContext) { super.init(in: context) }
  package override var name: String { "focusSection" }
}

/// Gives the focus to the view at which it begins in a part of the screen.
///
///     @Namespace private var form
///     @Environment(\.resetFocus) private var resetFocus
///     …
///     Form { … }.focusScope(form)
///     Button("Clear") { clear(); resetFocus(in: form) }
///
/// It does so at the end of the update, so that views count which the same action makes.
/// - Source: SwiftUI `ResetFocusAction`.
public struct ResetFocusAction {
  fileprivate let frame: EnvironmentFrame?

  /// Gives the focus to the view that prefers it in a namespace's scope, or to the first one there.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    frame?.scope.focus.reset(in: namespace)
  }
}

nonisolated extension EnvironmentValues {
  /// The views of the window, or of a layer over it, that could have the focus, as they are read.
  @MainActor package var focusableNodes: [FocusNode] {
    (frame?.scope.focus.nodes ?? []).sorted { $0.isReadBefore($1) }
  }

  /// Gives the focus to the view at which it begins.
  ///
  /// - Source: SwiftUI `EnvironmentValues.resetFocus`.
  public var resetFocus: ResetFocusAction { ResetFocusAction(frame: frame) }
}

extension Focus {
  /// The view at which the focus begins: the first that any view prefers, where the outermost view comes first.
  func preferred() -> FocusNode? {
    guard !preferences.nodes.isEmpty else { return nil }
    for node in preferences.nodes.sorted(by: { $0.comesBefore($1) }) {
      if let preferred = node.preferred, preferred.canFocus { return preferred }
    }
    return nil
  }

  /// The view at which the focus begins in the innermost of some views that says so.
  func preferred(around nodes: some Sequence<Node>) -> FocusNode? {
    for node in nodes where !node.flags.contains(.hasLeft) {
      if let preferred = (node as? FocusPreferenceNode)?.preferred, preferred.canFocus { return preferred }
    }
    return nil
  }

  /// The view that gets the focus when the user moves it to `next`.
  ///
  /// Views around `next` that didn't contain the focus before may prefer another view inside them.
  func entered(_ next: FocusNode) -> FocusNode {
    guard !preferences.nodes.isEmpty else { return next }
    var found = next
    next.visitAround(to: .layer) { node in
      if let node = node as? FocusPreferenceNode, node.holdsForUser, self.node?.isBelow(node) != true,
        let preferred = node.preferred, preferred.canFocus
      {
        found = preferred
      }
    }
    return found
  }

  /// The view that a namespace's scope begins at.
  func start(of namespace: Namespace.ID) -> FocusNode? {
    for node in preferences.nodes where node.namespace == namespace {
      if let preferred = node.preferred, preferred.canFocus { return preferred }
      if let first = firstFocusable(in: node) { return first }
    }
    return nil
  }
}

extension FocusState.Binding {
  /// The view that has the focus while the state has a value.
  @MainActor package func target(for value: Value) -> FocusNode? { link?.target(for: value) }
}
