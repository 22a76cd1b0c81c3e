public import OpenCombine
internal import RuntimeMetadata
public import TerminalUICore

/// An object that a view above put into the environment.
///
///     struct Badge: View {
///       @EnvironmentObject private var store: Store
///       var body: some View { Text("\(store.unread)") }
///     }
///     Inbox().environmentObject(store)
///
/// It is found by its type. Where no view above has put one, the view shows nothing and the mistake is reported with
/// the names of both. Each change of the object evaluates the view, and so does another object in its place.
/// - Source: SwiftUI `EnvironmentObject`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var found = FoundObject<ObjectType>()

  /// Finds the object by its type.
  public init() {}

  /// The object.
  ///
  /// There is one while the body is evaluated and in the actions that it makes.
  public var wrappedValue: ObjectType {
    guard let object = found.object else {
      fatalError(
        """
        No object of type \(ObjectType.self) was found: it is read outside of a view that is in the tree. Read it in \
        a body or an action.
        """)
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { found.wrapper ?? Wrapper(object: wrappedValue, source: nil) }

  /// Takes over the object that the previous value of the view found.
  ///
  /// Called with each new value of the view, before it is evaluated.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    keep(previous, in: property)
    return false
  }

  /// Finds the object, and makes the view a reader of it.
  ///
  /// Called right before each evaluation of the body.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
    let object = EnvironmentValues(node.frame)[object: ObjectType.self]
    property.assumingMemoryBound(to: Self.self).pointee.found.keep(object)
    if object == nil { node.lacksObject(ofType: ShortTypeName.of(ObjectType.self)) }
  }
}

// Asked when a new value of the view is compared with the old one. The property is made without arguments, so it is
// always alike.
nonisolated extension EnvironmentObject: SelfComparingProperty {
  package static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool { true }
}

// Asked for the report of `_printChanges()`: which property's object has changed.
extension EnvironmentObject: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    _ = EnvironmentValues(node.frame)[object: ObjectType.self]
    property.assumingMemoryBound(to: Self.self).pointee.found.wasRead()
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension View {
  /// Puts an object into the environment, where ``EnvironmentObject`` finds it by its type.
  ///
  ///     Inbox().environmentObject(store)
  ///
  /// Another object of the type further down takes its place for the views below.
  /// - Source: SwiftUI `View.environmentObject(_:)`.
  @inlinable public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier(ObjectChange(object: object)))
  }
}
