extension View {
  /// Sets the alignment of the cells in this cell's column of a ``Grid``.
  ///
  ///     GridRow { Text("Size").gridColumnAlignment(.trailing); Text("Name") }
  ///
  /// One cell of a column sets it for all of them; of several the first one counts.
  /// - Source: SwiftUI `View.gridColumnAlignment(_:)`.
  @inlinable public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}

@usableFromInline enum GridColumnAlignmentKey: LayoutValueKey {
  @usableFromInline static var defaultValue: HorizontalAlignment? { nil }
}
