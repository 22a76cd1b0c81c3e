public import Observation

/// An observable object to whose properties a view makes bindings.
///
///     struct Editor: View {
///       @Bindable var store: Store
///       var body: some View { TextField("Name", text: $store.name) }
///     }
///
/// Making a binding reads nothing: views that read the binding depend on the property.
/// - Source: SwiftUI `Bindable`.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Not available: the value must be an observable object.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("unavailable") }

  /// The bindable object itself, for bindings to its properties.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes an object bindable.
  public init(wrappedValue: Value) { object = wrappedValue }
  /// Makes an object bindable.
  public init(_ wrappedValue: Value) { object = wrappedValue }
  /// Makes a bindable object of one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(wrappedValue, keyPath)
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
