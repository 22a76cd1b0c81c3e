internal import CellLayout
internal import Cells

/// Where the items of a stack are: places are summed up when drawing, damage or hit testing ask.
@MainActor extension StackNode {
  /// Where `node` begins along the axis: the sum of what is before it.
  func start(of node: Node) -> Int {
    var sum = 0
    var next = Unmanaged.passUnretained(node)
    let end = ObjectIdentifier(content)
    while true {
      let parent = next.borrow { node -> Unmanaged<Node>? in
        guard ObjectIdentifier(node) != end, let parent = node.parentReference else { return nil }
        parent.borrow { parent in
          guard parent.flags.contains(.list) else { return }
          let list = unsafeDowncast(parent, to: ListNode.self)
          let first = Int(node.index)
          if first > 0 || list.flags.contains(.isWindow) {
            sum = (sum &+ lead(of: list) &+ advance(ofFirst: first, in: list)).clampedToCells
          }
        }
        return parent
      }
      guard let parent else { return sum }
      next = parent
    }
  }

  /// Where an item begins along the axis, however far that is: the same as ``start(of:)`` within the limits.
  func exactStart(of item: ItemNode) -> Int {
    var sum = 0
    var node: Node = item
    while node !== content, let parent = node.parent {
      if parent.flags.contains(.list) {
        let list = unsafeDowncast(parent, to: ListNode.self)
        let count = Int(node.index)
        Steps.note(count)
        sum &+= lead(of: list)
        for index in 0..<count {
          let (items, cells) = extent(list.children[index])
          sum &+= cells &+ spacing &* items
        }
      }
      node = parent
    }
    return sum
  }

  /// How far the first children of a list move what is behind them.
  private func advance(ofFirst count: Int, in list: ListNode) -> Int {
    Steps.note(count)
    if list.flags.contains(.needsSpan) {
      return (0..<count).reduce(0) { ($0 &+ advance(extent(list.children[$1]))).clampedToCells }
    }
    return list.advances.sum(ofFirst: count)
  }

  /// Moves `index` and `start` past the children of a list that end before `low`.
  private func skip(_ list: ListNode, before low: Int, _ index: inout Int, _ start: inout Int) {
    guard spacing >= 0, !list.flags.contains(.needsSpan) else { return }
    let first = index
    list.advances.skip(before: low, &index, &start)
    start = start.clampedToCells
    Steps.note(index &- first)
  }

  func paint(_ node: Node, _ painter: inout Painter, _ origin: Point, _ start: inout Int) {
    // The tree keeps the way down alive.
    var next = Unmanaged.passUnretained(node)
    while true {
      let child = next.borrow { node -> Unmanaged<Node>? in
        if node.flags.contains(.item) {
          let item = unsafeDowncast(node, to: ItemNode.self)
          let offset = span.before &- item.guide(alignment)
          painter.paint(
            item,
            at: axis == .vertical
              ? Point(x: origin.x &+ offset, y: start) : Point(x: start, y: origin.y &+ offset))
          start = (start &+ main(item.size) &+ spacing).clampedToCells
          return nil
        }
        if node.flags.contains(.list) {
          paint(unsafeDowncast(node, to: ListNode.self), &painter, origin, &start)
          return nil
        }
        let pass = unsafeDowncast(node, to: PassNode.self)
        guard node.flags.contains(.hasEffect) else { return pass.childReference }
        if let child = pass.child {
          pass.paintChild(&painter) { self.paint(child, &$0, origin, &start) }
        }
        return nil
      }
      guard let child else { return }
      next = child
    }
  }

  private func paint(_ list: ListNode, _ painter: inout Painter, _ origin: Point, _ start: inout Int) {
    let clip = painter.clip
    let low = axis == .vertical ? clip.minY : clip.minX
    let high = axis == .vertical ? clip.maxY : clip.maxX
    let reach = span.overflow
    start = (start &+ lead(of: list)).clampedToCells
    var index = 0
    while true {
      skip(list, before: low &- reach, &index, &start)
      guard index < list.children.count else { return }
      Steps.note()
      if start &- reach >= high, spacing >= 0 { return }
      let end = start &+ advance(of: index, in: list)
      if spacing < 0
        ? overlaps(list.children[index], from: start, low, high) : end &+ reach > low || end == start
      {
        list.childReference(index).borrow { paint($0, &painter, origin, &start) }
      }
      start = end.clampedToCells
      index += 1
    }
  }

  /// Whether items at or below `node`, which overlap others, may draw between `low` and `high`.
  func overlaps(_ node: Node, from start: Int, _ low: Int, _ high: Int) -> Bool {
    guard node.flags.contains(.list), !node.flags.contains(.needsSpan) else { return true }
    let span = unsafeDowncast(node, to: ListNode.self).span
    return start &+ span.low &- span.overflow < high && start &+ span.high &+ span.overflow > low
  }

  func hitTest(_ node: Node, _ point: Point, _ origin: Point, _ start: inout Int) -> Node? {
    if node.flags.contains(.item) {
      let item = unsafeDowncast(node, to: ItemNode.self)
      let offset = span.before &- item.guide(alignment)
      let place =
        axis == .vertical
        ? Point(x: origin.x &+ offset, y: start) : Point(x: start, y: origin.y &+ offset)
      start = (start &+ main(item.size) &+ spacing).clampedToCells
      return item.hit(point, at: place)
    }
    if node.flags.contains(.pass) {
      guard let child = unsafeDowncast(node, to: PassNode.self).child,
        !node.flags.contains(.isHidden)
      else {
        start = (start &+ advance(extent(node))).clampedToCells
        return nil
      }
      let before = start
      if let hit = hitTest(child, point, origin, &start) { return hit }
      guard node.flags.contains(.isSolid), let item = node.firstItem else { return nil }
      let offset = span.before &- item.guide(alignment)
      let place =
        axis == .vertical
        ? Point(x: origin.x &+ offset, y: before) : Point(x: before, y: origin.y &+ offset)
      return Rect(origin: place, size: item.size).contains(point) ? node : nil
    }
    let position = axis == .vertical ? point.y : point.x
    var found: Node?
    let list = unsafeDowncast(node, to: ListNode.self)
    start = (start &+ lead(of: list)).clampedToCells
    for index in 0..<list.children.count {
      if start &- span.overflow > position, spacing >= 0 { break }
      let end = (start &+ advance(of: index, in: list)).clampedToCells
      if end &+ span.overflow > position || end == start || spacing < 0,
        let hit = hitTest(list.children[index], point, origin, &start)
      {
        found = hit
      }
      start = end
    }
    return found
  }

  func visitItems(_ node: Node, placing key: AlignmentKey, _ visit: @MainActor (ItemNode) -> Void) {
    Steps.note()
    if node.flags.contains(.item) {
      let item = unsafeDowncast(node, to: ItemNode.self)
      if item.answer.mayPlace(key) { visit(item) }
    } else if node.flags.contains(.pass) {
      if let child = unsafeDowncast(node, to: PassNode.self).child { visitItems(child, placing: key, visit) }
    } else {
      let list = unsafeDowncast(node, to: ListNode.self)
      if list.flags.contains(.needsSpan) || list.span.guided > 0
        || key.isTextBaseline && list.span.baselined > 0
      {
        for child in list.children { visitItems(child, placing: key, visit) }
      }
    }
  }
}
