public import CellLayout
internal import RuntimeMetadata
public import TerminalUICore

extension View {
  /// Puts views in front of this one, within its size, made from the preferences of its contents for a key.
  ///
  ///     Menu().overlayPreferenceValue(ChosenKey.self) { anchor in
  ///       GeometryReader { proxy in … }
  ///     }
  ///
  /// The views are made after the layout, and again when the value changes. Their own preferences go to the views around, and aren't part of the
  /// value.
  /// - Source: SwiftUI `View.overlayPreferenceValue(_:alignment:_:)`.
  @inlinable public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(PreferenceDecoration<Key, V>(alignment: alignment, isInFront: true, transform: transform))
  }

  /// Puts views behind this one, within its size, made from the preferences of its contents for a key.
  ///
  /// - Source: SwiftUI `View.backgroundPreferenceValue(_:alignment:_:)`.
  @inlinable public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    modifier(PreferenceDecoration<Key, V>(alignment: alignment, isInFront: false, transform: transform))
  }
}

/// Puts a reader around the content, which hands the value to the decoration beside it.
@MainActor @usableFromInline struct PreferenceDecoration<Key: PreferenceKey, V: View>: ItemModifier {
  let alignment: Alignment
  let isInFront: Bool
  let transform: (Key.Value) -> V

  @usableFromInline init(alignment: Alignment, isInFront: Bool, transform: @escaping (Key.Value) -> V) {
    self.alignment = alignment
    self.isInFront = isInFront
    self.transform = transform
  }

  @usableFromInline func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node)
    -> UnaryNode
  {
    var reader: DecorationReader<Key>?
    return DecorationNode(
      alignment: alignment, isInFront: isInFront, in: context,
      content: { context in
        // The view's updates go past the reader, which is put around it.
        let holder = WrappedNode(in: context)
        let made = DecorationReader<Key>(in: holder.childContext)
        let view = content(made.childContext)
        made.child = view
        holder.child = made
        holder.inner = view.flags.contains(.isWrapped) ? (view as? WrappedNode)?.inner : view
        reader = made
        return holder
      },
      decoration: { context in
        let shown = PreferenceContentNode<Key, V>(transform, in: context)
        reader?.shown = shown
        return shown
      })
  }

  @usableFromInline func updateItem(_ node: UnaryNode) {
    let node = unsafeDowncast(node, to: DecorationNode.self)
    node.configure(alignment: alignment)
    unsafeDowncast(node.decoration.content, to: PreferenceContentNode<Key, V>.self).update(transform)
  }
}

/// Reads the preference of the content, and hands the value to the decoration.
@MainActor private final class DecorationReader<Key: PreferenceKey>: TypedPreferenceReader<Key> {
  unowned(unsafe) var shown: PreferenceShowingNode<Key>?

  override func adopt(_ value: Key.Value) { shown?.show(value) }
}

/// The decoration as its reader knows it, without the type of its views.
@MainActor private class PreferenceShowingNode<Key: PreferenceKey>: PassNode {
  func show(_ value: Key.Value) {}
}

/// Makes the decoration of the value, and again for another value.
@MainActor private final class PreferenceContentNode<Key: PreferenceKey, V: View>: PreferenceShowingNode<Key>
{
  private var transform: (Key.Value) -> V
  private var value: Key.Value?

  init(_ transform: @escaping (Key.Value) -> V, in context: NodeContext) {
    self.transform = transform
    super.init(in: context)
  }

  /// The function in a struct, because that is what can be compared: by what it captures.
  private struct Block { let transform: (Key.Value) -> V }

  func update(_ transform: @escaping (Key.Value) -> V) {
    let isSame = valuesAreEqual(Block(transform: self.transform), Block(transform: transform))
    self.transform = transform
    if !isSame { evaluate() }
  }

  override func show(_ value: Key.Value) {
    if let known = self.value, valuesAreEqual(known, value) { return }
    self.value = value
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    guard let value else { return }
    let content = Evaluation.run(self) { transform(value) }
    if let child {
      child.update(to: content)
    } else {
      replaceChild { $0.make(content) }
    }
  }

  override var name: String { "Preference" }
}
