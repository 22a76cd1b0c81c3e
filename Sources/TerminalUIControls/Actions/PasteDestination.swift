internal import TerminalUICore

extension View {
  /// Runs an action with pasted text while this view, or one in it, has the focus.
  ///
  ///     List(selection: $selection) { … }
  ///       .pasteDestination(for: String.self) { texts in notes += texts }
  ///
  /// A field with the focus takes the text itself. A terminal pastes one text, and a file that is dropped on its window as the file's path.
  /// - Parameters:
  ///   - payloadType: The type of what is pasted: texts.
  ///   - action: Gets the text.
  ///   - validator: Returns those of the texts that the action gets; where there are none, the paste goes to the views around.
  /// - Returns: A view that takes pasted text.
  /// - Source: SwiftUI `View.pasteDestination(for:action:validator:)`; of texts.
  @inlinable public func pasteDestination(
    for payloadType: String.Type, action: @escaping ([String]) -> Void,
    validator: @escaping ([String]) -> [String] = { $0 }
  ) -> some View {
    modifier(PasteModifier(action: action, validator: validator))
  }

  /// Copies texts on Ctrl-C, or Command-C where the terminal tells it, while this view, or one in it, has the focus.
  ///
  /// - Source: SwiftUI `View.copyable(_:)`; of texts.
  @inlinable public func copyable(_ payload: @autoclosure @escaping () -> [String]) -> some View {
    onCopyCommand(perform: payload)
  }

  /// Copies texts on Ctrl-X, or Command-X where the terminal tells it; the action takes them away from the view itself.
  ///
  /// - Source: SwiftUI `View.cuttable(for:action:)`; of texts.
  @inlinable public func cuttable(for payloadType: String.Type, action: @escaping () -> [String]) -> some View
  {
    onCutCommand(perform: action)
  }
}

@usableFromInline struct PasteModifier: PassModifier {
  let action: ([String]) -> Void
  let validator: ([String]) -> [String]

  @usableFromInline init(action: @escaping ([String]) -> Void, validator: @escaping ([String]) -> [String]) {
    (self.action, self.validator) = (action, validator)
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { PasteNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PasteNode.self).modifier = self
  }
}

/// Takes text that is pasted while the focus is in the view, unless a view further in has taken it.
private final class PasteNode: PassNode, PasteResponder {
  var modifier: PasteModifier

  init(_ modifier: PasteModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  func handlePaste(_ text: String) -> Bool {
    let texts = modifier.validator([text])
    guard !texts.isEmpty else { return false }
    modifier.action(texts)
    return true
  }

  override var name: String { "pasteDestination" }
}
