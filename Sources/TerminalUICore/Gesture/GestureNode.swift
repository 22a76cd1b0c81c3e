internal import Cells
internal import Terminal

/// A node that competes for what the mouse does with the gestures of the views around it.
@MainActor class GestureNode: PassNode {
  var priority: GesturePriority { .normal }

  init(in context: NodeContext) { super.init(in: context, flags: .handlesMouse) }

  /// Hears an event and says how far the gesture has come.
  func hear(_ event: GestureEvent) -> GestureProgress { .failed }
  /// Hears that another gesture won.
  func cancel() {}

  override final func handle(_ event: MouseEvent) -> Bool {
    if event.kind == .down(.left) {
      guard let arena = GestureArena(innermost: self) else { return false }
      host.pointer.arena?.cancel()
      host.pointer.arena = arena
    }
    return host.pointer.arena?.take(event) ?? false
  }

  override func didLeave() { host.pointer.arena?.remove(self) }

  /// The item of this view, or of several the one that covers a cell of the screen.
  private func item(at position: Point) -> ItemNode? {
    var found: ItemNode?
    visitItems { item in
      if Rect(origin: item.absoluteOrigin, size: item.size).contains(position) { found = item }
    }
    return found ?? firstItem
  }

  /// An event as this view sees it.
  fileprivate func event(
    _ kind: GestureEvent.Kind, at position: Point, wake: @escaping (Duration) -> Void
  ) -> GestureEvent {
    let origin = item(at: position)?.absoluteOrigin ?? .zero
    return GestureEvent(
      kind: kind, location: position.offsetBy(dx: -origin.x, dy: -origin.y), globalLocation: position,
      time: host.clock.now, isInside: kind == .up && host.isHit(self, at: position), wake: wake)
  }
}

/// How a gesture stands to those of other views.
@usableFromInline enum GesturePriority {
  /// It comes after those further in.
  case normal
  /// It comes before those further in.
  case high
  /// It wins and loses with nobody.
  case simultaneous
}

/// The gestures that one press of the button may be for, in the order in which they may have it.
@MainActor final class GestureArena {
  private var nodes: [GestureNode]
  private var position = Point(x: 0, y: 0)
  private var timers: [HostTimer] = []
  private let host: ViewHost
  private var isOver = false

  /// Gathers the gestures around a view, and its own; there are none where all are disabled.
  init?(innermost: GestureNode) {
    host = innermost.host
    var (high, normal): ([GestureNode], [GestureNode]) = ([], [])
    var next: Node? = innermost
    while let node = next {
      next = node.parent
      guard let node = node as? GestureNode, node.isEnabled else { continue }
      if node.priority == .high { high.insert(node, at: 0) } else { normal.append(node) }
    }
    nodes = high + normal
    if nodes.isEmpty { return nil }
  }

  /// Tells the gestures of an event, if it is one of the left button.
  func take(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .down(.left): take(.down, at: event.position)
    case .drag(.left): take(.move, at: event.position)
    case .up(.left): take(.up, at: event.position)
    default: return false
    }
    return true
  }

  /// Tells the gestures what happened, until one has it.
  private func take(_ kind: GestureEvent.Kind, at position: Point) {
    self.position = position
    var hasWinner = false
    let candidates = nodes
    for (index, node) in candidates.enumerated() {
      // An action may take a view out of the tree.
      guard nodes.contains(where: { $0 === node }) else { continue }
      let isAlone = node.priority == .simultaneous
      if hasWinner, !isAlone { continue }
      let event = node.event(kind, at: position) { [weak self] in self?.wake(after: $0) }
      switch node.hear(event) {
      case .possible: break
      case .failed: drop(node)
      case let progress:
        if progress == .ended { nodes.removeAll { $0 === node } }
        guard !isAlone else { break }
        hasWinner = true
        // One before that waits for more clicks goes on waiting: it has let this one pass.
        for other in kind == .up ? candidates[(index + 1)...] : candidates[...]
        where other !== node && other.priority != .simultaneous && nodes.contains(where: { $0 === other }) {
          drop(other)
        }
      }
    }
    if kind == .up { finish() }
  }

  private func drop(_ node: GestureNode) {
    nodes.removeAll { $0 === node }
    node.cancel()
  }

  /// Forgets a view that has gone.
  func remove(_ node: GestureNode) {
    nodes.removeAll { $0 === node }
    node.cancel()
  }

  /// Ends without a winner.
  func cancel() {
    for node in nodes { node.cancel() }
    finish()
  }

  private func finish() {
    isOver = true
    nodes = []
    for timer in timers { host.cancel(timer) }
    timers = []
    if host.pointer.arena === self { host.pointer.arena = nil }
  }

  private func wake(after duration: Duration) {
    guard !isOver else { return }
    timers.append(
      host.schedule(after: duration) { [weak self] in
        guard let self, !isOver else { return }
        take(.time, at: position)
      })
  }
}
