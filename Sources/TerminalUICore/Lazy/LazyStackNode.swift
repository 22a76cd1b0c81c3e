public import CellLayout
public import Cells

/// A stack that makes only the rows that its scroll view shows, and a few before and behind them.
///
/// It is a ``StackNode`` whose `ForEach` lists are windows (``WindowList``): sums, places, drawing and hit testing
/// are those of a stack. It also moves the windows. Outside of a scroll view it shows the rows that fit on the screen, from its start on.
@MainActor @preconcurrency public class LazyStackNode: StackNode, LateMaker, RegistryMember {
  /// The scroll view that shows a part of the stack.
  unowned(unsafe) final let scroll: (any RowScroller)?
  package final var registryIndex = 0
  /// The first row that was on the screen.
  ///
  /// The anchor stays where it was (`anchorStart`) when rows before it come, go or turn out to have other sizes. The reference
  /// isn't weak, which would make every retain of a row dearer: an anchor that has left is forgotten in the same update.
  private var anchor: ItemNode?
  private var anchorStart = 0
  /// The rows in sight, the last one first, while rows come and go: the next one that stays takes over from an anchor that leaves.
  private var followers: [(item: ItemNode, start: Int)] = []
  /// The cells of the stack in which all rows have had nodes since the last arrangement.
  final var complete = 0..<0

  /// Whether items with ``PinnedKey`` stay in sight.
  final private(set) var pinsItems: Bool
  /// The item that is drawn over the first visible rows.
  private var pinned: PinnedItem?

  /// The most items with which all rows of the stack have nodes, in sight or not.
  package final var wholeCount = 0

  /// The cells before and behind the visible ones for which rows are made too.
  final class var overscan: Int { 4 }

  package init(
    in context: NodeContext, axis: Axis, spacing: Int, alignment: AlignmentKey, pinsItems: Bool,
    content: @MainActor (NodeContext) -> Node
  ) {
    self.pinsItems = pinsItems
    scroll = context.parent?.firstOutward(to: .layer) { node in
      (node as? any RowScroller).flatMap { $0.scrolls(axis) ? $0 : nil }
    }
    super.init(in: context, axis: axis, spacing: Swift.max(spacing, 0), alignment: alignment) { context in
      var context = context
      context.isWindowed = true
      return content(context)
    }
    noteTakesRoom()
    scroll?.lazyStacks.insert(self)
    scroll?.flags.insert(.isWindowed)
  }

  package final func configure(spacing: Int, alignment: AlignmentKey, pinsItems: Bool) {
    super.configure(spacing: Swift.max(spacing, 0), alignment: alignment)
    guard pinsItems != self.pinsItems else { return }
    self.pinsItems = pinsItems
    notePinned()
  }

  public override func didLeave() {
    (anchor, pinned) = (nil, nil)
    followers = []
    scroll?.lazyStacks.remove(self)
  }

  /// LazyVStack or LazyHStack.
  public override var name: String { "Lazy" + super.name }

  // MARK: Rows that wait

  /// Whether a node is in a row that is in no window until the layout is done.
  final func isWaiting(_ node: Node) -> Bool {
    guard withHost({ !$0.rows.waiting.isEmpty || $0.presence.isInUse }) else { return false }
    return node.firstOutward(below: content, where: { $0.asWindowRow?.isInWindow == false }) != nil
  }

