public import CellLayout
public import Cells

/// An item as the layouts of apps see it.
extension ItemNode: LayoutSubviewTarget {
  // A layout may keep its subviews longer than they are there: then they have no size, and no place.

  /// The size the item takes for a proposal.
  public final func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    flags.contains(.hasLeft) ? .zero : answer(to: proposal).size
  }

  /// The size and the guides of the item for a proposal.
  public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    guard !flags.contains(.hasLeft) else { return ViewDimensions(.zero) }
    return dimensions(for: proposal, answer(to: proposal))
  }

  /// The layout priority of the item.
  public final var layoutPriority: Double {
    if flags.contains(.hasLeft) { return 0 }
    return givenTrait(LayoutPriorityKey.self) ?? innermost.givenPriority
  }

  /// The value that the item has for a key.
  public final func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    flags.contains(.hasLeft) ? Key.defaultValue : trait(key)
  }

  /// Takes the place that a custom layout gives the item.
  public final func takePlace(_ point: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    (container as? any CustomLayoutPlacing)?.place(self, at: point, anchor: anchor, proposal: proposal)
  }

  /// A value that a modifier gives this item; the outermost wins.
  ///
  /// An item inside of the views that modifiers put around their content counts as well.
  ///
  /// With `outermost`, only modifiers inside of that node count.
  package final func trait<Key: LayoutValueKey>(_ key: Key.Type, inside outermost: Node? = nil) -> Key.Value {
    givenTrait(key, inside: outermost) ?? Key.defaultValue
  }

  /// Whether a modifier gives this item a value for a key.
  package final func hasTrait<Key: LayoutValueKey>(_ key: Key.Type) -> Bool { givenTrait(key) != nil }

  /// The item inside of all that modifiers put around it.
  private final var innermost: ItemNode {
    var item = self
    while let unary = item.asUnary, let inner = unary.contentItem { item = inner }
    return item
  }

  private final func givenTrait<Key: LayoutValueKey>(
    _ key: Key.Type, inside outermost: Node? = nil
  ) -> Key.Value? {
    firstInward { $0.ownTrait(key, inside: outermost) }
  }

  /// Whether a modifier gives this item, or one inside of the views that modifiers put around it, any value or an identity.
  package final var hasTraits: Bool {
    var next = Reference(self)
    while true {
      let (isFound, inner) = next.borrow { item -> (Bool, Reference<ItemNode>?) in
        if item.hasOwnTraits { return (true, nil) }
        guard let unary = item.asUnary else { return (false, nil) }
        return (false, unary.plainContentItem)
      }
      if isFound { return true }
      guard let inner else { return false }
      next = inner
    }
  }

  /// Whether a node between this item and its container gives it any value.
  private final var hasOwnTraits: Bool {
    Reference<Node>(self).firstAround(to: .item) { $0.flags.contains(.hasTraits) ? true : nil } ?? false
  }

  private final func ownTrait<Key: LayoutValueKey>(_ key: Key.Type, inside outermost: Node?) -> Key.Value? {
    var found: Key.Value?
    _ = Reference<Node>(self).firstAround(to: .item) { node -> Void? in
      if node === outermost { return () }
      if node.flags.contains(.hasTraits), let value = (node as? TraitNode)?.value(for: key) { found = value }
      return nil
    }
    return found
  }

  /// The axis along which the nearest container of several items lines them up.
  package final var enclosingStackAxis: Axis? { enclosingArranger?.stackAxis }
}

/// The layout priority of an item.
@MainActor @usableFromInline enum LayoutPriorityKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Double { 0 }
}

/// A ``CustomLayoutNode`` without its type: `LayoutSubview.place` calls it.
@MainActor protocol CustomLayoutPlacing: AnyObject {
  func place(_ item: ItemNode, at point: Point, anchor: UnitPoint, proposal: ProposedViewSize)
}
