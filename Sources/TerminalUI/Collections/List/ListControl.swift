/// The keyboard and mouse of a list, as its rows know it.
class ListControl: FocusNode {
  /// Says to the rows that they are in a list.
  final func tellRows() {
    frame.set(IsInRowKey.self, true)
    frame.set(FocusRowsKey.self, FocusRows(), isScoped: true)
    // What is in the list is no part of the form or the group around.
    frame.set(FormColumnsKey.self, nil)
    frame.set(DisclosureLevelKey.self, nil)
  }

  /// Whether a row is selected.
  func isSelected(_ row: ListRowNode) -> Bool { false }

  /// The hash of what a selection holds if it holds a row; `nil` for one that can't be selected.
  func selectionHash(of row: ListRowNode) -> Int? { nil }

  /// The row that keys go on from, of those that were made.
  var rowWithCursor: ListRowNode? { nil }

  // MARK: The rows that were made

  /// A row and the hash of what a selection holds if it holds the row.
  ///
  /// Side by side, so that a change of the selection reads a few lines of memory and not each row.
  private struct MadeRow {
    unowned(unsafe) let node: ListRowNode
    var hash: Int?
    var isKnown = false
  }
  /// In no order.
  @exclusivity(unchecked) private final var madeRows: ContiguousArray<MadeRow> = []

  /// Takes a new row in.
  final func insert(_ row: ListRowNode) {
    row.slot = madeRows.count
    madeRows.append(MadeRow(node: row))
    if presence != nil, madeRows.count == 1 { lookForRows() }
  }

  /// The hash of what a selection holds if it holds the row in a slot; `nil` for one that can't be selected.
  final func hash(ofRowIn slot: Int) -> Int? {
    if !madeRows[slot].isKnown {
      madeRows[slot].hash = selectionHash(of: madeRows[slot].node)
      madeRows[slot].isKnown = true
    }
    return madeRows[slot].hash
  }

  /// Has the hash of the row in a slot found anew when it is asked for.
  final func forgetHash(ofRowIn slot: Int) { madeRows[slot].isKnown = false }

  /// Has each row that was made and may be among those of two selections find out whether it is selected.
  final func updateMadeRows(_ old: SelectedHashes, _ new: SelectedHashes) {
    for slot in 0..<madeRows.count {
      if let hash = hash(ofRowIn: slot), old.mayContain(hash) || new.mayContain(hash) {
        madeRows[slot].node.updateSelection()
      }
    }
  }

  /// Forgets a row that leaves.
  func remove(_ row: ListRowNode) {
    guard let slot = row.slot else { return }
    row.slot = nil
    let last = madeRows.removeLast()
    if presence != nil, madeRows.isEmpty { lookForRows() }
    guard last.node !== row else { return }
    madeRows[slot] = last
    last.node.slot = slot
  }

  /// Who is told whether there are rows.
  @exclusivity(unchecked) private final var presence: RowsPresence?

  /// Has somebody told whether there are rows.
  final func watchRows(_ presence: RowsPresence) {
    self.presence = presence
    lookForRows()
  }

  /// Finds out whether there are rows: of those, only the ones in sight are made.
  private final func lookForRows() {
    afterUpdate { [self] in
      guard !flags.contains(.hasLeft), let presence, let rows else { return }
      let areMissing = madeRows.isEmpty && rows.neighbour(of: nil, forward: true) == nil
      if presence.areMissing != areMissing { presence.areMissing = areMissing }
    }
  }

  /// Calls `visit` with each row that was made, in no order.
  final func visitMadeRows(_ visit: (ListRowNode) -> Void) {
    for index in 0..<madeRows.count { visit(madeRows[index].node) }
  }

  /// Whether the list looks like one that keys go to.
  var isActive: Bool { value }

  @exclusivity(unchecked) private final var configuration = ScrollConfiguration(
    axes: .vertical, indicators: [])

  /// The part that scrolls; of several, the last one made.
  @exclusivity(unchecked) private(set) final var scroll: ScrollViewNode?
  /// The rows.
  @exclusivity(unchecked) private(set) final var rows: LazyStackNode?

  /// Makes the part that scrolls.
  final func makeScroll(in context: NodeContext) -> ScrollViewNode {
    var made: LazyStackNode?
    let scroll = ScrollViewNode(in: context, configuration) { context in
      let rows = makeRows(context)
      made = rows
      return rows
    }
    (self.scroll, rows) = (scroll, made)
    Evaluation.unobserved { EnvironmentValues(frame)[FocusRowsKey.self] }?.stack = made
    scroll.keptItem = { [unowned(unsafe) self] in keptRow }
    return scroll
  }

  /// How rows are that say nothing of themselves.
  @exclusivity(unchecked) private(set) final var rowLook = ListRowLook()

  /// The columns between the edges of a row and what is in it.
  final var rowInset: Int { rowLook.inset }

  /// Takes how rows are that say nothing of themselves.
  final func setRowLook(_ look: ListRowLook) {
    guard look != rowLook else { return }
    rowLook = look
    visitMadeRows { $0.damageAndLayOut() }
  }

  /// The menu of a row opens: at a cell, or for what is selected.
  func prepareRowMenu(at point: Point?) {}

  /// Whether a selected row is drawn as one.
  var paintsSelectedRows: Bool { true }

  /// Whether a row that was made is told to be selected.
  func tellsSelected(_ row: ListRowNode) -> Bool { row.isSelected }

  /// The row that stays in sight when the list gets another height, if it was.
  var keptRow: ListRowNode? { nil }

  /// Makes the rows.
  func makeRows(_ context: NodeContext) -> LazyStackNode { fatalError("a list without rows") }

  /// Reads how the part scrolls that does.
  override func readSources() {
    configuration = EnvironmentValues(frame).scrollConfiguration(axes: .vertical, showsIndicators: true)
    scroll?.configure(configuration)
  }

  override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    visitMadeRows { row in if row.isSelected { row.damage() } }
  }

  override func enabledChanged() { visitMadeRows { $0.damage() } }

  /// Calls `visit` with each row that was made, in order.
  final func visitRows(_ visit: (ListRowNode) -> Void) {
    guard let rows else { return }
    rows.content.visitItems { if let row = $0.asRow { visit(row) } }
  }

  override var name: String { "List" }
}

nonisolated private enum IsInRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isInRow: Bool { self[IsInRowKey.self] }
}
