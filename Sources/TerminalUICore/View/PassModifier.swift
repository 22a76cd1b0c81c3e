/// A modifier with a node of its own that is no item: it changes how its content draws or acts.
///
///     struct Counting: PassModifier {
///       func makePassNode(in context: NodeContext) -> PassNode { CountingNode(in: context) }
///       func updatePassNode(_ node: PassNode) {}
///     }
@MainActor @preconcurrency public protocol PassModifier: ViewModifier where Body == Never {
  /// Makes the node, without its content.
  func makePassNode(in context: NodeContext) -> PassNode
  /// Gives the node that was made the new values.
  func updatePassNode(_ node: PassNode)
}

extension PassModifier {
  /// Makes the node, and the content in it.
  public static func _makeNode<V: View>(
    _ content: V, _ modifier: Self, in context: NodeContext
  ) -> Node {
    let node = modifier.makePassNode(in: context)
    node.child = node.childContext.make(content)
    return node
  }
  /// Gives the node, and the content in that node, their new values.
  public static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    let node = unsafeDowncast(node, to: PassNode.self)
    modifier.updatePassNode(node)
    node.child?.update(to: content)
  }
  /// As many items as the content.
  public static func _isUnary(_ content: Bool) -> Bool { content }
}

/// A modifier with a node of its own that is no item: put on a group, it is put around each view in it.
@MainActor @usableFromInline package protocol EachPassModifier: PassModifier {}

extension EachPassModifier {
  @usableFromInline package static func _makeNode<V: View>(
    _ content: V, _ modifier: Self, in context: NodeContext
  ) -> Node {
    let node =
      V._isGroup ? PassDistributionNode(modifier, in: context) : modifier.makePassNode(in: context)
    node.child = node.childContext.make(content)
    return node
  }
  @usableFromInline package static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    let node = unsafeDowncast(node, to: PassNode.self)
    if V._isGroup {
      unsafeDowncast(node, to: PassDistributionNode<Self>.self).update(modifier)
    } else {
      modifier.updatePassNode(node)
    }
    node.child?.update(to: content)
  }
}

/// Puts the modifier around each view of a group, and hands a new value of it to all of them.
@MainActor private final class PassDistributionNode<Modifier: EachPassModifier>: DistributionNode {
  private var modifier: Modifier
  private var instances = ObjectTable<Instance>()

  private struct Instance { unowned(unsafe) var node: PassNode }

  init(_ modifier: Modifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context, addsItems: false)
  }

  func update(_ modifier: Modifier) {
    self.modifier = modifier
    for instance in instances.values { modifier.updatePassNode(instance.node) }
  }

  override func makeInstance(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> Node {
    let holder = InstanceNode(of: self, in: context)
    let node = modifier.makePassNode(in: holder.childContext)
    holder.child = node
    node.child = content(node.childContext)
    let id = ObjectIdentifier(node)
    instances[id] = Instance(node: node)
    holder.onLeave = { [unowned self] in instances[id] = nil }
    return holder
  }

  override var name: String { "Each(\(shortName(of: Modifier.self)))" }
}
