internal import TerminalUICore

/// A node that reads the values of views below it for one key.
@MainActor class TypedPreferenceReader<Key: PreferenceKey>: PreferenceReaderNode {
  /// The values that were read last; out of date while this node is queued to read again.
  private final var kept: PreferenceFold<Key>?

  init(in context: NodeContext) { super.init(IsReadKey<Key>.self, in: context) }

  /// Gives a reader further out the values that this node has read, unless they are out of date.
  ///
  /// So the views below aren't visited twice.
  override final func give(to fold: Fold) {
    if fold.key == ObjectIdentifier(Key.self), let kept, !isQueued {
      fold.append(kept)
    } else {
      super.give(to: fold)
    }
  }

  /// Combines the values below; called in an update when one of them has changed.
  override final func read() {
    let fold = PreferenceFold<Key>()
    visitChildren { fold.add($0) }
    kept = fold
    adopt(fold.value ?? Key.defaultValue)
  }

  /// Takes the value that was read, which may be the one before: what to do with it is up to each kind of reader.
  func adopt(_ value: Key.Value) {}
}

/// Whether a view above reads a preference.
enum IsReadKey<Key: PreferenceKey>: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Gathers the values of views for one key, combined by the key's `reduce`.
@MainActor final class PreferenceFold<Key: PreferenceKey>: Fold {
  /// The combined value; `nil` before the first one is added.
  private(set) var value: Key.Value?

  init() { super.init(ObjectIdentifier(Key.self)) }

  func append(_ next: Key.Value) {
    guard var value else { return value = next }
    // So that `reduce` changes the only copy.
    self.value = nil
    Key.reduce(value: &value) { next }
    self.value = value
  }

  override func makeEmpty() -> Fold { PreferenceFold() }

  override func append(_ other: Fold) {
    if let next = unsafeDowncast(other, to: PreferenceFold.self).value { append(next) }
  }
}
