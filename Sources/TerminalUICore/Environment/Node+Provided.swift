extension Node {
  /// Provides a value to the views in this one.
  ///
  /// The value stays provided as long as the node lives.
  ///
  /// Must be called before the node has content.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value. An object must refer to this node weakly.
  /// - Returns: The new frame. The caller must store the frame: ``Node/frame`` doesn't retain it.
  package final func provide<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) -> EnvironmentFrame {
    let inner = EnvironmentFrame(below: frame)
    inner.set(key, value)
    frame = inner
    return inner
  }

  /// The value that this view or the nearest view around it provides for a key.
  ///
  /// The caller doesn't observe changes.
  package final func provided<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    Evaluation.unobserved { EnvironmentValues(frame)[key] }
  }
}
