internal import CellLayout
internal import TerminalUICore

/// A view that is as large as it needs to be, and scrolls up and down where that is more than there is.
///
///     HuggingScrollView { VStack { … } }
///
/// Content that fits, or a part of which scrolls, is offered what there is.
@usableFromInline struct HuggingScrollView<Content: View>: View {
  let content: Content

  @usableFromInline init(@ViewBuilder content: () -> Content) { self.content = content() }

  @usableFromInline typealias Body = Never
  @usableFromInline static var _isUnary: Bool { true }

  @usableFromInline static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let focus = ScrollFocusNode(in: context) { _ in
      ScrollConfiguration(axes: .vertical, indicators: .vertical, hugsContent: true)
    }
    focus.child = focus.childContext.item { context in
      ScrollViewNode(in: context, focus.current) { context in
        StackNode(in: context, axis: .vertical, spacing: 0, alignment: HorizontalAlignment.center.key) {
          $0.make(view.content)
        }
      }
    }
    return focus
  }

  @usableFromInline static func _updateNode(_ node: Node, to view: Self) {
    guard let stack = node.firstScrollView?.content else { return }
    unsafeDowncast(stack, to: StackNode.self).content.update(to: view.content)
  }
}
