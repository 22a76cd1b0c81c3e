/// A modifier whose node is an item around its content.
///
/// Put on several views, it is put around each.
@MainActor @usableFromInline package protocol ItemModifier: ViewModifier where Body == Never {
  /// Makes the item around the content, once for each view.
  func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> UnaryNode
  /// Gives an item that was made the new values of the modifier.
  func updateItem(_ node: UnaryNode)
  /// Whether `updateItem(_:)` does anything; if not, the items aren't tracked.
  static var updatesItems: Bool { get }
}

extension ItemModifier {
  @usableFromInline package static var updatesItems: Bool { true }
  @usableFromInline package static func _makeNode<V: View>(
    _ content: V, _ modifier: Self, in context: NodeContext
  ) -> Node {
    if V._isUnary {
      return context.item { modifier.makeItem(in: $0) { $0.make(content) } }
    }
    let node = TypedDistributionNode(modifier, in: context)
    node.child = node.childContext.make(content)
    return node
  }
  @usableFromInline package static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    if V._isUnary {
      let item = unsafeDowncast(node, to: UnaryNode.self)
      modifier.updateItem(item)
      item.content.update(to: content)
    } else {
      let node = unsafeDowncast(node, to: TypedDistributionNode<Self>.self)
      node.update(modifier)
      node.child?.update(to: content)
    }
  }
  @usableFromInline package static func _isUnary(_ content: Bool) -> Bool { content }
}

/// Puts the modifier around each of several views, and hands a new value of it to all of them.
@MainActor private final class TypedDistributionNode<Modifier: ItemModifier>: DistributionNode {
  private var modifier: Modifier
  private var instances = ObjectTable<Instance>()

  /// An item that the modifier has made, which takes itself out of the table when it leaves.
  private struct Instance { unowned(unsafe) var node: UnaryNode }

  init(_ modifier: Modifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  func update(_ modifier: Modifier) {
    self.modifier = modifier
    for instance in instances.values { modifier.updateItem(instance.node) }
  }

  override func makeInstance(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> Node {
    guard Modifier.updatesItems else { return modifier.makeItem(in: context, content: content) }
    let holder = InstanceNode(of: self, in: context)
    let item = modifier.makeItem(in: holder.childContext, content: content)
    holder.child = item
    let id = ObjectIdentifier(item)
    instances[id] = Instance(node: item)
    holder.onLeave = { [unowned self] in instances[id] = nil }
    return holder
  }

  override var name: String { "Each(\(shortName(of: Modifier.self)))" }
}

/// Puts an item around one view that follows a ``UnaryLayout``: behind `padding`, `frame`, `offset` and others.
@MainActor @usableFromInline package struct UnaryLayoutModifier<Rule> {
  package var rule: Rule
  @usableFromInline package init(_ rule: Rule) { self.rule = rule }
}

extension UnaryLayoutModifier: PlainModifier {}

extension UnaryLayoutModifier: ViewModifier, ItemModifier where Rule: UnaryLayout {
  @usableFromInline package func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node)
    -> UnaryNode
  {
    UnaryLayoutNode(rule, in: context, content: content)
  }
  @usableFromInline package func updateItem(_ node: UnaryNode) {
    unsafeDowncast(node, to: UnaryLayoutNode<Rule>.self).update(rule)
  }
}

extension View {
  /// Sizes, places or decorates this view by a rule.
  @inlinable public func unaryLayout<Rule: UnaryLayout>(_ rule: Rule) -> some View {
    modifier(UnaryLayoutModifier(rule))
  }
}
