public import Cells

extension View {
  /// Sets the colour of the line below this row of a list; `nil` is that of separators.
  ///
  ///     Text("Total").listRowSeparator(.visible).listRowSeparatorTint(.red)
  ///
  /// - Source: SwiftUI `View.listRowSeparatorTint(_:edges:)`; differs in that the line is always below the row.
  @inlinable public func listRowSeparatorTint(_ color: Color?) -> some View {
    layoutValue(key: ListRowSeparatorTintKey.self, value: color)
  }
}

@usableFromInline enum ListRowSeparatorTintKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Color? { nil }
}