  /// Notes another answer of an item, as other stacks do; a row that waits is measured when it is back.
  public override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    if isWaiting(item) { return setNeedsLayout() }
    super.itemChanged(item, from: old, to: new)
  }

  /// Notes that items come or go, as other stacks do; a row that waits has no place.
  public override func itemsWillChange(at node: Node) {
    if isWaiting(node) { return setNeedsLayout() }
    noteFollowers()
    super.itemsWillChange(at: node)
  }

  // MARK: Answers

  /// The size as far as it is known: nothing is made for a question.
  public override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(length: flags.contains(.needsLayout) ? extentLength : span.length(spacing: spacing), proposal)
  }

  private var extentLength: Int {
    let (count, cells) = extent(.init(content))
    return (cells &+ spacing &* Swift.max(count - 1, 0)).clampedToLength
  }

  /// Across, the stack takes all that it is offered: the widest row can't be known.
  private func answer(length: Int, _ proposal: ProposedViewSize) -> Answer {
    var across = span.before &+ span.after
    if let width = cross(proposal) {
      across = width
    } else if let last = lastProposal, cross(last) != nil {
      // The rows are in more cells than they need.
      let rows = answersSpan(to: self.proposal(main: nil, cross: nil))
      across = rows.before &+ rows.after
    }
    return Answer(
      size(main: length, cross: across.clampedToLength), overflow: span.overflow, traits: crossFlag)
  }

  /// Commits the proposals of the rows that have nodes, and moves the windows to the visible part.
  public override func arrange(_ proposal: ProposedViewSize) -> Answer {
    if let last = lastProposal, cross(last) != cross(proposal) {
      forgetSpans()
      forgetMeasured(in: .init(content))
    }
    lastProposal = proposal
    complete = 0..<0
    let oldBefore = span.before
    let rowProposal = self.proposal(main: nil, cross: cross(proposal))
    // Rows that were made since the last time are measured first: their sizes say where the others are.
    measureRows(rowProposal)
    if noteNewRows(in: .init(content)) { measureRows(rowProposal) }
    keepAnchor()
    scroll?.placeTarget(in: self)
    let didMove = cover(wanted, rowProposal)
    measureRows(rowProposal)
    keepAnchor()
    scroll?.placeTarget(in: self)
    noteAnchor()
    if didMove || span.before != oldBefore { damage() }
    return answer(length: span.length(spacing: spacing), proposal)
  }

  /// Lays out the rows that have nodes, and notes how wide they are together.
  private func measureRows(_ proposal: ProposedViewSize) {
    span = commitSpan(.init(content), proposal)
    guard let across = cross(proposal), across != .max else { return }
    // The rows are in all the cells that there are, and not only in those of the widest one.
    span.before = alignment.defaultValue(in: ViewDimensions(size(main: 0, cross: across)))
    span.after = across &- span.before
  }

  // MARK: The visible part

  /// The cells that must have rows, in this stack's coordinates.
  final var wanted: Range<Int> {
    if wholeCount > 0, extent(.init(content)).count <= wholeCount { return 0..<CellLimit.maximum }
    let visible = visibleRange
    return (visible.lowerBound &- Self.overscan)..<(visible.upperBound &+ Self.overscan)
  }

  /// How many cells along the axis are shown at a time.
  package final var shownLength: Int { main(scroll?.viewport ?? screenSize) }

  /// The cells that the scroll view shows.
  final var visibleRange: Range<Int> {
    guard let scroll else { return 0..<main(screenSize) }
    let start = scroll.visibleStart(in: self)
    // A scroll view that is larger than the screen doesn't show all of itself.
    let length = main(scroll.viewport)
    return start..<(start &+ (length > main(host.size) ? main(screenSize) : length))
  }

  /// The scroll view shows another part: rows are made if they are missing.
  final func viewportDidMove() {
    guard !flags.contains(.isNew) else { return }
    let visible = visibleRange
    // The rows next to the visible ones are there for moves of the focus.
    let wanted = (visible.lowerBound &- 1)..<(visible.upperBound &+ 1)
    if wanted == complete, !flags.contains(.needsLayout) { return }
    noteAnchor()
    if lacksRows(in: wanted) {
      setNeedsLayout()
    } else {
      complete = wanted
    }
  }

  /// Whether a row that meets some cells along the axis has no node.
  func lacksRows(in range: Range<Int>) -> Bool { isMissingRows(range) }

  // MARK: Staying in place

  /// Where an item of a row begins along the axis, or the line that it is in; `nil` if it has no place yet.
  func rowStart(of item: ItemNode) -> Int? { start(of: item) }

  /// The first item of a row that has a cell behind `low`, and where the row begins.
  func firstRow(endingAfter low: Int) -> (item: ItemNode, start: Int)? {
    var start = 0
    return firstItem(in: .init(content), endingAfter: low, &start).map { ($0.object, start) }
  }

  /// Rows are about to come or go: notes those in sight, unless they are noted.
  ///
  /// At its very start a scroll view stays there, whatever leaves.
  final func noteFollowers() {
    scroll?.rowsWillChange()
    guard anchor != nil, followers.isEmpty, let scroll, scroll.offset(along: axis) > 0 else { return }
    let range = visibleRange
    var low = range.lowerBound
    while let next = firstRow(endingAfter: low), next.start < range.upperBound {
      followers.append(next)
      low = Swift.max(next.start &+ main(next.item.size), low &+ 1)
    }
    followers.reverse()
  }

  /// Moves the scroll view along with the rows that it shows.
  final func keepAnchor() {
    while let anchor, !stays(anchor), let next = followers.popLast() {
      (self.anchor, anchorStart) = (next.item, next.start)
    }
    guard let scroll, let anchor, stays(anchor), let start = rowStart(of: anchor), start != anchorStart
    else { return }
    // At its very start a scroll view stays there, so that new first rows are seen.
    if scroll.offset(along: axis) > 0 { scroll.contentMoved(by: start &- anchorStart, along: axis) }
    anchorStart = start
  }

  /// Whether the item of a row is still in the window.
  private func stays(_ item: ItemNode) -> Bool {
    !item.flags.contains(.hasLeft) && item.container === self && !isWaiting(item)
  }

  /// Called after the layout and after scrolling: the first row in sight stays where it is when rows before it change.
  final func noteAnchor() {
    let first = firstRow(endingAfter: visibleRange.lowerBound)
    (anchor, anchorStart) = (first?.item, first?.start ?? 0)
    followers = []
    if pinsItems || pinned != nil { notePinned() }
  }

  // MARK: What is pinned

  /// How many cells at the start of the visible part show no row.
  package final var pinnedLength: Int { pinnedLength(over: anchor) }

  /// Finds out which header stays at the top now, and draws its old and its new place again.
  private func notePinned() {
    let before = pinned
    pinned = pinsItems ? anchor.flatMap { pinnedItem(over: $0, at: visibleRange.lowerBound) } : nil
    guard pinned?.item !== before?.item || pinned?.place != before?.place else { return }
    for pinned in [before, pinned] { if let pinned { damage(band(of: pinned)) } }
  }

  /// The top left cell of an item, as in other stacks; a pinned item is where it is drawn.
  public override func origin(of item: ItemNode) -> Point {
    let origin = super.origin(of: item)
    guard let pinned, pinned.item === item else { return origin }
    return axis == .vertical ? Point(x: origin.x, y: pinned.place) : Point(x: pinned.place, y: origin.y)
  }

  /// Draws the items that meet the painter's clip, and over them the pinned item.
  public override func paint(_ painter: inout Painter, at origin: Point) {
    guard let pinned else { return super.paint(&painter, at: origin) }
    let band = band(of: pinned)
    painter.clipped(to: rest(behind: band).offsetBy(dx: origin.x, dy: origin.y)) {
      super.paint(&$0, at: origin)
    }
    // All is drawn once more, as far away as the item is from where it belongs: so effects around it hold.
    let shift = shift(of: pinned)
    painter.clipped(to: band.offsetBy(dx: origin.x, dy: origin.y)) {
      super.paint(&$0, at: origin.offsetBy(dx: shift.x, dy: shift.y))
    }
  }

  /// The foremost node under `point`.
  public override func hitTest(_ point: Point, at origin: Point) -> Node? {
    guard let pinned, band(of: pinned).offsetBy(dx: origin.x, dy: origin.y).contains(point) else {
      return super.hitTest(point, at: origin)
    }
    let shift = shift(of: pinned)
    return super.hitTest(point, at: origin.offsetBy(dx: shift.x, dy: shift.y)) ?? self
  }

  /// The first row of a list that is on the screen, by its index among those that have nodes.
  final func firstVisibleIndex(in list: WindowList) -> Int? {
    guard let anchor else { return nil }
    return Reference<Node>(anchor).firstListAround { $0.refers(to: list) ? $1 : nil }
  }
}

/// A view that shows a part of a lazy stack and moves it: a scroll view.
@MainActor protocol RowScroller: Scroller {
  /// The lazy stacks that the node shows a part of. Each stack adds itself, and removes itself when it leaves.
  var lazyStacks: Registry<LazyStackNode> { get set }
  /// The size of the visible part.
  var viewport: Size { get }
  /// The part that stays in sight when the visible part gets another size, if it was.
  var keptItem: @MainActor () -> ItemNode? { get }
  /// Called while rows that are about to come, go or move are still where they were.
  var rowsWillChange: @MainActor () -> Void { get }
  /// The first visible cell of the content along an axis.
  func offset(along axis: Axis) -> Int
  /// The first visible cell of a lazy stack, along its axis and in its own coordinates.
  func visibleStart(in stack: LazyStackNode) -> Int
  /// The visible part has moved in the content by so many cells.
  func contentMoved(by cells: Int, along axis: Axis)
  /// Moves to the target, if it is in a stack and measured.
  func placeTarget(in stack: LazyStackNode)
}

extension Node {
  /// This node, if it is a stack that makes only the rows in sight.
  package final var asLazyStack: LazyStackNode? { self as? LazyStackNode }
}
