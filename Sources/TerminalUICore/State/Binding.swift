internal import RuntimeMetadata

/// A value that is read and written somewhere else.
///
///     struct Switch: View {
///       @Binding var isOn: Bool
///       var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
///     }
///     Switch(isOn: $isOn)
///
/// Passing a binding on reads nothing: the view that reads it depends on the value, not the one that passes it.
/// - Source: SwiftUI `Binding`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// Where the value is: in a state, an object, behind two functions, or in a part of another location.
  private var location: BindingLocation<Value>
  /// The transaction of the writes through this binding.
  public var transaction: Transaction

  @usableFromInline init(location: BindingLocation<Value>, transaction: Transaction) {
    self.location = location
    self.transaction = transaction
  }

  /// A binding to a state.
  @inlinable init(_ handle: StateHandle, _ initialValue: Value) {
    self.init(location: StateBindingLocation(handle, initialValue), transaction: Transaction())
  }

  /// A binding to a property of an object whose readers need no notice.
  init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(location: ObjectLocation(object, keyPath), transaction: Transaction())
  }

  /// A binding to a property of an object.
  ///
  /// Views that read it become readers of a part of `source`, the object's, which `finder` finds if it isn't known.
  package init<Object: AnyObject>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ source: ObjectSource?,
    _ finder: any ObjectSourceFinder.Type
  ) {
    self.init(location: ObservedLocation(object, keyPath, source, finder), transaction: Transaction())
  }

  /// Makes a binding from two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(.plain(get: get, set: set)), transaction: Transaction())
  }

  /// Makes a binding from two functions; the second one also gets the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(.listening(get: get, set: set)), transaction: Transaction())
  }

  /// Makes a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value), transaction: Transaction())
  }

  /// Makes a binding of a binding to an optional, with the optional as the value of the new one.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: LensLocation(base.location, OptionalLens()), transaction: base.transaction)
  }

  /// Makes a binding of a binding to something hashable, with any hashable value as that of the new one.
  ///
  /// A value of another type is not written.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(location: LensLocation(base.location, AnyHashableLens()), transaction: base.transaction)
  }

  /// Makes a binding to the value of an optional; `nil` if there is none at present.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(
      location: LensLocation(base.location, UnwrappingLens(earlier: present)), transaction: base.transaction)
  }

  /// The present value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding that a closure of `ForEach($items)` receives.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: LensLocation(location, KeyPathLens(keyPath: keyPath)), transaction: transaction)
  }

  /// Returns a binding to the same place whose writes have a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns whether the binding leads to another place than the one it replaces, so that the view must be evaluated.
  ///
  /// Called with each new value of the view. A binding to the same place takes over the source of its part, with its
  /// readers.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    guard let previous else { return false }
    let old = previous.assumingMemoryBound(to: Self.self)
    let new = property.assumingMemoryBound(to: Self.self)
    guard new.pointee.location.leadsToSamePlace(as: old.pointee.location) else { return true }
    new.pointee.location.takePart(of: old.pointee.location)
    return !new.pointee.transaction.isSame(as: old.pointee.transaction)
  }

  /// False: the value is looked up when it is read.
  public static var _needsPreparation: Bool { false }
}

/// Whether two bindings lead to the same place, or two other values are equal.
package nonisolated func areSamePlaceOrEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? any PlaceComparable { return old.leadsToSamePlace(as: new) }
  return valuesAreEqual(old, new)
}

/// A binding of any type, as ``areSamePlaceOrEqual(_:_:)`` finds it among values of unknown types.
nonisolated protocol PlaceComparable {
  func leadsToSamePlace(as other: Any) -> Bool
}

extension Binding: PlaceComparable {
  package func leadsToSamePlace(as other: Any) -> Bool {
    (other as? Self)?.location.leadsToSamePlace(as: location) ?? false
  }
}

extension Binding: nonisolated SelfComparing {
  /// Called when the value of a view, or a closure that captured the binding, is compared with the one before.
  nonisolated static func areEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
  ) -> Bool {
    let left = lhs.assumingMemoryBound(to: Self.self).pointee
    let right = rhs.assumingMemoryBound(to: Self.self).pointee
    return isSure(in: mode) && left.location.leadsToSamePlace(as: right.location)
      && left.transaction.isSame(as: right.transaction)
  }

  /// Readers of a binding depend on its value.
  ///
  /// They depend on an object that the value refers to only if that is tracked.
  nonisolated static func isSure(in mode: ComparisonMode) -> Bool {
    mode != .capture || TypeComparison.of(Value.self).isSelfContained
  }
}

// Asked for the report of `_printChanges()`: the sources that the property depends on.
extension Binding: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    _ = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the positions of the value.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the value.
  public typealias Index = Value.Index
  /// The positions in the value.
  public typealias Indices = Value.Indices
  /// The first position.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position behind the last one.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The positions in the value.
  public var indices: Indices { wrappedValue.indices }
  /// The position behind `index`.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Moves `index` on by one.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }
  /// A binding to the element at `position`.
  ///
  /// Once the position is gone, it keeps the last value and ignores writes.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: LensLocation(location, ElementLens(position, in: location)), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before `index`.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
