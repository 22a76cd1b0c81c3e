@MainActor extension View {
  /// Sets a value of the environment for this view and those in it.
  ///
  ///     Form().environment(\.isEnabled, false)
  ///
  /// - Source: SwiftUI `View.environment(_:_:)`.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(key: keyPath) { $0[keyPath: keyPath] = value })
  }

  /// Puts an object into the environment, where `@Environment(Type.self)` finds it.
  ///
  /// - Source: SwiftUI `View.environment(_:)`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier(key: ObjectIdentifier(Object.self)) { $0[object: Object.self] = object })
  }

  /// Changes a value of the environment for this view and those in it.
  ///
  /// - Source: SwiftUI `View.transformEnvironment(_:transform:)`.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(key: keyPath) { transform(&$0[keyPath: keyPath]) })
  }
}

@MainActor package struct EnvironmentModifier: PassModifier {
  /// What is set; a modifier of another key is another one.
  let key: AnyHashable
  let apply: @MainActor (inout EnvironmentValues) -> Void

  package init(key: AnyHashable, apply: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.key = key
    self.apply = apply
  }

  package func makePassNode(in context: NodeContext) -> PassNode { EnvironmentNode(self, in: context) }
  package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: EnvironmentNode.self).update(self)
  }
}

/// The node of a modifier that sets values of the environment.
@MainActor final class EnvironmentNode: PassNode {
  private var modifier: EnvironmentModifier
  private let outer: EnvironmentFrame
  private let inner: EnvironmentFrame

  init(_ modifier: EnvironmentModifier, in context: NodeContext) {
    self.modifier = modifier
    outer = context.frame
    inner = EnvironmentFrame(host: context.frame.host, parent: context.frame)
    super.init(in: context)
    frame = inner
    evaluate()
  }

  func update(_ modifier: EnvironmentModifier) {
    self.modifier = modifier
    evaluate()
  }

  /// Sets the values anew: the modifier may have read some from above.
  override func evaluate() {
    flags.remove(.needsEvaluation)
    var values = EnvironmentValues(outer)
    Evaluation.run(self) { modifier.apply(&values) }
    for entry in values.changes {
      if let known = inner.entries.first(where: { $0.key == entry.key }) {
        known.take(entry)
      } else {
        inner.entries.append(entry)
        if let child { child.invalidateAll() }
      }
    }
    if inner.entries.count > values.changes.count {
      inner.entries.removeAll { entry in
        let isGone = !values.changes.contains { $0.key == entry.key }
        if isGone { entry.abandon() }
        return isGone
      }
    }
  }

  override var name: String { "Environment" }
}

@MainActor extension Node {
  /// Asks this node and all below it for an evaluation: another key path was set above.
  final func invalidateAll() {
    if self is OwnerNode || self is EnvironmentNode { invalidate() }
    visitChildren { $0.invalidateAll() }
  }
}
