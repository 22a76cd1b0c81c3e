public import CellLayout
public import Cells
package import Terminal

/// An item that shows a part of its content, and moves it.
///
/// Scrolling changes an offset: nothing is evaluated or measured, but for rows of lazy stacks that come into
/// sight. The cells of the item are drawn again. The offset is never negative, and never so large that less is shown than could be.
@MainActor @preconcurrency
public final class ScrollViewNode: ItemNode, RowScroller, MouseResponder, PressResponder {
  package private(set) var content: ItemNode!
  package private(set) var configuration: ScrollConfiguration
  /// The axes whose indicators have cells of their own, since the content doesn't fit.
  var shownIndicators: Axis.Set
  /// The cell of the content that is at the top left of the visible part.
  package private(set) var offset = Point.zero
  /// The size of the visible part.
  package private(set) var viewport = Size.zero
  /// How far content that is smaller than the visible part is moved into it.
  private var slack = Point.zero
  /// Whether the content was ever larger than the view: the first layouts may not know the room yet.
  private var hasOverflowed = false
  /// Where the anchor had the offset after the last layout.
  private var anchored = Point.zero
  /// The lazy stacks in the content.
  var lazyStacks = Registry<LazyStackNode>()
  /// The target to make visible once it is measured.
  private var target: ScrollTarget?
  /// Whether the content was larger than the visible part at the last layout.
  private var canScroll = false
  /// The width of the last proposal.
  private var arrangedWidth: Int?
  /// What was at the top when the width changed, and the offset that shows it; valid while this is the offset.
  private var reading: (place: ReadingPlace, offset: Int)?
  /// How often in a row the offset led to other rows.
  private var rounds = 0
  /// The item that stays in sight when the visible part gets another size, if it was in sight before.
  package var keptItem: @MainActor () -> ItemNode? = { nil }
  /// Called while rows that are about to come, go or move are still where they were.
  package var rowsWillChange: @MainActor () -> Void = {}
  /// Draws below the content: the visible cells, and those of the content.
  package var backdrop: (@MainActor (_ painter: inout Painter, _ visible: Rect, _ content: Rect) -> Void)?
  /// The indicator that the mouse drags, and where on it.
  var grip: IndicatorGrip?
  /// Whether keys scroll this view and nothing in it has the focus, which its indicators show.
  var hasFocus = false {
    didSet { if hasFocus != oldValue { damageIndicators() } }
  }

  package init(
    in context: NodeContext, _ configuration: ScrollConfiguration,
    content: @MainActor (NodeContext) -> ItemNode
  ) {
    self.configuration = configuration
    shownIndicators = configuration.offersRoom ? [] : configuration.indicators
    super.init(in: context, flags: [.clips, .isElaborate, .handlesMouse])
    noteTakesRoom()
    self.content = content(childContext)
  }

  package func configure(_ configuration: ScrollConfiguration) {
    guard configuration != self.configuration else { return }
    self.configuration = configuration
    shownIndicators = indicators
    damageAndLayOut()
  }

  var axes: Axis.Set { configuration.axes }
  package var hugsContent: Bool { configuration.hug != nil }
  /// The indicators that may show.
  var indicators: Axis.Set { configuration.indicators }

