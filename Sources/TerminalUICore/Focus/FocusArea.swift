/// What is in sight together with a view in it that has the focus.
///
/// A field is seen with the message below it. Where there isn't room for both, the field is.
@MainActor package final class FocusAreaNode: PassNode {
  private var hasMessage: Bool

  package init(hasMessage: Bool, in context: NodeContext) {
    self.hasMessage = hasMessage
    super.init(in: context)
  }

  /// Notes whether there is a message: a new one is scrolled into sight where the user is.
  package func update(hasMessage: Bool) {
    guard hasMessage != self.hasMessage else { return }
    self.hasMessage = hasMessage
    if hasMessage { afterUpdate { [self] in showMessage() } }
  }

  private func showMessage() {
    guard !flags.contains(.hasLeft), let focused = scope.focus.node, focused.isBelow(self), focused.isInSight
    else { return }
    scope.focus.focus(focused, isRevealed: true)
  }

  package override var name: String { "focusArea" }
}

@MainActor extension FocusNode {
  /// Has every scroll view around this view show it, with the area that it is in where there is room for both.
  final func scrollFocusIntoSight() {
    guard let item = firstItem else { return }
    var areas: [FocusAreaNode] = []
    var next = eventParent
    while let node = next {
      if let area = node as? FocusAreaNode { areas.append(area) }
      next = node.eventParent
    }
    for area in areas.reversed() { area.firstItem?.scrollIntoSight() }
    item.scrollIntoSight()
  }
}
