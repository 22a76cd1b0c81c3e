package import CellLayout
internal import Cells
package import Terminal

/// The keyboard of a scroll view.
///
/// A scroll view can have the focus itself if there is more than it shows and nothing in it can have the focus;
/// then the arrow keys move it. Those for pages and ends do also while a view in it has the focus and doesn't
/// use them.
@MainActor package final class ScrollFocusNode: FocusNode {
  /// The axes of the scroll view and its indicators, as the environment has them.
  private var configuration: @MainActor (EnvironmentValues) -> (axes: Axis.Set, indicators: Axis.Set)
  package private(set) var axes: Axis.Set = []
  package private(set) var indicators: Axis.Set = []

  package init(
    in context: NodeContext,
    configuration: @escaping @MainActor (EnvironmentValues) -> (axes: Axis.Set, indicators: Axis.Set)
  ) {
    self.configuration = configuration
    super.init(true, in: context, flags: .handlesKeys)
  }

  /// Takes another configuration.
  package func configure(
    _ configuration: @escaping @MainActor (EnvironmentValues) -> (axes: Axis.Set, indicators: Axis.Set)
  ) {
    self.configuration = configuration
    evaluate()
  }

  package override func readSources() {
    (axes, indicators) = configuration(EnvironmentValues(frame))
    scroll?.configure(axes: axes, indicators: indicators)
    host.followers.needsSettling = true
    host.requestTurn()
  }

  package var scroll: ScrollViewNode? { child == nil ? nil : firstItem as? ScrollViewNode }

  package override var canFocus: Bool {
    guard super.canFocus, let scroll, scroll.limit != .zero else { return false }
    return !scope.focus.hasFocusable(in: self)
  }

  package override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isEnabled, let scroll else { return .ignored }
    return scroll.scroll(by: press, arrows: scope.focus.node === self) ? .handled : .ignored
  }

  package override var name: String { "scrolling" }
}
