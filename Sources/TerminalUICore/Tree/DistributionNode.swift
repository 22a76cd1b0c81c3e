/// The node of an item modifier that is put on several views: it puts one around each item below.
@MainActor class DistributionNode: PassNode {
  unowned(unsafe) let outer: DistributionNode?
  /// How many modifiers are put around each view: this one and those further out.
  let count: Int

  init(in context: NodeContext) {
    outer = context.wrapper
    count = 1 + (context.wrapper?.count ?? 0)
    super.init(in: context)
    flags.insert(.inDistribution)
  }

  func makeInstance(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> Node {
    fatalError("abstract")
  }

  /// Makes an item with this modifier, and those further out, around it.
  final func wrap(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> Node {
    guard let outer else { return makeInstance(in: context, content: content) }
    return outer.wrap(in: context) { self.makeInstance(in: $0, content: content) }
  }
}
