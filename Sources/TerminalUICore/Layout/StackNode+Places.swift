internal import CellLayout
internal import Cells

/// Finds where the items of a stack are, for drawing, damage and hit testing.
///
/// A stack stores no positions: it adds up the lengths of the items before. Each list caches the sum in its `span`, unless
/// `needsSpan` is set. `extent` is the number of items and their length. `lengthWithSpacing` is that length with spacing, and
/// `lead` is the length of the rows before the window.
extension StackNode {
  /// The start of `node` along the axis: the sum of everything before it.
  func start(of node: Node) -> Int {
    var sum = 0
    Reference(node).visitListsAround { list, first in
      list.borrow { list in
        guard first > 0 || list.flags.contains(.isWindow) else { return }
        // A row without a place in the window counts as standing at the end through which it left.
        let first = Swift.min(Swift.max(first, 0), list.children.count)
        sum = (sum &+ lead(of: list) &+ lengthWithSpacing(ofFirst: first, in: list)).clampedToCells
      }
    }
    return sum
  }

  /// The start of an item along the axis, without a limit.
  ///
  /// ``start(of:)`` limits the sum to the cells of a window.
  func exactStart(of item: ItemNode) -> Int {
    var sum = 0
    Reference<Node>(item).visitListsAround { list, count in
      WorkCounter.note(count)
      list.borrow { list in
        sum &+= lead(of: list)
        for index in 0..<Swift.min(Swift.max(count, 0), list.children.count) {
          let (items, cells) = extent(list.childReference(index))
          sum &+= cells &+ spacing &* items
        }
      }
    }
    return sum
  }

  /// The item with the cell at `position` along the axis, or the next one behind it.
  package final func item(at position: Int) -> ItemNode? {
    var start = 0
    return firstItem(in: .init(content), endingAfter: position, &start)?.object
  }

  /// The first item with a cell behind `low`, and where it begins.
  func firstItem(
    in node: Reference<Node>, endingAfter low: Int, _ start: inout Int
  ) -> Reference<ItemNode>? {
    switch node.slot() {
    case .item(let item): return start &+ item.borrow { main($0.size) } > low ? item : nil
    case .list(let list): return list.borrow { firstItem(in: $0, endingAfter: low, &start) }
    case .pass, .empty: return nil
    }
  }

  /// Adds up lengths until an item ends behind `low`; `start` becomes its place.
  private func firstItem(
    in list: ListNode, endingAfter low: Int, _ start: inout Int
  ) -> Reference<ItemNode>? {
    start = (start &+ lead(of: list)).clampedToCells
    for index in 0..<list.children.count {
      WorkCounter.note()
      let end = (start &+ lengthWithSpacing(of: index, in: list)).clampedToCells
      if end > low, let item = firstItem(in: list.childReference(index), endingAfter: low, &start) {
        return item
      }
      start = end
    }
    return nil
  }

  /// The length of the first `count` children of a list, with the spacing behind each item.
  private func lengthWithSpacing(ofFirst count: Int, in list: ListNode) -> Int {
    WorkCounter.note(count)
    if list.flags.contains(.needsSpan) {
      return (0..<count).reduce(0) { sum, index in
        (sum &+ lengthWithSpacing(extent(list.childReference(index)))).clampedToCells
      }
    }
    return list.advances.sum(ofFirst: count)
  }

  /// Moves `index` and `start` past the children of a list that end before `low`.
  private func skip(_ list: ListNode, before low: Int, _ index: inout Int, _ start: inout Int) {
    guard spacing >= 0, !list.flags.contains(.needsSpan) else { return }
    let first = index
    list.advances.skip(before: low, &index, &start)
    start = start.clampedToCells
    WorkCounter.note(index &- first)
  }

  func paint(_ node: Reference<Node>, _ painter: inout Painter, _ origin: Point, _ start: inout Int) {
    switch node.slot(before: .hasEffect) {
    case .item(let item):
      item.borrow { item in
        painter.paint(item, at: place(of: item, from: start, origin))
        start = (start &+ main(item.size) &+ spacing).clampedToCells
      }
    case .list(let list): list.borrow { paint($0, &painter, origin, &start) }
    case .pass(let pass): pass.borrow { paint(through: $0, &painter, origin, &start) }
    case .empty: break
    }
  }

