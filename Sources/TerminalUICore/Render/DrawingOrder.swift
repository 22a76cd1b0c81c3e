internal import Cells

/// The order in which a container's items are drawn where one of them has a `zIndex(_:)`: once for each number, from the lowest on.
///
/// The items are found by the container's own way through them, once more for each number: so only what is in sight is looked at,
/// and what draws around several items still does.
@MainActor struct DrawingOrder {
  /// The numbers of the items in sight, in no order.
  fileprivate var known: [Double] = []
  /// Whose turn it is; `nil` while the numbers are asked for.
  fileprivate var present: Double?
}

@MainActor extension Painter {
  /// Calls `paint`, which draws the items of a container, so often that they come in their order.
  @inline(__always) mutating func inOrder(of container: ItemNode, _ paint: (inout Painter) -> Void) {
    if container.flags.contains(.ordersItems) { paintInOrder(paint) } else { paint(&self) }
  }

  private mutating func paintInOrder(_ paint: (inout Painter) -> Void) {
    order = DrawingOrder()
    paint(&self)
    let known = order?.known.sorted() ?? []
    for number in known {
      order = DrawingOrder(present: number)
      paint(&self)
    }
    order = nil
  }

  /// Draws an item of a container that draws in order, if it is its turn.
  mutating func paintInTurn(_ item: ItemNode, at origin: Point) {
    guard let order else { return }
    let number = item.zIndex
    if order.present == nil, !order.known.contains(number) { self.order?.known.append(number) }
    guard number == order.present else { return }
    self.order = nil
    paint(item, at: origin)
    self.order = order
  }

  /// Draws what is in a pass node, with its effect, if one of the items in it is to be drawn now.
  mutating func paint(_ pass: PassNode, _ paint: EffectContent) {
    guard let order else { return pass.paintChild(&self, paint) }
    guard let present = order.present else { return paint(&self) }
    var isDue = false
    pass.visitItems { if $0.zIndex == present { isDue = true } }
    if isDue { pass.paintChild(&self, paint) }
  }
}

@MainActor extension ItemNode {
  /// The foremost node under `point` in the items at or below `content`, which this item arranges.
  final func hitTestItems(of content: Node, _ point: Point, at place: (ItemNode) -> Point) -> Node? {
    guard flags.contains(.ordersItems) else { return content.hitTestItems(point, at: place) }
    var known: [Double] = []
    content.visitItems { item in
      // Only of those under the point: else many numbers would mean as many searches among as many items.
      let at = place(item)
      guard item.drawnRect(for: item.answer).contains(point.offsetBy(dx: -at.x, dy: -at.y)) else { return }
      let number = item.zIndex
      if !known.contains(number) { known.append(number) }
    }
    for number in known.sorted(by: >) {
      let hit = content.hitTestItems(point) { item in
        // One of another number is nowhere.
        item.zIndex == number ? place(item) : Point(x: CellLimit.maximum * 4, y: CellLimit.maximum * 4)
      }
      if let hit { return hit }
    }
    return nil
  }

  /// Where the item is in the order of those beside it.
  fileprivate final var zIndex: Double { trait(ZIndexKey.self) }
}

@MainActor extension Node {
  /// Says to the container of several items that those at or below this node have an order of their own.
  final func orderItems() {
    var next = container
    while let unary = next as? UnaryNode { next = unary.container }
    next?.flags.insert(.ordersItems)
  }
}
