public import TerminalUICore

@MainActor extension View {
  /// Runs an action with the preference of the views in this one for a key.
  ///
  /// It runs once they are there, and when it has changed.
  ///
  ///     Form().onPreferenceChange(WidestKey.self) { labelWidth = $0 }
  ///
  /// It runs once per update, after the layout, as `onChange` does, and may write state.
  /// - Source: SwiftUI `View.onPreferenceChange(_:perform:)`.
  @inlinable public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }
}

@MainActor @usableFromInline struct PreferenceChangeModifier<Key: PreferenceKey>: PassModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @usableFromInline init(action: @escaping (Key.Value) -> Void) { self.action = action }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    PreferenceChangeNode<Key>(action, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PreferenceChangeNode<Key>.self).action = action
  }
}

@MainActor private final class PreferenceChangeNode<Key: PreferenceKey>: TypedPreferenceReader<Key>
where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private var latest: Key.Value?
  /// The value that the action knows.
  private var delivered: Key.Value?
  private var isWaiting = false

  init(_ action: @escaping (Key.Value) -> Void, in context: NodeContext) {
    self.action = action
    super.init(in: context)
  }

  override func take(_ value: Key.Value) {
    latest = value
    guard !isWaiting, !isKnown(value) else { return }
    isWaiting = true
    afterUpdate { [self] in
      isWaiting = false
      // It may have changed back before the action ran.
      guard let value = latest, !isKnown(value) else { return }
      delivered = value
      action(value)
    }
  }

  private func isKnown(_ value: Key.Value) -> Bool { delivered.map { $0 == value } ?? false }

  override var name: String { "onPreferenceChange" }
}
