internal import Cells

/// A list in which only the rows of a window have nodes: a `ForEach` in a lazy stack.
///
/// The children are the rows `lower ..< upper`, without gaps. The rows before and behind them count with an estimate: the mean of the rows that were
/// measured. So a stack sums up its rows as it always does, and the cost of anything it does depends on the window, not on the number of elements.
@MainActor package class WindowList: ListNode {
  /// The place of the first row that has a node.
  package final var lower = 0 {
    // Keys may go on from a row that waits.
    didSet { waiting.forEach { row, place in row.index = Int32(truncatingIfNeeded: place - lower) } }
  }
  /// The rows that are out of the window until the layout has said whether it wants them.
  final var waiting = WaitingRows()
  /// The cells of the rows measured so far along the stack's axis, with the spacing behind each.
  private final var measuredCells = 0
  private final var measuredRows = 0
  /// Whether the next row that is measured is the first one to count: those before it had other proposals.
  private final var countsAnew = false

  /// The modifiers of several views that are put around each row.
  private let rowWrapper: DistributionReference

  init(in context: NodeContext) {
    rowWrapper = DistributionReference(node: context.wrapper)
    super.init(in: context, flags: .isWindow)
  }

  /// The context for a row, without a search for the modifiers around.
  final var rowContext: NodeContext {
    NodeContext(
      parentReference: .init(self), frameReference: .init(frame),
      wrapperReference: rowWrapper.node.map(Reference.init), isWindowed: flags.contains(.isWindowed)
    )
  }

  /// The number of elements.
  package var count: Int { 0 }
  /// Counts the changes of the elements.
  package final var version = 0

  /// Whether a row can be more than one view, and so hold a list of its own.
  package var rowsCanHoldRows: Bool { false }

  /// Makes the node for the element at `place`.
  ///
  /// The caller then inserts the node into the tree.
  func makeRow(_ place: Int) -> WindowRowNode { fatalError("abstract") }

  /// The place of an identity; near `expected`, if possible.
  package func place(of id: AnyHashable, expected: Int?) -> Int? { nil }

  /// The identity of the element at `place`.
  package func anyID(at place: Int) -> AnyHashable { fatalError("abstract") }

  /// Calls `body` with the view of the element at `place`, for which no node is made.
  package func withView<Result>(at place: Int, _ body: (any View) -> Result) -> Result {
    fatalError("abstract")
  }

  /// The identities of all elements, if they have the type `T`.
  ///
  /// Subclasses that know the type make them. Elsewhere the type of each identity would have to be looked up.
  package func identities<T: Hashable>(as type: T.Type) -> Set<T>? { nil }

  /// Whether rows have got nodes since their identities were compared.
  final var hasNewRows = false

  /// The row that stays found while it is out of sight.
  final var mark: RowMark?

  /// Marks a row in place of the marked one; `nil` ends the mark.
  final func setMark(_ new: RowMark?) {
    let old = mark
    mark = new
    old?.onEnd(self)
  }

  /// The elements that are followed.
  final var followed = Registry<ElementPlace>()

  /// The identity of the element at `place`, before the change of elements that is under way.
  func idBeforeChange(at place: Int) -> AnyHashable? { nil }

  /// Finds out where a followed element is after the change that is under way.
  func updateFollowed(_ followed: ElementPlace) {}

  /// Reports an identity that two of the rows with nodes have.
  func reportDuplicates() {}

  /// The window is where the layout wants it.
  func windowIsSettled() {}

  /// The place behind the last row that has a node.
  package final var upper: Int { lower + children.count }

  /// Whether all rows have nodes.
  package final var isWhole: Bool { children.count >= count }

  // MARK: Estimates

  /// The known or estimated cells of a number of rows.
  final func estimate(_ rows: Int) -> Int {
    guard measuredRows > 0 else { return rows.clampedToLength }
    return (rows.clampedToLength &* measuredCells / measuredRows).clampedToLength
  }

  /// The row that is `cells` from the start, by known or estimated lengths.
  final func estimatedPlace(at cells: Int) -> Int {
    guard measuredCells > 0 else { return cells.clampedToLength }
    return (cells.clampedToLength &* measuredRows / measuredCells).clampedToLength
  }

  /// Takes a row into account that was measured for the first time.
  final func noteMeasured(_ cells: Int) {
    if countsAnew { (countsAnew, measuredRows, measuredCells) = (false, 0, 0) }
    if measuredRows >= 1 << 12 {
      measuredRows /= 2
      measuredCells /= 2
    }
    measuredRows += 1
    measuredCells = (measuredCells &+ cells).clampedToLength
  }

  /// The rows get other proposals: of those before, the mean is of use only until one is measured.
  final func forgetMeasured() {
    countsAnew = true
    visitSlots { $0.borrow { unsafeDowncast($0, to: WindowRowNode.self).isMeasured = false } }
  }

  /// The cells before the first row that has a node.
  override final var lead: Int { lower == 0 ? 0 : estimate(lower) }
  /// The cells behind the last row that has a node.
  override final var trail: Int { upper >= count ? 0 : estimate(count &- upper) }

  /// The span of the rows before the first node.
  override final func leadSpan(spacing: Int) -> Span { span(rows: lower, cells: lead, spacing: spacing) }
  /// The span of the rows behind the last node.
  override final func trailSpan(spacing: Int) -> Span {
    span(rows: count &- upper, cells: trail, spacing: spacing)
  }

  private final func span(rows: Int, cells: Int, spacing: Int) -> Span {
    guard rows > 0 else { return Span() }
    let rows = rows.clampedToLength
    let main = (cells &- rows &* spacing).clampedToLength
    return Span(count: rows, main: main, fixed: main, high: main)
  }

  // MARK: The window

  /// The node of a row; made, if it has none, at the end of the window or in a new window around it.
  package final func node(at place: Int) -> WindowRowNode {
    if place >= lower, place < upper {
      return unsafeDowncast(children[place - lower], to: WindowRowNode.self)
    }
    container?.damageAndLayOut()
    if place == upper {
      append(rows: 1)
    } else if place == lower - 1 {
      prepend(rows: 1)
    } else {
      keepRows(0..<0)
      lower = place
      append(rows: 1)
    }
    return node(at: place)
  }

  /// Calls `body` with the row at `place`, which is made for that moment if it has no node.
  package final func inspectRow<Result>(at place: Int, _ body: (WindowRowNode) -> Result) -> Result {
    if place >= lower, place < upper {
      return body(unsafeDowncast(children[place - lower], to: WindowRowNode.self))
    }
    let row = makeRow(place)
    defer { rowLeaves(row, from: place) }
    return body(row)
  }

  /// Makes the nodes of rows behind the window.
  final func append(rows number: Int) {
    for _ in 0..<number {
      let row = makeRow(upper)
      row.index = Int32(truncatingIfNeeded: children.count)
      children.append(row)
    }
    hasNewRows = true
    windowChanged()
  }

  /// Makes the nodes of rows before the window.
  final func prepend(rows number: Int) {
    var rows: ContiguousArray<Node> = []
    for place in (lower - number)..<lower { rows.append(makeRow(place)) }
    children.insert(contentsOf: rows, at: 0)
    lower -= number
    renumber()
    hasNewRows = true
    windowChanged()
  }

  /// Lets the rows go whose index among the children is outside of `kept`.
  final func keepRows(_ kept: Range<Int>) {
    guard kept.lowerBound > 0 || kept.upperBound < children.count else { return }
    let (first, all) = (lower, children)
    children = ContiguousArray(children[kept])
    lower += kept.lowerBound
    renumber()
    windowChanged()
    for index in all.indices where !kept.contains(index) {
      rowIsOut(unsafeDowncast(all[index], to: WindowRowNode.self), from: first + index)
    }
  }

  /// A row is out of the window for now: it waits until the layout is done.
  func rowIsOut(_ row: WindowRowNode, from place: Int) {}

  /// A row leaves because it is out of the window.
  func rowLeaves(_ row: WindowRowNode, from place: Int) { row.leave() }

  /// Lets the rows go that were out of the window while it was laid out.
  func releaseRows() {}

  /// Lets the rows go that were parked and need not be any more; says whether no one is left.
  func releaseParkedRows() -> Bool { true }

  /// The kept parts of rows, also of those in the window, for a list that is about to leave.
  ///
  /// `nil` if there are none.
  func statesOfRows(taking: Bool) -> AnyObject? { nil }

  /// The pictures that leaving rows would show, as long as it is known where they are.
  final var departures: ObjectTable<Departure> {
    var departures = ObjectTable<Departure>()
    if host.leaving.askerCount > 0 {
      for row in children { departures[row] = row.departure }
    }
    return departures
  }

  final func renumber() {
    for index in children.indices { children[index].index = Int32(truncatingIfNeeded: index) }
  }

  private final func windowChanged() {
    flags.insert(.needsSpan)
    markSpansAbove(self)
    childrenOfFoldsChanged()
  }
}

