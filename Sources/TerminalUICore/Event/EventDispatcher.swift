internal import Cells
public import Terminal

@MainActor extension ViewHost {
  /// Offers an event to the views that want it.
  public func send(_ event: InputEvent) {
    switch event {
    case .key(let press): _ = send(press)
    case .mouse(let event): send(event)
    case .paste(let text): send(paste: text)
    case .resize(let size): resize(to: size)
    case .focus, .end: break
    }
  }

  /// Offers a key press along the focus path, the innermost view first, then to the focus itself.
  ///
  /// While no view has the focus, every `onKeyPress` of the tree is asked, the innermost first: an app without
  /// a focusable view hears keys too.
  @discardableResult package func send(_ press: KeyPress) -> KeyPress.Result {
    if let focused = focus.node {
      var next: Node? = focused
      while let node = next {
        if node.flags.contains(.handlesKeys), node.handle(press) == .handled { return .handled }
        next = node.parent
      }
    } else {
      let handlers = focus.keyHandlers
      for node in handlers.count < 2 ? handlers : innermostFirst(handlers) {
        if !node.flags.contains(.hasLeft), node.handle(press) == .handled { return .handled }
      }
    }
    return focus.move(by: press, in: self) ? .handled : .ignored
  }

  private func innermostFirst(_ nodes: ContiguousArray<Node>) -> ContiguousArray<Node> {
    ContiguousArray(nodes.sorted { $0.depth > $1.depth })
  }

  /// Offers pasted text to the focused view and those around it.
  private func send(paste text: String) {
    var next: Node? = focus.node
    while let node = next {
      if node.handlePaste(text) { return }
      next = node.parent
    }
  }

  /// Offers a mouse event to the views under it, the innermost first. A view that takes a press gets all until
  /// the release.
  private func send(_ event: MouseEvent) {
    if let captor = pointer.captor, !captor.flags.contains(.hasLeft) {
      captor.handle(event)
      if case .up = event.kind { pointer.captor = nil }
      return
    }
    pointer.captor = nil
    var next = hitTest(event.position)
    if case .down(.left) = event.kind { focus.focus(at: next, in: self) }
    while let node = next {
      if node.flags.contains(.handlesMouse), node.handle(event) {
        if case .down = event.kind { pointer.captor = node }
        return
      }
      next = node.parent
    }
  }

  /// The foremost node at a cell of the screen.
  func hitTest(_ point: Point) -> Node? { root.hit(point, at: .zero) }

  /// Whether the foremost view at a cell is `node` or in it.
  func isHit(_ node: Node, at point: Point) -> Bool {
    var next = hitTest(point)
    while let hit = next {
      if hit === node { return true }
      next = hit.parent
    }
    return false
  }
}

/// What the mouse is doing.
@MainActor struct PointerState {
  /// The node that took the press of a button.
  var captor: Node?
}
