public import TerminalUICore

extension View {
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

extension View {
  /// Runs an action with what the views in this one tell for a key while they are laid out, so that the same layout follows from it.
  ///
  /// The action must not write what bodies read.
  package func onPreferenceInLayout<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(isForLayout: true, action: action))
  }
}

@MainActor @usableFromInline struct PreferenceChangeModifier<Key: PreferenceKey>: PassModifier
where Key.Value: Equatable {
  let isForLayout: Bool
  let action: (Key.Value) -> Void

  @usableFromInline init(action: @escaping (Key.Value) -> Void) {
    self.init(isForLayout: false, action: action)
  }

  init(isForLayout: Bool, action: @escaping (Key.Value) -> Void) {
    self.isForLayout = isForLayout
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    PreferenceChangeNode<Key>(isForLayout: isForLayout, action, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PreferenceChangeNode<Key>.self).action = action
  }
}

/// Runs the action with a value that differs: after the update, or at once if the layout of the same update needs it.
@MainActor private final class PreferenceChangeNode<Key: PreferenceKey>: TypedPreferenceReader<Key>
where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private var latest: Key.Value?
  /// The value that the action knows.
  private var delivered: Key.Value?
  private var isWaiting = false
  private let isForLayout: Bool

  init(isForLayout: Bool, _ action: @escaping (Key.Value) -> Void, in context: NodeContext) {
    self.isForLayout = isForLayout
    self.action = action
    super.init(in: context)
  }

  override func adopt(_ value: Key.Value) {
    latest = value
    guard !isWaiting, !isKnown(value) else { return }
    if isForLayout { return deliver() }
    isWaiting = true
    afterUpdate { [self] in
      isWaiting = false
      deliver()
    }
  }

  private func deliver() {
    // The value may have changed back before it was delivered.
    guard let value = latest, !isKnown(value) else { return }
    delivered = value
    action(value)
  }

  private func isKnown(_ value: Key.Value) -> Bool { delivered.map { $0 == value } ?? false }

  override var name: String { "onPreferenceChange" }
}
