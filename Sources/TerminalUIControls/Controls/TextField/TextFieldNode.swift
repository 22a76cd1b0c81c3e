internal import RuntimeMetadata
internal import TerminalUICore

/// The text that a text field edits, and its options.
package struct FieldContent {
  package var text: Binding<String>
  /// The prompt for an empty field; `nil` for the title.
  var prompt: StyledText?
  /// The title as it is shown while there is no text.
  var titleText: StyledText
  /// The title of the field, if it is a text.
  package var title: String?
  var isSecret = false
  /// The app's binding to the selection, if it has one.
  package var selection: Binding<TextSelection?>?
  /// Whether the text is wrapped, and the field as tall as that needs.
  var isVertical = false
  /// Whether the field is a ``TextEditor``: Return begins a line, and the field takes all the room it is offered.
  var isEditor = false
  /// Whether the text is written when Return is pressed or the focus leaves, and not with every key.
  var isWrittenAtEnd = false
  /// Why a text can't be taken for a value, where the field is for a value; `nil` if it can.
  var complaint: ((String) -> String?)?
  /// The callbacks of older code.
  var listener: FieldListener?
  /// Whether the views around get Backspace where there is nothing before the caret to remove.
  var leavesDeleteAtStart = false
}

/// The callbacks of older code: when editing begins or ends, and when Return is pressed.
struct FieldListener {
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
}

/// The keyboard and mouse of a text field: it has the focus, and the text that is edited.
final class TextFieldNode: FieldControl, EnteredField, PasteResponder {
  package private(set) var content: FieldContent
  private(set) var editing: TextEditing
  private(set) var window = FieldWindow()
  /// The lines of a field that wraps its text.
  private(set) var lines: FieldLines?
  /// The time of the next step of a selection by a mouse button that is held beyond an edge.
  var edgeTime: Duration?
  /// Whether an indicator shows that there are lines out of sight.
  private(set) var showsIndicator = true
  /// The least and the most rows of a field that wraps its text.
  package private(set) var rows = LineRange(least: 1, most: nil)
  /// The numbers of the lines, if they are shown.
  var numbers: LineNumbers?
  /// The app's highlighting of the text.
  private(set) var highlighter: TextHighlighter?
  /// The column that the caret comes from, while it goes up and down.
  var wantedColumn: Int?
  private var latestSelection: TextSelection?
  /// The last value of the binding; a secret isn't copied, but compared with the edited text.
  private var latest = ""
  /// Whether the caret is kept in sight: before the first edit or selection, the beginning of the text is shown.
  private var followsCaret = false
  /// Whether there is text that waits for the end of the editing.
  private var hasDraft = false
  var clicks = ClickCount()
  /// Whether the selected text was copied: Control and C leads to the views around then.
  private(set) var hasCopied = false
  /// Whether the next key is typed, whatever it does elsewhere: Ctrl-V was pressed.
  var takesNextKey = false

