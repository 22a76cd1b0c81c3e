public import TerminalUICore

extension View {
  /// Sets the text that a field gets when this view is chosen among its suggestions.
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

/// One row of a field's suggestions: a band while it is selected.
@usableFromInline package struct CompletionRow: ViewModifier {
  let completion: String
  private let action: (() -> Void)?

  @usableFromInline package init(completion: String) { self.init(completion: completion, action: nil) }

  /// Makes a row that does something before the field gets its text.
  package init(completion: String, action: (() -> Void)?) {
    self.completion = completion
    self.action = action
  }

  @usableFromInline package func body(content: Content) -> some View {
    CompletionLook(content: MenuRow(label: content))
      .modifier(CompletionModifier(completion: completion, action: action))
      .layoutValue(key: MenuRowKey.self, value: .row)
  }
}

/// Draws the suggestion that the arrow keys have reached as selected.
private struct CompletionLook<Content: View>: View {
  @Environment(\.isSuggested) private var isSelected
  let content: Content

  var body: some View {
    content.modifier(DrawEffectModifier(StateEffect(isSelected ? .selected : nil, isControl: true)))
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

nonisolated private enum IsSuggestedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether Return takes the completion of the row around.
  fileprivate var isSuggested: Bool { self[IsSuggestedKey.self] }
}

/// Notes the text of a suggestion in a node, where the list of suggestions finds it.
private struct CompletionModifier: PassModifier {
  let completion: String
  let action: (() -> Void)?

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = CompletionNode(completion, in: context)
    node.action = action
    return node
  }
  func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: CompletionNode.self)
    (node.completion, node.action) = (completion, action)
  }
}

/// A text that a field offers, and the clicks that take it.
///
/// The node's value is whether Return takes the text.
final class CompletionNode: ScopedValueNode<Bool>, PressResponder, PressTarget {
  /// The text.
  fileprivate(set) var completion: String
  /// What happens before the field gets the text.
  fileprivate(set) var action: (() -> Void)?

  init(_ completion: String, in context: NodeContext) {
    self.completion = completion
    super.init(IsSuggestedKey.self, false, in: context, flags: [.handlesMouse, .isSolid])
  }

  /// Shows whether Return takes this completion.
  func select(_ isSelected: Bool) { value = isSelected }

  var canActivate: Bool { suggestions != nil }

  func activate() -> Bool {
    guard let suggestions else { return false }
    suggestions.complete(self)
    return true
  }

  package func hear(_ event: GestureEvent) -> GestureProgress {
    if case .up = event.kind { return event.isInside && activate() ? .ended : .failed }
    return event.hasNoRival ? .active : .possible
  }

  override var name: String { "textInputCompletion" }
}

extension Node {
  /// This node, if it is a row of a field's suggestions.
  var asCompletion: CompletionNode? { self as? CompletionNode }
}
