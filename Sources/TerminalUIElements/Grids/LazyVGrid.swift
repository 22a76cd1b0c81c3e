/// A grid of views in columns, filled row by row.
///
/// Only the views in sight are made.
///
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.adaptive(minimum: 12))]) { ForEach(files) { FileView(file: $0) } }
///     }
///
/// The views are those of one `ForEach`, each in a cell; others, and several of them, are all made. A row is as high as its highest view.
/// A view belongs to its element, whatever row that is in: it keeps its state and the focus when elements come, go and move, and when the
/// number of columns changes.
/// - Source: SwiftUI `LazyVGrid`; differs in unit (cells), default spacing, and in that sections have no rows of their own.
@MainActor @preconcurrency public struct LazyVGrid<Content: View>: View {
  private let grid: LazyGrid<Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns; those that are adaptive are as many as fit.
  ///   - alignment: Where a view is in its cell, along the row.
  ///   - spacing: The cells between two rows; `nil` means 0.
  ///   - pinnedViews: Has no effect: sections have no lines of their own here.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      items: columns, axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing.map { GivenLength($0.clampedToLength) } ?? GivenLength(cells: 0), content: content())
  }

  /// Makes a grid whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      items: columns, axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing.map { GivenLength(Swift.max($0, 0)) } ?? GivenLength(cells: 0), content: content())
  }

  /// The rows.
  public var body: some View { grid }
}
