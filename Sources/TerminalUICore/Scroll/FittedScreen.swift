internal import CellLayout

/// The content of a screen that scrolls in an app whose lengths are points, if it takes more than its room.
///
///     FittedScreen(content)     // in the window, on a page, on a tab
///
/// Such an app was made for a screen of another size. Where lengths are cells it is the content alone, since the author of the app knows them.
@MainActor package struct FittedScreen<Content: View>: NodeView {
  private let content: Content

  package init(_ content: Content) { self.content = content }

  package static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    guard context.frame.lengthUnit != .cells else {
      return Content._isUnary ? context.make(view.content) : context.make(ScreenContent(view.content))
    }
    let axes: Axis.Set = [.horizontal, .vertical]
    var configuration = ScrollConfiguration(axes: axes, indicators: axes, hug: ScrollHug(offersRoom: true))
    configuration.alignment = .center
    let focus = ScrollFocusNode(in: context) { [configuration] _ in configuration }
    focus.makeScrollView { context in
      ScreenContent<Content>.makeItem(in: context) { $0.make(view.content) }
    }
    return focus
  }

  package static func _updateNode(_ node: Node, to view: Self) {
    if let focus = node as? ScrollFocusNode, focus.current.offersRoom, let screen = focus.scroll?.content {
      ScreenContent<Content>._updateNode(screen, to: ScreenContent(view.content))
    } else if Content._isUnary {
      node.update(to: view.content)
    } else {
      ScreenContent<Content>._updateNode(node, to: ScreenContent(view.content))
    }
  }
}
