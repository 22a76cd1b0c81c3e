internal import Cells

/// The node behind every presentation: it makes a layer, and takes it away.
///
/// The layer leaves with this node at the latest.
@MainActor open class PresentationNode: PassNode {
  /// The layer that is presented.
  @exclusivity(unchecked) private(set) final var layer: LayerNode?

  /// Makes a node that presents nothing yet.
  public init(in context: NodeContext) { super.init(in: context) }

  /// Whether a layer is presented.
  package final var isPresenting: Bool { layer != nil }

  /// Where the view is that presents.
  final var anchor: Rect? {
    guard let item = firstItem, !item.isNew else { return nil }
    return Rect(origin: item.absoluteOrigin, size: item.size)
  }

  /// Shows a new layer in place of the one there may be.
  package final func present(_ layer: Layer, _ make: @MainActor (NodeContext) -> Node) {
    withdraw()
    let node = LayerNode(layer, of: self)
    self.layer = node
    // In the stack before it has content: then the first view in it that can have the focus is made with it.
    host.root.insert(node)
    node.makeContent(make)
  }

  /// Takes the layer away.
  package final func withdraw() {
    guard let layer else { return }
    self.layer = nil
    layer.leave()
    layerDidLeave()
  }

  /// The user, or a view in the layer, wants it to be taken away.
  open func dismiss() {}

  /// The layer has been taken away.
  open func layerDidLeave() {}

  /// The layer.
  public final override func visitPresented(_ visit: @MainActor (Node) -> Void) {
    if let layer { visit(layer) }
  }

  /// Takes the layer along.
  open override func didLeave() {
    guard layer != nil else { return }
    layer = nil
    layerDidLeave()
  }

  /// presentation.
  open override var name: String { "presentation" }
}