  init(_ content: FieldContent, in context: NodeContext) {
    self.content = content
    editing = TextEditing(isSecret: content.isSecret)
    editing.hasTabs = content.isVertical
    lines = content.isVertical ? FieldLines() : nil
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse, .isSolid])
    if content.complaint != nil { complaint = FieldComplaint() }
  }

  static func make(_ content: FieldContent, label: AnyView, in context: NodeContext) -> Node {
    let control = TextFieldNode(content, in: context)
    control.makeChild(label: label)
    return control
  }

  override var isEditor: Bool { content.isEditor }
  package var isSecret: Bool { content.isSecret }
  override func newItem(in context: NodeContext) -> FieldTextNode { FieldTextNode(self, in: context) }

  /// The text of an empty field: the prompt, or else the title unless the title is before the field.
  var prompt: StyledText {
    let text = content.prompt ?? (hasTitleBefore ? StyledText("") : content.titleText)
    return text.runs == nil ? text : text.placed(in: TextRegion.of(self))
  }

  package func update(_ content: FieldContent, label: AnyView) {
    let before = prompt
    self.content = content
    if prompt != before { item?.damageAndLayOut() }
    updateChild(label: label)
    if content.isVertical != (lines != nil) {
      lines = content.isVertical ? FieldLines() : nil
      editing.hasTabs = content.isVertical
      item?.damageAndLayOut()
    }
    evaluate()
  }

  /// Reads the text, besides what all fields read.
  package override func readSources() {
    super.readSources()
    if lines != nil { readRows() }
    let new = content.isSecret ? nil : EnvironmentValues(frame).textHighlighter
    if new != nil || highlighter != nil { item?.damage() }
    highlighter = new
    let text = content.text.wrappedValue
    let isOtherText = !text.hasSameBytes(as: content.isSecret ? editing.text : latest)
    if isOtherText {
      noteLatest(text)
      hasDraft = false
      complaint?.message = nil
      // The caret of an editor is at the beginning of a text that comes, and that of a field at its end.
      let showsStart = content.isEditor && editing.text.isEmpty
      show {
        $0.adopt(text)
        if showsStart { $0.place(at: 0) }
      }
    }
    if content.selection != nil { readSelection(ofOtherText: isOtherText) }
  }

  private func readRows() {
    let environment = EnvironmentValues(frame)
    readLineNumbers(environment)
    let isIndicated = !environment.scrollIndicators.shown(of: .vertical).isEmpty
    if isIndicated != showsIndicator {
      showsIndicator = isIndicated
      item?.damage()
    }
    let new = environment.lineRange
    guard new != rows else { return }
    rows = new
    item?.damageAndLayOut()
  }

  /// The app's selection refers to the text that the app sets with it.
  private func readSelection(ofOtherText isOtherText: Bool) {
    let new = content.selection?.wrappedValue
    guard isOtherText || new != latestSelection else { return }
    latestSelection = new
    guard let new else { return }
    show { $0.select(new) }
    followCaret()
    host.requestTurn()
    keepPartInSight()
  }

  // MARK: Editing

  /// Changes the text, the caret or the selection; the app gets the text.
  ///
  /// - Parameters:
  ///   - isAtCaret: Whether nothing before the caret changes, where it was and where it is then.
  ///   - change: The change.
  func edit(isAtCaret: Bool = false, _ change: (inout TextEditing) -> Void) {
    let count = editing.changeCount
    wantedColumn = nil
    followsCaret = true
    if hasCopied {
      hasCopied = false
      host.followers.keyMeaningSource.changed()
    }
    show(isAtCaret: isAtCaret, change)
    let isChanged = editing.changeCount != count
    if isChanged {
      hasDraft = true
      keepFocus()
      if complaint?.message != nil { complaint?.message = content.complaint?(editing.text) }
      if !content.isWrittenAtEnd { write() }
    }
    if content.selection != nil { writeSelection() }
    if let suggestions {
      if isChanged, !editing.text.isEmpty { suggestions.show(at: self) } else { suggestions.close() }
    }
    // The cursor may be all that has moved.
    host.requestTurn()
    keepPartInSight()
  }

  /// Writes what is waiting.
  ///
  /// - Returns: Whether that could be read.
  func finishEditing() -> Bool {
    write()
    return complaint?.message == nil
  }

  /// Writes the text, and takes the value that the app's binding has then.
  private func write() {
    guard hasDraft else { return }
    complaint?.message = content.complaint?(editing.text)
    // Text that can't be read stays, and nothing is written.
    if complaint?.message != nil { return }
    hasDraft = false
    // The app's own copy of a secret is none of ours.
    content.text.wrappedValue = content.isSecret ? editing.text.copied : editing.text
    let text = content.text.wrappedValue
    noteLatest(text)
    show { $0.adopt(text) }
  }

  private func noteLatest(_ text: String) { if !content.isSecret { latest = text } }

  override func didLeave() {
    super.didLeave()
    if content.isSecret { editing = TextEditing(isSecret: true) }
  }

  private func writeSelection() {
    let new = editing.textSelection
    guard new != latestSelection else { return }
    latestSelection = new
    content.selection?.wrappedValue = new
  }

  /// Changes the edited text, and draws the changed parts again.
  private func show(isAtCaret: Bool = false, _ change: (inout TextEditing) -> Void) {
    let (before, caret, count) = (window, editing.caret, editing.changeCount)
    let (wasPlain, wasEmpty, hadNoSelection) = (
      editing.isPlain, editing.text.isEmpty, editing.selection.isEmpty
    )
    change(&editing)
    // In an empty field, keys that remove text are left to other views, and so is Ctrl-C where nothing is selected.
    if editing.text.isEmpty != wasEmpty || editing.selection.isEmpty != hadNoSelection {
      host.followers.keyMeaningSource.changed()
    }
    guard let item else { return }
    let isChanged = editing.changeCount != count
    guard isChanged || editing.caret != caret || !wasPlain || !editing.isPlain else { return }
    if lines != nil { return showLines() }
    moveWindow(to: item.textSize)
    if !wasPlain || !editing.isPlain || window.first != before.first || (isChanged && !isAtCaret) {
      item.damage()
    } else if isChanged {
      item.damage(from: Swift.min(before.caretColumn, window.caretColumn))
    }
  }

  private func showLines() {
    guard let item else { return }
    let count = lines?.starts.count
    moveWindow(to: item.textSize)
    if lines?.starts.count != count || item.gutter != gutterWidth { item.setNeedsLayout() }
    item.damage()
  }

  /// Shows other lines; the caret stays where it is.
  ///
  /// - Returns: Whether there are any.
  func scrollLines(by rows: Int) -> Bool {
    guard lines?.scroll(by: rows) == true else { return false }
    item?.damage()
    // The cursor moves too.
    host.requestTurn()
    return true
  }

  /// The number of lines in a field that wraps its text.
  func lineCount(width: Int) -> Int { lines?.count(of: editing, width: width) ?? 1 }

  /// Chooses what of the text is shown in a field of a size.
  private func moveWindow(to size: Size) {
    if value { followsCaret = true }
    if lines != nil {
      lines?.follow(editing, size: size, showsCaret: followsCaret)
    } else if followsCaret {
      window.follow(editing, width: size.width)
    } else {
      window = FieldWindow()
    }
  }

  /// Keeps the caret in sight from now on.
  private func followCaret() {
    guard !followsCaret else { return }
    followsCaret = true
    guard let item else { return }
    moveWindow(to: item.textSize)
    item.damage()
  }

  /// The field has another size.
  func sizeChanged(to size: Size) { moveWindow(to: size) }

  package override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    if !isFocused {
      write()
      suggestions?.close()
    } else if !followsCaret {
      // Later: a press first places the caret in the text visible now.
      afterUpdate { [weak self] in self?.followCaret() }
    }
    takesNextKey = false
    if let listener = content.listener { afterUpdate { listener.onEditingChanged(isFocused) } }
    item?.focusChanged()
  }

  /// Copies the selected text to the user's clipboard.
  func copySelection() {
    guard let text = editing.copySelection() else { return }
    hasCopied = true
    host.followers.keyMeaningSource.changed()
    copyToClipboard(text, orElse: "Ctrl-Y inserts it here")
  }

  // MARK: Events

  package override func keys(_ keys: inout KeyTable) {
    guard EnvironmentValues(frame).isEnabled else { return }
    suggestions?.keys(&keys, before: self)
    if content.isEditor { editorKeys(&keys) }
    keys.onText(title: "Type") { text in edit(isAtCaret: true) { $0.insert(text) } }
    submitKeys(&keys, .return, with: .none)
    if lines != nil {
      lineKeys(&keys)
    } else {
      submitKeys(&keys, "j", with: .control)
      keys.afterAllViews { if !isControlReturnTaken { submitKeys(&$0, .return, with: .control) } }
    }
    copyKeys(&keys)
    for line in EditingCommand.lines {
      keys.on(line.key, with: line.modifiers, title: line.title, when: canPerform(line.command)) {
        edit(isAtCaret: line.command != .undo && line.command != .redo) { $0.perform(line.command) }
      }
    }
  }

  /// The keys that write a value, and submit.
  private func submitKeys(_ keys: inout KeyTable, _ key: KeyEquivalent, with modifiers: HeldModifiers) {
    keys.observe(key, with: modifiers) { write() }
    keys.on(
      key, with: modifiers, title: "Submit",
      when: !canFinish || hasSubmitAction(.text) || content.listener != nil
    ) {
      guard canFinish else { return }
      content.listener?.onCommit()
      _ = submit(.text)
    }
  }

  /// In an empty field Ctrl-D means the end of the input, so it is left to the views around.
  private func canPerform(_ command: EditingCommand) -> Bool {
    if command == .remove(.left), content.leavesDeleteAtStart {
      return editing.caret > 0 || !editing.selection.isEmpty
    }
    return command != .remove(.right) || !editing.text.isEmpty
  }

  /// Whether what waits to be written can be read.
  private var canFinish: Bool {
    guard let complaint else { return true }
    return (hasDraft ? content.complaint?(editing.text) : complaint.message) == nil
  }

  func handlePaste(_ text: String) -> Bool {
    guard isEnabled else { return false }
    edit(isAtCaret: true) {
      $0.insert(lines == nil ? text.asOneLine : text.asLines(keepsTabs: content.isEditor))
    }
    return true
  }

  override var itemInSight: ItemNode? { item ?? super.itemInSight }

  /// The cell of the caret in the item.
  var caret: Point {
    lines?.caret.offsetBy(dx: item?.gutter ?? 0, dy: 0) ?? Point(x: window.caretColumn, y: 0)
  }

  /// Where on the screen the caret is, be it in sight or not.
  var caretOnScreen: Point? {
    guard let origin = item?.absoluteOrigin else { return nil }
    return caret.offsetBy(dx: origin.x, dy: origin.y)
  }

  package override var hasCaret: Bool { true }

  package override var cursor: Cursor? {
    guard let item else { return nil }
    let cell = item.visibleRect(Rect(origin: caret, size: Size(width: 1, height: 1)))
    return cell.isEmpty ? nil : Cursor(position: cell.origin)
  }

  override var name: String {
    content.isSecret ? "SecureField" : content.isEditor ? "TextEditor" : "TextField"
  }
}

extension TextEditing {
  /// Whether the text alone is shown: neither a selection nor the prompt.
  fileprivate var isPlain: Bool { selection.isEmpty && !text.isEmpty }
}
