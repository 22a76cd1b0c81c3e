internal import RuntimeMetadata
internal import Synchronization

/// A name that no other view has, for as long as the view is in the tree.
///
///     @Namespace private var namespace
///
/// - Source: SwiftUI `Namespace`.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// Tells one namespace from another.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private var id = ID(number: 0)
  private static let count = Atomic<UInt64>(0)

  /// Makes a namespace, which has its name once the view loads.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id }

  /// Takes a name when the view loads, and keeps it from then on.
  ///
  /// Called with each new value of the view, before it is evaluated.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    property.assumingMemoryBound(to: Self.self).pointee.id =
      previous?.assumingMemoryBound(to: Self.self).pointee.id
      ?? ID(number: count.wrappingAdd(1, ordering: .relaxed).newValue)
    return false
  }

  /// False: the value is looked up when it is read.
  public static var _needsPreparation: Bool { false }
}

// No author stores anything in it.
nonisolated extension Namespace: SelfComparingProperty {
  static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool { true }
}
