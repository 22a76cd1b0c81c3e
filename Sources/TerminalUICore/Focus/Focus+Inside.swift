internal import Cells

/// The views that can have the focus in a part of the tree.
extension Focus {
  /// The view in `node` that can have the focus, is in sight, and is nearest to a line of the screen.
  func focusable(in node: Node, nearestToLine line: Int) -> FocusNode? {
    func distance(_ view: FocusNode) -> Int { abs((view.screenRect?.minY ?? 0) - line) }
    return extreme(where: { $0.isInSight && $0.isBelow(node) }) { left, right in
      let (one, other) = (distance(left), distance(right))
      return one == other ? left.isReadBefore(right) : one < other
    }
  }

  /// The first view in `node` that can have the focus and satisfies a condition.
  func firstFocusable(in node: Node, where isCandidate: (FocusNode) -> Bool = { _ in true }) -> FocusNode? {
    extreme(where: { isCandidate($0) && $0.isBelow(node) }) { $0.comesBefore($1) }
  }

  /// Gives the focus to the nearest view in sight, if a key has just scrolled the view with the focus out of sight.
  ///
  /// Views in `container`, which was scrolled, come first. Other views get the focus only in a modal layer, where keys scroll
  /// wherever the focus is.
  func followScroll(of container: Node) {
    guard let focused = node, focused !== container, focused.isBelow(container) else { return }
    // When the views are in their new places.
    container.afterUpdate { [self, weak focused, weak container] in
      guard let focused, node === focused, !focused.isInSight, let line = focused.screenRect?.minY,
        let container
      else { return }
      let layer = focused.scope.layerNode.flatMap { $0.layer.isModal ? $0 : nil }
      let next =
        focusable(in: container, nearestToLine: line)
        ?? layer.flatMap { focusable(in: $0, nearestToLine: line) }
      if let next { focus(next) }
    }
  }

  /// Whether a view in `node`, other than itself, can have the focus.
  func hasFocusable(in node: Node) -> Bool {
    nodes.contains { candidate in
      guard candidate !== node, candidate.isBelow(node) else { return false }
      return candidate.canFocus
    }
  }
}

/// The focus as a container of views with controls sees it, such as a list.
extension FocusNode {
  /// Whether a view in this one, other than itself, can have the focus.
  package final var hasFocusableInside: Bool { scope.focus.hasFocusable(in: self) }

  /// Whether a view in a part of this one can have the focus.
  package final func hasFocusable(in part: Node) -> Bool { scope.focus.hasFocusable(in: part) }

  /// Gives the focus to the view in this one that is in sight and nearest to a line of the screen; the first one of several.
  package final func focusView(nearestToLine line: Int) {
    guard let found = scope.focus.focusable(in: self, nearestToLine: line) else { return }
    scope.focus.focus(found)
  }

  /// Whether an arrow up or down leads from the focus to a view in this one that has its first line among some of the screen.
  package final func leadsFocus(down: Bool, to lines: Range<Int>) -> Bool {
    guard let next = scope.focus.nearest(dx: 0, dy: down ? 1 : -1), next.isBelow(self) else { return false }
    return next.screenRect.map { lines.contains($0.minY) } ?? false
  }

  /// The user works here: the focus doesn't go back to a view that was disabled with it.
  package final func keepFocus() { if scope.focus.node === self { scope.focus.stay() } }

  /// Gives the focus to this view.
  ///
  /// - Parameter isRevealed: Whether it is scrolled into sight at the end of the update.
  package final func takeFocus(isRevealed: Bool = true) { scope.focus.focus(self, isRevealed: isRevealed) }
}

extension Node {
  /// Activates the first view in this one that can have the focus and satisfies a condition; one that has nothing to do gets the focus.
  ///
  /// - Returns: Whether there is such a view.
  package final func activateFirstFocusable(where isCandidate: (FocusNode) -> Bool = { _ in true }) -> Bool {
    guard let first = scope.focus.firstFocusable(in: self, where: isCandidate) else { return false }
    // As a key goes: from the focus outwards.
    if first.firstOutward(below: self, where: { ($0 as? any Activatable)?.activate() == true }) != nil {
      return true
    }
    scope.focus.focus(first, isRevealed: true)
    return true
  }
}
