/// The values that views give to the container around them.
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
///     Text("Note").containerValue(\.isPinned, true)
///
/// - Source: SwiftUI `ContainerValues`.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes values that are all the defaults.
  init() {}

  /// A value by its key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that views give to containers.
///
/// - Source: SwiftUI `ContainerValueKey`.
public nonisolated protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value that views have without one.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the container that this view is given to something.
  ///
  /// - Source: SwiftUI `View.containerValue(_:_:)`.
  @inlinable public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// The modifier of `containerValue(_:_:)`, without the value's type.
protocol ContainerValueSetting {
  func set(_ values: inout ContainerValues)
}

/// Shows its content as it is.
///
/// A container that makes views of subviews finds the value by its ``ContainerValueSetting``.
@usableFromInline struct ContainerValueModifier<V>: ViewModifier, ContainerValueSetting {
  let keyPath: WritableKeyPath<ContainerValues, V>
  package let value: V

  @usableFromInline init(keyPath: WritableKeyPath<ContainerValues, V>, value: V) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  @usableFromInline func body(content: Content) -> some View { content }

  package func set(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}
