/// What the keys do in a list.
extension RowSelector {
  func takeKey(_ press: KeyPress) -> Bool {
    guard press.phase != .up, let scroll else { return false }
    if gathering != nil, stopGathering(), press.key == .escape { return true }
    if isActive, takeEditingKey(press) { return true }
    if canSelectMany, press.key == "a", press.modifiers.held == .control {
      selectAll()
      return true
    }
    if press.opensContextMenu {
      tellMenu()
      if isActive, let menu = currentMenu {
        menu.openAtFocus()
        return true
      }
    }
    if takeSwipeKey(press) { return true }
    guard press.isPlain else { return false }
    if press.key == .return, isActive, press.modifiers.held.isEmpty, runPrimaryAction() { return true }
    if takeDisclosureKey(press) {
      if !isActive { node?.takeFocus(isRevealed: false) }
      return true
    }
    guard canSelect else { return isActive ? scroll.scroll(by: press, arrows: true) : scrollWithFocus(press) }
    let manner: SelectionManner = press.modifiers.contains(.shift) ? .extending : .only
    guard takeMovingKey(press, manner) else { return false }
    // The keys go on from the selected row, and no more to a view in another one.
    if !isActive { node?.takeFocus(isRevealed: false) }
    return true
  }

  private func takeMovingKey(_ press: KeyPress, _ manner: SelectionManner) -> Bool {
    switch press.key {
    case .downArrow: step(forward: true, manner)
    case .upArrow: step(forward: false, manner)
    case .pageDown: page(forward: true, manner)
    case .pageUp: page(forward: false, manner)
    case .home: selectEnd(first: true, manner)
    case .end: selectEnd(first: false, manner)
    case .space where canSelectMany: currentRow.map { select($0, .toggling) }
    default: return false
    }
    return true
  }

  /// Goes to the next or previous row.
  private func step(forward: Bool, _ manner: SelectionManner) {
    guard let current = currentRow else { return selectVisible(first: forward, manner) }
    guard let next = selectableRow(nextTo: current, forward: forward) else {
      // Headers and footers beyond the last row come into sight.
      if forward { scroll?.scrollToEnd(of: .vertical) } else { scroll?.scroll(to: .zero) }
      return
    }
    select(next, manner)
  }

  /// Moves the rows by as many as are visible, and selects the one that comes to stand where the selected one was.
  private func page(forward: Bool, _ manner: SelectionManner) {
    guard let current = currentRow, let scroll, let rows else {
      return selectVisible(first: forward, manner)
    }
    if current.isNew {
      current.scrollIntoSight()
      scroll.host.layOut()
    }
    let length = scroll.viewport.height
    let before = scroll.offset.y
    let line = (scroll.rect(of: current)?.minY ?? before) - before
    scroll.scroll(dx: 0, dy: forward ? length : -length)
    // At an end the rows move less, and the selection makes up for it.
    let rest = (forward ? length : -length) - (scroll.offset.y - before)
    scroll.host.layOut()
    let wanted = min(max(line + rest, 0), max(length - 1, 0))
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
    if let row = selectable(end) { return select(row, manner) }
    guard let row = selectableRow(nextTo: end, forward: first) else { return }
    select(row, manner)
    scroll.host.layOut()
    if first { scroll.scroll(to: .zero) } else { scroll.scrollToEnd(of: .vertical) }
  }

  /// Selects the first or last row in sight: nothing was selected.
  private func selectVisible(first: Bool, _ manner: SelectionManner) {
    guard let rows, let scroll else { return }
    let line = first ? scroll.offset.y : scroll.offset.y + max(scroll.viewport.height - 1, 0)
    guard let row = rows.item(at: line) ?? rows.neighbour(of: nil, forward: first),
      let found = selectable(row) ?? selectableRow(nextTo: row, forward: first)
    else { return }
    select(found, manner)
  }

  private func selectable(_ item: ItemNode) -> ListRowNode? {
    guard let row = item.asRow, row.selectionHash != nil else { return nil }
    return row
  }

  func selectableRow(nextTo item: ItemNode, forward: Bool) -> ListRowNode? {
    var next = rows?.neighbour(of: item, forward: forward)
    // Rows that can't be selected are few: headers and footers.
    for _ in 0..<1000 {
      guard let item = next else { return nil }
      if let row = selectable(item) { return row }
      next = rows?.neighbour(of: item, forward: forward)
    }
    return nil
  }

  // MARK: What is in a row

  /// Scrolls by pages or to an end, and the focus goes along to a view in sight: the arrows go on from there.
  private func scrollWithFocus(_ press: KeyPress) -> Bool {
    guard press.modifiers.held.isEmpty, let scroll, let node, let line = node.host.focusedLine else {
      return false
    }
    let wish: Int
    switch press.key {
    case .upArrow, .downArrow:
      // Where there is no control in sight to go to, there are rows to read.
      let top = scroll.absoluteOrigin.y
      let isLed = node.leadsFocus(
        down: press.key == .downArrow, to: (top - 1)..<(top + scroll.viewport.height + 1))
      return !isLed && scroll.scroll(by: press, arrows: true)
    case .pageUp, .pageDown: wish = line
    case .home: wish = -CellLimit.maximum
    case .end: wish = CellLimit.maximum
    default: return false
    }
    if !scroll.scroll(by: press, arrows: false) {
      node.focusView(
        nearestToLine: press.key == .pageUp || press.key == .home ? -CellLimit.maximum : CellLimit.maximum)
      return true
    }
    scroll.host.layOut()
    node.focusView(nearestToLine: wish)
    return true
  }

  /// Return, and Space where it doesn't select, do what the first control of the row does; a field, which has no such thing to do, gets the focus.
  ///
  /// They open or close a row without controls: one with controls hears Left and Right for that.
  func openRow(_ press: KeyPress) -> Bool {
    guard press.key == .return || press.key == .space, press.modifiers.held.isEmpty, press.phase != .up,
      let row = currentRow
    else { return false }
    // A control that is the row itself is above the item that the list makes of it.
    let view = row.outermost { $0.flags.contains(.pass) }
    return view.activateFirstFocusable() || row.firstContent { $0 as? OutlineMarkNode }?.activate() ?? false
  }
}
