extension Node {
  /// Provides a value to the views in this one, for good, such as the role of this view.
  ///
  /// Called before the node has content.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value: an object that may change, and that holds this node weakly.
  /// - Returns: The frame with the value, which the node keeps as long as it lives.
  package final func provide<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) -> EnvironmentFrame {
    let inner = EnvironmentFrame(below: frame)
    inner.set(key, value)
    frame = inner
    return inner
  }

  /// The value that this view or one around it provides for a key; the caller doesn't observe changes.
  package final func provided<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    Evaluation.unobserved { EnvironmentValues(frame)[key] }
  }
}
