internal import TerminalUICore

/// What text fields, secure fields and editors have in common as nodes: the view of the style, and how the text looks.
class FieldControl: FocusNode {
  private(set) var isDim = false
  /// Whether the text of the field is invalid.
  private(set) var isInvalid = false
  /// Whether the field shows that it has the focus, while it has it.
  private(set) var showsFocus = true
  /// Whether the title is shown before the field and so not in it.
  private(set) var hasTitleBefore = false
  /// The item that shows the text; of several, the last one made.
  private(set) final var item: FieldTextNode?
  /// The error in the text of a field for a value.
  final var complaint: FieldComplaint?

  /// Whether the style is that of a ``TextEditor``.
  var isEditor: Bool { false }

  /// Makes what the style makes of the field.
  final func makeChild(label: AnyView) { child = childContext.make(styledField(label)) }

  /// Gives the style the present title.
  final func updateChild(label: AnyView) { child?.update(to: styledField(label)) }

  private func styledField(_ label: AnyView) -> StyledField {
    StyledField(
      configuration: TextFieldStyleConfiguration(
        label: TextFieldStyleConfiguration.Label(view: label),
        field: TextFieldStyleConfiguration.Field(source: FieldSource(control: self))),
      isEditor: isEditor, complaint: complaint)
  }

  /// Makes the item that shows the text.
  final func makeItem(hasBackground: Bool, in context: NodeContext) -> FieldTextNode {
    let item = newItem(in: context)
    item.hasBackground = hasBackground
    self.item = item
    return item
  }

  /// Forgets an item that leaves.
  final func forget(_ item: FieldTextNode) { if self.item === item { self.item = nil } }

  /// Makes an item for the text.
  func newItem(in context: NodeContext) -> FieldTextNode { fatalError("a field without text") }

  /// Called when one of the values changes that it reads here: whether the field is disabled, invalid, or in a form.
  package override func readSources() {
    let environment = EnvironmentValues(frame)
    let isTitled = environment.formColumns != nil
    if isTitled != hasTitleBefore {
      hasTitleBefore = isTitled
      item?.damageAndLayOut()
    }
    let look = (
      !environment.isEnabled, environment.isInvalid || complaint?.message != nil,
      environment.isFocusEffectEnabled
    )
    guard look != (isDim, isInvalid, showsFocus) else { return }
    (isDim, isInvalid, showsFocus) = look
    item?.damage()
  }
}

extension ViewHost {
  /// Takes the focus from the field that has it; returns whether one had.
  package func endEditing() -> Bool {
    guard focusedNode is any EnteredField else { return false }
    clearFocus()
    return true
  }
}

/// The field as its style draws it, with the message of a value that can't be read below it.
private struct StyledField: UnaryView {
  @Environment(\.textFieldStyles) private var styles
  @Environment(\.textEditorStyles) private var editorStyles
  let configuration: TextFieldStyleConfiguration
  let isEditor: Bool
  let complaint: FieldComplaint?

  var body: some View {
    if let complaint {
      VStack(alignment: .leading, spacing: 0) {
        field
        if let message = complaint.message { FieldMessage(text: message) }
      }
      .modifier(FieldMessageArea(hasMessage: complaint.message != nil))
    } else {
      isEditor ? editor : field
    }
  }

  private var editor: AnyView {
    let configuration = TextEditorStyleConfiguration(field: configuration.field)
    return editorStyles.last?.styledItem(configuration, in: StyleKey<any TextEditorStyle>.self)
      ?? AutomaticTextEditorStyle().styledItem(configuration)
  }

  private var field: AnyView {
    styles.last?.styledItem(configuration, in: StyleKey<any TextFieldStyle>.self)
      ?? DefaultTextFieldStyle().styledItem(configuration)
  }
}
