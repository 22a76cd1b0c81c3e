/// The changes of a text that can be undone and redone.
///
/// Characters typed one after the other are one change, a word at a time, and so are characters removed one after
/// the other; of very many, 4 KiB at a time. At most 200 changes and 1 MiB of text are kept, or the latest change alone.
nonisolated struct EditHistory {
  /// One change: at a position, some text took the place of another.
  struct Edit {
    var position: Int
    var removed: String
    var inserted: String
    /// Caret and anchor before the change.
    var caret: Int
    var anchor: Int
    var kind: Kind
  }

  package enum Kind { case typing, removingLeft, removingRight, other }

  private var done: [Edit] = []
  private var undone: [Edit] = []
  /// Whether the next change may belong to the last one.
  private var isOpen = false
  /// The bytes of text in `done`.
  private var size = 0

  static let mostEdits = 200
  static let mostBytes = 1 << 20
  /// The most bytes of a change that others are joined to: each joins at the cost of its length.
  static let mostJoinedBytes = 1 << 12

  /// Adds a change; changes that were undone can't be redone any more.
  package mutating func add(_ edit: Edit) {
    undone = []
    size += edit.size
    if isOpen, let last = done.last, let joined = Self.join(last, edit) {
      done[done.count - 1] = joined
    } else {
      done.append(edit)
    }
    isOpen = true
    while done.count > 1, done.count > Self.mostEdits || size > Self.mostBytes {
      size -= done.removeFirst().size
    }
  }

  /// The next change is one of its own.
  package mutating func close() { isOpen = false }

  /// The change to take back.
  mutating func undo() -> Edit? {
    isOpen = false
    guard let edit = done.popLast() else { return nil }
    size -= edit.size
    undone.append(edit)
    return edit
  }

  /// The change to make again.
  mutating func redo() -> Edit? {
    isOpen = false
    guard let edit = undone.popLast() else { return nil }
    size += edit.size
    done.append(edit)
    return edit
  }

  /// Two changes as one, if they belong together.
  private static func join(_ first: Edit, _ second: Edit) -> Edit? {
    guard first.size < mostJoinedBytes else { return nil }
    var edit = first
    switch (first.kind, second.kind) {
    case (.typing, .typing):
      let startsWord =
        first.inserted.last?.isWhitespace == true && second.inserted.first?.isWhitespace == false
      guard !startsWord, second.position == first.position + first.inserted.utf8.count else { return nil }
      edit.inserted += second.inserted
    case (.removingLeft, .removingLeft):
      guard second.position + second.removed.utf8.count == first.position else { return nil }
      edit.position = second.position
      edit.removed = second.removed + first.removed
    case (.removingRight, .removingRight):
      guard second.position == first.position else { return nil }
      edit.removed += second.removed
    default: return nil
    }
    return edit
  }
}

nonisolated extension EditHistory.Edit {
  fileprivate var size: Int { removed.utf8.count + inserted.utf8.count }
}
