internal import TerminalUICore

/// The keys of a list.
extension RowSelector {
  /// The keys of the rows.
  package func keys(_ keys: inout KeyTable) {
    guard let scroll else { return }
    keys.on(
      matching: { $0.key == .escape }, called: "escape", title: "Cancel", when: gathering != nil
    ) { _ in stopGathering() }
    keys.observe(.any) { stopGathering() }
    if isActive { editingKeys(&keys) }
    keys.on("a", with: .control, title: "Select all", when: canSelectMany) { selectAll() }
    keys.observe(.contextMenu) { tellMenu() }
    keys.on(.contextMenu, title: "Menu", when: { _ in isActive && currentMenu != nil }) { _ in
      currentMenu?.openAtFocus()
    }
    swipeKeys(&keys)
    keys.on(.return, with: .none, title: "Open", when: isActive && hasPrimaryAction) { runPrimaryAction() }
    disclosureKeys(&keys) { comeBack() }
    if canSelect {
      movingKeys(&keys)
    } else if isActive {
      scroll.keys(&keys, arrows: true)
    } else {
      readingKeys(&keys)
    }
  }

  /// Moves the focus back to the list, so that keys continue from the selected row, and not from a view in another row.
  ///
  /// That row stays in sight. In a scroll view the key may give the list another height, so a place before that isn't enough.
  private func comeBack() {
    if !isActive { node?.takeFocus(isRevealed: false) }
    if scroll?.isInScrollView == true { node?.keepPartInSight() }
  }

  /// The keys that move the current row; with Shift they extend the selection.
  private func movingKeys(_ keys: inout KeyTable) {
    let manner: SelectionManner = keys.isShifted ? .extending : .only
    func on(_ key: KeyEquivalent, _ title: String, _ move: () -> Void) {
      keys.on(key, title: title) {
        move()
        comeBack()
      }
    }
    on(.downArrow, "Next row") { step(forward: true, manner) }
    on(.upArrow, "Row before") { step(forward: false, manner) }
    on(.pageDown, "Page down") { page(forward: true, manner) }
    on(.pageUp, "Page up") { page(forward: false, manner) }
    on(.home, "First row") { selectEnd(first: true, manner) }
    on(.end, "Last row") { selectEnd(first: false, manner) }
    if canSelectMany, !spaceContinuesName {
      on(.space, "Select") { currentRow.map { select($0, .toggling) } }
    }
  }

  /// The row that keys go on from; `nil` where it has left, even if others are selected.
  private var rowToGoOnFrom: ListRowNode? {
    if canSelectMany, leftRow?.isGone == true, currentRow?.disclosure?.isOpen != false { return nil }
    return currentRow
  }

  /// Goes to the next or previous row.
  private func step(forward: Bool, _ manner: SelectionManner) {
    guard let current = rowToGoOnFrom else { return selectVisible(first: forward, manner) }
    if scrollThrough(current, forward: forward, most: 1) { return }
    guard let next = selectableRow(nextTo: current, forward: forward) else {
      // Headers and footers beyond the last row come into sight.
      if forward { scroll?.scrollToEnd(of: .vertical) } else { scroll?.scroll(to: .zero) }
      return
    }
    select(next, manner)
    if !forward { showEnd(of: next) }
  }

  /// Moves by the visible rows, and selects the row that takes the place of the selected one.
  private func page(forward: Bool, _ manner: SelectionManner) {
    guard let current = rowToGoOnFrom, let scroll, let rows else {
      return selectVisible(first: forward, manner)
    }
    if current.isNew {
      current.scrollIntoSight()
      scroll.host.layOut()
    }
    if scrollThrough(current, forward: forward) { return }
    let before = scroll.offset.y
    let line = (scroll.rect(of: current)?.minY ?? before) - before
    // At an end the rows move less, and the selection makes up for it.
    let rest = scrollPage(forward: forward)
    let wanted = min(max(line + rest, 0), max(scroll.viewport.height - 1, 0))
    if let row = rowToRead(at: scroll.offset.y + wanted, forward: forward) {
      return selectToRead(row, manner)
    }
    guard let row = rows.item(at: scroll.offset.y + wanted) ?? rows.neighbour(of: nil, forward: !forward)
    else {
      return
    }
    guard
      let found = selectable(row) ?? selectableRow(nextTo: row, forward: forward)
        ?? selectableRow(nextTo: row, forward: !forward)
    else { return }
    select(found, manner)
  }

