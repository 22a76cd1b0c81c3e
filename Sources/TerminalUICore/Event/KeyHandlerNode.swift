/// A node that gets every key while no view has the focus.
@MainActor @preconcurrency open class KeyHandlerNode: PassNode, KeyResponder, RegistryMember {
  package final var registryIndex = 0

  /// Makes a node that handles keys.
  public init(in context: NodeContext) {
    super.init(in: context, flags: .handlesKeys)
    scope.keyHandlers.insert(self)
  }

  /// Adds no keys.
  ///
  /// Subclasses override this method.
  open func keys(_ keys: inout KeyTable) {}

  /// Removes the node from the list of key handlers.
  open override func didLeave() { scope.keyHandlers.remove(self) }

  /// Whether this view gets keys at all, which hidden views don't.
  final var offersKeys: Bool { Evaluation.unobserved { EnvironmentValues(frame)[OffersKeysKey.self] } }
}

extension Registry<KeyHandlerNode> {
  /// The nodes, the innermost first.
  ///
  /// Nodes at the same depth are in the order in which they are written.
  var innermostFirst: ContiguousArray<KeyHandlerNode> {
    if nodes.count < 2 { return nodes }
    return ContiguousArray(
      nodes.sorted { $0.depth != $1.depth ? $0.depth > $1.depth : $0.comesBefore($1) })
  }
}

extension Node {
  /// Whether no view above is disabled.
  public final var isEnabled: Bool {
    Evaluation.unobserved { EnvironmentValues(frame).isEnabled }
  }
}
