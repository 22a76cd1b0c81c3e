internal import Cells

/// The node behind every presentation: it makes a layer, and takes it away.
///
/// The layer leaves with this node at the latest.
@MainActor package class PresentationNode: PassNode {
  /// The layer that is presented.
  @exclusivity(unchecked) private(set) final var layer: LayerNode?

  init(in context: NodeContext) { super.init(in: context) }

  /// Where the view is that presents.
  final var anchor: Rect? {
    guard let item = firstItem, !item.isNew else { return nil }
    return Rect(origin: item.absoluteOrigin, size: item.size)
  }

  /// Shows a new layer in place of the one there may be.
  final func present(_ layer: Layer, _ make: @MainActor (NodeContext) -> Node) {
    withdraw()
    let node = LayerNode(layer, of: self)
    self.layer = node
    // In the stack before it has content: then the first view in it that can have the focus is made with it.
    host.root.insert(node)
    node.makeContent(make)
  }

  /// Takes the layer away.
  final func withdraw() {
    guard let layer else { return }
    self.layer = nil
    layer.leave()
    layerDidLeave()
  }

  /// The user, or a view in the layer, wants it to be taken away.
  func dismiss() {}

  /// The layer has been taken away.
  func layerDidLeave() {}

  package final override func visitPresented(_ visit: @MainActor (Node) -> Void) {
    if let layer { visit(layer) }
  }

  package override func didLeave() {
    guard layer != nil else { return }
    layer = nil
    layerDidLeave()
  }

  package override var name: String { "presentation" }
}

/// Presents a layer while there is an item; another item makes another layer.
@MainActor @usableFromInline package struct PresentationModifier<Item, Content: View>: PassModifier {
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let layer: Layer
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  /// Makes a modifier.
  ///
  /// - Parameters:
  ///   - item: What the layer is for; taking the layer away writes `nil`.
  ///   - identity: What tells an item from others: as long as it is the same, the layer stays.
  ///   - layer: How the layer behaves.
  ///   - onDismiss: Called when the layer is gone, after its views have disappeared.
  ///   - content: Makes the content for an item.
  @usableFromInline package init(
    item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable, layer: Layer, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) {
    self.item = item
    self.identity = identity
    self.layer = layer
    self.onDismiss = onDismiss
    self.content = content
  }

  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    ItemPresentationNode(self, in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ItemPresentationNode<Item, Content>.self).update(self)
  }
}

@MainActor private final class ItemPresentationNode<Item, Content: View>: PresentationNode {
  private var modifier: PresentationModifier<Item, Content>
  private var shown: AnyHashable?
  private weak var content: LayerContentNode<Content>?

  init(_ modifier: PresentationModifier<Item, Content>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    evaluate()
  }

  func update(_ modifier: PresentationModifier<Item, Content>) {
    self.modifier = modifier
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    guard let item = observed({ modifier.item.wrappedValue }) else {
      shown = nil
      return withdraw()
    }
    let (make, identity) = (modifier.content, modifier.identity(item))
    if layer != nil, identity == shown {
      content?.update { make(item) }
      return
    }
    shown = identity
    present(modifier.layer) { context in
      let node = LayerContentNode(in: context) { make(item) }
      content = node
      return node
    }
  }

  override func dismiss() {
    if Evaluation.unobserved({ modifier.item.wrappedValue }) != nil { modifier.item.wrappedValue = nil }
  }

  override func layerDidLeave() {
    if let action = modifier.onDismiss { host.lifecycle.disappeared(action) }
  }
}

/// The content of a layer, which reads what its block reads.
@MainActor private final class LayerContentNode<Content: View>: PassNode {
  private var make: () -> Content

  init(in context: NodeContext, _ make: @escaping () -> Content) {
    self.make = make
    super.init(in: context)
    let view = ScreenContent(observed { make() })
    child = childContext.make(view)
  }

  func update(_ make: @escaping () -> Content) {
    self.make = make
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    child?.update(to: ScreenContent(observed { make() }))
  }

  override var name: String { "content" }
}
