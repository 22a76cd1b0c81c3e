extension View {
  /// Sets the value of this view for a selection.
  ///
  ///     List(selection: $filter) { Text("All").tag(Filter.all); Text("Unread").tag(Filter.unread) }
  ///
  /// The type must be that of the selection.
  /// - Source: SwiftUI `View.tag(_:)`.
  @inlinable public func tag<V: Hashable>(_ tag: V) -> some View {
    layoutValue(key: TagKey<V>.self, value: tag)
  }

  /// Sets the value of this view for a selection, and whether it is also the value for a selection that may be missing.
  ///
  ///     Picker("Color", selection: $color) { Text("Red").tag(Color.red, includeOptional: false) }
  ///
  /// With `false` the type must be exactly that of the selection.
  /// - Source: SwiftUI `View.tag(_:includeOptional:)`.
  @inlinable public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    self.tag(tag).layoutValue(key: ExactTagKey.self, value: !includeOptional)
  }

  /// Sets whether this view can't be selected in a list.
  ///
  /// - Source: SwiftUI `View.selectionDisabled(_:)`.
  @inlinable public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: SelectionDisabledKey.self, value: isDisabled)
  }
}

/// The value that a selection has for a view.
@usableFromInline enum TagKey<Value: Hashable>: LayoutValueKey {
  @usableFromInline static var defaultValue: Value? { nil }
}

/// Whether a tag is only for selections of exactly its type.
@usableFromInline enum ExactTagKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Bool { false }
}

/// Whether a view can't be selected.
@usableFromInline enum SelectionDisabledKey: LayoutValueKey {
  @usableFromInline static var defaultValue: Bool { false }
}
