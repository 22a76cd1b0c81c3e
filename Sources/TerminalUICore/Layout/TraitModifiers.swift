public import CellLayout
internal import RuntimeMetadata

/// A pass node that gives the items below it values which their container reads.
@MainActor class TraitNode: PassNode {
  init(in context: NodeContext) { super.init(in: context, flags: .hasTraits) }
  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? { nil }
}

@MainActor private final class TypedTraitNode<TraitKey: LayoutValueKey>: TraitNode {
  var value: TraitKey.Value
  init(_ value: TraitKey.Value, in context: NodeContext) {
    self.value = value
    super.init(in: context)
  }
  override func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    Key.self == TraitKey.self ? value as? Key.Value : nil
  }
}

@MainActor @usableFromInline struct TraitModifier<Key: LayoutValueKey>: PassModifier, TraitGiver {
  let value: Key.Value

  @usableFromInline init(value: Key.Value) {
    self.value = value
  }

  @usableFromInline func value<Other: LayoutValueKey>(for key: Other.Type) -> Other.Value? {
    Other.self == Key.self ? value as? Other.Value : nil
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    let node = TypedTraitNode<Key>(value, in: context)
    if Key.self == ZIndexKey.self { node.orderItems() }
    return node
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: TypedTraitNode<Key>.self)
    guard !valuesAreEqual(node.value, value) else { return }
    node.value = value
    // The container that reads it may be further out than the views that other modifiers put around the item.
    let outermost = node.container?.asUnary?.outermostUnary ?? node
    outermost.container?.itemsWillChange(at: outermost)
    outermost.markSpansAbove(outermost)
    node.visitItems { $0.traitsChanged() }
    node.container?.traitsChanged()
  }
}

extension View {
  /// Sets which views a stack serves first when there isn't room for all; 0 is the default.
  ///
  ///     HStack { Text(path).layoutPriority(1); Text(comment) }
  ///
  /// - Source: SwiftUI `View.layoutPriority(_:)`.
  @inlinable public func layoutPriority(_ value: Double) -> some View {
    modifier(
      TraitModifier<LayoutPriorityKey>(value: value.isNaN ? 0 : Swift.min(Swift.max(value, -1e9), 1e9)))
  }

  /// Sets which views of a container are drawn in front of others and take their clicks: those with higher numbers; 0 is the default.
  ///
  ///     ZStack { card.zIndex(isOpen ? 1 : 0); Text("behind the open card") }
  ///
  /// Of views with one number the later one is in front. The number counts among the views of the nearest stack, `ZStack` or layout
  /// around; not a number counts as 0.
  /// - Source: SwiftUI `View.zIndex(_:)`.
  @inlinable public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier<ZIndexKey>(value: value.isNaN ? 0 : value))
  }

  /// Gives this view a value that a custom layout reads.
  ///
  /// - Source: SwiftUI `View.layoutValue(key:value:)`.
  @inlinable public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(TraitModifier<Key>(value: value))
  }
}

/// The place of an item in the order in which those of its container are drawn.
@MainActor @usableFromInline enum ZIndexKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Double { 0 }
}
