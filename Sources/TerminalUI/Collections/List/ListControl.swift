/// The keyboard and mouse of a list, as its rows know it.
class ListControl: FocusNode {
  /// Whether a row is selected.
  func isSelected(_ row: ListRowNode) -> Bool { false }

  /// The hash of what a selection holds if it holds a row; `nil` for one that can't be selected.
  func selectionHash(of row: ListRowNode) -> Int? { nil }

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
    guard last.node !== row else { return }
    madeRows[slot] = last
    last.node.slot = slot
  }

  /// Calls `visit` with each row that was made, in no order.
  final func visitMadeRows(_ visit: (ListRowNode) -> Void) {
    for index in 0..<madeRows.count { visit(madeRows[index].node) }
  }

  /// Whether the list looks like one that keys go to.
  var isActive: Bool { value }

  @exclusivity(unchecked) private(set) final var isBordered = false
  @exclusivity(unchecked) private(set) final var indicators: Axis.Set = []

  /// What the list is made of, as soon as it was found: it stays.
  @exclusivity(unchecked) private final var parts: (scroll: ScrollViewNode, rows: LazyStackNode)?

  /// The part that scrolls.
  final var scroll: ScrollViewNode? {
    if let parts { return parts.scroll }
    return findParts()?.scroll
  }
  /// The rows.
  final var rows: LazyStackNode? {
    if let parts { return parts.rows }
    return findParts()?.rows
  }

  @inline(never) private final func findParts() -> (scroll: ScrollViewNode, rows: LazyStackNode)? {
    guard child != nil, let scroll = firstScrollView else { return nil }
    parts = (scroll, unsafeDowncast(scroll.content, to: LazyStackNode.self))
    return parts
  }

  /// Reads the style and the indicators.
  override func readSources() {
    let environment = EnvironmentValues(frame)
    let isBordered = environment[ListBorderKey.self]
    let indicators = environment.scrollIndicators.shown(of: .vertical)
    guard isBordered != self.isBordered || indicators != self.indicators else { return }
    (self.isBordered, self.indicators) = (isBordered, indicators)
    guard let scroll else { return }
    scroll.configure(axes: .vertical, indicators: indicators)
    (scroll.container as? UnaryLayoutNode<Border>)?.update(Border(isBordered ? .light : nil))
  }

  override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    visitMadeRows { row in if row.isSelected { row.damage() } }
  }

  override func enabledChanged() { visitMadeRows { $0.damage() } }

  /// Calls `visit` with each row that was made, in order.
  final func visitRows(_ visit: (ListRowNode) -> Void) {
    guard let rows else { return }
    rows.content.visitItems { if let row = $0 as? ListRowNode { visit(row) } }
  }

  override var name: String { "List" }
}
