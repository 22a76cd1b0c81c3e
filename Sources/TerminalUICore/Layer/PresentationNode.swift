public import Cells

/// The node behind every presentation: it makes a layer, and takes it away.
///
/// The layer leaves with this node at the latest.
@MainActor @preconcurrency open class PresentationNode: PassNode {
  /// The layer that is presented.
  private(set) final var layer: LayerNode?

  /// Makes a node that presents nothing yet.
  public init(in context: NodeContext) { super.init(in: context) }

  /// Whether a layer is presented.
  package final var isPresenting: Bool { layer != nil }

  /// Changes the behaviour of the layer.
  package final func change(_ layer: Layer) { self.layer?.layer = layer }

  /// The anchor of the layer on the screen, and whether any part of the anchor is in sight; `nil` if the view has no place.
  final var anchor: (rect: Rect, isInSight: Bool)? {
    guard let item = firstInnerItem, !item.isNew else { return nil }
    let (part, origin) = (anchorPart(of: item.size), item.absoluteOrigin)
    // A place between cells, or an empty one, is seen where the cell behind it is.
    let cells = Rect(
      origin: part.origin, size: Size(width: max(part.width, 1), height: max(part.height, 1)))
    return (
      part.offsetBy(dx: origin.x, dy: origin.y), !item.isCovered && !item.visibleRect(cells).isEmpty
    )
  }

  /// The part of the view that the layer is anchored to, in the view's own cells; all of it.
  ///
  /// It is read after each layout; see ``anchorChanged()``.
  open func anchorPart(of size: Size) -> Rect { Rect(origin: .zero, size: size) }

  /// Whether the layer is somewhere else than its kind says where something is in its way.
  open var givesWay: Bool { false }

  /// Where a layer that gives way is, and would be in some cells; called after each layout.
  open func place(for rect: Rect) -> Rect { rect }

  /// The layer is anchored to another part from now on.
  package final func anchorChanged() { if isPresenting { host.requestTurn() } }

  /// Shows a new layer in place of the one there may be.
  package final func present(_ layer: Layer, _ make: @MainActor (NodeContext) -> Node) {
    withdraw()
    let node = LayerNode(layer, of: self)
    self.layer = node
    // In the stack before it has content: then the first view in it that can have the focus is made with it.
    host.root.insert(node)
    node.makeContent(make)
    if layer.opensSlowly { host.motion?.driver?.open(node) }
  }

  /// Takes the layer away.
  package final func withdraw() {
    guard let layer else { return }
    self.layer = nil
    layer.close()
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

extension Node {
  /// How the layer behaves that the node is in; `nil` in the base.
  package final var enclosingLayer: Layer? { scope.layerNode?.layer }
}

extension Scope {
  /// The layer; `nil` for the base.
  var layerNode: LayerNode? { top as? LayerNode }
}
