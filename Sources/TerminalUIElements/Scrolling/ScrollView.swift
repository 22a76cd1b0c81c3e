public import TerminalUICore

/// A view that shows a part of its content, and moves it by keys, wheel and mouse.
///
///     ScrollView { VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } } }
///     ScrollView(.horizontal) { HStack { ForEach(cards) { CardView(card: $0) } } }
///
/// Along its axes a scroll view takes all the cells that it is offered, and offers its content as many as that wants; across it is as large as its
/// content. Several views in the block are in a column, or in a row where the horizontal axis is the only one.
///
/// - The wheel moves 3 rows or 4 columns a notch.
/// - Arrow keys move while the scroll view has the focus, which it can have if nothing in it can and there is more
///   than it shows. PageUp, PageDown, Home and End move also while a view in it has the focus and doesn't use them.
/// - The vertical indicator has a column of its own at the trailing edge, where there is more than fits; it can be dragged. The horizontal one costs
///   a row, and is shown only with `scrollIndicators(_:axes:)`.
/// - A view that gets the focus by a key is scrolled into sight.
///
/// - Source: SwiftUI `ScrollView`; differs in the indicators, which take cells of their own.
@MainActor @preconcurrency public struct ScrollView<Content: View>: NodeView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  /// Whether the view is as long as its content when it is offered no length, as inside another scroll view.
  private var hasWholeIdeal = false

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be larger than the visible part.
  ///   - showsIndicators: Whether there may be indicators.
  ///   - content: The views to show a part of.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes an item that shows a part of its content, and its keyboard.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let focus = ScrollFocusNode(in: context, configuration: view.configuration)
    let axis = view.stackAxis
    focus.makeScrollView { context in
      StackNode(
        in: context, axis: axis, spacing: axis == .vertical ? 0 : 1,
        alignment: axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
      ) { $0.make(view.content) }
    }
    return focus
  }
  /// Updates the scroll view and its content.
  public static func _updateNode(_ node: Node, to view: Self) {
    let focus = unsafeDowncast(node, to: ScrollFocusNode.self)
    focus.configure(view.configuration)
    guard let stack = focus.scroll?.content else { return }
    unsafeDowncast(stack, to: StackNode.self).content.update(to: view.content)
  }

  private var stackAxis: Axis { axes == .horizontal ? .horizontal : .vertical }

  private var configuration: @MainActor (EnvironmentValues) -> ScrollConfiguration {
    { [axes, showsIndicators, hasWholeIdeal] in
      var configuration = $0.scrollConfiguration(axes: axes, showsIndicators: showsIndicators)
      configuration.hasWholeIdeal = hasWholeIdeal
      return configuration
    }
  }

  /// Makes it as long as its content where nothing is offered.
  package func withWholeIdeal() -> Self {
    var view = self
    view.hasWholeIdeal = true
    return view
  }
}

/// A view with a part that scrolls next to parts that stay: a table.
@MainActor package protocol ScrollingPartOwner: Node {
  /// The part that scrolls, once it is made.
  var scrollingPart: ScrollViewNode? { get }
}

extension Node {
  /// The nearest scroll view below this node, past what modifiers put around it.
  package var firstScrollView: ScrollViewNode? {
    firstItem?.firstInward { $0 as? ScrollViewNode }
  }
}
