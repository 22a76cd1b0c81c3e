extension View {
  /// Sets how many columns of a ``Grid`` this cell takes, within 1 … 1 000.
  ///
  ///     GridRow { Text("Comment").gridCellColumns(2) }
  ///
  /// It means nothing outside of a `GridRow`.
  /// - Source: SwiftUI `View.gridCellColumns(_:)`.
  @inlinable public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: Swift.min(Swift.max(count, 1), 1000))
  }
}

@usableFromInline enum GridCellColumnsKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Int { 1 }
}