  /// Goes to the first or the last row.
  private func selectEnd(first: Bool, _ manner: SelectionManner) {
    guard let rows, let scroll, let end = rows.neighbour(of: nil, forward: first) else { return }
    if end.isUnknownRow {
      // The row at the end can be selected once it has been loaded.
      if first { scroll.scroll(to: .zero) } else { scroll.scrollToEnd(of: .vertical) }
      return
    }
    if let row = selectable(end) {
      select(row, manner)
      if !first { showEnd(of: row) }
      return
    }
    guard let row = selectableRow(nextTo: end, forward: first) else { return }
    select(row, manner)
    scroll.host.layOut()
    if first { scroll.scroll(to: .zero) } else { scroll.scrollToEnd(of: .vertical) }
  }

  /// Selects the first or last row in sight, or the neighbour of a selected row that has left: nothing is selected.
  private func selectVisible(first: Bool, _ manner: SelectionManner) {
    guard let rows, let scroll else { return }
    if let row = rowInLeftPlace(forward: first) { return select(row, manner) }
    let line = first ? scroll.offset.y : scroll.offset.y + max(scroll.viewport.height - 1, 0)
    guard let row = rows.item(at: line) ?? rows.neighbour(of: nil, forward: first),
      let found = selectable(row) ?? selectableRow(nextTo: row, forward: first)
    else { return }
    select(found, manner)
  }

  func selectable(_ item: ItemNode) -> ListRowNode? {
    guard let row = item.asRow, row.selectionHash != nil else { return nil }
    return row
  }

  /// The nearest row in a direction that can be selected.
  func selectableRow(nextTo item: ItemNode, forward: Bool) -> ListRowNode? {
    var next = rows?.neighbour(of: item, forward: forward)
    // Rows that can't be selected are few: headers and footers.
    for _ in 0..<1000 {
      guard let item = next, !item.isUnknownRow else { return nil }
      if let row = selectable(item) { return row }
      next = rows?.neighbour(of: item, forward: forward)
    }
    return nil
  }

  // MARK: What is in a row

  /// The keys that scroll by pages or to an end, and move the focus to a visible view.
  ///
  /// The arrows continue from there.
  private func readingKeys(_ keys: inout KeyTable) {
    keys.on(.upArrow, with: .none, title: "Up", when: canRead(forward: false)) {
      scroll?.scroll(dx: 0, dy: -1)
    }
    keys.on(.downArrow, with: .none, title: "Down", when: canRead(forward: true)) {
      scroll?.scroll(dx: 0, dy: 1)
    }
    let line = node?.host.focusedLine
    keys.on(.pageUp, with: .none, title: "Page up", given: line) { scrollWithFocus(.pageUp, to: $0) }
    keys.on(.pageDown, with: .none, title: "Page down", given: line) { scrollWithFocus(.pageDown, to: $0) }
    keys.on(.home, with: .none, title: "Start", given: line) { _ in
      scrollWithFocus(.home, to: -CellLimit.maximum)
    }
    keys.on(.end, with: .none, title: "End", given: line) { _ in
      scrollWithFocus(.end, to: CellLimit.maximum)
    }
  }

  /// Whether an arrow leads to rows to read: where there is no control in sight to go to.
  private func canRead(forward: Bool) -> Bool {
    guard let scroll, let node, node.host.focusedLine != nil else { return false }
    let top = scroll.absoluteOrigin.y
    return !node.leadsFocus(down: forward, to: (top - 1)..<(top + scroll.viewport.height + 1))
      && scroll.canMove(.vertical, forward: forward)
  }

  private func scrollWithFocus(_ key: KeyEquivalent, to line: Int) {
    guard let scroll, let node else { return }
    guard scroll.scroll(by: KeyPress(key: key), arrows: false) else {
      return node.focusView(
        nearestToLine: key == .pageUp || key == .home ? -CellLimit.maximum : CellLimit.maximum)
    }
    scroll.host.layOut()
    node.focusView(nearestToLine: line)
  }

  /// The action of Return, and of Space where it doesn't select: that of the row's first control.
  ///
  /// A field has no action, and gets the focus.
  ///
  /// They open or close a row without controls; a row with controls opens and closes by Left and Right.
  var opening: (() -> Void)? {
    guard let row = currentRow else { return nil }
    // A control that is the row itself is above the item that the list makes of it.
    let view = row.outermost { $0.flags.contains(.pass) }
    if view.firstFocusable != nil { return { _ = view.activateFirstFocusable() } }
    guard let mark = row.firstContent({ $0 as? DisclosureMarkNode }), mark.canActivate else { return nil }
    return { _ = mark.activate() }
  }
}
