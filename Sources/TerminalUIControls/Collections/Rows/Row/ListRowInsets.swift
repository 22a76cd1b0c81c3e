extension View {
  /// Sets the cells between the edges of this row and its content; `nil` is one column at either side.
  ///
  ///     List(files) { Text($0.name).listRowInsets(EdgeInsets()) }     // from edge to edge
  ///
  /// - Source: SwiftUI `View.listRowInsets(_:)`; differs in unit (cells).
  @inlinable public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(
      key: ListRowInsetsKey.self,
      value: insets.map {
        EdgeInsets(
          top: $0.top.rowInset, leading: $0.leading.rowInset, bottom: $0.bottom.rowInset,
          trailing: $0.trailing.rowInset)
      })
  }
}

extension Int {
  /// The number as an inset of a row: 0 … 1 000.
  @usableFromInline package nonisolated var rowInset: Int { Swift.min(Swift.max(self, 0), 1000) }
}

@usableFromInline enum ListRowInsetsKey: LayoutValueKey {
  @usableFromInline static var defaultValue: EdgeInsets? { nil }
}
