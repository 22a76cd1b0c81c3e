/// What a key does in a text field.
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
  init?(_ press: KeyPress) {
    guard press.phase != .up else { return nil }
    if let text = press.typedText {
      self = .insert(text)
      return
    }
    let modifiers = press.modifiers.held.subtracting(.shift)
    let isShifted = press.modifiers.contains(.shift)
    if let direction = Self.direction(press.key, modifiers) {
      self = isShifted ? .select(direction) : .move(direction)
      return
    }
    let character = press.key.character
    switch modifiers {
    case [] where press.key == .delete: self = .remove(.left)
    case [] where press.key == .deleteForward && !isShifted: self = .remove(.right)
    case .control:
      guard let command = Self.controlled(press.key, character) else { return nil }
      self = command
    case .option:
      guard let command = Self.optional(press.key, character) else { return nil }
      self = command
    case .command:
      guard let command = Self.commanded(press.key, character, isShifted) else { return nil }
      self = command
    default: return nil
    }
  }

  /// Where a key moves the caret.
  private static func direction(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> TextDirection? {
    switch (key, modifiers) {
    case (.leftArrow, []): .left
    case (.rightArrow, []): .right
    case (.leftArrow, .control), (.leftArrow, .option): .wordLeft
    case (.rightArrow, .control), (.rightArrow, .option): .wordRight
    case (.home, []), (.home, .control), (.leftArrow, .command): .start
    case (.end, []), (.end, .control), (.rightArrow, .command): .end
    default: nil
    }
  }

  /// With Control.
  private static func controlled(_ key: KeyEquivalent, _ character: Character) -> EditingCommand? {
    switch character {
    case "a": .move(.start)
    case "e": .move(.end)
    case "b": .move(.left)
    case "f": .move(.right)
    case "d": .remove(.right)
    case "h": .remove(.left)
    case "k": .take(.end)
    case "u": .take(.start)
    case "w": .take(.spaceLeft)
    case "y": .insertRemoved
    // A terminal sends the same byte for both.
    case "_", "/": .undo
    default: key == .delete ? .take(.wordLeft) : key == .deleteForward ? .take(.wordRight) : nil
    }
  }

  /// With Alt.
  private static func optional(_ key: KeyEquivalent, _ character: Character) -> EditingCommand? {
    switch character {
    case "a": .selectAll
    case "b": .move(.wordLeft)
    case "f": .move(.wordRight)
    case "d": .take(.wordRight)
    case "_", "/": .redo
    default: key == .delete ? .take(.wordLeft) : key == .deleteForward ? .take(.wordRight) : nil
    }
  }

  /// With Command, which few terminals tell.
  private static func commanded(
    _ key: KeyEquivalent, _ character: Character, _ isShifted: Bool
  ) -> EditingCommand? {
    switch character {
    case "a": .selectAll
    case "z": isShifted ? .redo : .undo
    case "Z": .redo
    default: key == .delete ? .take(.start) : nil
    }
  }
}

nonisolated extension TextEditing {
  /// Does what a key says.
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
