internal import Cells
internal import Terminal

/// Who has the keyboard.
@MainActor struct FocusTree {
  /// The node that has the focus.
  private(set) var node: FocusNode?
  /// All nodes that can have it, in no order.
  private var nodes: ContiguousArray<FocusNode> = []
  /// All nodes with an `onKeyPress`, in no order.
  var keyHandlers: ContiguousArray<Node> = []
  /// Whether the first view that can have the focus gets it: until the user or the app leaves nothing focused.
  private var takesFirst = true

  mutating func insert(_ node: FocusNode) {
    node.focusIndex = nodes.count
    nodes.append(node)
  }

  mutating func remove(_ node: FocusNode) {
    let last = nodes.count - 1
    nodes[last].focusIndex = node.focusIndex
    nodes.swapAt(node.focusIndex, last)
    nodes.removeLast()
    if self.node === node {
      self.node = nil
      takesFirst = true
    }
  }

  /// Gives the focus to `node`, or to nobody.
  mutating func focus(_ node: FocusNode?) {
    guard node !== self.node else { return }
    let old = self.node
    self.node = node
    takesFirst = false
    old?.focusChanged(to: false)
    node?.focusChanged(to: true)
  }

  /// At the end of an update: gives the focus to the first view that can have it if the one that had it left,
  /// and takes it away from a view that was disabled.
  mutating func settle(in host: ViewHost) {
    if let node, !node.canFocus {
      focus(nil)
      takesFirst = true
    }
    guard node == nil, takesFirst, !nodes.isEmpty else { return }
    if let first = ordered.first { focus(first) }
  }

  /// The nodes that can have the focus, in the order of the views.
  private var ordered: [FocusNode] {
    nodes.filter(\.canFocus).sorted { $0.precedes($1) }
  }

  /// Moves the focus as a key press says: Tab and Shift-Tab through the views, an arrow to the nearest one in
  /// its direction.
  mutating func move(by press: KeyPress, in host: ViewHost) -> Bool {
    guard press.phase != .up, press.modifiers.isDisjoint(with: [.control, .option, .command]) else {
      return false
    }
    switch press.key {
    case .tab: return step(forward: !press.modifiers.contains(.shift))
    case .upArrow: return move(dx: 0, dy: -1)
    case .downArrow: return move(dx: 0, dy: 1)
    case .leftArrow: return move(dx: -1, dy: 0)
    case .rightArrow: return move(dx: 1, dy: 0)
    default: return false
    }
  }

  private mutating func step(forward: Bool) -> Bool {
    let all = ordered
    guard !all.isEmpty else { return false }
    guard let node, let place = all.firstIndex(where: { $0 === node }) else {
      focus(forward ? all.first : all.last)
      return true
    }
    focus(all[(place + (forward ? 1 : all.count - 1)) % all.count])
    return true
  }

  private mutating func move(dx: Int, dy: Int) -> Bool {
    guard let node, let from = node.screenRect else { return step(forward: dx + dy > 0) }
    var best: (node: FocusNode, distance: Int)?
    for candidate in ordered where candidate !== node {
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
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    guard let best else { return false }
    focus(best.node)
    return true
  }

  /// Gives the focus to the nearest view around a node that was clicked.
  mutating func focus(at hit: Node?, in host: ViewHost) {
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
