internal import TerminalUICore

/// The lines of a field that wraps its text, and the effects of keys and the mouse on them.
extension TextFieldNode {
  /// The position at a cell of the field.
  func position(at cell: Point) -> Int {
    guard let lines else { return window.position(at: cell.x, in: editing) }
    return lines.position(row: lines.first &+ cell.y, column: cell.x, in: editing)
  }

  /// The keys that mean something else in a ``TextEditor`` than in a field.
  func editorKeys(_ keys: inout KeyTable) {
    guard let lines else { return }
    if takesNextKey { keys.on(.any, title: "Type as it is") { typeAsItIs($0) } }
    let row = lines.row(of: editing.caret)
    let last = lines.starts.count - 1
    keys.on(.return, with: .none, title: "New line") { edit { $0.insert("\n") } }
    keys.on("v", with: .control, title: "Type next key as it is") { takesNextKey = true }
    // Arrows don't leave the text by accident. Tab leaves it.
    keys.on(.upArrow, with: .none, title: "Start of text", when: row == 0) { edit { $0.place(at: 0) } }
    keys.on(.downArrow, with: .none, title: "End of text", when: row == last) {
      edit { $0.place(at: $0.end) }
    }
    // At the first and the last line these keys do nothing, and don't reach other views.
    keys.on(.pageUp, with: .none, title: "Page up", when: row == 0) {}
    keys.on(.pageDown, with: .none, title: "Page down", when: row == last) {}
    keys.on("k", with: .control, title: "Cut to end of line") {
      cut(to: lines.lastPosition(of: row, in: editing), orNext: .right)
    }
    keys.on("u", with: .control, title: "Cut to start of line") { cut(to: lines.starts[row], orNext: .left) }
  }

  private func typeAsItIs(_ press: KeyPress) {
    takesNextKey = false
    let literal = press.key == .tab ? "\t" : press.key == .return || press.isLineFeed ? "\n" : press.typedText
    if let literal { edit { $0.insert(literal) } }
  }

  /// Cuts the text between the caret and an end of its line.
  ///
  /// A caret at that end cuts the line break.
  private func cut(to end: Int, orNext direction: TextDirection) {
    edit { editing in
      if editing.selection.isEmpty, editing.caret != end {
        editing.place(at: end, isSelecting: true)
      }
      editing.remove(direction, isKept: true)
    }
  }

  /// Adds the keys of a field that shows several lines.
  func lineKeys(_ keys: inout KeyTable) {
    let isSelecting = keys.isShifted
    // Option and Return, with or without Shift.
    keys.on(.return, with: .exactly(.option, or: .shift), title: "New line") { edit { $0.insert("\n") } }
    keys.on(.return, with: .shift, title: "New line") { edit { $0.insert("\n") } }
    // Control and J send the byte of a new line; Control and Return is an app's shortcut, where it has one.
    keys.on("j", with: .control, title: "New line") { edit { $0.insert("\n") } }
    keys.afterAllViews { keys in
      keys.on(.return, with: .control, title: "New line", when: !isControlReturnTaken) {
        edit { $0.insert("\n") }
      }
    }
    // On the first line Up leaves the field, unless the caret is out of sight. Then the key only shows the caret. So does Down on the last line.
    keys.on(.upArrow, title: "Line up", when: isSelecting || !isPartInSight || row(by: -1) != nil) {
      go(to: row(by: -1) ?? caretRow, isSelecting: isSelecting)
    }
    keys.on(.downArrow, title: "Line down", when: isSelecting || !isPartInSight || row(by: 1) != nil) {
      go(to: row(by: 1) ?? caretRow, isSelecting: isSelecting)
    }
    keys.on(.pageUp, title: "Page up", given: pageTarget(forward: false, isSelecting: isSelecting)) {
      turnPage(to: $0, forward: false, isSelecting: isSelecting)
    }
    keys.on(.pageDown, title: "Page down", given: pageTarget(forward: true, isSelecting: isSelecting)) {
      turnPage(to: $0, forward: true, isSelecting: isSelecting)
    }
    for (key, modifiers) in [
      (KeyEquivalent.home, HeldModifiers.plain), ("a", .exactly(.control, or: .shift)),
    ] {
      keys.on(key, with: modifiers, title: "Start of line") {
        guard let position = lines?.starts[caretRow] else { return }
        edit { $0.place(at: position, isSelecting: isSelecting) }
      }
    }
    for (key, modifiers) in [(KeyEquivalent.end, HeldModifiers.plain), ("e", .exactly(.control, or: .shift))]
    {
      keys.on(key, with: modifiers, title: "End of line") {
        guard let lines else { return }
        let position = lines.lastPosition(of: caretRow, in: editing)
        edit { $0.place(at: position, isSelecting: isSelecting) }
      }
    }
  }

  /// Whether Control and Return is a shortcut in the layer of the field.
  var isControlReturnTaken: Bool {
    let press = KeyPress(key: .return, modifiers: .control)
    return unorderedShortcutNodes.contains { $0.matches(press) }
  }

  /// The row that the caret is in.
  private var caretRow: Int { lines?.row(of: editing.caret) ?? 0 }

  /// The row that is `count` rows below that of the caret; `nil` outside of the text.
  private func row(by count: Int) -> Int? {
    let row = caretRow + count
    return lines?.starts.indices.contains(row) == true ? row : nil
  }

  /// Moves the caret to a row.
  ///
  /// The caret keeps the column that it had when it began to move by rows.
  private func go(to row: Int, isSelecting: Bool) {
    guard let lines else { return }
    let column = wantedColumn ?? lines.column(of: editing.caret, in: editing)
    let position = lines.position(row: row, column: column, in: editing)
    edit { $0.place(at: position, isSelecting: isSelecting) }
    wantedColumn = column
  }

  /// The row that Page Up or Page Down leads to; `nil` if there is nothing to scroll.
  ///
  /// Without such a row the keys go to a scroll view around the field.
  private func pageTarget(forward: Bool, isSelecting: Bool) -> Int? {
    guard let lines, let height = item?.size.height, lines.starts.count > height else { return nil }
    let target = min(max(caretRow + (forward ? height : -height), 0), lines.starts.count - 1)
    return target != caretRow || isSelecting ? target : nil
  }

  private func turnPage(to row: Int, forward: Bool, isSelecting: Bool) {
    guard row != caretRow, let lines, let height = item?.size.height else { return }
    let column = wantedColumn ?? lines.column(of: editing.caret, in: editing)
    let position = lines.position(row: row, column: column, in: editing)
    _ = scrollLines(by: forward ? height : -height)
    edit { $0.place(at: position, isSelecting: isSelecting) }
    wantedColumn = column
  }
}
