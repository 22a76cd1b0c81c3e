public import TerminalUICore

/// The key under which `focusedObject(_:)` keeps an object, by its type.
private nonisolated enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}

/// Names a type as the argument of a subscript, so that there is a key path for objects of each type.
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
