public import TerminalUICore

/// A field for a secret: a dot is shown for each character.
///
///     SecureField("Password", text: $password).onSubmit { logIn() }
///
/// It edits like ``TextField``, but keeps the text to itself. The whole text counts as one word, removed text can't be inserted again, there is no
/// undo, and neither descriptions of views and nodes nor pictures have the text. The field keeps one copy, which is overwritten when the text changes
/// and when the field is removed. The app's own state still has the secret.
/// - Source: SwiftUI `SecureField`.
public struct SecureField<Label: View>: NodeView {
  package private(set) var content: FieldContent
  package let label: Label

  /// Makes a field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    content = FieldContent(
      text: text, prompt: prompt?.content, titleText: (label as? Text)?.content ?? StyledText(""),
      title: label.accessibilityText, isSecret: true)
    self.label = label
  }

  /// Makes an item that shows dots, and the node that edits the text.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    TextFieldNode.make(view.content, label: AnyView(view.label.stacked), in: context)
  }
  /// Takes the new binding and prompt.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TextFieldNode.self).update(view.content, label: AnyView(view.label.stacked))
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title, which is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey, text: text, prompt: nil)
  }

  /// Makes a field with a title, which is shown while there is no text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Makes a field with a title, and a prompt that is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title, and a prompt that is shown while there is no text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField {
  /// Adds a callback of older code for Return to the field.
  package func telling(_ onCommit: @escaping () -> Void) -> Self {
    var field = self
    field.content.listener = FieldListener(onEditingChanged: { _ in }, onCommit: onCommit)
    return field
  }
}

extension SecureField: CustomReflectable {
  /// A mirror without children, because the binding could show the text.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
