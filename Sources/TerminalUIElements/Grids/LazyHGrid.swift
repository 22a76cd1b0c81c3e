/// A grid of views in rows, filled column by column.
///
/// Only the views in sight are made.
///
///     ScrollView(.horizontal) {
///       LazyHGrid(rows: [GridItem(.fixed(3)), GridItem(.fixed(3))]) { ForEach(cards) { CardView(card: $0) } }
///     }
///
/// The views are those of one `ForEach`, each in a cell; others, and several of them, are all made. A column is as wide as its widest view.
/// - Source: SwiftUI `LazyHGrid`; differs in unit (cells), default spacing, and in that sections have no columns of their own.
@MainActor @preconcurrency public struct LazyHGrid<Content: View>: View {
  private let grid: LazyGrid<Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows; those that are adaptive are as many as fit.
  ///   - alignment: Where a view is in its cell, along the column.
  ///   - spacing: The cells between two columns; `nil` means 1.
  ///   - pinnedViews: Has no effect: sections have no lines of their own here.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Int? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      items: rows, axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing.map { GivenLength($0.clampedToLength) } ?? GivenLength(cells: 1), content: content())
  }

  /// Makes a grid whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      items: rows, axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing.map { GivenLength(Swift.max($0, 0)) } ?? GivenLength(cells: 1), content: content())
  }

  /// The columns.
  public var body: some View { grid }
}
