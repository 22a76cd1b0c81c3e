/// What a text field edits, and how.
struct FieldContent {
  var text: Binding<String>
  /// What is shown while there is no text.
  var prompt: StyledText
  var isSecret = false
  /// Whether the text is written when Return is pressed or the focus goes, and not with every key.
  var isWrittenAtEnd = false
}

/// The keyboard and mouse of a text field: it has the focus, and knows the text that is edited.
final class TextFieldNode: FieldControl {
  private(set) var content: FieldContent
  private(set) var editing: TextEditing
  private(set) var window = FieldWindow()
  /// What the binding said last.
  private var latest = ""
  /// Whether there is text that waits for the end of the editing.
  private var hasDraft = false
  private var clicks = ClickCount()

  init(_ content: FieldContent, in context: NodeContext) {
    self.content = content
    editing = TextEditing(isSecret: content.isSecret)
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse, .isSolid])
  }

  static func make(_ content: FieldContent, in context: NodeContext) -> Node {
    let control = TextFieldNode(content, in: context)
    control.makeChild { FieldTextNode(control, in: $0) }
    return control
  }

  func update(_ content: FieldContent) {
    let before = self.content.prompt
    self.content = content
    if content.prompt != before { item?.promptChanged() }
    evaluate()
  }

  /// Reads the text, besides what all fields read.
  override func readSources() {
    super.readSources()
    let text = content.text.wrappedValue
    guard !text.hasSameBytes(as: latest) else { return }
    latest = text
    hasDraft = false
    show { $0.take(text) }
  }

  // MARK: Editing

  /// Changes the text, the caret or the selection; the app gets the text.
  ///
  /// - Parameters:
  ///   - isAtCaret: Whether nothing before the caret changes, where it was and where it is then.
  ///   - change: The change.
  private func edit(isAtCaret: Bool = false, _ change: (inout TextEditing) -> Void) {
    let count = editing.changeCount
    show(isAtCaret: isAtCaret, change)
    if editing.changeCount != count {
      hasDraft = true
      if !content.isWrittenAtEnd { write() }
    }
    // The cursor may be all that has moved.
    host.requestTurn()
    if cursor == nil { item?.scrollIntoSight() }
  }

  /// Writes the text, and takes over what the app makes of it.
  private func write() {
    guard hasDraft else { return }
    hasDraft = false
    content.text.wrappedValue = editing.text
    let text = content.text.wrappedValue
    latest = text
    show { $0.take(text) }
  }

  /// Changes what is edited, and has what that changes drawn again.
  private func show(isAtCaret: Bool = false, _ change: (inout TextEditing) -> Void) {
    let (before, caret, count) = (window, editing.caret, editing.changeCount)
    let wasPlain = editing.isPlain
    change(&editing)
    guard let item else { return }
    let isChanged = editing.changeCount != count
    guard isChanged || editing.caret != caret || !wasPlain || !editing.isPlain else { return }
    window.follow(editing, width: item.size.width)
    if !wasPlain || !editing.isPlain || window.first != before.first || (isChanged && !isAtCaret) {
      item.damage()
    } else if isChanged {
      item.damage(from: Swift.min(before.caretColumn, window.caretColumn))
    }
  }

  /// The field has another width.
  func widthChanged(to width: Int) { window.follow(editing, width: width) }

  override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    if !isFocused { write() }
    if !editing.selection.isEmpty { item?.damage() }
  }

  // MARK: Events

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isEnabled else { return .ignored }
    if press.isSubmission {
      write()
      return submit(.text) ? .handled : .ignored
    }
    // Ctrl-D at the end of nothing means the end of the input, to whoever wants to know.
    guard let command = EditingCommand(press), command != .remove(.right) || !editing.text.isEmpty else {
      return .ignored
    }
    edit(isAtCaret: command != .undo && command != .redo) { $0.perform(command) }
    return .handled
  }

  override func handlePaste(_ text: String) -> Bool {
    guard isEnabled else { return false }
    edit(isAtCaret: true) { $0.insert(text.asOneLine) }
    return true
  }

  override func handle(_ event: MouseEvent) -> Bool {
    guard let item else { return false }
    let column = event.position.x - item.absoluteOrigin.x
    switch event.kind {
    case .down(.left):
      guard isEnabled else { return false }
      let position = window.position(at: Swift.max(column, 0), in: editing)
      let count = clicks.add(at: event.position, time: host.clock.now)
      edit { editing in
        switch count {
        case 1: editing.place(at: position, isSelecting: event.modifiers.contains(.shift))
        case 2: editing.selectWord(at: position)
        default: editing.selectAll()
        }
      }
      return true
    case .drag(.left):
      let position = window.position(at: column, in: editing)
      if isEnabled, clicks.count == 1 { edit { $0.place(at: position, isSelecting: true) } }
      return true
    case .up(.left): return true
    default: return false
    }
  }

  override var cursor: Cursor? {
    guard let item else { return nil }
    let cell = item.visibleRect(Rect(x: window.caretColumn, y: 0, width: 1, height: 1))
    return cell.isEmpty ? nil : Cursor(position: cell.origin)
  }

  override var name: String { content.isSecret ? "SecureField" : "TextField" }
}

extension TextEditing {
  /// Whether the text alone is shown: neither a selection nor the prompt.
  fileprivate var isPlain: Bool { selection.isEmpty && !text.isEmpty }
}

/// How often the same cell was clicked in a row.
struct ClickCount {
  private(set) var count = 0
  private var last: (position: Point, time: Duration)?

  /// Adds a click, and gives their number.
  mutating func add(at position: Point, time: Duration) -> Int {
    let isNext = last.map { $0.position == position && time - $0.time <= .milliseconds(500) } ?? false
    count = isNext ? count + 1 : 1
    last = (position, time)
    return count
  }
}

extension KeyPress {
  /// Whether the press says that the text is finished.
  fileprivate var isSubmission: Bool {
    key == .return && phase != .up && modifiers.isDisjoint(with: [.control, .option, .command, .shift])
  }
}

nonisolated extension String {
  /// The text for a field of one line: new lines and tabs become spaces, those at the end and other controls nothing.
  var asOneLine: String {
    var text = ""
    var pending = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: pending += 1
      case 0x00...0x08, 0x0D...0x1F, 0x7F...0x9F: break
      default:
        text.unicodeScalars.append(contentsOf: repeatElement(" ", count: pending))
        pending = 0
        text.unicodeScalars.append(scalar == "\t" ? " " : scalar)
      }
    }
    return text
  }
}
