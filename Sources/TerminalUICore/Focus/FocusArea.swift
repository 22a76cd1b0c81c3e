internal import Cells

/// The part that is in sight together with a view in it that has the focus.
///
/// A field is seen with the message below it. Where there isn't room for both, the field is.
@MainActor package final class FocusAreaNode: ScopedValueNode<[FocusArea]> {
  private var hasMessage: Bool

  package init(hasMessage: Bool, in context: NodeContext) {
    self.hasMessage = hasMessage
    let own = FocusArea()
    super.init(
      FocusAreasKey.self,
      Evaluation.unobserved { EnvironmentValues(context.frame)[FocusAreasKey.self] } + [own], in: context,
      flags: [])
    own.node = self
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

/// The way from a view to the area around it, which the view finds in the environment.
@MainActor package final class FocusArea {
  fileprivate weak var node: FocusAreaNode?
}

/// The areas around a view, from the outermost to the innermost.
nonisolated private enum FocusAreasKey: EnvironmentKey {
  static var defaultValue: [FocusArea] { [] }
}

extension FocusNode {
  /// Has every scroll view around this view show an item of it, with the areas that it is in where there is room for both.
  final func scrollFocusIntoSight(_ item: ItemNode?) {
    for area in EnvironmentValues(frame)[FocusAreasKey.self] {
      area.node?.firstItem?.scrollIntoSight(onlyWhole: true)
    }
    if let firstItem, firstItem !== item { firstItem.scrollIntoSight(onlyWhole: true) }
    item?.scrollIntoSight()
  }

  /// Whether the important part of the view is in sight; without such a part, whether any of the view is.
  package final var isPartInSight: Bool {
    guard let item = itemInSight else { return true }
    guard let part = item.partInSight else {
      return !item.visibleRect(Rect(origin: .zero, size: item.size)).isEmpty
    }
    return item.visibleRect(part).size == part.size
  }

  /// At the end of this update the important part of the view is in sight, if the view has the focus.
  ///
  /// The rest of the view stays where it is if that part is in sight already.
  package final func keepPartInSight() {
    guard scope.focus.node === self else { return }
    scope.focus.keepPartInSight()
    host.requestTurn()
  }
}
