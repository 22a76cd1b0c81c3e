extension View {
  /// Says along which axes this cell of a ``Grid`` gets what the others in its row or column need, and asks for nothing itself.
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
