public import CellLayout
public import Cells

extension View {
  /// Sets the colour of the line below this row of a list; `nil` is that of separators.
  ///
  ///     Text("Total").listRowSeparator(.visible).listRowSeparatorTint(.red)
  ///
  /// The line is always below the row. So `edges` without `.bottom` leaves it in the colour of separators.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` is that of separators.
  ///   - edges: The edges whose lines have the colour.
  /// - Returns: A row with another line.
  /// - Source: SwiftUI `View.listRowSeparatorTint(_:edges:)`; differs in that the line is always below the row.
  @inlinable public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: ListRowSeparatorTintKey.self, value: edges.contains(.bottom) ? color : nil)
  }
}

@usableFromInline enum ListRowSeparatorTintKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Color? { nil }
}
