internal import TerminalUICore

/// Has a view be read before the others of its list, or in its turn.
struct ReadingPlace: PassModifier {
  let isFirst: Bool

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = PassNode(in: context)
    node.setReadFirst(isFirst)
    return node
  }
  func updatePassNode(_ node: PassNode) { node.setReadFirst(isFirst) }
}
