/// A value that a view owns: it lasts as long as the view's place in the tree, and changing it evaluates the
/// views whose `body` read it.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
///
/// The initial value is used when the view loads. Writing a value equal to the present one changes nothing.
/// Writes from other threads are delivered to the main actor.
/// - Source: SwiftUI `State`.
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  @usableFromInline var initialValue: Value
  @usableFromInline var handle = StateHandle()

  /// Makes a state with its initial value.
  @inlinable public init(wrappedValue: Value) { initialValue = wrappedValue }
  /// Makes a state with its initial value.
  @inlinable public init(initialValue: Value) { self.initialValue = initialValue }

  /// The present value; the initial one before the view loads and after it is gone.
  public var wrappedValue: Value {
    @inlinable get { handle.read(Value.self) ?? initialValue }
    nonmutating set { handle.write(newValue) }
  }

  /// A binding to the value.
  ///
  /// Making one reads nothing.
  public var projectedValue: Binding<Value> { Binding(handle, initialValue) }

  /// Gives the state its storage when the view loads, and keeps it from then on.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    let property = property.assumingMemoryBound(to: Self.self)
    if let previous {
      property.pointee = previous.assumingMemoryBound(to: Self.self).pointee
    } else {
      let location =
        node.restored(StateLocation<Value>.self) ?? StateLocation(property.pointee.initialValue)
      node.own(location)
      property.pointee.handle = location.handle
    }
    return false
  }

  /// Does nothing.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {}
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: SourceProperty {
  static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    _ = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}

extension State: Sendable where Value: Sendable {}
