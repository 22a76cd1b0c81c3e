public import TerminalUICore

/// A value that the scene has again when the app is started the next time.
///
///     @SceneStorage("selection") private var selection = 0
///
/// It is for the user's present work: a selection, a position. Otherwise it works like ``AppStorage``.
/// - Source: SwiftUI `SceneStorage`; there is one scene.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  /// The stored value, or else the value that the property was declared with.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  /// Makes a property for true or false, a number or a text.
  public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
    property = StoredProperty(key, in: .scene, store: nil, wrappedValue)
  }

  /// Makes a property for an enum, or anything else that has such a value as its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    property = StoredProperty(raw: key, in: .scene, store: nil, wrappedValue)
  }

  /// Makes a property that is `nil` while nothing is stored; writing `nil` removes the value.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    property = StoredProperty(optional: key, in: .scene, store: nil)
  }

  /// Makes a property that is `nil` while nothing is stored; writing `nil` removes the value.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    property = StoredProperty(optionalRaw: key, in: .scene, store: nil)
  }
}

// As `AppStorage`.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
