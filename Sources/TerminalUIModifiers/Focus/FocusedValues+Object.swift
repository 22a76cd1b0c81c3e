public import TerminalUICore

/// The key of the object of a type.
private nonisolated enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}

/// Stands for a type in a key path.
private nonisolated struct ObjectToken<Object: AnyObject>: Hashable {}

nonisolated extension FocusedValues {
  fileprivate subscript<Object: AnyObject>(token: ObjectToken<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }

  /// The object of a type.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    self[FocusedObjectKey<Object>.self]
  }

  /// Leads to the object of a type.
  @usableFromInline package static func path<Object: AnyObject>(
    of type: Object.Type
  ) -> WritableKeyPath<FocusedValues, Object?> {
    \.[ObjectToken<Object>()]
  }
}
