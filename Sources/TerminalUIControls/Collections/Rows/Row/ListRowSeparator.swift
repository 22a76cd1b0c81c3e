public import CellLayout

extension View {
  /// Sets whether there is a line below this row of a list.
  ///
  /// The line takes a row of cells; `automatic` is none.
  /// - Source: SwiftUI `View.listRowSeparator(_:edges:)`; differs in that the line is always below the row: only `edges` with the lower edge count.
  @inlinable public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    layoutValue(key: ListRowSeparatorKey.self, value: edges.contains(.bottom) ? visibility : .automatic)
  }
}

@usableFromInline enum ListRowSeparatorKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Visibility { .automatic }
}

extension HorizontalAlignment {
  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { 0 }
  }
  /// Where the line below a row of a list begins: at the row's edge, unless a view in the row places this guide.
  ///
  ///     Text("Total").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  ///
  /// - Source: SwiftUI `HorizontalAlignment.listRowSeparatorLeading`.
  public static let listRowSeparatorLeading = HorizontalAlignment(Start.self)

  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.width }
  }
  /// Where the line below a row of a list ends: at the row's edge, unless a view in the row places this guide.
  ///
  /// - Source: SwiftUI `HorizontalAlignment.listRowSeparatorTrailing`.
  public static let listRowSeparatorTrailing = HorizontalAlignment(End.self)
}
