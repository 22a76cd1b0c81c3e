internal import Cells
package import Terminal

/// The keyboard of a scroll view.
///
/// A scroll view can have the focus itself if there is more than it shows and nothing in it can have the focus;
/// then the arrow keys move it. Those for pages and ends do also while a view in it has the focus and doesn't
/// use them.
@MainActor package final class ScrollFocusNode: FocusNode {
  package init(in context: NodeContext) { super.init(true, in: context, flags: .handlesKeys) }

  private var scroll: ScrollViewNode? { firstItem as? ScrollViewNode }

  package override var canFocus: Bool {
    guard super.canFocus, let scroll, scroll.limit != .zero else { return false }
    return !host.focus.hasFocusable(in: self)
  }

  package override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isEnabled, let scroll else { return .ignored }
    return scroll.scroll(by: press, arrows: host.focus.node === self) ? .handled : .ignored
  }

  package override var name: String { "scrolling" }
}
