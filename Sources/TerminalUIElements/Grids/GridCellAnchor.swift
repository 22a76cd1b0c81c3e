extension View {
  /// Sets the anchor of this view in its cell of a ``Grid``, whatever the row and the column set.
  ///
  /// The anchors of the view and of the cell meet.
  ///
  ///     Text("top left").gridCellAnchor(.topLeading)
  ///
  /// - Source: SwiftUI `View.gridCellAnchor(_:)`.
  @inlinable public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }
}

@usableFromInline enum GridCellAnchorKey: LayoutValueKey {
  @usableFromInline static var defaultValue: UnitPoint? { nil }
}
