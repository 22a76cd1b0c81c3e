internal import TerminalUICore

/// A node that reads the values of views below it for one key.
@MainActor class TypedPreferenceReader<Key: PreferenceKey>: PreferenceReaderNode {
  private final var kept: PreferenceFold<Key>?

  init(in context: NodeContext) { super.init(IsReadKey<Key>.self, in: context) }

  /// Known values aren't gathered again for readers further out.
  override final func give(to fold: Fold) {
    if fold.key == ObjectIdentifier(Key.self), let kept, !isQueued {
      fold.append(kept)
    } else {
      super.give(to: fold)
    }
  }

  override final func read() {
    let fold = PreferenceFold<Key>()
    visitChildren { fold.add($0) }
    kept = fold
    adopt(fold.value ?? Key.defaultValue)
  }

  /// Adopts the value, which may be the one before.
  func adopt(_ value: Key.Value) {}
}

/// Whether a view above reads a preference.
enum IsReadKey<Key: PreferenceKey>: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The values of views for one key, made one.
@MainActor final class PreferenceFold<Key: PreferenceKey>: Fold {
  /// `nil` while there was none.
  private(set) var value: Key.Value?

  init() { super.init(ObjectIdentifier(Key.self)) }

  func append(_ next: Key.Value) {
    guard var value else { return value = next }
    self.value = nil
    Key.reduce(value: &value) { next }
    self.value = value
  }

  override func makeEmpty() -> Fold { PreferenceFold() }

  override func append(_ other: Fold) {
    if let next = unsafeDowncast(other, to: PreferenceFold.self).value { append(next) }
  }
}
