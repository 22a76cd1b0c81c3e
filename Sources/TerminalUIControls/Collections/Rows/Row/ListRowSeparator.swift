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
