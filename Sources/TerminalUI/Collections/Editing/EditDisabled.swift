extension View {
  /// Says whether this row of a list can't be deleted by the user.
  ///
  /// - Source: SwiftUI `View.deleteDisabled(_:)`.
  @inlinable public func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
  }

  /// Says whether this row of a list can't be moved by the user.
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
