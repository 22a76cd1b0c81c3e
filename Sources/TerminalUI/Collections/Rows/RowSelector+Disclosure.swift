/// What the keys do in a list whose rows can be opened.
extension RowSelector {
  /// Right opens the current row, or goes to the next one; Left closes it, or goes to the one it is below; `*` opens those beside it.
  func takeDisclosureKey(_ press: KeyPress) -> Bool {
    guard canSelect, press.modifiers.held.isSubset(of: .shift), press.phase != .up else { return false }
    switch press.key {
    case .rightArrow where press.modifiers.held.isEmpty:
      guard let disclosure = currentRow?.disclosure, let isOpen = disclosure.isOpen else { return false }
      if !isOpen {
        disclosure.set(open: true)
      } else if let row = currentRow, let next = selectableRow(nextTo: row, forward: true) {
        select(next)
      }
    case .leftArrow where press.modifiers.held.isEmpty:
      guard let row = currentRow else { return false }
      if let disclosure = row.disclosure, disclosure.isOpen == true {
        disclosure.set(open: false)
      } else {
        guard let outer = row.outerRow, outer !== row else { return false }
        select(outer)
      }
    case "*":
      guard let disclosure = currentRow?.disclosure else { return false }
      if let place = disclosure.openSiblings() { selection.cursorMoves(to: place) }
      followSelection()
    default: return false
    }
    return true
  }
}
