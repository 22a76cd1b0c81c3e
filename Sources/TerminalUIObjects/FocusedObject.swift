public import OpenCombine
internal import RuntimeMetadata
public import TerminalUICore
public import TerminalUIModifiers

/// An object that the focused view, or one around it, leaves to the rest of the app.
///
///     @FocusedObject private var document: Document?
///
/// It is found by its type, and `nil` while no view around the focus has left one. The view depends on it, and on each
/// change of it, because it declares it.
/// - Source: SwiftUI `FocusedObject`.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var found = FoundObject<ObjectType>()

  /// Finds the object by its type.
  public init() {}

  /// The object at the focus, as of the latest evaluation.
  public var wrappedValue: ObjectType? { found.object }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper? { found.wrapper }

  /// Keeps the object that the value before found.
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
    let object = FocusedValues(node.host.followers.values)[object: ObjectType.self]
    property.assumingMemoryBound(to: Self.self).pointee.found.keep(object)
  }
}

// No author stores a value in it.
nonisolated extension FocusedObject: SelfComparingProperty {
  package static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool { true }
}

// Asked for the report of `_printChanges()`: the sources that the property depends on.
extension FocusedObject: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    _ = FocusedValues(node.host.followers.values)[object: ObjectType.self]
    property.assumingMemoryBound(to: Self.self).pointee.found.wasRead()
  }
}

extension View {
  /// Leaves an object to the rest of the app while this view, or one in it, has the focus; `nil` leaves none.
  ///
  /// - Source: SwiftUI `View.focusedObject(_:)`.
  @inlinable public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedValue(FocusedValues.path(of: Object.self), object)
  }

  /// Leaves an object to the rest of the app wherever in the scene the focus is; `nil` leaves none.
  ///
  /// - Source: SwiftUI `View.focusedSceneObject(_:)`.
  @inlinable public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedSceneValue(FocusedValues.path(of: Object.self), object)
  }
}

// The object is found on the main actor.
extension FocusedObject: @unchecked Sendable where ObjectType: Sendable {}