  /// Calls `visit` with the content.
  public override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }

  /// ScrollView.
  public override var name: String { "ScrollView" }
  /// The offset, for descriptions.
  public override var details: String { offset == .zero ? "" : "at \(offset)" }

  /// Forgets the target.
  public override func didLeave() { (target, reading) = (nil, nil) }

  /// Whether the view scrolls along `axis`.
  package func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .vertical ? .vertical : .horizontal)
  }
  func offset(along axis: Axis) -> Int { axis == .vertical ? offset.y : offset.x }

  // MARK: Layout

  private func answer(for proposal: ProposedViewSize, content: Answer, _ bars: Size) -> Answer {
    var traits = content.traits.intersection([.dependsOnWidth, .dependsOnHeight])
    if axes.contains(.horizontal) { traits.insert(.dependsOnWidth) }
    if axes.contains(.vertical) { traits.insert(.dependsOnHeight) }
    // Its indicators are at the edges of the room then.
    let fills = configuration.offersRoom && bars != .zero
    return Answer(
      Size(
        width: length(.horizontal, proposal.width, content.size.width + bars.width, fills),
        height: length(.vertical, proposal.height, content.size.height + bars.height, fills)),
      traits: traits)
  }

  /// A scroll view takes all that it is offered along the axes in which it scrolls.
  ///
  /// Where nothing is offered, as in a scroll view, it takes its content's length, but not more than the screen's.
  private func length(_ axis: Axis, _ proposed: Int?, _ content: Int, _ fills: Bool) -> Int {
    guard scrolls(axis) else { return content.clampedToLength }
    let hug = configuration.hug
    if let proposed {
      guard let hug, !fills else { return proposed.clampedToLength }
      if axis == .vertical || hug.columnsAround == nil { return Swift.min(content, proposed).clampedToLength }
    }
    if configuration.hasWholeIdeal { return content.clampedToLength }
    let screen = axis == .vertical ? screenSize.height : screenSize.width
    let room = axis == .vertical ? screen : hug?.room(proposed, in: screen) ?? screen
    return Swift.min(content, room).clampedToLength
  }

  /// The proposal along the axes, the content's size across.
  public override func measure(_ proposal: ProposedViewSize) -> Answer {
    let (content, indicators) = contentAnswer(to: proposal)
    return answer(for: proposal, content: content, bars(of: indicators))
  }

  /// Commits the content's proposal, and keeps the offset within the content.
  public override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let isAtStart = flags.contains(.isNew) || !hasOverflowed
    let anchor = isAtStart ? configuration.anchor : configuration.sizeAnchor
    let staysAtAnchor = anchor != nil && (isAtStart || offset == anchored)
    let kept = keptItem().flatMap { !$0.flags.contains(.isNew) && shows($0) ? $0 : nil }
    let (oldViewport, oldHeight) = (viewport, content.size.height)
    let readingPlace = proposal.width == arrangedWidth || flags.contains(.isNew) ? nil : placeToKeep
    arrangedWidth = proposal.width
    commitContent(proposal)
    let bars = bars(of: shownIndicators)
    var answer = answer(for: proposal, content: content.answer, bars)
    viewport = Size(
      width: Swift.max(answer.size.width - bars.width, 0),
      height: Swift.max(answer.size.height - bars.height, 0))
    noteSlack()
    if configuration.offersRoom { clipIfItScrolls(&answer) }
    if target == nil, let kept,
      viewport != oldViewport || !staysAtAnchor && content.size.height != oldHeight && !shows(kept)
    {
      target = ScrollTarget(kind: .item(kept, nil))
    }
    if target == nil, staysAtAnchor || isAtStart && configuration.offersRoom && shownIndicators == axes {
      // Content larger along both axes begins in its middle: it is mostly a picture behind an app's views.
      target = ScrollTarget(kind: .anchor(staysAtAnchor ? anchor : .center))
    }
    if target == nil, let readingPlace, let y = offset(for: readingPlace) {
      move(to: clamped(Point(x: offset.x, y: y)), animates: false)
      reading = (readingPlace, offset.y)
    }
    settle()
    anchored = Self.share(configuration.sizeAnchor, of: limit)
    if limit != .zero { hasOverflowed = true }
    if canScroll != (limit != .zero) {
      canScroll.toggle()
      // Only a view that can scroll can have the focus.
      host.followers.needsSettling = true
    }
    return answer
  }

  private var placeToKeep: ReadingPlace? {
    if let reading, reading.offset == offset.y { return reading.place }
    return readingPlace()
  }

  /// Lazy stacks look at the visible part before the final one is known.
  func expectViewport(for proposal: ProposedViewSize) {
    let bars = bars(of: shownIndicators)
    viewport = Size(
      width: ((proposal.width ?? screenSize.width) &- bars.width).clampedToLength,
      height: ((proposal.height ?? screenSize.height) &- bars.height).clampedToLength)
  }

  /// The content starts as far before the visible part as the offset says.
  public override func origin(of item: ItemNode) -> Point { contentOrigin }

  var contentOrigin: Point { Point(x: slack.x &- offset.x, y: slack.y &- offset.y) }

  /// Damages the cells that the change shows, and measures again: the offset may have to change.
  public override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    guard !flags.contains(.isNew) else { return }
    if old != new {
      damageDifference(at: contentOrigin, from: old, to: new)
      damageIndicators()
    }
    setNeedsLayout()
  }

  // MARK: The offset

  /// The greatest offset.
  package var limit: Point {
    Point(
      x: scrolls(.horizontal) ? Swift.max(content.size.width - viewport.width, 0) : 0,
      y: scrolls(.vertical) ? Swift.max(content.size.height - viewport.height, 0) : 0)
  }

  private static func share(_ anchor: UnitPoint?, of length: Point) -> Point {
    anchor.map { Point(x: share($0.x, of: length.x), y: share($0.y, of: length.y)) } ?? .zero
  }

  private static func share(_ share: Double, of length: Int) -> Int {
    Int((Double(length) * (share.isNaN ? 0 : Swift.min(Swift.max(share, 0), 1))).rounded())
  }

  private func noteSlack() {
    let before = slack
    slack = Self.share(
      configuration.alignment,
      of: Point(
        x: scrolls(.horizontal) ? Swift.max(viewport.width - content.size.width, 0) : 0,
        y: scrolls(.vertical) ? Swift.max(viewport.height - content.size.height, 0) : 0))
    if slack != before { damage() }
  }

  func clamped(_ point: Point) -> Point {
    let limit = limit
    return Point(x: Swift.min(Swift.max(point.x, 0), limit.x), y: Swift.min(Swift.max(point.y, 0), limit.y))
  }

  /// Shows the content from `point` on; says whether that is a change.
  @discardableResult package func scroll(to point: Point) -> Bool {
    target = nil
    let ends = ends
    let isChange = move(to: clamped(point))
    if isChange { notifyLazyStacks() }
    // Keys that lead no further are for others.
    if ends != self.ends { host.followers.keyMeaningSource.changed() }
    return isChange
  }

  /// Shows the end of the content, wherever it turns out to be.
  @discardableResult package func scrollToEnd(of axis: Axis) -> Bool {
    let before = offset
    target = ScrollTarget(kind: .end(axis))
    rounds = 0
    settle()
    host.followers.keyMeaningSource.changed()
    return offset != before
  }

  @discardableResult private func move(to point: Point, animates: Bool = true) -> Bool {
    guard point != offset else { return false }
    let before = contentOrigin
    offset = point
    if animates { scrolled(content, from: before, farthest: viewport, by: target?.mover) }
    host.places.mayDiffer = true
    damage()
    return true
  }

  /// The visible part has moved in the content by so many cells.
  func contentMoved(by cells: Int, along axis: Axis) {
    let moved = axis == .vertical ? offset.offsetBy(dx: 0, dy: cells) : offset.offsetBy(dx: cells, dy: 0)
    let isAnchored = offset == anchored
    // The visible part stays where it is on the screen.
    move(to: Point(x: Swift.max(moved.x, 0), y: Swift.max(moved.y, 0)), animates: false)
    if isAnchored { anchored = offset }
    // The content may end before.
    setNeedsLayout()
  }

  private func notifyLazyStacks() {
    for stack in lazyStacks.nodes { stack.viewportDidMove() }
  }

  /// Keeps the offset within the content and at its target, until all visible rows are there.
  private func settle() {
    placeTarget()
    move(to: clamped(offset))
    notifyLazyStacks()
    if aStackWaits, rounds < 8 {
      rounds += 1
    } else {
      rounds = 0
      target = nil
    }
  }

  // MARK: Targets

  /// Makes an item in the content visible: at an anchor, or just so that it is.
  package func reveal(_ item: ItemNode, anchor: UnitPoint? = nil) {
    if anchor == nil, target == nil, isSettled, !item.flags.contains(.isNew), shows(item) { return }
    target = ScrollTarget(
      kind: .item(item, anchor), mover: moverNow)
    rounds = 0
    if item.flags.contains(.isNew) || item.flags.contains(.needsLayout) {
      setNeedsLayout()
      for stack in lazyStacks.nodes { stack.setNeedsLayout() }
    } else {
      settle()
    }
  }

  /// Whether nothing in the content waits for a measurement that could move it.
  private var isSettled: Bool {
    !flags.contains(.needsLayout) && !content.flags.contains(.needsLayout)
      && !aStackWaits
  }

  /// Whether a lazy stack in the content waits for a measurement.
  private var aStackWaits: Bool {
    for stack in lazyStacks.nodes where stack.flags.contains(.needsLayout) { return true }
    return false
  }

  /// Whether all of an item is visible.
  package func shows(_ item: ItemNode) -> Bool {
    // A row whose element may be gone has no place.
    if host.rows.hasDoubts, item.isInDoubt { return false }
    guard let rect = rectInSight(of: item, anchor: nil) else { return false }
    return
      (!scrolls(.horizontal) || rect.minX >= offset.x && rect.maxX <= offset.x &+ viewport.width)
      && (!scrolls(.vertical) || rect.minY >= offset.y && rect.maxY <= offset.y &+ viewport.height)
  }

  /// Moves to the target, if it is in `stack` and measured.
  func placeTarget(in stack: LazyStackNode) {
    guard let target else { return }
    if case .item(let item, _) = target.kind, item.isWithin(stack) {
      placeTarget()
    }
    setNeedsLayout()
  }

  private func placeTarget() {
    switch target?.kind {
    case .end(let axis):
      move(to: axis == .vertical ? Point(x: offset.x, y: limit.y) : Point(x: limit.x, y: offset.y))
    case .item(let item, let anchor):
      guard !item.flags.contains(.hasLeft) else { return target = nil }
      guard !item.flags.contains(.isNew), let rect = rectInSight(of: item, anchor: anchor) else { return }
      move(
        to: Point(
          x: scrolls(.horizontal)
            ? place(rect.minX..<rect.maxX, offset.x, viewport.width, anchor?.x) : offset.x,
          y: scrolls(.vertical)
            ? place(rect.minY..<rect.maxY, offset.y, viewport.height, anchor?.y) : offset.y))
    case .anchor(let anchor): move(to: Self.share(anchor, of: limit))
    case nil: break
    }
  }

  /// The offset at which a range of cells is visible.
  private func place(_ range: Range<Int>, _ offset: Int, _ length: Int, _ anchor: Double?) -> Int {
    if let anchor {
      let share = anchor.isNaN ? 0 : Swift.min(Swift.max(anchor, 0), 1)
      let free = Double(length - range.count)
      return Swift.max(range.lowerBound &- Int((free * share).rounded(.down)), 0)
    }
    if range.lowerBound < offset || range.count > length { return Swift.max(range.lowerBound, 0) }
    return Swift.max(offset, range.upperBound &- length)
  }

  /// Handles the wheel.
  package func handle(_ event: MouseEvent) -> Bool { handleWheel(event) }

  // MARK: Drawing

  /// Draws the visible part of the content and the indicators.
  public override func paint(_ painter: inout Painter, at origin: Point) {
    let visible = Rect(origin: origin, size: viewport)
    let place = origin.offsetBy(dx: contentOrigin.x, dy: contentOrigin.y)
    guard flags.contains(.clips) else { return painter.paint(content, at: place) }
    painter.clipped(to: visible) { painter in
      backdrop?(&painter, visible, Rect(origin: place, size: content.size))
      painter.paint(content, at: place)
    }
    if host.cells.signedItem === self { painter.drawFocusSign(at: origin) }
    paintIndicators(&painter, at: origin)
  }

  /// The foremost node of the visible part, or the scroll view itself.
  public override func hitTest(_ point: Point, at origin: Point) -> Node? {
    let place = origin.offsetBy(dx: contentOrigin.x, dy: contentOrigin.y)
    guard flags.contains(.clips) else { return content.hit(point, at: place) }
    guard Rect(origin: origin, size: size).contains(point) else { return nil }
    return Rect(origin: origin, size: viewport).contains(point) ? content.hit(point, at: place) ?? self : self
  }
}

/// A target to make visible; it is forgotten in the same update.
private struct ScrollTarget {
  enum Kind {
    case item(ItemNode, UnitPoint?)
    case end(Axis)
    case anchor(UnitPoint?)
  }
  var kind: Kind
  /// The animation that scrolls to the target, even if reaching it takes several layouts.
  var mover: (any Mover)?
}
