/// The node of a modifier that is put on several views: it puts one around each item below.
@MainActor class DistributionNode: PassNode {
  unowned(unsafe) let outer: DistributionNode?
  /// How many items are put around each view: by this modifier and those further out.
  let count: Int

  init(in context: NodeContext, addsItems: Bool = true) {
    outer = context.wrapper
    count = (addsItems ? 1 : 0) + (context.wrapper?.count ?? 0)
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

/// Holds one of the modifiers that a distribution puts around each item, and reports its end: it may go long before the distribution.
@MainActor final class InstanceNode: PassNode {
  unowned(unsafe) let distribution: DistributionNode
  var onLeave: (() -> Void)?

  init(of distribution: DistributionNode, in context: NodeContext) {
    self.distribution = distribution
    super.init(in: context)
    flags.remove(.inDistribution)
  }

  override func didLeave() { onLeave?() }
}
