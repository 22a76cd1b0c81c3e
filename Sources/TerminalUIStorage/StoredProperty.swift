internal import RuntimeMetadata
public import TerminalUICore

/// What `AppStorage` and `SceneStorage` have in common: a property whose value is in a store.
nonisolated struct StoredProperty<Value>: DynamicProperty {
  private let key: String
  private let place: StoragePlace
  private let given: StorageStore?
  private let initialValue: Value
  private let decode: (StoredValue) -> Value?
  private let encode: (Value) -> StoredValue?
  private var store: StorageStore?
  private var state = UnownedState<StoredValue?>()

  init(
    _ key: String, in place: StoragePlace, store: StorageStore?, initialValue: Value,
    decode: @escaping (StoredValue) -> Value?, encode: @escaping (Value) -> StoredValue?
  ) {
    self.key = key
    self.place = place
    given = store
    self.initialValue = initialValue
    self.decode = decode
    self.encode = encode
  }

  /// The stored value, or the initial one while there is none that can be decoded.
  var value: Value {
    get {
      guard let stored else { return initialValue }
      return decode(stored) ?? initialValue
    }
    nonmutating set {
      if let store {
        state.write(encode(newValue))
        store.noteChange(of: key)
      } else {
        storeOutsideOfViews?.setStoredValue(encode(newValue), of: key)
      }
    }
  }

  private var stored: StoredValue? {
    store == nil ? storeOutsideOfViews?.storedValue(of: key) : state.value ?? nil
  }

  /// Whether writing `value` would change the stored value.
  func isChange(_ value: Value) -> Bool { encode(value) != stored }

  /// Where the value is while the property is in no view; a scene is known to views only.
  private var storeOutsideOfViews: StorageStore? { given ?? (place == .app ? .ofProgram : nil) }

  var binding: Binding<Value> {
    let property = self
    return Binding(get: { property.value }, set: { property.value = $0 })
  }

  @MainActor static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    guard let old = previous?.assumingMemoryBound(to: Self.self) else { return false }
    let property = property.assumingMemoryBound(to: Self.self)
    property.pointee.store = old.pointee.store
    property.pointee.state = old.pointee.state
    return !areMadeAlike(old, property)
  }

  /// Finds the store, and the value's place in it.
  ///
  /// Called right before each evaluation of the body.
  @MainActor static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
    let property = property.assumingMemoryBound(to: Self.self)
    let values = EnvironmentValues(node.frame)
    let store =
      property.pointee.given
      ?? (property.pointee.place == .app ? values[AppStorageKey.self] : values[SceneStorageKey.self])
      ?? node.host.hostObject { MemoryStorage() }.store(for: property.pointee.place)
    property.pointee.store = store
    property.pointee.state = store.state(for: property.pointee.key)
  }
}

nonisolated extension StoredProperty: SelfComparingProperty {
  static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    lhs.pointee.key == rhs.pointee.key && lhs.pointee.place == rhs.pointee.place
      && lhs.pointee.given === rhs.pointee.given
      && valuesAreEqual(lhs.pointee.initialValue, rhs.pointee.initialValue)
  }
}

// Asked for the report of `_printChanges()`: the sources that the property depends on.
nonisolated extension StoredProperty: SourceProperty {
  static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    _ = property.assumingMemoryBound(to: Self.self).pointee.value
  }
}

nonisolated extension StoredProperty where Value: StorableValue {
  init(_ key: String, in place: StoragePlace, store: StorageStore?, _ initialValue: Value) {
    self.init(
      key, in: place, store: store, initialValue: initialValue, decode: { Value(storedValue: $0) },
      encode: { $0.storedValue })
  }
}

nonisolated extension StoredProperty where Value: RawRepresentable, Value.RawValue: StorableValue {
  init(raw key: String, in place: StoragePlace, store: StorageStore?, _ initialValue: Value) {
    self.init(
      key, in: place, store: store, initialValue: initialValue,
      decode: { Value.RawValue(storedValue: $0).flatMap { Value(rawValue: $0) } },
      encode: { $0.rawValue.storedValue })
  }
}

nonisolated extension StoredProperty {
  init<Wrapped: StorableValue>(optional key: String, in place: StoragePlace, store: StorageStore?)
  where Value == Wrapped? {
    self.init(
      key, in: place, store: store, initialValue: nil, decode: { Wrapped(storedValue: $0) },
      encode: { $0?.storedValue })
  }

  init<Wrapped: RawRepresentable>(optionalRaw key: String, in place: StoragePlace, store: StorageStore?)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(
      key, in: place, store: store, initialValue: nil,
      decode: { Wrapped.RawValue(storedValue: $0).flatMap { Wrapped(rawValue: $0) } },
      encode: { $0?.rawValue.storedValue })
  }
}

@usableFromInline nonisolated enum AppStorageKey: EnvironmentKey {
  @usableFromInline static var defaultValue: StorageStore? { nil }
}

nonisolated private enum SceneStorageKey: EnvironmentKey {
  static var defaultValue: StorageStore? { nil }
}

nonisolated extension EnvironmentValues {
  /// Where ``AppStorage`` keeps its values; `nil` is a store that lives as long as the host.
  package var appStorage: StorageStore? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }

  /// Where ``SceneStorage`` keeps its values; `nil` is a store that lives as long as the host.
  package var sceneStorage: StorageStore? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}

/// Whose store a property uses where the app gives it none.
nonisolated enum StoragePlace { case app, scene }

nonisolated extension MemoryStorage {
  fileprivate func store(for place: StoragePlace) -> StorageStore { place == .app ? app : scene }
}
