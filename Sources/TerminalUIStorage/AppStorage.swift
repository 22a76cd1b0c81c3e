public import TerminalUICore

/// A value that the app keeps when it ends.
///
///     @AppStorage("theme") private var theme = Theme.light
///
/// Views that read it are evaluated when it changes, wherever it was written. A stored value of another type counts as none. See ``StorageStore`` for
/// where it is kept; in tests it is kept in memory. With `import TerminalUIFoundation`, values of `URL` and `Data` can be kept too.
///
/// An object may have such properties:
///
///     final class Settings: ObservableObject { @AppStorage("theme") var theme = Theme.light }
///
/// An object may be `@Observable`, too; such a property of it is `@ObservationIgnored`.
///
/// They are kept in the store that they are given, else in ``StorageStore/standard``; `defaultAppStorage(_:)` of a view isn't for them. In tests that
/// store is in memory: it is that of the `TestHost`, and each test has another. Writing another value notifies the object's observers before.
/// - Source: SwiftUI `AppStorage`; differs in the store.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  /// The stored value, or else the value that the property was declared with.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// The value of a property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].wrappedValue }
    set {
      let property = object[keyPath: storage].property
      if property.isChange(newValue) { objectWillChange(object) }
      property.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  /// Makes a property for true or false, a number or a text.
  public init(wrappedValue: Value, _ key: String, store: StorageStore? = nil) where Value: StorableValue {
    property = StoredProperty(key, in: .app, store: store, wrappedValue)
  }

  /// Makes a property for an enum, or anything else that has such a value as its raw value.
  public init(wrappedValue: Value, _ key: String, store: StorageStore? = nil)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    property = StoredProperty(raw: key, in: .app, store: store, wrappedValue)
  }

  /// Makes a property that is `nil` while nothing is stored; writing `nil` removes the value.
  public init<Wrapped: StorableValue>(_ key: String, store: StorageStore? = nil) where Value == Wrapped? {
    property = StoredProperty(optional: key, in: .app, store: store)
  }

  /// Makes a property that is `nil` while nothing is stored; writing `nil` removes the value.
  public init<Wrapped: RawRepresentable>(_ key: String, store: StorageStore? = nil)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    property = StoredProperty(optionalRaw: key, in: .app, store: store)
  }
}

extension View {
  /// Says where ``AppStorage`` in this view keeps its values.
  ///
  /// - Source: SwiftUI `View.defaultAppStorage(_:)`; differs in the type of the store.
  @inlinable public func defaultAppStorage(_ store: StorageStore) -> some View {
    modifier(EnvironmentModifier(KeyChange(AppStorageKey.self, store)))
  }
}

// Stores are read and written on any thread, and the two functions of a property capture nothing.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
