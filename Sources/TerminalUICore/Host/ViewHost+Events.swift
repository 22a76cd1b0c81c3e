package import Cells
public import Terminal

extension ViewHost {
  /// Offers an event to the views that want it.
  ///
  /// Changes by earlier events are brought up to date first, so that it makes no difference whether events come one by one or together.
  public func send(_ event: InputEvent) {
    prepareForEvent()
    switch event {
    case .key(let press): _ = send(press)
    case .mouse(let event): send(event)
    case .paste(let text): send(paste: text)
    case .resize(let size):
      resize(to: size)
      _ = input.listeners.offer(event)
    case .focus(let isFocused):
      // The release may happen in another window.
      if !isFocused { pointer.arena?.handleLostRelease() }
      scenePhase = isFocused ? .active : .inactive
    case .colors(let colors): input.onColors?(colors)
    case .stop, .end: break
    }
  }

  /// Offers pasted text to the focused view and those around it.
  private func send(paste text: String) {
    _ = focus.node?.firstOutward(
      to: .layer, where: { ($0 as? any PasteResponder)?.handlePaste(text) == true })
  }

  /// Offers a mouse event to the views under it.
  ///
  /// A press of the left button goes to all views that want it; by the release they settle which one gets it. Other events go to the innermost view
  /// that takes them.
  ///
  /// A release without a press is offered as other buttons are.
  private func send(_ event: MouseEvent) {
    if let arena = pointer.arena {
      guard event.kind == .down(.left) || event.kind == .move else { return arena.handle(event) }
      // A second press of the button, or a move without it, means that its release was lost.
      arena.handleLostRelease()
    }
    if pointer.hoverNodeCount > 0 { pointer.hover(at: event.position, over: hitTest(event.position)) }
    switch event.kind {
    // Releases of presses that began elsewhere, such as before a layer appeared, count too.
    case .down, .scroll, .up: break
    case .drag, .move: return
    }
    let hit = hitTest(event.position)
    if event.kind == .down(.left) {
      keyboard.scope.mode?.willPress(hit, event.modifiers)
      giveFocus(at: hit)
      pointer.arena = GestureArena(event, at: hit, in: self)
      pointer.arena?.handle(event)
      return
    }
    _ = hit?.firstOutward(to: .layer) { node -> Void? in
      guard node.flags.contains(.handlesMouse), let node = node as? any MouseResponder else { return nil }
      return node.handle(event) ? () : nil
    }
  }

  /// Gives the focus to the nearest view around a node that was clicked.
  private func giveFocus(at hit: Node?) {
    guard let node = hit?.firstOutward(to: .layer, { $0.asFocusNode }), node.canFocus,
      node.enclosingLayer?.takesKeyboard != false
    else { return }
    giveKeyboard(to: node.scope)
    node.scope.focus.focus(node)
  }

  /// Gives the keyboard to a scope, which is not below a modal layer.
  func giveKeyboard(to scope: Scope) {
    guard let old = keyboard.give(to: scope) else { return }
    old.focus.keyboardMoves(here: false)
    scope.focus.keyboardMoves(here: true)
  }

  /// Ends the current press of the button, if there is one, with no winner and without a release.
  ///
  /// For whatever comes in front of the views that were pressed, such as a modal layer.
  package func cancelPress() { pointer.arena?.cancel() }

  /// Ends the current press for a view that has left.
  package func forgetPress(of responder: any PressResponder) { pointer.arena?.forget(responder) }

  /// Ends the mouse's press and hovering below a modal layer that has come: the release happens nowhere.
  func endPresses() {
    cancelPress()
    pointer.endHovers { $0.scope !== keyboard.scope }
  }

  /// The foremost node at a cell of the screen.
  package func hitTest(_ point: Point) -> Node? { root.hit(point, at: .zero) }

  /// Whether the foremost view at a cell is `node` or in it.
  func isHit(_ node: Node, at point: Point) -> Bool {
    hitTest(point)?.isWithin(node, to: .layer) ?? false
  }
}

extension ViewHost: PressContext {
  var now: Duration { clock.now }

  func wake(_ arena: GestureArena, after duration: Duration) {
    _ = schedule(for: arena, after: duration) { $0.timePassed() }
  }

  func wake(
    _ responder: any PressResponder, after duration: Duration, _ event: @escaping () -> GestureEvent
  ) {
    _ = schedule(for: responder as Node, after: duration) { node in
      guard !node.flags.contains(.hasLeft), let responder = node as? any PressResponder else { return }
      _ = responder.hear(event())
    }
  }

  func pressIsOver(_ arena: GestureArena) {
    if pointer.arena === arena { pointer.arena = nil }
  }
}
