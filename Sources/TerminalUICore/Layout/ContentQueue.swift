extension LateMaker {
  /// Makes the content once the layout has found the size, or after the layout.
  package func awaitContent() { withHost { $0.work.contents.enqueue(self) } }
}

extension Node {
  /// Whether the node is in an item whose content is about to be made again.
  final var isInWaitingItem: Bool { enclosingItem { ($0 as? any LateMaker)?.awaitsContent == true } != nil }
}
