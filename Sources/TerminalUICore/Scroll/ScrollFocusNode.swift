internal import CellLayout
internal import Cells

/// The keyboard of a scroll view.
///
/// A scroll view can have the focus itself if there is more than it shows and nothing in it can have the focus; then the arrow
/// keys scroll. The keys for pages and ends scroll also while a view in it has the focus and doesn't use them. If they move
/// that view out of sight, the nearest view in sight gets the focus.
@MainActor package final class ScrollFocusNode: FocusNode {
  /// Reads the settings of the scroll view from the environment.
  private var configuration: @MainActor (EnvironmentValues) -> ScrollConfiguration
  package private(set) var current = ScrollConfiguration(axes: [], indicators: [])

  package init(
    in context: NodeContext, configuration: @escaping @MainActor (EnvironmentValues) -> ScrollConfiguration
  ) {
    self.configuration = configuration
    super.init(true, in: context, flags: .handlesKeys)
  }

  /// Replaces the configuration, and evaluates the node again.
  package func configure(_ configuration: @escaping @MainActor (EnvironmentValues) -> ScrollConfiguration) {
    self.configuration = configuration
    evaluate()
  }

  package override func readSources() {
    current = configuration(EnvironmentValues(frame))
    scroll?.configure(current)
    host.followers.needsSettling = true
    host.requestTurn()
  }

  /// The scroll view, from ``makeScrollView(_:)`` on.
  package private(set) var scroll: ScrollViewNode?

  /// Makes the scroll view around an item.
  package func makeScrollView(_ content: @MainActor (NodeContext) -> ItemNode) {
    child = childContext.item { context in
      let made = ScrollViewNode(in: context, current, content: content)
      scroll = made
      return made
    }
  }

  package override var canFocus: Bool {
    guard super.canFocus, !current.isFixed, let scroll, scroll.limit != .zero else { return false }
    return !scope.focus.hasFocusable(in: self)
  }

  package override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    scroll?.keys(&keys, arrows: scope.focus.node === self) { [self] in
      scope.focus.followScroll(of: self)
    }
  }

  package override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    scroll?.hasFocus = isFocused
  }

  package override var looksFocused: Bool { super.looksFocused || scroll?.hasIndicatorInSight == true }

  package override var onlyScrolls: Bool { true }
  package override var name: String { "scrolling" }
}
