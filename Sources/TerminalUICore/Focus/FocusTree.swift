internal import Cells
internal import Terminal

/// Who has the keyboard.
///
/// A class: a view that gets or loses the focus may run an app's code, which may move the focus.
@MainActor final class FocusTree {
  /// The node that has the focus.
  @exclusivity(unchecked) private(set) var node: FocusNode?
  /// All nodes that could have it, in no order.
  @exclusivity(unchecked) private var nodes: ContiguousArray<FocusNode> = []
  /// Who is asked for keys while nothing has the focus.
  @exclusivity(unchecked) var keyHandlers = Registry<KeyHandlerNode>()
  /// Whether the first view that can have the focus gets it: until the user or the app leaves nothing focused.
  @exclusivity(unchecked) private var takesFirst = true
  /// Whether the focus may have to go elsewhere at the end of this update.
  @exclusivity(unchecked) var needsSettling = false

  /// What the views around the focus leave to the rest of the app.
  let values = FocusedTable()
  /// The modifiers that leave values wherever the focus is, in no order.
  @exclusivity(unchecked) private var sceneNodes: ContiguousArray<FocusedValueNode> = []
  /// The number of modifiers that leave values.
  @exclusivity(unchecked) private var valueNodeCount = 0
  @exclusivity(unchecked) private var needsValues = false
  /// The states that have to be brought in line with the focus at the end of this update.
  @exclusivity(unchecked) private var links: ContiguousArray<AnyFocusLink> = []

  /// Whether ``node`` has the focus because it was the first to come, before the others were known.
  @exclusivity(unchecked) private var isForeseen = false
  /// Where the view was that had the focus and can't have it any more, until another one has it.
  @exclusivity(unchecked) private var loss: FocusLoss?
  /// The views that were disabled or hidden while they had the focus, and still are; the last one gets it back first.
  @exclusivity(unchecked) private var displaced: ContiguousArray<FocusNode> = []

  /// Adds a node, and says whether it will have the focus as far as one knows: then its views are made with it,
  /// and not made anew at the end of the update.
  func insert(_ node: FocusNode) -> Bool {
    node.focusIndex = nodes.count
    nodes.append(node)
    needsSettling = true
    // A container of views may turn out to have one in it that comes before it.
    guard self.node == nil, takesFirst, type(of: node) == FocusNode.self, node.canFocus else { return false }
    // Who came before gets it, unless disabled; a scroll view leaves it to what it contains.
    for place in 0..<nodes.count - 1 where nodes[place].canFocus { return false }
    self.node = node
    isForeseen = true
    focusWillChange(around: node)
    return true
  }

  func remove(_ node: FocusNode) {
    let last = nodes.count - 1
    nodes[last].focusIndex = node.focusIndex
    nodes.swapAt(node.focusIndex, last)
    nodes.removeLast()
    if !displaced.isEmpty { displaced.removeAll { $0 === node } }
    if self.node === node {
      focusWillChange(around: node)
      self.node = nil
      loss = FocusLoss(of: node)
      isForeseen = false
      takesFirst = true
      needsSettling = true
    }
  }

  /// Gives the focus to `node`, or to nobody.
  func focus(_ node: FocusNode?) {
    guard node !== self.node else { return }
    let old = self.node
    focusWillChange(around: old)
    focusWillChange(around: node)
    self.node = node
    loss = nil
    isForeseen = false
    takesFirst = false
    old?.focusChanged(to: false)
    node?.focusChanged(to: true)
  }

  /// At the end of an update: where the view with the focus left, or can't have it any more, gives it to another one.
  ///
  /// It goes back to a view that lost it before and can have it again; else to the one nearest to where it was: in the
  /// same place, beside it, or around it.
  func settle() {
    guard needsSettling else { return }
    needsSettling = false
    if let node, !node.canFocus {
      focus(nil)
      loss = FocusLoss(of: node)
      displaced.append(node)
      takesFirst = true
    }
    if node == nil || isForeseen, takesFirst, let next = successor() ?? first() {
      isForeseen = false
      takesFirst = false
      focus(next)
    }
    // The others that can have the focus again were passed over: the user is elsewhere now.
    if !displaced.isEmpty { displaced.removeAll { $0.canFocus } }
    loss?.forgetWhatLeft()
  }

