internal import TerminalUICore

/// Moves a view to the start of the reading order of its list, or leaves it in its place.
struct ReadingOrder: PassModifier {
  let isFirst: Bool

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = PassNode(in: context)
    node.setReadFirst(isFirst)
    return node
  }
  func updatePassNode(_ node: PassNode) { node.setReadFirst(isFirst) }
}
