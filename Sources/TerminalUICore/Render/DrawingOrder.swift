package import Cells

/// The order in which a container's items are drawn where one of them has a `zIndex(_:)`, from the lowest number on.
///
/// The painter has one while a container draws, and uses it in two phases. First (`present` is `nil`) the container
/// goes through its items as it does to draw them, and each item in sight is only noted. Then they are drawn by their
/// numbers. Items that share an effect, such as an opacity, with others of another number can't be drawn alone.
/// For each of their numbers the container goes through its items once more, and only those of the number (`present`)
/// are drawn.
@MainActor final class DrawingOrder {
  /// The visible items, as they come, and the effects around them.
  fileprivate var found: [Found] = []
  /// The effect around the items that are coming.
  fileprivate var effect: PassNode?
  /// The numbers of items that share an effect.
  fileprivate var shared: Set<Double> = []
  /// Whose turn it is; `nil` while the items are looked for.
  fileprivate let present: Double?

  /// Told of each item in sight, in any order; nothing else changes.
  fileprivate let observer: ((ItemNode) -> Void)?

  fileprivate init(present: Double? = nil) { (self.present, observer) = (present, nil) }

  init(observer: @escaping (ItemNode) -> Void) { (present, self.observer) = (nil, observer) }

  fileprivate struct Found {
    let number: Double
    let item: ItemNode
    let origin: Point
    let effect: PassNode?
  }
}

extension Painter {
  /// Calls `paint`, which draws the items of a container, so often that they come in their order.
  ///
  /// Items that are on their way come behind those that stay.
  @inline(__always) mutating func inOrder(of container: ItemNode, _ paint: (inout Painter) -> Void) {
    container.flags.isDisjoint(with: [.ordersItems, .holdsMoving]) ? paint(&self) : paintInOrder(paint)
  }

  /// The two phases: finds the visible items, then draws them number by number.
  private mutating func paintInOrder(_ paint: (inout Painter) -> Void) {
    guard order?.observer == nil else { return paint(&self) }
    let all = DrawingOrder()
    order = all
    paint(&self)
    order = nil
    let found = Dictionary(grouping: all.found, by: \.number)
    for number in all.shared.union(found.keys).sorted() {
      if all.shared.contains(number) {
        order = DrawingOrder(present: number)
        paint(&self)
        order = nil
      } else {
        for item in found[number, default: []] { self.paint(item) }
      }
    }
  }

  /// Draws an item, with the effect around it; other items in that effect aren't in sight.
  private mutating func paint(_ found: DrawingOrder.Found) {
    paint(found.item, below: found.effect ?? found.item, at: found.origin)
  }

  /// Draws one of the items at or below a node, with the effects between them, its top left cell at `origin`.
  package mutating func paint(_ item: ItemNode, below node: Node, at origin: Point) {
    paintItems(of: .init(node)) { $0 === item ? origin : .nowhere }
  }

  /// Draws an item of a container that draws in order, if it is its turn.
  mutating func paintInTurn(_ item: ItemNode, at origin: Point) {
    guard let order else { return }
    if let observer = order.observer {
      observer(item)
      return paintHere(item, at: origin)
    }
    let number = item.drawingNumber
    guard let present = order.present else {
      return order.found.append(.init(number: number, item: item, origin: origin, effect: order.effect))
    }
    guard number == present else { return }
    self.order = nil
    paint(item, at: origin)
    self.order = order
  }

  /// Draws the content of a pass node, with its effect, if an item in it is to be drawn now.
  mutating func paint(_ pass: PassNode, _ paint: EffectContent) {
    guard let order, order.observer == nil else { return paintNow(pass, paint) }
    guard let present = order.present else { return find(in: pass, for: order, paint) }
    var isDue = false
    pass.visitItems { if $0.drawingNumber == present { isDue = true } }
    if isDue { paintNow(pass, paint) }
  }

  private mutating func paintNow(_ pass: PassNode, _ paint: EffectContent) {
    if let effect = pass.asEffect { effect.paintChild(&self, paint) } else { paint(&self) }
  }

  /// Notes the items in a pass node with an effect.
  private mutating func find(in pass: PassNode, for order: DrawingOrder, _ paint: EffectContent) {
    guard order.effect == nil else { return paint(&self) }
    let before = order.found.count
    order.effect = pass
    paint(&self)
    order.effect = nil
    let count = order.found.count - before
    guard count > 1 else { return }
    order.shared.formUnion(order.found.suffix(count).map(\.number))
    order.found.removeLast(count)
  }
}

extension ItemNode {
  /// The foremost node under `point` in the items at or below `content`, which this item arranges.
  final func hitTestInOrder(of content: Node, _ point: Point, at place: (ItemNode) -> Point) -> Node? {
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
        // Items with another number are searched in another round.
        item.zIndex == number ? place(item) : .nowhere
      }
      if let hit { return hit }
    }
    return nil
  }

  /// The foremost node under `point` in some of the items that this item arranges, the last one in front.
  final func hitTest(_ items: [ItemNode], _ point: Point, at place: (ItemNode) -> Point) -> Node? {
    WorkCounter.note(items.count)
    var order = Array(items.reversed())
    if flags.contains(.ordersItems) {
      let numbers = order.map(\.zIndex)
      order = order.indices.sorted { numbers[$0] != numbers[$1] ? numbers[$0] > numbers[$1] : $0 < $1 }
        .map { order[$0] }
    }
    for item in order {
      if let hit = item.hitThroughModifiers(point, at: place(item), below: self) { return hit }
    }
    return nil
  }

  /// The item's place in the order in which its siblings are drawn: on its way right behind those of its `zIndex(_:)`.
  fileprivate final var drawingNumber: Double {
    let number = zIndex
    return flags.contains(.isMoving) && host.motion?.isOnWay(self) == true ? number.nextUp : number
  }

  /// The item's place in the order of its siblings.
  fileprivate final var zIndex: Double { trait(ZIndexKey.self) }
}

extension Node {
  /// Says to the container of several items that those at or below this node have an order of their own.
  final func orderItems() { enclosingArranger?.flags.insert(.ordersItems) }
}

extension Point {
  /// A place that nothing reaches.
  fileprivate static var nowhere: Point { Point(x: CellLimit.maximum * 4, y: CellLimit.maximum * 4) }
}