  private func successor() -> FocusNode? {
    displaced.last { $0.canFocus } ?? loss?.nearest(among: nodes)
  }

  /// The view in `node` that can have the focus, is in sight, and is nearest to a line of the screen.
  func focusable(in node: Node, nearestToLine line: Int) -> FocusNode? {
    func distance(_ view: FocusNode) -> Int { abs((view.screenRect?.minY ?? 0) - line) }
    return extreme(where: { $0.isInSight && $0.isBelow(node) }) { left, right in
      let (one, other) = (distance(left), distance(right))
      return one == other ? left.comesBefore(right) : one < other
    }
  }

  /// The first view in `node` that can have the focus.
  func firstFocusable(in node: Node) -> FocusNode? {
    extreme(where: { $0.isBelow(node) }) { $0.comesBefore($1) }
  }

  /// Whether a view in `node`, other than itself, can have the focus.
  func hasFocusable(in node: Node) -> Bool {
    nodes.contains { candidate in
      guard candidate !== node, candidate.isBelow(node) else { return false }
      return candidate.canFocus
    }
  }

  // MARK: Who follows the focus

  /// Brings a state in line with the focus at the end of this update.
  func follow(_ link: AnyFocusLink) {
    needsSettling = true
    guard !link.isFollowing else { return }
    link.isFollowing = true
    links.append(link)
  }

  /// The states and values around a view that has the focus or gets it are brought in line.
  private func focusWillChange(around node: Node?) {
    if valueNodeCount > 0 { valuesChanged() }
    var next = node
    while let node = next {
      if let link = (node as? FocusedNode)?.anyLink { follow(link) }
      next = node.parent
    }
  }

  func insert(_ node: FocusedValueNode, isForScene: Bool) {
    valueNodeCount += 1
    if isForScene {
      node.sceneIndex = sceneNodes.count
      sceneNodes.append(node)
    }
    valuesChanged()
  }

  func remove(_ node: FocusedValueNode) {
    valueNodeCount -= 1
    if node.sceneIndex >= 0, let last = sceneNodes.popLast(), last !== node {
      sceneNodes[node.sceneIndex] = last
      last.sceneIndex = node.sceneIndex
    }
    valuesChanged()
  }

  /// The values around the focus are found anew at the end of this update.
  func valuesChanged() {
    needsValues = true
    needsSettling = true
  }

  fileprivate func takeLinks() -> ContiguousArray<AnyFocusLink> {
    defer { links.removeAll(keepingCapacity: true) }
    for link in links { link.isFollowing = false }
    return links
  }

  /// The values around the focus, where they may have changed.
  fileprivate func takeValues() -> FocusedValues? {
    guard needsValues else { return nil }
    needsValues = false
    var nodes: [FocusedValueNode] = []
    var next: Node? = node
    while let node = next {
      if let node = node as? FocusedValueNode { nodes.append(node) }
      next = node.parent
    }
    var values = FocusedValues()
    for node in sceneNodes.sorted(by: { $0.comesBefore($1) }) { node.apply(to: &values) }
    for node in nodes.reversed() { node.apply(to: &values) }
    return values
  }

  // MARK: Moving the focus

