internal import Cells

/// The focus as a container of views with controls sees it, such as a list.
@MainActor extension FocusNode {
  /// Whether a view in this one, other than itself, can have the focus.
  package final var hasFocusableInside: Bool { host.focus.hasFocusable(in: self) }

  /// Gives the focus to the view in this one that is in sight and nearest to a line of the screen; the first one of several.
  package final func focusView(nearestToLine line: Int) {
    guard let found = host.focus.focusable(in: self, nearestToLine: line) else { return }
    host.focus.focus(found)
  }

  /// Whether an arrow up or down leads from the focus to a view in this one that has its first line among some of the screen.
  package final func leadsFocus(down: Bool, to lines: Range<Int>) -> Bool {
    guard let next = host.focus.nearest(dx: 0, dy: down ? 1 : -1), next.isBelow(self) else { return false }
    return next.screenRect.map { lines.contains($0.minY) } ?? false
  }

  /// Gives the focus to this view.
  package final func takeFocus() { host.focus.focus(self) }
}

@MainActor extension ViewHost {
  /// The first line of the view with the focus.
  package var focusedLine: Int? { focus.node?.screenRect?.minY }
}

@MainActor extension Node {
  /// Activates the first view in this one that can have the focus; one that has nothing to do gets the focus.
  ///
  /// - Returns: Whether there is such a view.
  package final func activateFirstFocusable() -> Bool {
    guard let first = host.focus.firstFocusable(in: self) else { return false }
    // As a key goes: from the focus outwards.
    var next: Node? = first
    while let node = next, node !== self {
      if node.activate() { return true }
      next = node.parent
    }
    host.focus.focus(first)
    first.firstItem?.scrollIntoSight()
    return true
  }
}
