internal import RuntimeMetadata

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
  // The handle is first, so that it is found without the type's metadata.
  @usableFromInline var handle = StateHandle()
  @usableFromInline var initialValue: Value

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
  @inlinable public var projectedValue: Binding<Value> { Binding(handle, initialValue) }

  /// Gives the state its storage when the view loads, and keeps it from then on.
  ///
  /// Called with each new value of the view, before it is evaluated.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    let handle = property.assumingMemoryBound(to: StateHandle.self)
    let initialValue = Self.initialValue(in: property)
    if let previous {
      handle.pointee = previous.assumingMemoryBound(to: StateHandle.self).pointee
      initialValue.pointee = Self.initialValue(in: UnsafeMutableRawPointer(mutating: previous)).pointee
    } else {
      let type: AnyClass = TypeLayout.of(Value.self).locationClass { StateLocation<Value>.self }
      // Not `??` and not `map`: they look the metadata of the class up.
      let location: StateLocation<Value>
      if let restored = node.restored(type) {
        location = unsafeDowncast(restored, to: StateLocation<Value>.self)
      } else {
        location = unsafeBitCast(type, to: StateLocation<Value>.Type.self).make(initialValue.pointee)
      }
      handle.pointee = location.handle
      node.own(consume location)
    }
    return false
  }

  /// Where a state in memory has its initial value: the metadata of `State<Value>`, which unspecialised code
  /// looks up each time, is not needed for it.
  static func initialValue(in property: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Value> {
    let mask = MemoryLayout<Value>.alignment - 1
    let offset = (MemoryLayout<StateHandle>.size + mask) & ~mask
    return (property + offset).assumingMemoryBound(to: Value.self)
  }

  /// False: the value is looked up when it is read.
  public static var _needsPreparation: Bool { false }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: nonisolated SelfComparing {
  /// Whether two states have the same storage; in mode `value` any two are equal, since a state gets its storage when its
  /// view loads.
  nonisolated static func areEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
  ) -> Bool {
    // Of the first value a view is made only when it loads.
    guard mode != .value else { return true }
    return isSure(in: mode) && lhs.load(as: StateHandle.self) == rhs.load(as: StateHandle.self)
  }

  /// Readers of a state depend on its value.
  ///
  /// They depend on an object that the value refers to only if that is tracked.
  nonisolated static func isSure(in mode: ComparisonMode) -> Bool {
    mode != .capture || TypeComparison.of(Value.self).isSelfContained
  }
}

// Asked for the report of `_printChanges()`: the sources that the property depends on.
extension State: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    _ = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}

extension State: Sendable where Value: Sendable {}
