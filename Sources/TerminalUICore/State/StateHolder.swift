/// A value in a view that has dynamic properties without being a view: they are the view's.
///
///     struct AppView<A: App>: View {
///       @StateHolder var app: A      // its @State is linked, prepared and read as one of `AppView`
///       …
///     }
///
/// The view is evaluated when its parent makes it with another value.
@propertyWrapper package struct StateHolder<Value>: DynamicProperty {
  /// The value.
  package var wrappedValue: Value

  /// Holds a value.
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Yes.
  package static var _isHolder: Bool { true }

  /// False: the value is looked up when it is read.
  package static var _needsPreparation: Bool { false }
}
