extension View {
  /// Sets the axes along which this cell of a ``Grid`` takes the size of the other cells and needs none itself.
  ///
  ///     Divider().gridCellUnsizedAxes(.horizontal)     // as long as the rows are wide, and no longer
  ///
  /// - Source: SwiftUI `View.gridCellUnsizedAxes(_:)`.
  @inlinable public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}

@usableFromInline enum GridCellUnsizedAxesKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Axis.Set { [] }
}
