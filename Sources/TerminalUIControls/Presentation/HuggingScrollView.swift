internal import CellLayout
internal import TerminalUICore

/// A view as large as it needs to be, which scrolls vertically without enough room: sheets and alerts show one.
///
///     HuggingScrollView { VStack { … } }
///
/// Content that fits, or that contains a scroll view, is offered the available room. ``ScrollHug`` has the rules for
/// sheets.
@usableFromInline package struct HuggingScrollView<Content: View>: NodeView {
  let hug: ScrollHug
  package let content: Content

  @usableFromInline package init(@ViewBuilder content: () -> Content) {
    self.init(ScrollHug(), content: content)
  }

  package init(_ hug: ScrollHug, @ViewBuilder content: () -> Content) {
    self.hug = hug
    self.content = content()
  }

  @usableFromInline package static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let focus = ScrollFocusNode(in: context, configuration: view.configuration)
    focus.makeScrollView { context in
      StackNode(in: context, axis: .vertical, spacing: 0, alignment: HorizontalAlignment.center.key) {
        $0.make(view.content)
      }
    }
    return focus
  }

  @usableFromInline package static func _updateNode(_ node: Node, to view: Self) {
    let focus = unsafeDowncast(node, to: ScrollFocusNode.self)
    if focus.current.hug != view.hug { focus.configure(view.configuration) }
    guard let stack = focus.scroll?.content else { return }
    unsafeDowncast(stack, to: StackNode.self).content.update(to: view.content)
  }

  /// How the scroll view acts: called with the environment, when the view is made and when that changes.
  private var configuration: @MainActor (EnvironmentValues) -> ScrollConfiguration {
    let hug = hug
    return { _ in
      ScrollConfiguration(
        axes: hug.columnsAround == nil ? .vertical : [.vertical, .horizontal], indicators: .vertical, hug: hug
      )
    }
  }
}
