/// The lines of a field that wraps its text: what the keys and the mouse do with them.
extension TextFieldNode {
  /// The position at a cell of the field.
  func position(at cell: Point) -> Int {
    guard let lines else { return window.position(at: cell.x, in: editing) }
    return lines.position(row: lines.first &+ cell.y, column: cell.x, in: editing)
  }

  /// Takes a key that means something else in a ``TextEditor`` than in a field: `nil` for the others.
  func takeEditorKey(_ press: KeyPress) -> KeyPress.Result? {
    guard let lines, press.phase != .up else { return nil }
    let modifiers = press.modifiers.held
    if takesNextKey {
      takesNextKey = false
      let literal = press.key == .tab ? "\t" : press.key == .return ? "\n" : press.typedText
      if let literal { edit { $0.insert(literal) } }
      return .handled
    }
    let row = lines.row(of: editing.caret)
    switch (press.key, modifiers) {
    case (.return, []): edit { $0.insert("\n") }
    case ("v", .control): takesNextKey = true
    // Nothing leads out of a text by accident: Tab does.
    case (.upArrow, []) where row == 0: edit { $0.place(at: 0) }
    case (.downArrow, []) where row == lines.starts.count - 1: edit { $0.place(at: $0.end) }
    case (.pageUp, []) where row == 0, (.pageDown, []) where row == lines.starts.count - 1: break
    case ("k", .control): take(to: lines.lastPosition(of: row, in: editing), or: .right)
    case ("u", .control): take(to: lines.starts[row], or: .left)
    default: return nil
    }
    return .handled
  }

  /// Removes what is between the caret and an end of its line; there, what ends the line.
  private func take(to end: Int, or direction: TextDirection) {
    edit { editing in
      if editing.selection.isEmpty, editing.caret != end {
        editing.place(at: end, isSelecting: true)
      }
      editing.remove(direction, isKept: true)
    }
  }

  /// Takes a key that has to do with lines, where there are several: `nil` for the others.
  func takeLineKey(_ press: KeyPress) -> KeyPress.Result? {
    guard let lines, press.phase != .up else { return nil }
    let modifiers = press.modifiers.held.subtracting(.shift)
    let isSelecting = press.modifiers.contains(.shift)
    if press.key == .return {
      guard modifiers == .option || (modifiers == [] && isSelecting) else { return nil }
      edit { $0.insert("\n") }
      return .handled
    }
    let row = lines.row(of: editing.caret)
    switch (press.key, modifiers) {
    case (.upArrow, []), (.downArrow, []):
      let target = press.key == .upArrow ? row - 1 : row + 1
      // At the first and the last line the keys lead to other views.
      guard lines.starts.indices.contains(target) else { return isSelecting ? .handled : .ignored }
      let column = wantedColumn ?? lines.column(of: editing.caret, in: editing)
      let position = lines.position(row: target, column: column, in: editing)
      edit { $0.place(at: position, isSelecting: isSelecting) }
      wantedColumn = column
    case (.pageUp, []), (.pageDown, []):
      // Where there is nothing to scroll the keys are for a scroll view around.
      guard let height = item?.size.height, lines.starts.count > height else { return nil }
      let target = min(max(row + (press.key == .pageUp ? -height : height), 0), lines.starts.count - 1)
      guard target != row else { return isSelecting ? .handled : .ignored }
      let column = wantedColumn ?? lines.column(of: editing.caret, in: editing)
      let position = lines.position(row: target, column: column, in: editing)
      _ = scrollLines(by: press.key == .pageUp ? -height : height)
      edit { $0.place(at: position, isSelecting: isSelecting) }
      wantedColumn = column
    case (.home, []), ("a", .control):
      edit { $0.place(at: lines.starts[row], isSelecting: isSelecting) }
    case (.end, []), ("e", .control):
      let position = lines.lastPosition(of: row, in: editing)
      edit { $0.place(at: position, isSelecting: isSelecting) }
    default: return nil
    }
    return .handled
  }
}
