extension View {
  /// Sets whether the user can't delete this row of a list.
  ///
  /// - Source: SwiftUI `View.deleteDisabled(_:)`.
  @inlinable public func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
  }

  /// Sets whether the user can't move this row of a list.
  ///
  /// - Source: SwiftUI `View.moveDisabled(_:)`.
  @inlinable public func moveDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: MoveDisabledKey.self, value: isDisabled)
  }
}

/// Whether a row can't be deleted.
@usableFromInline enum DeleteDisabledKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Bool { false }
}

/// Whether a row can't be moved.
@usableFromInline enum MoveDisabledKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Bool { false }
}
