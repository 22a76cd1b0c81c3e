/// The items whose content is made when the layout has found their size, and the nodes in them that wait for it.
@MainActor struct ContentQueue {
  private var items = DepthQueue<ItemNode>()
  private var nodes: [Node] = []

  /// Whether no item waits for its content.
  var isEmpty: Bool { items.isEmpty }

  /// Adds an item whose content is made once the layout has found the size of the item, or after the layout.
  mutating func enqueue(_ item: ItemNode) { items.enqueue(item) }

  /// Holds a node in such an item back from evaluation until the content is made.
  mutating func hold(_ node: Node) { nodes.append(node) }

  /// Takes the item out that is farthest out.
  mutating func popShallowest() -> ItemNode? { items.popShallowest() }

  /// Takes the nodes out that wait.
  mutating func takeNodes() -> [Node] {
    guard !nodes.isEmpty else { return [] }
    defer { nodes = [] }
    return nodes
  }
}

extension LateMaker {
  /// Makes the content once the layout has found the size, or after the layout.
  package func awaitContent() { withHost { $0.work.contents.enqueue(self) } }
}

extension Node {
  /// Whether the node is in an item whose content is about to be made again.
  final var isInWaitingItem: Bool { enclosingItem { ($0 as? any LateMaker)?.awaitsContent == true } != nil }
}
