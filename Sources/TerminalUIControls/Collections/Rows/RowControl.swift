internal import TerminalUICore

/// The state that a list or a table shares with its rows: the made rows, scrolling, and the look.
///
/// The node of the list has it. The links to that node and from the rows' context end when the list leaves: weak ones would make
/// each retain of a list dearer.
package class RowControl {
  /// The node that has the focus, the keys and the mouse of the rows, until it leaves.
  package private(set) final unowned(unsafe) var node: (any RowsNode)?
  /// The list as views in the rows see it.
  private final let context = RowContext()

  init() {}

  /// Belongs to a node from now on, and sets itself as the list of the rows.
  package func attach(to node: any RowsNode) {
    self.node = node
    context.control = self
    followStripes()
    let frame = node.frame
    frame.set(RowContextKey.self, context)
    frame.set(IconGroupKey.self, IconGroup(keepsRows: true))
    frame.set(FocusRowsKey.self, FocusRows(), isScoped: true)
    // The content of the list doesn't belong to the form or the group around.
    frame.set(FormColumnsKey.self, nil)
    frame.set(DisclosureLevelKey.self, nil)
  }

  /// The list has left.
  package func leave() {
    stripes?.node = nil
    (node, context.control) = (nil, nil)
  }

  /// Runs `action` at the end of the next update, unless the list has left by then.
  final func afterUpdate(_ action: @escaping () -> Void) { node?.afterUpdate(action) }

  /// Whether rows can be selected.
  package var canSelect: Bool { false }

  /// Whether a row is selected.
  package func isSelected(_ row: ListRowNode) -> Bool { false }

  /// The hash of a row's value for a selection; `nil` for a row that can't be selected.
  func selectionHash(of row: ListRowNode) -> Int? { nil }

  /// The row that keys go on from, of those that were made.
  package var rowWithCursor: ListRowNode? { nil }

  /// The row that stays in sight when the list gets another height, if it was.
  var keptRow: ListRowNode? { nil }

  /// Rows are about to come, go or move.
  func rowsWillChange() {}

  /// The menu of a row opens: at a cell, or for the selection.
  func prepareMenu(at point: Point?) {}

  // MARK: The rows that were made

  /// A row, and the hash of its value for a selection.
  ///
  /// Side by side, so that a change of the selection reads a few lines of memory and not each row.
  private struct MadeRow {
    unowned(unsafe) let node: ListRowNode
    var hash: Int?
    var isKnown = false
  }
  /// In no order.
  private final var madeRows: ContiguousArray<MadeRow> = []
  final var hasMadeRows: Bool { !madeRows.isEmpty }

  /// Takes a new row in.
  final func insert(_ row: ListRowNode) {
    row.slot = madeRows.count
    madeRows.append(MadeRow(node: row))
    if presence != nil, madeRows.count == 1 { lookForRows() }
  }

  /// The hash of the value of the row in a slot; `nil` for a row that can't be selected.
  final func hash(ofRowIn slot: Int) -> Int? {
    if !madeRows[slot].isKnown {
      madeRows[slot].hash = selectionHash(of: madeRows[slot].node)
      madeRows[slot].isKnown = true
    }
    return madeRows[slot].hash
  }

  /// Forgets the hash of the row in a slot, so that it is computed again on demand.
  final func forgetHash(ofRowIn slot: Int) { madeRows[slot].isKnown = false }

  /// Updates the selected state of each row with a node that may be in one of two selections.
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

  /// Calls `visit` with each row that was made, in no order.
  package final func visitMadeRows(_ visit: (ListRowNode) -> Void) {
    for index in 0..<madeRows.count { visit(madeRows[index].node) }
  }

  /// Calls `visit` with each row that was made, in order.
  package final func visitRows(_ visit: (ListRowNode) -> Void) {
    rows?.content.visitItems { if let row = $0.asRow { visit(row) } }
  }

  // MARK: Whether there are rows

  /// Observes whether there are rows.
  private final var presence: RowsPresence?

  /// Has an object observe whether there are rows.
  final func watchRows(_ presence: RowsPresence) {
    self.presence = presence
    lookForRows()
  }

  /// Finds out whether there are rows.
  ///
  /// Only the rows in sight are made for this.
  private final func lookForRows() {
    afterUpdate { [self] in
      guard let presence, let rows else { return }
      let areMissing = madeRows.isEmpty && rows.neighbour(of: nil, forward: true) == nil
      if presence.areMissing != areMissing { presence.areMissing = areMissing }
    }
  }

  // MARK: The part that scrolls

  private final var configuration = ScrollConfiguration(
    axes: .vertical, indicators: [])

  /// The part that scrolls; of several, the last one made.
  package private(set) final var scroll: ScrollViewNode?
  /// The rows.
  package private(set) final var rows: LazyStackNode?

  /// Makes the part that scrolls, with the rows that the node makes.
  package final func makeScroll(in context: NodeContext) -> ScrollViewNode {
    var made: LazyStackNode?
    let scroll = ScrollViewNode(in: context, configuration) { context in
      let rows = LazyStackNode(
        in: context, axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key, pinsItems: true
      ) { node?.makeRows(in: $0) ?? $0.make(EmptyView()) }
      made = rows
      return rows
    }
    (self.scroll, rows) = (scroll, made)
    paintStripesBelow()
    if let node { Evaluation.unobserved { EnvironmentValues(node.frame)[FocusRowsKey.self] }?.stack = made }
    scroll.keptItem = { [unowned(unsafe) self] in keptRow }
    scroll.rowsWillChange = { [unowned(unsafe) self] in rowsWillChange() }
    return scroll
  }

  /// Whether every other row is on a surface, as a style says; `nil` where the environment decides.
  package final var shadesRows: Bool?

  /// Reads how the part scrolls that does: called in every evaluation of the node.
  package func readSources(_ values: EnvironmentValues) {
    configuration = values.scrollConfiguration(axes: .vertical, showsIndicators: true)
    scroll?.configure(configuration)
    let new = shadesRows ?? values.alternatesRowBackgrounds
    guard new != alternates else { return }
    alternates = new
    visitMadeRows { $0.updateStripe() }
    if !new {
      stripes?.node = nil
      (stripes, below) = (nil, nil)
      paintStripesBelow()
      scroll?.damage()
    }
    followStripes()
  }

  /// Has rows update their stripes whenever any row may be at another place, even without a new arrangement.
  private final func followStripes() {
    guard alternates, stripes == nil, let node: FocusNode = node else { return }
    stripes = ViewPlace(of: node) { [unowned(unsafe) self] _ in
      visitMadeRows { $0.updateStripe() }
      updateStripesBelow()
    }
    paintStripesBelow()
  }

  /// The stripes below the last row.
  private final var below: StripesBelow?

  /// Draws stripes in the room below the rows, while rows alternate.
  private final func paintStripesBelow() {
    scroll?.backdrop = nil
    guard alternates else { return }
    scroll?.backdrop = { [unowned(unsafe) self] painter, visible, content in
      below?.paint(&painter, in: visible, below: content)
    }
  }

  /// Finds out how the stripes go on below the last row.
  private final func updateStripesBelow() {
    var new: StripesBelow?
    if let scroll, let rows, rows.size.height < scroll.viewport.height {
      // Not those that are about to leave.
      visitRows { row in
        guard let place = row.windowRow?.place, place >= new?.place ?? 0 else { return }
        new = StripesBelow(place: place + 1, height: row.size.height, end: rows.size.height)
      }
    }
    guard new != below else { return }
    below = new
    scroll?.damage()
  }

  /// Whether every other row is on a surface.
  private(set) final var alternates = false
  /// Observes the places of rows while every other one is on a surface.
  private final var stripes: ViewPlace?

  // MARK: How rows look

  /// Whether the list looks like one that keys go to.
  package final var isActive: Bool { node?.value ?? false }

  /// Whether no view above is disabled.
  final var isTakingInput: Bool { node?.isTakingInput ?? true }

  /// The look of rows that have none of their own.
  private(set) final var rowLook = ListRowLook()

  /// The columns between the edges of a row and its content.
  package final var rowInset: Int { rowLook.inset }

  /// Takes the look of rows that have none of their own.
  package final func setRowLook(_ look: ListRowLook) {
    guard look != rowLook else { return }
    rowLook = look
    visitMadeRows { $0.damageAndLayOut() }
  }

  /// Whether parts of rows are selected, so that no whole row is drawn as selected.
  package final var selectsParts = false

  /// Whether a row is reported as selected to assistive technologies.
  final func tellsSelected(_ row: ListRowNode) -> Bool {
    selectsParts ? node?.hasSelectedPart(row) ?? false : row.isSelected
  }

  /// The list has got or lost the focus.
  package final func focusChanged() { visitMadeRows { row in if row.isSelected { row.damage() } } }

  /// A view above the list was disabled, or isn't any more.
  package final func enabledChanged() { visitMadeRows { $0.damage() } }
}

