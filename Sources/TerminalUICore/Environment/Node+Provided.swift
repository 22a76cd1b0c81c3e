@MainActor extension Node {
  /// Provides a value to the views in this one, for good: what the view is to those in it.
  ///
  /// Called before the node has content.
  ///
  /// - Parameters:
  ///   - key: What the value is called.
  ///   - value: The value: an object that may change, and that holds this node weakly.
  /// - Returns: The frame with the value, which the node keeps as long as it lives.
  package final func provide<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) -> EnvironmentFrame {
    let inner = EnvironmentFrame(below: frame)
    inner.set(key, value)
    frame = inner
    return inner
  }

  /// What a view around, or this one, provides under a key; the caller isn't told of changes.
  package final func provided<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    Evaluation.unobserved { EnvironmentValues(frame)[key] }
  }
}
