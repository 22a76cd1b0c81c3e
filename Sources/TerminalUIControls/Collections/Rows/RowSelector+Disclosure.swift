internal import TerminalUICore

/// The keys of a list whose rows can be opened.
extension RowSelector {
  /// Right opens the current row or goes to the next one; Left closes it or goes to its parent.
  ///
  /// `*` opens its siblings.
  ///
  /// - Parameters:
  ///   - keys: The table that the keys are added to.
  ///   - behind: Runs after one of them was used.
  package func disclosureKeys(_ keys: inout KeyTable, then behind: () -> Void = {}) {
    guard canSelect else { return }
    keys.on(.rightArrow, with: .none, title: "Open", given: currentRow?.disclosure?.isOpen) { isOpen in
      if !isOpen {
        currentRow?.disclosure?.set(open: true)
      } else if let row = currentRow, let next = selectableRow(nextTo: row, forward: true) {
        select(next)
      }
      behind()
    }
    keys.on(
      .leftArrow, with: .none, title: "Close",
      given: currentRow?.disclosure.flatMap { $0.isOpen == true ? $0 : nil }
    ) {
      $0.set(open: false)
      behind()
    }
    keys.on(.leftArrow, with: .none, title: "Outer row", given: outerRow) {
      select($0)
      behind()
    }
    keys.on("*", title: "Open all beside", given: currentRow?.disclosure) {
      if let place = $0.openSiblings() { selection.cursorMoves(to: place) }
      followSelection()
      behind()
    }
  }

  /// The row that the current one is below.
  private var outerRow: ListRowNode? {
    guard let row = currentRow, let outer = row.outerRow, outer !== row else { return nil }
    return outer
  }
}
