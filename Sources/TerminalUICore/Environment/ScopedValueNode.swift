package import Cells

/// A value that a node leaves to the views below it.
@MainActor package struct ScopedValue<Value> {
  private let entry: TypedEnvironmentEntry<Value>
  /// The frame with the value: the node's own from now on.
  let frame: EnvironmentFrame

  init<Key: EnvironmentKey>(_ key: Key.Type, _ value: Value, in context: NodeContext)
  where Key.Value == Value {
    self.init(key, value, in: EnvironmentFrame(below: context.frame))
  }

  /// Adds a value to a frame.
  package init<Key: EnvironmentKey>(_ key: Key.Type, _ value: Value, in frame: EnvironmentFrame)
  where Key.Value == Value {
    entry = ScopedEnvironmentEntry(key, value)
    self.frame = frame
    frame.add(entry)
  }

  /// Whether a view reads it.
  package var isRead: Bool { entry.readerCount > 0 }

  /// The value for the views below.
  ///
  /// Setting a different value wakes its readers.
  package var value: Value {
    get { entry.value }
    nonmutating set { entry.adopt(TypedEnvironmentEntry(entry.key, newValue)) }
  }
}

/// A pass node that leaves a value of its own to the views below it.
@MainActor @preconcurrency open class ScopedValueNode<Value>: PassNode {
  private let scoped: ScopedValue<Value>

  /// Makes a node that sets the value of `key` for the views below it.
  public init<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Value, in context: NodeContext, flags: NodeFlags
  ) where Key.Value == Value {
    scoped = ScopedValue(key, value, in: context)
    super.init(in: context, flags: flags)
    frame = scoped.frame
  }

  /// The value for the views below.
  ///
  /// Setting a different value wakes its readers.
  package final var value: Value {
    get { scoped.value }
    set { scoped.value = newValue }
  }
}

extension Node {
  /// Whether the foremost view at a cell of the screen is this one or in it.
  package final func isHit(at point: Point) -> Bool { host.isHit(self, at: point) }
}
