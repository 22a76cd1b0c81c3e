public import TerminalUICore

extension View {
  /// Tells the views around this one a value that is made of an anchor: of its bounds, or of a point in it.
  ///
  ///     Row().anchorPreference(key: ChosenKey.self, value: .bounds) { isChosen ? $0 : nil }
  ///
  /// - Source: SwiftUI `View.anchorPreference(key:value:transform:)`.
  @inlinable public func anchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> Key.Value
  ) -> some View {
    modifier(AnchorPreference<Key, A>(source: value) { $0 = transform($1) })
  }

  /// Changes the preference of this view and those in it for the views around, by an anchor of this view.
  ///
  /// - Source: SwiftUI `View.transformAnchorPreference(key:value:transform:)`.
  @inlinable public func transformAnchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (inout Key.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreference<Key, A>(source: value, transform: transform))
  }
}

@MainActor @usableFromInline struct AnchorPreference<Key: PreferenceKey, A>: PassModifier {
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void

  @usableFromInline init(
    source: Anchor<A>.Source, transform: @escaping (inout Key.Value, Anchor<A>) -> Void
  ) {
    self.source = source
    self.transform = transform
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    AnchorPreferenceNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: AnchorPreferenceNode<Key, A>.self).modifier = self
  }
}

/// Gives a value made of an anchor, which leads to the place of this node's content.
@MainActor private final class AnchorPreferenceNode<Key: PreferenceKey, A>: PreferenceTransformNode<Key> {
  var modifier: AnchorPreference<Key, A> {
    didSet { update(transform) }
  }
  private let place = ViewPlace()

  init(_ modifier: AnchorPreference<Key, A>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    place.node = self
    update(transform)
  }

  private var transform: (inout Key.Value) -> Void {
    let (anchor, transform) = (Anchor(place: place, source: modifier.source), modifier.transform)
    return { transform(&$0, anchor) }
  }

  override func didLeave() { place.node = nil }
}
