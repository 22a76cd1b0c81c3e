public import RuntimeMetadata

/// A property of a view that isn't part of its value, but represents something that lasts or changes.
///
///     @propertyWrapper struct Clamped: DynamicProperty {
///       @State private var value = 0
///       let range: ClosedRange<Int>
///       var wrappedValue: Int {
///         get { value }
///         nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
///       }
///     }
///
/// The framework finds dynamic properties in a view's stored properties, and in those of other dynamic
/// properties, at any depth, once per type. It doesn't look into values that aren't dynamic properties: not into
/// optionals, tuples or arrays. They are no part of the comparison of view values.
/// - Source: SwiftUI `DynamicProperty`.
public protocol DynamicProperty: _IndependentProperty {
  /// Called right before every evaluation of the owner's `body`, after the same call to nested properties.
  ///
  /// Its reads count as reads of the body.
  @MainActor mutating func update()

  /// Connects the property at `property` to a node. `previous` is the property of the value it replaces.
  /// - Returns: Whether the property now represents something else, so that the body must be evaluated.
  @MainActor static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool
  /// Brings the property at `property` up to date before an evaluation.
  @MainActor static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode)
  /// Whether the framework looks for dynamic properties in the values that the property stores.
  static var _isHolder: Bool { get }
  /// Whether the property is brought up to date before an evaluation, and not looked up when it is read.
  static var _needsPreparation: Bool { get }
}

extension DynamicProperty {
  /// Only in dynamic properties.
  public static var _isHolder: Bool { false }
  /// Before each evaluation.
  public static var _needsPreparation: Bool { true }
  /// Does nothing.
  @MainActor public mutating func update() {}
  /// Connects nothing.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool { false }
  /// Calls ``update()``, and makes the view a reader of the observable properties that it reads.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
    let property = property.assumingMemoryBound(to: Self.self)
    ObservedProperties.track(by: node) { property.pointee.update() }
  }
}
