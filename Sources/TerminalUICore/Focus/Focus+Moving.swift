internal import Cells
internal import Terminal

/// How the focus moves from view to view.
extension Focus {
  /// Moves the focus as a key press says: Tab and Shift-Tab through the views, an arrow to the nearest one in
  /// its direction.
  func move(by press: KeyPress) -> Bool {
    guard press.phase != .up, press.isPlain else { return false }
    switch press.key {
    case .tab: return step(forward: !press.modifiers.contains(.shift))
    case .upArrow: return move(dx: 0, dy: -1)
    case .downArrow: return move(dx: 0, dy: 1)
    case .leftArrow: return move(dx: -1, dy: 0)
    case .rightArrow: return move(dx: 1, dy: 0)
    default: return false
    }
  }

  /// Goes to the next view in the order in which views are read, and from the last to the first.
  private func step(forward: Bool) -> Bool {
    guard let node else {
      guard let next = forward ? first() : last() else { return false }
      move(to: next)
      return true
    }
    guard let next = neighbour(of: node, forward: forward) ?? end(around: node, forward: forward) else {
      return false
    }
    move(to: next)
    return true
  }

  private func move(to next: FocusNode) {
    let entered = entered(next)
    focus(entered, isRevealed: true)
    // At once, too: the next key depends on its place.
    entered.scrollFocusIntoSight(entered.itemToReveal)
  }

  /// The view at which the focus begins: the first one as views are written.
  func first() -> FocusNode? { extreme { $0.comesBefore($1) } }
  private func last() -> FocusNode? { extreme { $1.isReadBefore($0) } }

  /// Of the nodes that can have the focus and satisfy a condition, the first by an order.
  func extreme(
    where isCandidate: (FocusNode) -> Bool = { _ in true }, by isBefore: (FocusNode, FocusNode) -> Bool
  ) -> FocusNode? {
    var found: FocusNode?
    WorkCounter.note(nodes.count)
    for node in nodes where node.canFocus {
      if let found, !isBefore(node, found) { continue }
      if isCandidate(node) { found = node }
    }
    return found
  }

  private func move(dx: Int, dy: Int) -> Bool {
    guard let node, node.screenRect != nil else { return step(forward: dx + dy > 0) }
    guard let next = nearest(dx: dx, dy: dy) else { return false }
    move(to: next)
    return true
  }

  /// The view nearest to the view with the focus, in a direction.
  func nearest(dx: Int, dy: Int) -> FocusNode? {
    guard let node, let from = node.rectBesideSight else { return nil }
    var best: (node: FocusNode, distance: (Int, Int))?
    for candidate in nodes where candidate !== node && candidate.canFocus {
      guard let to = candidate.screenRect else { continue }
      let own = Self.distance(from, to, dx: dx, dy: dy)
      let around = dy != 0 ? candidate.row(besideThatOf: node) : nil
      let place =
        (around ?? candidate.section(without: node)).map { Self.distance(from, $0, dx: dx, dy: dy) } ?? own
      guard place.ahead >= 0 else { continue }
      let distance = (place.cost, own.cost)
      if let best, distance > best.distance { continue }
      if let best, distance == best.distance, best.node.isReadBefore(candidate) { continue }
      best = (candidate, distance)
    }
    return best?.node
  }

  /// Returns how far `to` is ahead of `from` in a direction, and the cost of moving the focus there.
  private static func distance(_ from: Rect, _ to: Rect, dx: Int, dy: Int) -> (ahead: Int, cost: Int) {
    let ahead: Int
    let aside: Int
    if dx != 0 {
      ahead = dx > 0 ? to.minX - from.maxX : from.minX - to.maxX
      aside = Swift.max(to.minY - from.maxY + 1, from.minY - to.maxY + 1, 0)
    } else {
      ahead = dy > 0 ? to.minY - from.maxY : from.minY - to.maxY
      aside = Swift.max(to.minX - from.maxX + 1, from.minX - to.maxX + 1, 0)
    }
    // A cell is about twice as high as wide; places straight ahead come before those to the side.
    return (ahead, abs(dx != 0 ? ahead : ahead * 2) + aside * 4)
  }

  /// The terminal's cursor, where the focused view shows one.
  var cursor: Cursor? { node?.focusCursor }
}

extension FocusNode {
  /// The place on the screen of the focus section that contains this view and not `other`.
  fileprivate final func section(without other: FocusNode) -> Rect? {
    let section = enclosing(to: .layer) { $0 is FocusSectionNode && !other.isBelow($0) }
    return section?.firstItem.map { Rect(origin: $0.absoluteOrigin, size: $0.size) }
  }

  /// Where the view is on the screen.
  ///
  /// A view that was scrolled out of sight is just outside the view that shows the others.
  fileprivate final var rectBesideSight: Rect? {
    guard var rect = screenRect else { return nil }
    guard let clip = firstItem?.enclosingItem(where: { $0.flags.contains(.clips) }) else { return rect }
    let sight = Rect(origin: clip.absoluteOrigin, size: clip.size)
    if rect.intersects(sight) { return rect }
    rect.origin.x = Swift.min(Swift.max(rect.minX, sight.minX - rect.width), sight.maxX)
    rect.origin.y = Swift.min(Swift.max(rect.minY, sight.minY - rect.height), sight.maxY)
    return rect
  }
}
