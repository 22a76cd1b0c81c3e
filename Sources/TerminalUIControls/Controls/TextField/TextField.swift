public import TerminalUICore

/// A field in which text is edited: one line, or several.
///
///     @State private var name = ""
///     TextField("Name", text: $name, prompt: Text("as in the passport"))
///       .onSubmit { save() }
///
/// With one line, it is one row high and takes all the columns it is offered; where nothing is offered, those of its prompt and at least 20. While it
/// is empty the prompt is shown, or else the title, if that is a `Text`. While it has the focus the terminal's cursor is at the caret, and these keys
/// belong to the field:
///
/// | | |
/// |---|---|
/// | arrows, Home, End | move; with Shift they select, with Control or Alt they go by words |
/// | Ctrl-A, Ctrl-E, Ctrl-B, Ctrl-F, Alt-B, Alt-F | the same, as in a shell |
/// | Backspace, Delete, Ctrl-H, Ctrl-D | remove a character |
/// | Ctrl-W, Alt-Backspace, Alt-D | remove back to the space, the word before, the word behind |
/// | Ctrl-U, Ctrl-K | remove all before, all behind |
/// | Ctrl-Y | inserts what was removed last by Control or Alt |
/// | Ctrl-_ or Ctrl-/, Alt-/ | undo, redo; Command-Z if the terminal reports it |
/// | Alt-A | selects all |
/// | Ctrl-C, Ctrl-Insert, Alt-W | copy what is selected, if the app may write to the clipboard; a second Ctrl-C goes to the views around |
/// | Return, Ctrl-J | writes a value that is waiting, and runs the action of `onSubmit` |
/// | click, drag | place the caret, select; two clicks select the word, three all |
///
/// Other keys go to the views around. A paste is one change; its new lines become spaces. A text that is written from
/// outside keeps the caret between the same characters.
///
/// With `axis: .vertical` the text is wrapped, and the field is as tall as its text. `lineLimit(_:)` sets the most and the least lines. More lines
/// scroll by the keys and by the wheel, with an indicator in the last column. The up and down arrows go from line to line, PageUp and PageDown by as
/// many as are in sight. Home, End, Ctrl-A and Ctrl-E go to the ends of the line. Alt-Return, and Shift-Return if the terminal reports it, begin a
/// new line, as does Ctrl-J, which every terminal has; Return submits, as always. A paste keeps its lines.
/// - Source: SwiftUI `TextField`; differs in the keys, which are a shell's.
public struct TextField<Label: View>: NodeView {
  package private(set) var content: FieldContent
  package let label: Label
  /// The field without a style, if this field is the parameter of an older style; `nil` otherwise.
  private var styled: UnstyledField?

  /// Makes a field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, isWrittenAtEnd: false, label: label())
  }

  /// Makes a field with a label of any kind, which wraps its text along the vertical axis.
  ///
  /// - Source: SwiftUI `TextField.init(text:prompt:axis:label:)`.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: axis, isWrittenAtEnd: false, label: label())
  }

  /// Makes a field with a label of any kind, and a selection that the app reads and writes.
  ///
  /// - Source: SwiftUI `TextField.init(text:selection:prompt:axis:label:)`.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: text, selection: selection, prompt: prompt, axis: axis, isWrittenAtEnd: false, label: label())
  }

  package init(
    text: Binding<String>, selection: Binding<TextSelection?>? = nil, prompt: Text?, axis: Axis? = nil,
    isWrittenAtEnd: Bool, complaint: ((String) -> String?)? = nil, label: Label
  ) {
    content = FieldContent(
      text: text, prompt: prompt?.content, titleText: (label as? Text)?.content ?? StyledText(""),
      title: label.accessibilityText, selection: selection,
      isVertical: axis == .vertical, isWrittenAtEnd: isWrittenAtEnd, complaint: complaint)
    self.label = label
  }

  /// Makes an item that shows the text, and the node that edits it.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    if let styled = view.styled { return UnstyledField._makeNode(styled, in: context) }
    return TextFieldNode.make(view.content, label: AnyView(view.label.stacked), in: context)
  }
  /// Takes the new binding and prompt.
  public static func _updateNode(_ node: Node, to view: Self) {
    if let styled = view.styled { return UnstyledField._updateNode(node, to: styled) }
    unsafeDowncast(node, to: TextFieldNode.self).update(view.content, label: AnyView(view.label.stacked))
  }
}

extension TextField where Label == TextFieldStyleConfiguration.Label {
  /// Makes the field that a style gets.
  init(_ configuration: TextFieldStyleConfiguration) {
    self.init(text: .constant(""), prompt: nil, isWrittenAtEnd: false, label: configuration.label)
    styled = UnstyledField(configuration: configuration)
  }
}

extension TextField {
  /// Adds callbacks of older code for editing and Return to the field.
  package func telling(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void) -> Self
  {
    var field = self
    field.content.listener = FieldListener(onEditingChanged: onEditingChanged, onCommit: onCommit)
    return field
  }

  /// Leaves Backspace to the views around where there is nothing before the caret to remove.
  package func leavingDeleteAtStart(_ leaves: Bool) -> Self {
    var field = self
    field.content.leavesDeleteAtStart = leaves
    return field
  }
}

extension TextField where Label == Text {
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

  /// Makes a field with a title, which wraps its text along the vertical axis.
  ///
  ///     TextField("Note", text: $note, axis: .vertical).lineLimit(3...10)
  ///
  /// - Source: SwiftUI `TextField.init(_:text:axis:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Makes a field with a title, which wraps its text along the vertical axis.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TextField.init(_:text:axis:)`.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Makes a field with a title and a prompt, which wraps its text along the vertical axis.
  ///
  /// - Source: SwiftUI `TextField.init(_:text:prompt:axis:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Makes a field with a title and a prompt, which wraps its text along the vertical axis.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TextField.init(_:text:prompt:axis:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a field with a title, and a selection that the app reads and writes.
  ///
  ///     TextField("Name", text: $name, selection: $selection)
  ///
  /// - Source: SwiftUI `TextField.init(_:text:selection:prompt:axis:)`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Makes a field with a title, and a selection that the app reads and writes.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TextField.init(_:text:selection:prompt:axis:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
