public import OpenCombine
package import RuntimeMetadata
public import TerminalUICore

/// An object that a view observes and doesn't own.
///
///     struct Details: View {
///       @ObservedObject var store: Store
///       var body: some View { TextField("Name", text: $store.name) }
///     }
///
/// Each change of the object evaluates the view, even if its body doesn't read the changed property, once an update. With
/// `@ObservedObject var store = Store()` each new value of the view has a new store: an object that is to last belongs into ``StateObject``.
/// - Source: SwiftUI `ObservedObject`.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  ///
  /// - Source: SwiftUI `ObservedObject.Wrapper`.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    let source: ObjectSource?

    /// A binding to a property of the object.
    ///
    /// A view that reads it is evaluated when the property has another value, not for other properties.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object, keyPath, source, PublisherFinder<ObjectType>.self)
    }
  }

  private var object: ObjectType
  /// Known from when the view is in the tree.
  private var source: ObjectSource?

  /// Observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// Observes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    get { object }
    set {
      object = newValue
      source = nil
    }
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: object, source: source) }

  /// Returns whether the property has another object than the value that it replaces.
  ///
  /// Called with each new value of the view, before it is evaluated.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    let property = property.assumingMemoryBound(to: Self.self)
    let old = previous?.assumingMemoryBound(to: Self.self).pointee
    let isSame = old?.object === property.pointee.object
    property.pointee.source =
      (isSame ? old?.source : nil) ?? ObjectSource.of(property.pointee.object)
    return old != nil && !isSame
  }

  /// Makes the view a reader of the object.
  ///
  /// Called right before each evaluation of the body.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
    let property = property.assumingMemoryBound(to: Self.self)
    // The body's own copy of the view can't have replaced it, an update of a wrapper around can.
    let source = property.pointee.source ?? ObjectSource.of(property.pointee.object)
    property.pointee.source = source
    source.wasDeclared()
  }
}

extension ObservedObject: nonisolated SelfComparing {
  /// Whether two properties have the same object.
  ///
  /// Code that captured it may read anything of it, and such reads aren't observed.
  package nonisolated static func areEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
  ) -> Bool {
    isSure(in: mode)
      && lhs.assumingMemoryBound(to: Self.self).pointee.object
        === rhs.assumingMemoryBound(to: Self.self).pointee.object
  }

  package nonisolated static func isSure(in mode: ComparisonMode) -> Bool {
    mode != .capture || TypeComparison.of(ObjectType.self).isSelfContained
  }
}

// Asked for the report of `_printChanges()`: which property's object has changed.
extension ObservedObject: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    property.assumingMemoryBound(to: Self.self).pointee.source?.wasDeclared()
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: @unchecked Sendable where ObjectType: Sendable {}
