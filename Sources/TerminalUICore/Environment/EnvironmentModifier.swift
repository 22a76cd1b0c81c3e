public import Observation
internal import RuntimeMetadata

extension View {
  /// Sets a value of the environment for this view and those in it.
  ///
  ///     Form().environment(\.isEnabled, false)
  ///
  /// - Source: SwiftUI `View.environment(_:_:)`.
  @inlinable public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(ValueChange(keyPath: keyPath, value: value)))
  }

  /// Puts an observable object into the environment, where `@Environment(Type.self)` finds it.
  ///
  /// - Source: SwiftUI `View.environment(_:)`.
  @inlinable public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier(ObjectChange(object: object)))
  }

  /// Changes a value of the environment for this view and those in it.
  ///
  /// - Source: SwiftUI `View.transformEnvironment(_:transform:)`.
  @inlinable public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(Transformation(keyPath: keyPath, transform: transform)))
  }
}

/// The change that a modifier makes to the values from above: applied by its node, and again when they change.
///
/// A type and not a closure, so that modifiers can be compared.
@MainActor @usableFromInline package protocol EnvironmentChange {
  func apply(to values: inout EnvironmentValues)
}

/// The change behind `environment(_:_:)`.
@usableFromInline package struct ValueChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @usableFromInline package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
  @usableFromInline package func apply(to values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }
}

/// Sets the value of a key that has no public key path, such as that of a style.
@usableFromInline package struct KeyChange<Key: EnvironmentKey>: EnvironmentChange {
  let value: Key.Value

  @usableFromInline package init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

  @usableFromInline package func apply(to values: inout EnvironmentValues) { values[Key.self] = value }
}

/// The change behind `environment(_:)` and `environmentObject(_:)`: the object is found by its type.
@usableFromInline package struct ObjectChange<Object: AnyObject>: EnvironmentChange {
  let object: Object?

  @usableFromInline package init(object: Object?) {
    self.object = object
  }
  @usableFromInline package func apply(to values: inout EnvironmentValues) {
    values[object: Object.self] = object
  }
}

/// The change behind `transformEnvironment(_:transform:)`.
@usableFromInline package struct Transformation<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @usableFromInline package init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }
  @usableFromInline package func apply(to values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }
}

/// Applies a change to the environment of its content: each modifier that sets such a value is one of these.
@MainActor @usableFromInline package struct EnvironmentModifier<Change: EnvironmentChange>: PassModifier {
  let change: Change

  @usableFromInline package init(_ change: Change) { self.change = change }

  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    TypedEnvironmentNode(change, in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TypedEnvironmentNode<Change>.self).update(change)
  }
}

/// Applies the change when it is made, when the change differs, and when a value that the change reads has changed.
@MainActor private final class TypedEnvironmentNode<Change: EnvironmentChange>: EnvironmentNode {
  private var change: Change

  init(_ change: Change, in context: NodeContext) {
    self.change = change
    super.init(in: context)
    evaluate()
  }

  func update(_ change: Change) {
    // An equal change sets the same values. Where it reads others from above, their changes wake this node.
    if Replacement(of: &self.change, by: change) == .none { return }
    self.change = change
    evaluate()
  }

  override func apply(to values: inout EnvironmentValues) { change.apply(to: &values) }
}

/// The node of a modifier that sets values of the environment.
@MainActor class EnvironmentNode: PassNode {
  private let outer: EnvironmentFrame
  private let inner: EnvironmentFrame

  init(in context: NodeContext) {
    outer = context.frame
    inner = EnvironmentFrame(below: context.frame)
    super.init(in: context)
    frame = inner
  }

  func apply(to values: inout EnvironmentValues) {}

  /// Sets the values again: the modifier may have read some from above.
  final override func evaluate() {
    flags.remove(.needsEvaluation)
    var values = EnvironmentValues(outer)
    Evaluation.run(self) { apply(to: &values) }
    for entry in values.changes {
      if let known = inner.ownEntry(for: entry.key) {
        known.adopt(entry)
      } else {
        inner.add(entry)
        if let child { child.invalidateAll() }
      }
    }
    if inner.entries.count > values.changes.count { inner.keepOnly(values.changes.map(\.key)) }
  }

  override var name: String { "Environment" }
}

extension Node {
  /// Requests an evaluation of this node and all below that may read the environment.
  ///
  /// This is for a key that is set above for the first time: nodes that read it depend on another entry, or on none.
  final func invalidateAll() {
    visitAll { node in
      if node is OwnerNode || node is EnvironmentNode || node.flags.contains(.isFocusable)
        || node.flags.contains(.item)
      {
        node.invalidate()
      }
    }
  }
}
