public import TerminalUICore

/// A view in which a text of many lines is edited.
///
///     @State private var note = ""
///     TextEditor(text: $note)
///
/// It takes all the room it is offered. Where nothing is offered it takes 20 columns and the rows of its text, at least 3. The text is wrapped, and
/// scrolls by the keys and by the wheel, with an indicator in the last column. It edits like a ``TextField`` along the vertical axis, with its keys,
/// its selection and its undo, except for these keys:
///
/// | | |
/// |---|---|
/// | Return | begins a new line |
/// | Tab | moves to the next view; Ctrl-V Tab types a tab |
/// | PageUp, PageDown | go by as many lines as are in sight |
/// | Control-Home, Control-End | go to the beginning and the end of the text |
/// | arrow up in the first line, down in the last one | go to the beginning and the end of the text |
/// | Ctrl-U, Ctrl-K | remove the text before and behind the caret in its line; at the end of the line, the line break |
///
/// A tab takes the columns up to the next multiple of 4. A text that comes when there was none is shown from its beginning.
/// A key costs what is in sight and a copy of the text: a text of 1 MB can be edited.
/// - Source: SwiftUI `TextEditor`; differs in the keys, which are a shell's.
public struct TextEditor: NodeView {
  package let content: FieldContent

  /// Makes an editor of a text.
  ///
  /// - Source: SwiftUI `TextEditor.init(text:)`.
  public init(text: Binding<String>) { self.init(text, selection: nil) }

  /// Makes an editor of a text, with a selection that the app reads and writes.
  ///
  /// - Source: SwiftUI `TextEditor.init(text:selection:)`.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text, selection: selection)
  }

  private init(_ text: Binding<String>, selection: Binding<TextSelection?>?) {
    content = FieldContent(
      text: text, titleText: StyledText(""), selection: selection, isVertical: true, isEditor: true)
  }

  /// Makes an item that shows the text, and the node that edits it.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    TextFieldNode.make(view.content, label: AnyView(EmptyView()), in: context)
  }
  /// Takes the new binding.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TextFieldNode.self).update(view.content, label: AnyView(EmptyView()))
  }
}
