/// A field of one line in which text is edited.
///
///     @State private var name = ""
///     TextField("Name", text: $name, prompt: Text("as in the passport"))
///       .onSubmit { save() }
///
/// It is one row high and takes all the columns it is offered; where nothing is offered, those of its prompt and at
/// least 20. While it is empty the prompt is shown, or else the title, if that is a `Text`. While it has the focus
/// the terminal's cursor is at the caret, and what types text belongs to it:
///
/// | | |
/// |---|---|
/// | arrows, Home, End | move; with Shift they select, with Control or Alt they go by words |
/// | Ctrl-A, Ctrl-E, Ctrl-B, Ctrl-F, Alt-B, Alt-F | the same, as in a shell |
/// | Backspace, Delete, Ctrl-H, Ctrl-D | remove a character |
/// | Ctrl-W, Alt-Backspace, Alt-D | remove back to the space, the word before, the word behind |
/// | Ctrl-U, Ctrl-K | remove all before, all behind |
/// | Ctrl-Y | inserts what was removed last by Control or Alt |
/// | Ctrl-_ or Ctrl-/, Alt-/ | undo, redo; Command-Z where the terminal tells it |
/// | Alt-A | selects all |
/// | Return | writes a value that is waiting, and runs what `onSubmit` says |
/// | click, drag | place the caret, select; two clicks select the word, three all |
///
/// Other keys go to the views around. A paste is one change; its new lines become spaces. A text that is written from
/// outside keeps the caret between the same characters.
/// - Source: SwiftUI `TextField`; differs in the keys, which are a shell's, and in having one line only.
public struct TextField<Label: View>: View {
  let content: FieldContent
  package let label: Label

  /// Makes a field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, isWrittenAtEnd: false, label: label())
  }

  package init(text: Binding<String>, prompt: Text?, isWrittenAtEnd: Bool, label: Label) {
    content = FieldContent(
      text: text, prompt: (prompt ?? label as? Text)?.content ?? StyledText(""),
      isWrittenAtEnd: isWrittenAtEnd)
    self.label = label
  }

  /// Never called.
  public typealias Body = Never
  /// One item.
  public static var _isUnary: Bool { true }
  /// Makes an item that shows the text, and what edits it.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    TextFieldNode.make(view.content, in: context)
  }
  /// Takes the new binding and prompt.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TextFieldNode.self).update(view.content)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, which is shown while there is no text.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Makes a field with a title, and a prompt that is shown while there is no text.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
