/// Views in rows and columns.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("CPU"); ProgressView(value: 0.4) }
///       GridRow { Text("Memory"); ProgressView(value: 0.7) }
///       Divider()
///       Text("of this machine")
///     }
///
/// A column is as wide as its widest cell, a row as high as its highest one. Rows may have different numbers of cells: those with fewer end with
/// empty ones. A view outside the rows is a row by itself, across all columns. If a cell takes all the room there is, as a bar does, its column takes
/// the room that the other columns leave.
///
/// All views of a grid are made, in sight or not: for much data there are ``Table`` and ``LazyVGrid``.
/// - Source: SwiftUI `Grid`; differs in unit (cells) and default spacing.
@MainActor @preconcurrency public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a view in its cell, unless the row, the column or the view sets another one.
  ///   - horizontalSpacing: The cells between two columns; `nil` means 1.
  ///   - verticalSpacing: The cells between two rows; `nil` means 0.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Makes a grid whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// The rows, in a ``GridLayout``.
  public var body: some View { layout { content } }
}