/// The node of a list or a table, which passes its events to a ``RowSelector``.
package protocol RowsNode: FocusNode, AccessibleNode, MenuRowsNode {
  /// The state that it shares with its rows.
  var rowControl: RowControl { get }
  /// Makes the views of the rows.
  func makeRows(in context: NodeContext) -> Node
  /// Whether a part of a row is selected, where parts are.
  func hasSelectedPart(_ row: ListRowNode) -> Bool
}

extension RowsNode {
  package func prepareMenu(at point: Point?) { rowControl.prepareMenu(at: point) }

  package func hasSelectedPart(_ row: ListRowNode) -> Bool { false }

  package func describe(_ element: inout AccessibilityElement) {
    element.role = .list
    if canFocus { element.focusReference.node = self }
  }
}

/// The list that a view is in a row of, as the view sees it.
package final class RowContext {
  /// The state that the list shares with its rows, until the list leaves.
  package fileprivate(set) unowned(unsafe) var control: RowControl?

  fileprivate init() {}
}

nonisolated private enum RowContextKey: EnvironmentKey {
  static var defaultValue: RowContext? { nil }
}

nonisolated extension EnvironmentValues {
  /// The list that the view is in a row of.
  package var rowContext: RowContext? { self[RowContextKey.self] }

  /// Whether the view is in a row of a list.
  var isInRow: Bool { rowContext != nil }
}
