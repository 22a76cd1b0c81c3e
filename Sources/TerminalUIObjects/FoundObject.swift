package import OpenCombine
package import TerminalUICore

/// The object that a property finds by its type, as of the latest evaluation, with the source of its changes.
package struct FoundObject<ObjectType: ObservableObject> {
  /// Found nothing yet.
  package init() {}

  package private(set) var object: ObjectType?
  private var source: ObjectSource?

  /// Bindings to the properties of the object.
  package var wrapper: ObservedObject<ObjectType>.Wrapper? {
    object.map { ObservedObject<ObjectType>.Wrapper(object: $0, source: source) }
  }

  /// Keeps the object that was found, and makes the view that is evaluated a reader of it.
  @MainActor package mutating func keep(_ found: ObjectType?) {
    if found !== object {
      object = found
      source = found.map { ObjectSource.of($0) }
    }
    wasRead()
  }

  /// Makes the evaluated view a reader of the object.
  @MainActor package func wasRead() { source?.wasDeclared() }
}

extension DynamicProperty {
  /// Keeps the result of the value before, for any new value.
  @MainActor package static func keep(_ previous: UnsafeRawPointer?, in property: UnsafeMutableRawPointer) {
    guard let previous else { return }
    property.assumingMemoryBound(to: Self.self).pointee = previous.assumingMemoryBound(to: Self.self).pointee
  }
}
