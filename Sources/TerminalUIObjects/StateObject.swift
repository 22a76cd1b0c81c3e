public import OpenCombine
internal import RuntimeMetadata
public import TerminalUICore

/// An object that a view owns: it is made when the view loads, and lasts as long as the view's place in the tree.
///
///     struct Inbox: View {
///       @StateObject private var store = Store()
///       var body: some View { Text("\(store.messages.count)") }
///     }
///
/// The expression is run once for a place in the tree, not for each value of the view. Each change of the object
/// evaluates the view, even if its body doesn't read the changed property, once an update.
///
/// Before the view is in the tree there is no object; each use of the property in `init` makes one of its own.
/// - Source: SwiftUI `StateObject`.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private enum Storage {
    case initial(() -> ObjectType)
    case loaded(ObjectType, ObjectSource)
  }

  private var storage: Storage

  /// Makes a property whose object is made by an expression when the view loads.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initial(thunk) }

  /// The object.
  public var wrappedValue: ObjectType {
    switch storage {
    case .initial(let make): make()
    case .loaded(let object, _): object
    }
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    switch storage {
    case .initial(let make): ObservedObject.Wrapper(object: make(), source: nil)
    case .loaded(let object, let source): ObservedObject.Wrapper(object: object, source: source)
    }
  }

  /// Makes the object when the view loads, and keeps it from then on.
  ///
  /// Called with each new value of the view, before it is evaluated.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    let property = property.assumingMemoryBound(to: Self.self)
    if let previous {
      property.pointee = previous.assumingMemoryBound(to: Self.self).pointee
    } else if case .initial(let make) = property.pointee.storage {
      let object = make()
      property.pointee.storage = .loaded(object, ObjectSource.of(object))
    }
    return false
  }

  /// Makes the view a reader of the object.
  ///
  /// Called right before each evaluation of the body.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
    _readSources(property, in: node)
  }
}

// The object is made once, as the first value of a state.
nonisolated extension StateObject: SelfComparingProperty {
  package static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool { true }
}

// Asked for the report of `_printChanges()`: the sources that the property depends on.
extension StateObject: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    if case .loaded(_, let source) = property.assumingMemoryBound(to: Self.self).pointee.storage {
      source.wasDeclared()
    }
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
