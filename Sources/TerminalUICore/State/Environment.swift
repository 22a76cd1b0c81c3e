public import Observation
internal import RuntimeMetadata

/// A value of the environment.
///
///     @Environment(\.isEnabled) private var isEnabled
///     @Environment(Store.self) private var store
///
/// The view depends on the value because it declares it: it is evaluated when the value changes above it.
/// - Source: SwiftUI `Environment`.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Origin {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object of a type, by the type's identity and name.
    case object(ObjectIdentifier, String, @MainActor (EnvironmentValues) -> Value?)
  }

  private let origin: Origin
  /// The value as of the latest evaluation.
  private var latest: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { origin = .keyPath(keyPath) }

  /// Reads the observable object of a type, which a view above must have put there with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    origin = .object(ObjectIdentifier(type), String(describing: type)) { $0[object: Value.self] }
  }

  /// Reads the observable object of a type, if a view above put one there.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    origin = .object(ObjectIdentifier(type), String(describing: type)) { .some($0[object: Object.self]) }
  }

  /// The value above the view, as of its latest evaluation.
  public var wrappedValue: Value {
    if let latest { return latest }
    switch origin {
    case .keyPath(let keyPath):
      let path = UncheckedSending(value: keyPath)
      return MainThread.assume { UncheckedSending(value: EnvironmentValues()[keyPath: path.value]) }.value
    case .object(_, let name, _):
      fatalError(
        """
        No object of type \(name) in the environment. Add `.environment(_:)` with one to a view above the \
        one that declares it.
        """)
    }
  }

  /// Says whether the property represents another value than the one it replaces.
  ///
  /// Called with each new value of the view, before it is evaluated.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    guard let previous else { return false }
    let property = property.assumingMemoryBound(to: Self.self)
    let old = previous.assumingMemoryBound(to: Self.self)
    property.pointee.latest = old.pointee.latest
    return !areMadeAlike(old, property)
  }

  /// Reads the value again.
  ///
  /// Called right before each evaluation of the body.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
    let property = property.assumingMemoryBound(to: Self.self)
    let values = EnvironmentValues(node.frame)
    switch property.pointee.origin {
    case .keyPath(let keyPath): property.pointee.latest = values[keyPath: keyPath]
    case .object(_, let name, let find):
      property.pointee.latest = find(values)
      if property.pointee.latest == nil { node.lacksObject(ofType: name) }
    }
  }
}

nonisolated extension Environment: SelfComparingProperty {
  static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    switch (lhs.pointee.origin, rhs.pointee.origin) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object(let left, _, _), .object(let right, _, _)): left == right
    default: false
    }
  }
}

// Asked for the report of `_printChanges()`: the sources that the property depends on.
extension Environment: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    let values = EnvironmentValues(node.frame)
    switch property.assumingMemoryBound(to: Self.self).pointee.origin {
    case .keyPath(let keyPath): _ = values[keyPath: keyPath]
    case .object(_, _, let find): _ = find(values)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
