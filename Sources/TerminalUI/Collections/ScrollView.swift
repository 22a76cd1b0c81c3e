/// A view that shows a part of its content, and moves it by keys, wheel and mouse.
///
///     ScrollView { VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } } }
///     ScrollView(.horizontal) { HStack { ForEach(cards) { CardView(card: $0) } } }
///
/// Along its axes a scroll view takes all the cells that it is offered, and offers its content as many as that
/// wants; across it is as large as its content. Several views in the block lie below each other, or beside each
/// other where the horizontal axis is the only one.
///
/// - The wheel moves 3 rows or 4 columns a notch.
/// - Arrow keys move while the scroll view has the focus, which it can have if nothing in it can and there is more
///   than it shows. PageUp, PageDown, Home and End move also while a view in it has the focus and doesn't use them.
/// - The vertical indicator has a column of its own at the trailing edge; it can be dragged. The horizontal one
///   costs a row, and is there only where `scrollIndicators(_:axes:)` asks for it.
/// - A view that gets the focus by a key is scrolled into sight.
///
/// - Source: SwiftUI `ScrollView`; differs in the indicators, which take cells of their own.
@MainActor public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be larger than what is shown.
  ///   - showsIndicators: Whether there may be indicators.
  ///   - content: The views to show a part of.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The scroll view.
  public var body: some View {
    ScrollArea(axes: axes, showsIndicators: showsIndicators, content: content)
  }
}

/// A scroll view with the indicators that the environment asks for.
private struct ScrollArea<Content: View>: View {
  @Environment(\.scrollIndicators) private var visibility
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  var body: some View {
    ScrollPort(
      axes: axes, indicators: showsIndicators ? visibility.shown(of: axes) : [],
      stackAxis: axes == .horizontal ? .horizontal : .vertical, content: content)
  }
}

/// The node of a scroll view, and of its keyboard.
private struct ScrollPort<Content: View>: View {
  let axes: Axis.Set
  let indicators: Axis.Set
  let stackAxis: Axis
  let content: Content

  typealias Body = Never
  static var _isUnary: Bool { true }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let focus = ScrollFocusNode(in: context)
    focus.child = focus.childContext.item { context in
      ScrollViewNode(in: context, axes: view.axes, indicators: view.indicators) { context in
        StackNode(
          in: context, axis: view.stackAxis, spacing: view.stackAxis == .vertical ? 0 : 1,
          alignment: view.stackAxis == .vertical
            ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        ) { $0.make(view.content) }
      }
    }
    return focus
  }

  static func _updateNode(_ node: Node, to view: Self) {
    guard let scroll = node.firstScrollView else { return }
    scroll.configure(axes: view.axes, indicators: view.indicators)
    unsafeDowncast(scroll.content, to: StackNode.self).content.update(to: view.content)
  }
}

extension Node {
  /// The nearest scroll view below this node, past what modifiers put around it.
  var firstScrollView: ScrollViewNode? {
    var item = firstItem
    while let next = item {
      if let scroll = next as? ScrollViewNode { return scroll }
      item = (next as? UnaryNode)?.content.firstItem
    }
    return nil
  }
}
