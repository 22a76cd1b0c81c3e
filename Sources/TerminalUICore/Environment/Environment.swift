/// A value of the environment.
///
///     @Environment(\.isEnabled) private var isEnabled
///     @Environment(Store.self) private var store
///
/// The view depends on the value because it declares it: it is evaluated when the value changes above it.
/// - Source: SwiftUI `Environment`.
@propertyWrapper public nonisolated struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((@MainActor (EnvironmentValues) -> Value?), name: String)
    case value(Value)
    case missing(String)
  }

  private var content: Content
  private var lookUp: @MainActor (EnvironmentValues) -> Value?
  private let missing: String

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    let path = UncheckedSending(value: keyPath)
    content = .keyPath(keyPath)
    lookUp = { $0[keyPath: path.value] }
    missing = ""
  }

  /// Reads the object of a type, which a view above must have put there with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject {
    lookUp = { $0[object: type] }
    missing = String(describing: type)
    content = .object(lookUp, name: missing)
  }

  /// Reads the object of a type, if a view above put one there.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    lookUp = { .some($0[object: type]) }
    missing = ""
    content = .object(lookUp, name: missing)
  }

  /// The value above the view, as of its latest evaluation.
  public var wrappedValue: Value {
    switch content {
    case .value(let value): return value
    case .keyPath(let keyPath):
      return MainThread.assume { EnvironmentValues()[keyPath: keyPath] }
    case .object(_, let name), .missing(let name):
      fatalError(
        """
        No object of type \(name) in the environment. Add `.environment(_:)` with one to a view above the \
        one that declares it.
        """)
    }
  }

  /// Reads the value again.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
    let property = property.assumingMemoryBound(to: Self.self)
    if let value = property.pointee.lookUp(EnvironmentValues(node.frame)) {
      property.pointee.content = .value(value)
    } else {
      property.pointee.content = .missing(property.pointee.missing)
      node.host.report(.missingObject(type: property.pointee.missing, view: node.name))
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
