/// Keeps the user from taking away the layer that a view is in.
///
/// Nothing goes up while views are evaluated: the layer asks the views in it when the user wants it to go.
@MainActor @usableFromInline package struct LayerHold: PassModifier {
  let isHeld: Bool

  /// - Parameter isHeld: Whether the user's own ways are off.
  @usableFromInline package init(_ isHeld: Bool) { self.isHeld = isHeld }

  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    LayerHoldNode(isHeld, in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: LayerHoldNode.self).isHeld = isHeld
  }
}

/// The node of `interactiveDismissDisabled(_:)`: while it holds, the user can't dismiss its layer.
@MainActor final class LayerHoldNode: PassNode, RegistryMember {
  var registryIndex = 0
  fileprivate var isHeld: Bool {
    didSet { if isHeld != oldValue { host.followers.keyMeaningSource.changed() } }
  }

  init(_ isHeld: Bool, in context: NodeContext) {
    self.isHeld = isHeld
    super.init(in: context)
    scope.layerNode?.holds.insert(self)
    if isHeld { host.followers.keyMeaningSource.changed() }
  }

  override func didLeave() {
    // A layer that leaves has gone before the views in it.
    scope.layerNode?.holds.remove(self)
    if isHeld { host.followers.keyMeaningSource.changed() }
  }

  override var name: String { "hold" }
}

extension LayerNode {
  /// What of the user's takes the layer away now.
  final var closing: Layer.Closing {
    let isHeld = holds.nodes.contains { $0.isHeld && !$0.isCovered(inside: self) }
    return isHeld ? [] : layer.closing
  }
}

extension Node {
  /// What of the user's takes the layer away that the node is in; nothing in the base.
  package final var enclosingClosing: Layer.Closing { scope.layerNode?.closing ?? [] }
}
