internal import TerminalUICore

/// The effect of a key in a text field.
///
/// The keys are readline's where terminals have no key of their own for it. Ctrl-Z isn't one of them: it stops the
/// program, as everywhere in a terminal.
nonisolated enum EditingCommand: Equatable {
  case insert(String)
  case move(TextDirection)
  case select(TextDirection)
  case selectAll
  case remove(TextDirection)
  /// Removes to insert it again.
  case take(TextDirection)
  case insertRemoved
  case undo
  case redo

  /// The command of a key press; `nil` if text fields leave the key to others.
  @MainActor init?(_ press: KeyPress) {
    if let text = press.typedText {
      self = .insert(text)
      return
    }
    var table = KeyTable.performing(press)
    var command: EditingCommand?
    for line in Self.lines {
      table.on(line.key, with: line.modifiers, title: line.title) { command = line.command }
    }
    guard let command else { return nil }
    self = command
  }
}

/// A line of the table of a text field's keys.
struct EditingLine {
  let key: KeyEquivalent
  let modifiers: HeldModifiers
  package let title: String
  let command: EditingCommand
}

extension EditingCommand {
  /// The keys of text fields besides those that type text.
  static let lines: [EditingLine] = moves + controlled + optional + commanded

  private static func line(
    _ key: KeyEquivalent, _ modifiers: HeldModifiers, _ title: String, _ command: EditingCommand
  ) -> EditingLine {
    EditingLine(key: key, modifiers: modifiers, title: title, command: command)
  }

  /// The keys that move the caret, and with Shift select.
  private static let moves: [EditingLine] = [
    (KeyEquivalent.leftArrow, EventModifiers(), TextDirection.left, "Left"),
    (.rightArrow, [], .right, "Right"),
    (.leftArrow, .control, .wordLeft, "Word left"), (.leftArrow, .option, .wordLeft, "Word left"),
    (.rightArrow, .control, .wordRight, "Word right"), (.rightArrow, .option, .wordRight, "Word right"),
    (.home, [], .start, "Start"), (.home, .control, .start, "Start"), (.leftArrow, .command, .start, "Start"),
    (.end, [], .end, "End"), (.end, .control, .end, "End"), (.rightArrow, .command, .end, "End"),
  ].flatMap { key, modifiers, direction, title in
    [
      line(key, .exactly(modifiers), title, .move(direction)),
      line(key, .exactly(modifiers.union(.shift)), "Select to \(title.lowercased())", .select(direction)),
    ]
  }

  private static let controlled: [EditingLine] = {
    let control = HeldModifiers.exactly(.control, or: .shift)
    return [
      line(.delete, .plain, "Delete", .remove(.left)),
      line(.deleteForward, .none, "Delete forward", .remove(.right)),
      line("a", control, "Start", .move(.start)),
      line("e", control, "End", .move(.end)),
      line("b", control, "Left", .move(.left)),
      line("f", control, "Right", .move(.right)),
      line("d", control, "Delete forward", .remove(.right)),
      line("h", control, "Delete", .remove(.left)),
      line("k", control, "Cut to end", .take(.end)),
      line("u", control, "Cut to start", .take(.start)),
      line("w", control, "Cut to space", .take(.spaceLeft)),
      line("y", control, "Insert what was cut", .insertRemoved),
      // A terminal sends the same byte for both.
      line("_", control, "Undo", .undo),
      line("/", control, "Undo", .undo),
      line(.delete, control, "Cut word before", .take(.wordLeft)),
      line(.deleteForward, control, "Cut word", .take(.wordRight)),
    ]
  }()

  /// With Alt.
  private static let optional: [EditingLine] = {
    let option = HeldModifiers.exactly(.option, or: .shift)
    return [
      line("a", option, "Select all", .selectAll),
      line("b", option, "Word left", .move(.wordLeft)),
      line("f", option, "Word right", .move(.wordRight)),
      line("d", option, "Cut word", .take(.wordRight)),
      line("_", option, "Redo", .redo),
      line("/", option, "Redo", .redo),
      line(.delete, option, "Cut word before", .take(.wordLeft)),
      line(.deleteForward, option, "Cut word", .take(.wordRight)),
    ]
  }()

  /// With Command, which few terminals report.
  private static let commanded: [EditingLine] = {
    let command = HeldModifiers.exactly(.command, or: .shift)
    return [
      line("a", command, "Select all", .selectAll),
      line("z", .exactly(.command), "Undo", .undo),
      line("z", .exactly([.command, .shift]), "Redo", .redo),
      line("Z", command, "Redo", .redo),
      line(.delete, command, "Cut to start", .take(.start)),
    ]
  }()
}

nonisolated extension TextEditing {
  /// Performs the command of a key.
  mutating func perform(_ command: EditingCommand) {
    switch command {
    case .insert(let text): insert(text)
    case .move(let direction): move(direction)
    case .select(let direction): move(direction, isSelecting: true)
    case .selectAll: selectAll()
    case .remove(let direction): remove(direction)
    case .take(let direction): remove(direction, isKept: true)
    case .insertRemoved: insertRemoved()
    case .undo: undo()
    case .redo: redo()
    }
  }
}
