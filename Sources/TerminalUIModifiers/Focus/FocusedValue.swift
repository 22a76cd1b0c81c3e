public import Observation
internal import RuntimeMetadata
public import TerminalUICore

/// A value that the focused view, or one around it, leaves to the rest of the app.
///
///     @FocusedValue(\.document) private var document
///     @FocusedValue(Document.self) private var observableDocument
///
/// It is `nil` while no view around the focus sets it. The view depends on it because it declares it.
/// - Source: SwiftUI `FocusedValue`.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  /// The value as of the latest evaluation.
  private var latest: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// Reads the observable object of a type, which `focusedValue(_:)` or `focusedSceneValue(_:)` leaves.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = FocusedValues.path(of: objectType)
  }

  /// The value at the focus, as of the latest evaluation.
  public var wrappedValue: Value? { latest }

  /// Says whether the property represents another value than the one it replaces.
  ///
  /// Called with each new value of the view, before it is evaluated.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    guard let old = previous?.assumingMemoryBound(to: Self.self) else { return false }
    let property = property.assumingMemoryBound(to: Self.self)
    property.pointee.latest = old.pointee.latest
    return !areMadeAlike(old, property)
  }

  /// Reads the value again.
  ///
  /// Called right before each evaluation of the body.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
    let property = property.assumingMemoryBound(to: Self.self)
    property.pointee.latest = FocusedValues(node.host.followers.values)[keyPath: property.pointee.keyPath]
  }
}

nonisolated extension FocusedValue: SelfComparingProperty {
  static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    lhs.pointee.keyPath == rhs.pointee.keyPath
  }
}

// Asked for the report of `_printChanges()`: the sources that the property depends on.
extension FocusedValue: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    let keyPath = property.assumingMemoryBound(to: Self.self).pointee.keyPath
    _ = FocusedValues(node.host.followers.values)[keyPath: keyPath]
  }
}

/// The value of a binding that the focused view, or one around it, leaves to the rest of the app.
///
///     @FocusedBinding(\.text) private var text     // of a FocusedValueKey whose value is a Binding<String>
///
/// - Source: SwiftUI `FocusedBinding`.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  /// The value of the binding; `nil` where there is none.
  ///
  /// Without a binding a write does nothing, nor does writing `nil`.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    let binding = binding.wrappedValue
    return Binding(
      get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

// Key paths capture nothing that changes.
extension FocusedValue: @unchecked Sendable where Value: Sendable {}
extension FocusedBinding: Sendable where Value: Sendable {}
