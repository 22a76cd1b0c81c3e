/// A stored property of a view that takes part in its updates.
///
///     struct Clamped: DynamicProperty {
///       @State private var value = 0
///       var wrappedValue: Int { max(0, value) }
///     }
///
/// The framework finds dynamic properties in a view's stored properties, and in those of other dynamic
/// properties, at any depth, once per type. It doesn't look into values that aren't dynamic properties: not
/// into optionals, tuples or arrays. They are no part of the comparison of view values.
///
/// - Source: SwiftUI `DynamicProperty`.
public protocol DynamicProperty {
  /// Brings the value up to date; called before each evaluation of the owning view's `body`, after the same
  /// call to the dynamic properties inside this one.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