  // Apart: without its closures the rest is small enough to be inlined.
  @inline(never) private func paint(
    through pass: PassNode, _ painter: inout Painter, _ origin: Point, _ start: inout Int
  ) {
    guard let child = pass.childReference else { return }
    painter.paint(pass) { self.paint(child, &$0, origin, &start) }
  }

  /// The top left cell of an item that begins at `start`, in a stack at `origin`.
  private func place(of item: ItemNode, from start: Int, _ origin: Point) -> Point {
    let offset = span.before &- item.guide(alignment)
    return axis == .vertical
      ? Point(x: origin.x &+ offset, y: start) : Point(x: start, y: origin.y &+ offset)
  }

  private func paint(_ list: ListNode, _ painter: inout Painter, _ origin: Point, _ start: inout Int) {
    let clip = painter.clip
    let low = axis == .vertical ? clip.minY : clip.minX
    let high = axis == .vertical ? clip.maxY : clip.maxX
    let reach = span.overflow &+ painter.motionReach
    start = (start &+ lead(of: list)).clampedToCells
    var index = 0
    while true {
      if start &- reach >= high, spacing >= 0 { return }
      skip(list, before: low &- reach, &index, &start)
      guard index < list.children.count else { return }
      WorkCounter.note()
      let end = start &+ lengthWithSpacing(of: index, in: list)
      if spacing < 0
        ? overlaps(list.childReference(index), from: start, low, high) : end &+ reach > low || end == start
      {
        paint(list.childReference(index), &painter, origin, &start)
      }
      start = end.clampedToCells
      index += 1
    }
  }

  /// Whether items at or below `node`, which overlap others, may draw between `low` and `high`.
  private func overlaps(_ node: Reference<Node>, from start: Int, _ low: Int, _ high: Int) -> Bool {
    guard case .list(let list) = node.slot(before: .hasEffect) else { return true }
    return list.borrow { list in
      guard !list.flags.contains(.needsSpan) else { return true }
      return start &+ list.span.low &- list.span.overflow < high
        && start &+ list.span.high &+ list.span.overflow > low
    }
  }

  func hitTest(_ node: Reference<Node>, _ point: Point, _ origin: Point, _ start: inout Int) -> Node? {
    switch node.slot(before: [.isHidden, .isSolid, .ignoresHits]) {
    case .item(let item):
      return item.borrow { item in
        let place = place(of: item, from: start, origin)
        start = (start &+ main(item.size) &+ spacing).clampedToCells
        return item.hit(point, at: place)
      }
    case .list(let list): return list.borrow { hitTest($0, point, origin, &start) }
    case .pass(let pass):
      return pass.borrow { pass in
        guard let child = pass.childReference, pass.flags.isDisjoint(with: [.isHidden, .ignoresHits]) else {
          start = (start &+ lengthWithSpacing(extent(.init(pass)))).clampedToCells
          return nil
        }
        let before = start
        if let hit = hitTest(child, point, origin, &start) { return hit }
        guard let item = pass.firstItem else { return nil }
        let rect = Rect(origin: place(of: item, from: before, origin), size: item.size)
        return rect.contains(point) ? pass : nil
      }
    case .empty: return nil
    }
  }

  private func hitTest(_ list: ListNode, _ point: Point, _ origin: Point, _ start: inout Int) -> Node? {
    let position = axis == .vertical ? point.y : point.x
    var found: Node?
    start = (start &+ lead(of: list)).clampedToCells
    for index in 0..<list.children.count {
      if start &- span.overflow > position, spacing >= 0 { break }
      let end = (start &+ lengthWithSpacing(of: index, in: list)).clampedToCells
      if end &+ span.overflow > position || end == start || spacing < 0,
        let hit = hitTest(list.childReference(index), point, origin, &start)
      {
        found = hit
      }
      start = end
    }
    return found
  }

  func visitItems(placing key: AlignmentKey, _ visit: @MainActor (ItemNode) -> Void) {
    func isIn(_ list: ListNode) -> Bool {
      list.flags.contains(.needsSpan) || list.span.guided > 0 || key.isTextBaseline
    }
    Reference(content).visitItems(in: isIn) { if $0.answer.mayPlace(key) { visit($0) } }
  }
}
