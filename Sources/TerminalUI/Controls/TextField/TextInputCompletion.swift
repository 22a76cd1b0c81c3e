extension View {
  /// Says what a text field has in it when this view is chosen among what it offers.
  ///
  ///     TextField("To", text: $address)
  ///       .textInputSuggestions {
  ///         ForEach(people) { Label($0.name, symbol: "@").textInputCompletion($0.address) }
  ///       }
  ///
  /// The text takes the place of all that is in the field. Elsewhere it has no meaning.
  /// - Parameter completion: The text.
  /// - Returns: A row among what a field offers.
  /// - Source: SwiftUI `View.textInputCompletion(_:)`.
  @inlinable public func textInputCompletion(_ completion: String) -> some View {
    modifier(CompletionRow(completion: completion))
  }
}

/// One row of what a field offers: a band while it is selected.
@usableFromInline struct CompletionRow: ViewModifier {
  @State private var isSelected = false
  let completion: String

  @usableFromInline init(completion: String) { self.completion = completion }

  @usableFromInline func body(content: Content) -> some View {
    MenuRow(label: content)
      .modifier(DrawEffectModifier(StateEffect(isSelected ? .focused : nil, isControl: true)))
      .modifier(CompletionModifier(completion: completion, isSelected: $isSelected))
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      .layoutValue(key: MenuRowKey.self, value: .row)
  }
}

private struct CompletionModifier: PassModifier {
  let completion: String
  @Binding var isSelected: Bool

  func makePassNode(in context: NodeContext) -> PassNode { CompletionNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: CompletionNode.self).update(self) }
}

/// A text that a field offers, and the clicks that take it.
final class CompletionNode: PassNode, PressResponder, Activatable {
  private var modifier: CompletionModifier

  fileprivate init(_ modifier: CompletionModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context, flags: [.handlesMouse, .isSolid])
  }

  fileprivate func update(_ modifier: CompletionModifier) { self.modifier = modifier }

  /// The text.
  var completion: String { modifier.completion }

  /// Shows whether it is the one that Return takes.
  func select(_ isSelected: Bool) { modifier.isSelected = isSelected }

  var canActivate: Bool { suggestions != nil }

  func activate() -> Bool {
    guard let suggestions else { return false }
    suggestions.complete(self)
    return true
  }

  func hear(_ event: GestureEvent) -> GestureProgress {
    if case .up = event.kind { return event.isInside && activate() ? .ended : .failed }
    return event.isFirst ? .active : .possible
  }

  override var name: String { "textInputCompletion" }
}
