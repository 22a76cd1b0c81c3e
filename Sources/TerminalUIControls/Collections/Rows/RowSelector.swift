internal import TerminalUICore

/// Selects the rows of a list or a table: the selection, the cursor, the keys, the mouse and type-ahead.
///
/// The selection is a ``SelectionModel``. The selector also keeps the current row as a node, and its place. So the next row is found without
/// searching the others, even if the current row is out of sight.
package final class RowSelector<Value: Hashable>: RowControl {
  private var one: Binding<Value?>?
  private(set) var many: Binding<Set<Value>>?
  package var selection = SelectionModel<Value>()
  /// Returns the value of a row for a selection, if neither a modifier nor an element gives it.
  private let givenValue: ((ListRowNode) -> Value?)?
  /// The hashes of the old selection, if an evaluation has found a new selection.
  private var formerHashes: SelectedHashes?
  private var clicks = ClickCount()
  /// Takes the list back from the ``RowAdvance`` that it has joined.
  private var leaveAdvance: (() -> Void)?
  /// The row reports when it leaves.
  private unowned(unsafe) var cursorRow: ListRowNode?
  /// The groups around a selected row that has left.
  private var leftGroups: GroupsAround? {
    didSet { oldValue?.stop() }
  }
  /// Where the row was that keys went on from, and that has left.
  private(set) var leftRow: LeftRow? {
    didSet { oldValue?.stop() }
  }
  /// Whether rows change in this update, at whose end a selected row that was in sight is so again.
  private var isWatching = false
  /// How many elements there were after the last change while the selected row was gone, or not there yet.
  private var elementCount = 0
  /// The values collected while all rows are being selected.
  var gathering: RowGathering<Value>?

  package init(
    one: Binding<Value?>?, many: Binding<Set<Value>>?, givenValue: ((ListRowNode) -> Value?)? = nil
  ) {
    (self.one, self.many, self.givenValue) = (one, many, givenValue)
  }

  package override func attach(to node: any RowsNode) {
    super.attach(to: node)
    leaveAdvance = rowAdvance?.join { [unowned(unsafe) self] in canSelect && !selection.isEmpty }
  }

  /// Takes where the app has the selection; the node is evaluated after that.
  package func update(one: Binding<Value?>?, many: Binding<Set<Value>>?) {
    (self.one, self.many) = (one, many)
  }

  package override var canSelect: Bool { one != nil || many != nil }
  var canSelectMany: Bool { many != nil }

  // MARK: What is selected

  package override func readSources(_ values: EnvironmentValues) {
    super.readSources(values)
    if let former = many == nil ? selection.adopt(one?.wrappedValue) : adoptMany() {
      formerHashes = former
      leftGroups = nil
      if cursorRow.map(isSelected) != true { noteOtherSelection() }
      if gathering != nil { stopGathering() }
    }
  }

  /// The app has selected other rows: keys go on from these, not from where a row has left, and one alone comes into sight.
  @inline(never) private func noteOtherSelection() {
    guard !selection.isEmpty else { return }
    (cursorRow, leftRow) = (nil, nil)
    if selection.many.count <= 1, let scroll, !scroll.flags.contains(.isNew) { followSelection() }
  }

  // Unspecialised code looks up the types that it needs, 120 instructions each: code for many rows is in functions of its own.
  @inline(never) private func adoptMany() -> SelectedHashes? {
    selection.adopt(many?.wrappedValue ?? [])
  }

  /// The node was evaluated: rows that are selected now, or aren't any more, look so.
  package func updateRows() {
    guard let former = formerHashes else { return }
    formerHashes = nil
    updateMadeRows(former, selection.hashes)
  }

  package override func isSelected(_ row: ListRowNode) -> Bool {
    guard !selection.hashes.isEmpty, let slot = row.slot, let hash = hash(ofRowIn: slot),
      selection.hashes.mayContain(hash)
    else { return false }
    return isValueSelected(of: row)
  }

  @inline(never) private func isValueSelected(of row: ListRowNode) -> Bool {
    guard let value = value(of: row) else { return false }
    // Where one row can be selected its value alone is looked at: to call a method is to copy the whole.
    if many != nil { return selection.contains(value) }
    guard let one = selection.one else { return false }
    return one == value
  }

  override func selectionHash(of row: ListRowNode) -> Int? {
    if let element = row.plainElement, let hash = element.elementHash(as: Value.self) { return hash }
    return hashOfValue(of: row)
  }

  @inline(never) private func hashOfValue(of row: ListRowNode) -> Int? { value(of: row)?.hashValue }

  /// Returns the value of a row for the selection; `nil` for a row that can't be selected.
  package func value(of row: ListRowNode) -> Value? {
    if let element = row.plainElement, let value = element.element(as: Value.self) { return value }
    return valueByTraits(of: row)
  }

  @inline(never) private func valueByTraits(of row: ListRowNode) -> Value? {
    if let value = givenValue?(row) { return value }
    var group: Node?
    if row.hasTraits {
      if row.trait(SelectionDisabledKey.self) { return nil }
      group = row.groupContent
      if let tag = row.trait(TagKey<Value>.self, inside: group) { return tag }
    }
    return row.firstAround(to: .item, below: group) { node in
      if let row = node.asWindowRow { return row.element(as: Value.self) }
      guard let identity = node.identity else { return nil }
      return identity.base as? Value
    }
  }

  // MARK: The cursor

  /// The row from which keys go on; it is made if it is out of sight.
  package var currentRow: ListRowNode? {
    if let row = cursorRow, row.isNew ? isSelected(row) : row.isSelected { return row }
    return selection.hashes.isEmpty ? nil : findCurrentRow() ?? hidingRow(makesRows: true)
  }

  /// The row of the closed group that contained a selected row; if unknown, the first closed one in sight.
  @inline(never) private func hidingRow(makesRows: Bool) -> ListRowNode? {
    if let row = leftGroups?.closedRow(makesRows: makesRows) { return row }
    var found: ListRowNode?
    visitRows { row in
      if found == nil, row.disclosure?.isOpen == false, scroll?.shows(row) == true { found = row }
    }
    return found
  }

  @inline(never) private func findCurrentRow() -> ListRowNode? {
    guard let rows else { return nil }
    if let found = madeCurrentRow ?? returnedRow { return found }
    let hint = selection.cursorHint
    guard let wanted = selection.current else { return nil }
    for list in rows.windows {
      let expected = ObjectIdentifier(list) == hint.list ? hint.place : nil
      if let row = row(with: wanted, in: list, expected: expected) { return row }
    }
    // The value's row may be in a row of rows, such as a section, that has no node.
    let row = rows.content.firstNode(withID: AnyHashable(wanted))?.firstRow
    return row.flatMap { value(of: $0) == wanted ? $0 : nil }
  }

  /// The row that keys went on from, if it is only out of sight.
  private var returnedRow: ListRowNode? { leftRow?.makeAgain() == true ? madeCurrentRow : nil }

  package override var rowWithCursor: ListRowNode? {
    if let row = cursorRow, row.isSelected { return row }
    if selection.hashes.isEmpty { return nil }
    return madeCurrentRow ?? hidingRow(makesRows: false)
  }

  /// The selected row that keys go on from, of those that were made; else another selected one.
  private var madeCurrentRow: ListRowNode? {
    let cursor = selection.cursor
    var found: ListRowNode?
    visitRows { row in
      if found == nil, row.isSelected, value(of: row).map({ $0 == cursor || many == nil }) == true {
        found = row
      }
    }
    if found == nil { visitRows { row in if found == nil, row.isSelected { found = row } } }
    return found
  }

  /// The terminal's cursor: in the selected row, if that is in sight.
  package var cursor: Cursor? {
    if let row = cursorRow, row.isSelected {
      if let cursor = rowCursor(row) { return cursor }
    } else if !selection.hashes.isEmpty {
      var found: Cursor?
      visitMadeRows { if found == nil, $0.isSelected { found = rowCursor($0) } }
      return found ?? hidingRow(makesRows: false).flatMap(rowCursor)
    }
    return nil
  }

  private func rowCursor(_ row: ListRowNode) -> Cursor? { node?.hidesCursor == true ? nil : row.labelCursor }

  /// Whether a selected row in sight, or the focus sign, shows that keys go to the list.
  package var looksFocused: Bool {
    if selectsParts { return true }
    if selection.hashes.isEmpty { return scroll?.isSignInSight == true }
    if let row = cursorRow, row.isSelected { return row.isInSight }
    var isSeen = false
    visitMadeRows { if !isSeen, $0.isSelected { isSeen = $0.isInSight } }
    return isSeen
  }

  /// The scroll view with the focus sign, while no selected row looks focused.
  package var signedItem: ItemNode? {
    isActive && !selectsParts && selection.hashes.isEmpty ? scroll : nil
  }

  override var keptRow: ListRowNode? { cursorRow.flatMap { $0.isSelected ? $0 : nil } }

  override func rowsWillChange() {
    // A list that follows its tail keeps following it.
    guard !isWatching, !selection.hashes.isEmpty, let scroll, scroll.configuration.anchor == nil else {
      return
    }
    isWatching = true
    let row = rowWithCursor
    let wasInSight = row.map { scroll.shows($0) } ?? false
    let wasGone = row == nil && (leftRow?.isGone ?? (elementCount > 0 || !hasMadeRows))
    afterUpdate { [self] in
      isWatching = false
      // The row may have gone too far away to have a node.
      let isToBeSeen = wasInSight ? leftRow?.isKnownToBeGone != true : wasGone && isActive && mayHaveReturned
      elementCount = wasGone ? presentCount : 0
      if isToBeSeen { bringSelectionBack() }
    }
  }

  private var presentCount: Int { rows?.windows.reduce(0) { $0 + $1.count } ?? 0 }

  /// Whether a row that was gone may be there again: it is looked for among few rows, or where most are new.
  private var mayHaveReturned: Bool {
    let count = presentCount
    return rowWithCursor != nil || count <= WindowList.mostLookedAt || count / 2 >= elementCount
  }

  private func hint(of row: ListRowNode) -> RowHint {
    guard let element = row.windowRow, let list = element.list else { return RowHint() }
    return RowHint(list: ObjectIdentifier(list), place: element.place, version: list.version)
  }

  override func remove(_ row: ListRowNode) {
    if cursorRow === row || cursorRow == nil && leftRow == nil && row.isSelected {
      cursorRow = nil
      leftGroups = GroupsAround(row)
      leftRow = rows.map { LeftRow(row, in: $0) }
    }
    super.remove(row)
  }

  /// The row nearest to the row that keys continued from, if that row is gone.
  ///
  /// With `forward` a row behind it is preferred, or else a row before it.
  func rowInLeftPlace(forward: Bool) -> ListRowNode? {
    guard let leftRow, leftRow.isGone else { return nil }
    func nearest(_ forward: Bool) -> ListRowNode? {
      leftRow.first(forward: forward) { selectable($0) ?? selectableRow(nextTo: $0, forward: forward) }
    }
    guard let behind = nearest(true) else { return nearest(false) }
    return forward ? behind : selectableRow(nextTo: behind, forward: false) ?? behind
  }

  /// Brings the selected row into sight again at the end of the update.
  func followSelection() { afterUpdate { [self] in bringSelectionBack() } }

  private func bringSelectionBack() {
    guard let scroll else { return }
    // Rows that aren't measured yet may still move it.
    if let row = rowWithCursor, scroll.shows(row) { return scroll.reveal(row) }
    cursorRow = nil
    guard let row = currentRow else { return elementCount = presentCount }
    cursorRow = row
    row.scrollIntoSight()
  }

  // MARK: Selecting

  /// Selects a row and makes it visible.
  func select(_ row: ListRowNode, _ manner: SelectionManner = .only) {
    guard let value = value(of: row) else { return }
    (leftGroups, leftRow) = (nil, nil)
    if many != nil {
      selectAmongMany(row, value, manner)
    } else {
      selection.select(value, at: hint(of: row))
      one?.wrappedValue = value
    }
    cursorRow = row
    row.scrollIntoSight()
  }

  @inline(never) private func selectAmongMany(
    _ row: ListRowNode, _ value: Value, _ manner: SelectionManner
  ) {
    // A copy, because the closures below read the selection.
    var new = selection
    let wish = new.select(RowPlace(value, at: hint(of: row)), manner) {
      currentRow.flatMap { row in self.value(of: row).map { RowPlace($0, at: hint(of: row)) } }
    } between: {
      values(from: $0, to: $1)
    }
    selection = new
    many?.wrappedValue = wish
  }

  /// Returns a function that compares the selection with the present one.
  var selectionCheck: () -> Bool {
    let before = selection
    return { [self] in selection.selectsSame(as: before) }
  }

  /// The places of selected elements whose rows have no nodes; `inSight` is the number of those with nodes.
  package func selectedPlaces(outOfSightIn list: WindowList, inSight: Int) -> [Int] {
    guard selection.many.count > Swift.max(inSight, 1) else { return [] }
    func isOutOfSight(_ place: Int) -> Bool { place < list.lower || place >= list.upper }
    if !isPlain(list) {
      return (0..<list.count).filter { place in
        isOutOfSight(place)
          && list.inspectRow(at: place) { row in
            row.firstRow.flatMap(value(of:)).map(selection.many.contains) == true
          }
      }
    }
    if selection.many.count <= SelectedHashes.most {
      return selection.many.compactMap { list.place(of: AnyHashable($0), expected: nil) }.filter(isOutOfSight)
    }
    return (0..<list.count).filter { place in
      isOutOfSight(place) && (list.anyID(at: place).base as? Value).map(selection.many.contains) == true
    }
  }

  // MARK: Events

  /// The keys that nothing else around the list uses: letters, and the keys that act on a row.
  package func keysBehindOthers(_ keys: inout KeyTable) {
    guard canSelect else { return }
    let isPressed = keys.isPerforming
    keys.afterAllViews { keys in
      let preset = node?.host.keyBindings.keymap.preset
      keys.onText(
        title: "Row",
        given: {
          preset?.uses($0) == true && selection.typeAhead.isEmpty ? nil : row(typing: $0, isKept: isPressed)
        }
      ) { select($0) }
      keys.on(.return, .space, with: .none, title: "Open", given: opening) { $0() }
      // Moves to the next column around: the arrow only to one that isn't shown. The focus moves if both are shown.
      keys.on(.return, title: "Next column", given: advance(byKeyboard: true)) {
        _ = $0(byKeyboard: true)
      }
      keys.on(.rightArrow, with: .none, title: "Next column", given: advance(byKeyboard: false)) {
        _ = $0(byKeyboard: false)
      }
    }
  }

  private func advance(byKeyboard: Bool) -> (any RowAdvance)? {
    guard currentRow != nil, let advance = rowAdvance, advance.isPossible(byKeyboard: byKeyboard) else {
      return nil
    }
    return advance
  }

  private var rowAdvance: (any RowAdvance)? {
    node.flatMap { node in Evaluation.unobserved { EnvironmentValues(node.frame)[RowAdvanceKey.self] } }
  }

  /// A press on a row selects it.
  package func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.kind == .down else { return event.kind == .up ? .ended : .active }
    if gathering != nil { stopGathering() }
    guard canSelect, let row = row(at: event.globalLocation), value(of: row) != nil else { return .failed }
    let toggles = !event.modifiers.isDisjoint(with: [.control, .command])
    select(row, toggles ? .toggling : event.modifiers.contains(.shift) ? .extending : .only)
    if event.modifiers.held.isEmpty {
      _ = rowAdvance?(byKeyboard: false)
    }
    if event.modifiers.held.isEmpty, clicks.add(at: event.globalLocation, time: event.time) == 2 {
      afterUpdate { [self] in _ = runPrimaryAction() }
    }
    return .active
  }

  override func prepareMenu(at point: Point?) {
    if let point { prepareRowMenu(at: point) } else { tellMenu() }
  }

  package override func leave() {
    leaveAdvance?()
    (leftGroups, leftRow) = (nil, nil)
    stopGathering()
    super.leave()
  }

  package func row(at point: Point) -> ListRowNode? {
    node.flatMap { node in node.host.hitTest(point)?.firstOutward(below: node) { $0.asRow } }
  }
}