  /// Moves the focus as a key press says: Tab and Shift-Tab through the views, an arrow to the nearest one in
  /// its direction.
  func move(by press: KeyPress, in host: ViewHost) -> Bool {
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

  /// Goes to the next view in the order in which views are written, and from the last to the first.
  private func step(forward: Bool) -> Bool {
    let next = neighbour(of: node, forward: forward) ?? (forward ? first() : last())
    guard let next else { return false }
    focus(next)
    next.firstItem?.scrollIntoSight()
    return true
  }

  private func first() -> FocusNode? { extreme { $0.comesBefore($1) } }
  private func last() -> FocusNode? { extreme { $1.comesBefore($0) } }

  private func neighbour(of node: FocusNode?, forward: Bool) -> FocusNode? {
    guard let node else { return nil }
    return forward
      ? extreme(where: { node.comesBefore($0) }) { $0.comesBefore($1) }
      : extreme(where: { $0.comesBefore(node) }) { $1.comesBefore($0) }
  }

  /// Of the nodes that can have the focus and satisfy a condition, the first by an order.
  private func extreme(
    where isCandidate: (FocusNode) -> Bool = { _ in true }, by isBefore: (FocusNode, FocusNode) -> Bool
  ) -> FocusNode? {
    var found: FocusNode?
    for node in nodes where node.canFocus {
      if let found, !isBefore(node, found) { continue }
      if isCandidate(node) { found = node }
    }
    return found
  }

  private func move(dx: Int, dy: Int) -> Bool {
    guard let node, node.screenRect != nil else { return step(forward: dx + dy > 0) }
    guard let next = nearest(dx: dx, dy: dy) else { return false }
    focus(next)
    next.firstItem?.scrollIntoSight()
    return true
  }

  /// The view nearest to the one with the focus, in a direction.
  func nearest(dx: Int, dy: Int) -> FocusNode? {
    guard let node, let from = node.screenRect else { return nil }
    var best: (node: FocusNode, distance: Int)?
    for candidate in nodes where candidate !== node && candidate.canFocus {
      guard let to = candidate.screenRect else { continue }
      let ahead: Int
      let aside: Int
      if dx != 0 {
        ahead = dx > 0 ? to.minX - from.maxX : from.minX - to.maxX
        aside = Swift.max(to.minY - from.maxY + 1, from.minY - to.maxY + 1, 0)
      } else {
        ahead = dy > 0 ? to.minY - from.maxY : from.minY - to.maxY
        aside = Swift.max(to.minX - from.maxX + 1, from.minX - to.maxX + 1, 0)
      }
      guard ahead >= 0 else { continue }
      // A cell is about twice as high as wide; what lies straight ahead comes before what lies aside.
      let distance = (dx != 0 ? ahead : ahead * 2) + aside * 4
      if let best, distance > best.distance { continue }
      if let best, distance == best.distance, best.node.comesBefore(candidate) { continue }
      best = (candidate, distance)
    }
    return best?.node
  }

  /// Gives the focus to the nearest view around a node that was clicked.
  func focus(at hit: Node?, in host: ViewHost) {
    var next = hit
    while let node = next {
      if let node = node as? FocusNode {
        if node.canFocus { focus(node) }
        return
      }
      next = node.parent
    }
  }

  /// The terminal's cursor, where the focused view shows one.
  func cursor(in host: ViewHost) -> Cursor? { node?.cursor }
}

@MainActor extension ViewHost {
  /// At the end of an update: gives the focus to who shall have it, and tells those who follow it.
  func settleFocus() {
    guard focus.needsSettling else { return }
    let links = focus.takeLinks()
    for link in links { link.moveFocus() }
    focus.settle()
    for link in links + focus.takeLinks() { link.takeValue() }
    if let values = focus.takeValues() { focus.values.take(values) }
  }
}

@MainActor extension Node {
  /// Whether `node` is among the nodes above.
  final func isBelow(_ node: Node) -> Bool {
    var next = parent
    while let above = next {
      if above === node { return true }
      next = above.parent
    }
    return false
  }

  /// Whether `self` comes before `other` in the order in which views are written; a view comes before those in it.
  final func comesBefore(_ other: Node) -> Bool {
    var (left, right) = (self as Node, other)
    var lead = level - other.level
    let isDeeper = lead > 0
    while lead > 0, let parent = left.parent { (left, lead) = (parent, lead - 1) }
    while lead < 0, let parent = right.parent { (right, lead) = (parent, lead + 1) }
    if left === right { return !isDeeper && self !== other }
    while let leftParent = left.parent, let rightParent = right.parent, leftParent !== rightParent {
      (left, right) = (leftParent, rightParent)
    }
    return left.index < right.index
  }

  /// The number of nodes above, each counted.
  private var level: Int {
    var count = 0
    var next = parent
    while let node = next { (count, next) = (count + 1, node.parent) }
    return count
  }
}
