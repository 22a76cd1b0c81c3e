package import Cells
public import Terminal

@MainActor extension ViewHost {
  /// Offers an event to the views that want it.
  ///
  /// What earlier events changed is brought up to date first, so that it makes no difference whether events come
  /// one by one or together.
  public func send(_ event: InputEvent) {
    prepareForEvent()
    switch event {
    case .key(let press): _ = send(press)
    case .mouse(let event): send(event)
    case .paste(let text): send(paste: text)
    case .resize(let size):
      resize(to: size)
      _ = listeners.offer(event)
    case .focus(let isFocused): scenePhase = isFocused ? .active : .inactive
    case .stop, .end: break
    }
  }

  /// Offers a key press along the focus path, the innermost view first, then to the focus itself.
  ///
  /// While no view has the focus, every `onKeyPress` of the tree is asked, the innermost first: an app without
  /// a focusable view hears keys too.
  @discardableResult package func send(_ press: KeyPress) -> KeyPress.Result {
    prepareForEvent()
    _ = listeners.offer(.key(press))
    if let focused = focus.node {
      var next: Node? = focused
      while let node = next {
        // An action may take its node out of the tree, which forgets the way up.
        next = node.parent
        if node.flags.contains(.handlesKeys), node.handle(press) == .handled { return .handled }
      }
      if let focused = focus.node, focused.handleUnclaimed(press) == .handled { return .handled }
    } else {
      for node in focus.keyHandlers.innermostFirst {
        if !node.flags.contains(.hasLeft), !node.isHiddenFromView, node.handle(press) == .handled {
          return .handled
        }
      }
    }
    if shortcuts.perform(press) { return .handled }
    if unhandledListeners.offer(.key(press)) { return .handled }
    return focus.move(by: press, in: self) ? .handled : .ignored
  }

  /// Offers pasted text to the focused view and those around it.
  private func send(paste text: String) {
    var next: Node? = focus.node
    while let node = next {
      next = node.parent
      if node.handlePaste(text) { return }
    }
  }

  /// Offers a mouse event to the views under it: a press of the left button to all that want it, who settle whose it is
  /// until the button goes up, and the rest to the innermost that takes it.
  ///
  /// A release that nobody pressed for is nobody's.
  private func send(_ event: MouseEvent) {
    if let arena = pointer.arena {
      guard event.kind == .down(.left) else { return arena.take(event) }
      // A second press of the button tells that its release was lost.
      arena.takeLostRelease()
    }
    if hoverNodeCount > 0 { hover(at: event.position) }
    switch event.kind {
    case .down, .scroll: break
    case .up, .drag, .move: return
    }
    var next = hitTest(event.position)
    if event.kind == .down(.left) {
      focus.focus(at: next, in: self)
      pointer.arena = GestureArena(event, at: next, in: self)
      pointer.arena?.take(event)
      return
    }
    while let node = next {
      next = node.parent
      if node.flags.contains(.handlesMouse), node.handle(event) { return }
    }
  }

  /// The foremost node at a cell of the screen.
  package func hitTest(_ point: Point) -> Node? { root.hit(point, at: .zero) }

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
  /// Those whom the press of the left button may be for, until it goes up.
  var arena: GestureArena?
  /// The views that hear of hovering and are under the mouse.
  var hovered: [HoverNode] = []
}
