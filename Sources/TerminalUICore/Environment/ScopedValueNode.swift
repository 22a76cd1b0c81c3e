package import Cells

/// A pass node that leaves a value of its own to the views below it.
@MainActor open class ScopedValueNode<Value>: PassNode {
  private let entry: TypedEnvironmentEntry<Value>
  private let inner: EnvironmentFrame

  /// Makes a node that sets the value of `key` for the views below it.
  public init<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Value, in context: NodeContext, flags: NodeFlags
  ) where Key.Value == Value {
    entry = ScopedEnvironmentEntry(key, value)
    inner = EnvironmentFrame(below: context.frame)
    inner.add(entry)
    super.init(in: context, flags: flags)
    frame = inner
  }

  /// The value below; setting another one wakes its readers.
  package final var value: Value {
    get { entry.value }
    set { entry.take(TypedEnvironmentEntry(entry.key, newValue)) }
  }

  /// Whether the foremost view at a cell of the screen is this one or in it.
  package final func isHit(at point: Point) -> Bool { host.isHit(self, at: point) }
}
