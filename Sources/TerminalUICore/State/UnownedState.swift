/// A state that no node owns: it lives until who made it removes it.
///
/// Views that read it are evaluated when it changes, like those that read a `State`.
package nonisolated struct UnownedState<Value> {
  private var handle = StateHandle()

  /// No state: there is nothing to read, and writes are ignored.
  package init() {}

  /// Makes a state on the main thread.
  @MainActor package init(_ value: Value) { handle = StateLocation.make(value).handle }

  /// The value, noted as read by the node that is being evaluated; `nil` if the state is gone.
  ///
  /// Any thread may ask.
  package var value: Value? { handle.read(Value.self) }

  /// Writes the value: at once on the main thread, soon from another one.
  package func write(_ value: Value) { handle.write(value) }

  /// Frees the state.
  package func remove() { StateTable.remove(handle) }

  // MARK: Before there is a state

  /// The last write of another thread to a key of an object that no state represents yet.
  package static func awaited(for key: String, of owner: AnyObject) -> Value? {
    WaitingWrites.latest(Value.self, at: .key(ObjectIdentifier(owner), key))
  }

  /// Keeps another thread's write to a key of an object until the main thread has made its state.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The key.
  ///   - owner: The object.
  ///   - make: Makes the state, with the result of ``awaited(for:of:)``.
  package static func await(
    _ value: Value, for key: String, of owner: AnyObject, make: @escaping @MainActor () -> Void
  ) {
    WaitingWrites.add(value, to: .key(ObjectIdentifier(owner), key), nil) { _, _, _ in
      make()
      return true
    }
  }
}

extension UnownedState: Sendable where Value: Sendable {}
