internal import CellLayout
public import TerminalUICore

/// Presents a layer while there is an item; another item makes another layer.
@usableFromInline package struct PresentationModifier<Item, Content: View>: PassModifier {
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let layer: Layer
  let part: ((Size) -> Rect)?
  let onDismiss: (() -> Void)?
  package let content: (Item) -> Content

  /// Makes a modifier.
  ///
  /// - Parameters:
  ///   - item: The item that the layer shows; taking the layer away writes `nil`.
  ///   - identity: The identity of an item: as long as it is the same, the layer stays.
  ///   - layer: How the layer behaves.
  ///   - part: The part of the view that the layer is anchored to, of a view of a size; `nil` is all of it.
  ///   - onDismiss: Called when the layer has closed, after its views have disappeared.
  ///   - content: Makes the content for an item.
  @usableFromInline package init(
    item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable, layer: Layer,
    part: ((Size) -> Rect)? = nil, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
  ) {
    self.item = item
    self.identity = identity
    self.layer = layer
    self.part = part
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

/// Presents, updates or withdraws the layer when the item of the binding changes, which `evaluate()` reads.
private final class ItemPresentationNode<Item, Content: View>: PresentationNode {
  private var modifier: PresentationModifier<Item, Content>
  private var shown: AnyHashable?
  private weak var content: LayerContentNode<Content>?

  init(_ modifier: PresentationModifier<Item, Content>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    evaluate()
  }

  func update(_ modifier: PresentationModifier<Item, Content>) {
    if modifier.layer != self.modifier.layer { change(modifier.layer) }
    self.modifier = modifier
    if modifier.part != nil { anchorChanged() }
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    guard let item = observed({ modifier.item.wrappedValue }) else {
      shown = nil
      return withdraw()
    }
    let (make, identity) = (modifier.content, modifier.identity(item))
    if isPresenting, identity == shown {
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

  override func anchorPart(of size: Size) -> Rect {
    modifier.part?(size) ?? super.anchorPart(of: size)
  }

  override func dismiss() {
    if Evaluation.unobserved({ modifier.item.wrappedValue }) != nil { modifier.item.wrappedValue = nil }
  }

  override func layerDidLeave() {
    if let action = modifier.onDismiss { host.lifecycle.dismissed(action) }
  }
}

/// The content of a layer, which reads what its block reads.
final class LayerContentNode<Content: View>: PassNode {
  private var make: () -> Content

  init(in context: NodeContext, _ make: @escaping () -> Content) {
    self.make = make
    super.init(in: context)
    let view = ScreenContent(observed { make() })
    child = childContext.make(view)
  }

  package func update(_ make: @escaping () -> Content) {
    self.make = make
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    child?.update(to: ScreenContent(observed { make() }))
  }

  override var name: String { "content" }
}