extension ItemNode {
  /// Whether the item was never arranged.
  package final var isNew: Bool { flags.contains(.isNew) }

  /// The innermost row of a windowed list between this item and its container.
  package final var windowRow: WindowRowNode? {
    Reference<Node>(self).firstAround(to: .item) { $0.asWindowRow }
  }
}

extension Node {
  /// This node as a list in which only some rows have nodes; `nil` for other nodes.
  package final var asWindow: WindowList? {
    flags.contains([.list, .isWindow]) ? unsafeDowncast(self, to: WindowList.self) : nil
  }

  /// This node as a row of a windowed list; `nil` for other nodes.
  package final var asWindowRow: WindowRowNode? {
    isWindowRow ? unsafeDowncast(self, to: WindowRowNode.self) : nil
  }

  /// Whether the node is in a row that waits and whose element may be gone.
  final var isInDoubt: Bool { firstOutward { $0.asWindowRow?.waitsInDoubt == true } != nil }

  fileprivate final var isWindowRow: Bool {
    guard let parentReference else { return false }
    return parentReference.borrow { $0.flags.contains([.list, .isWindow]) }
  }
}

private struct DistributionReference { unowned(unsafe) let node: DistributionNode? }

/// A row of a ``WindowList``: it is the reader, if the block that makes the row's view reads a state.
@MainActor package class WindowRowNode: PassNode {
  /// Whether the row's cells count in the estimate of its list.
  final var isMeasured = false
  /// Whether the row waits, and it isn't known whether its element is still there.
  final var waitsInDoubt = false
  /// The place of the row's element, while the row leaves because it is out of sight.
  final var placeOutOfSight: Int?
  /// The place that the row's element had, while the row leaves because there are other elements.
  final var formerPlace: Int?

  init(in context: NodeContext) { super.init(in: context) }

  /// The list that the row belongs to.
  package final var list: WindowList? {
    guard let parent else { return nil }
    return unsafeDowncast(parent, to: WindowList.self)
  }

  /// The place of the row's element.
  package final var place: Int {
    guard let list else { return Int(index) }
    return list.lower + Int(index)
  }

  /// Follows the row's element, also if the row is about to leave.
  package final func followElement() -> ElementPlace? {
    list.flatMap { $0.follow(formerPlace ?? placeOutOfSight ?? place) }
  }

  /// The identity of the row's element, if it is of a type.
  package func element<T: Hashable>(as type: T.Type) -> T? { nil }

  /// The hash of the identity of the row's element, if it is of a type.
  package func elementHash<T: Hashable>(as type: T.Type) -> Int? { nil }

  /// Whether the row is in the window, and not one that waits whether the layout wants it.
  final var isInWindow: Bool {
    guard let list, index >= 0, Int(index) < list.children.count else { return false }
    return list.children[Int(index)] === self
  }

  /// Whether something is presented from the row, or a view in it has the focus: then it may be out of sight, but not leave.
  final var isNeeded: Bool {
    withHost { host in
      if host.focus.node?.isBelow(self) == true { return true }
      guard !host.root.layers.isEmpty else { return false }
      return host.root.layers.contains { $0.isBelow(self) }
        || host.root.scopes.contains { $0.focus.node?.isBelow(self) == true }
    }
  }

  package override var name: String { "Row" }
}
