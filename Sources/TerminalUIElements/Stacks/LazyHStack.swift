public import TerminalUICore

/// A stack of views in a row.
///
/// Only the views in sight are made.
///
///     ScrollView(.horizontal) { LazyHStack(alignment: .top) { ForEach(0..<1_000_000) { Text("Column \($0)") } } }
///
/// In a scroll view the rows of each `ForEach` are made when they come into sight, and 4 cells before; the number of elements makes no difference.
/// Rows may have any size: one that was never in sight counts with the mean of those that were. A row out of sight has no view: its tasks are
/// cancelled and `onDisappear` runs. The values of its `@State` are kept for the last 1 000 such rows. Elements inserted or removed before
/// the visible rows don't move them, unless the scroll view is at its start.
///
/// Across, the stack takes all that it is offered. Outside of a scroll view it makes what fits on the screen.
/// - Source: SwiftUI `LazyHStack`; the default spacing is that of `HStack`.
@MainActor @preconcurrency public struct LazyHStack<Content: View>: NodeView {
  private let alignment: VerticalAlignment
  private let spacing: GivenLength
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views meet.
  ///   - spacing: The columns between two views; `nil` means 1. Negative numbers count as 0.
  ///   - pinnedViews: Which parts of sections stay in sight.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { GivenLength($0) } ?? GivenLength(cells: 1)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: VerticalAlignment = .center, spacing: Double?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { GivenLength($0) } ?? GivenLength(cells: 1)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes an item that lines up the items in sight.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item {
      LazyStackNode(
        in: $0, axis: .horizontal, spacing: view.spacing.cells(in: $0.frame.lengthUnit, along: .horizontal),
        alignment: view.alignment.key,
        pinsItems: view.pinnedViews.contains(.sectionHeaders)
      ) {
        $0.make(view.content)
      }
    }
  }
  /// Updates the stack and its views.
  public static func _updateNode(_ node: Node, to view: Self) {
    let stack = unsafeDowncast(node, to: LazyStackNode.self)
    stack.configure(
      spacing: view.spacing.cells(in: stack.lengthUnit, along: .horizontal), alignment: view.alignment.key,
      pinsItems: view.pinnedViews.contains(.sectionHeaders))
    stack.content.update(to: view.content)
  }
}
