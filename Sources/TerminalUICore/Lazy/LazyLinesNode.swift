package import CellLayout
package import Cells

/// A lazy stack of lines: rows of a list next to each other, as many in a line as tracks.
///
/// All rows belong to one list and keep their nodes whatever line they are in: a line is nothing but places. The window begins with
/// a line and ends with one. An element that is several views, or none, makes its line one of several lines, or leaves a gap at its end.
@MainActor package final class LazyLinesNode: LazyStackNode {
  private var rule: any LineRule
  private(set) var tracks: LineTracks
  /// The lines that have nodes, in order.
  private(set) var lines: [Line] = []
  /// Where the items are, and in which line.
  private var places: [ObjectIdentifier: Place] = [:]
  /// How far items draw beyond their own cells.
  private var reach = 0
  private(set) var window: WindowList!

  struct Line {
    var start = 0
    var length = 0
    /// The first item.
    var first: ItemNode?
    var end: Int { start &+ length }
  }

  /// Where an item was placed, and in which line.
  private struct Place: Equatable {
    var origin: Point
    let line: Int
  }

  package init(
    in context: NodeContext, axis: Axis, spacing: Int, alignment: AlignmentKey, rule: any LineRule,
    content: @MainActor (NodeContext) -> Node
  ) {
    self.rule = rule
    tracks = rule.tracks(in: nil)
    super.init(
      in: context, axis: axis, spacing: spacing, alignment: alignment, pinsItems: false, content: content)
    window = windows.first
    // The views in a row are all made.
    window?.flags.remove(.isWindowed)
  }

  package func configure(spacing: Int, alignment: AlignmentKey, rule: any LineRule) {
    configure(spacing: spacing, alignment: alignment, pinsItems: false)
    guard !rule.isSame(as: self.rule) else { return }
    self.rule = rule
    damageAndLayOut()
  }

  package override var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
  override var keepsSpans: Bool { false }

  // MARK: Answers

  /// The size as far as it is known: nothing is made for a question.
  package override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(for: proposal, cross(proposal) != cross(self.proposal) ? tracks(for: proposal) : tracks)
  }

  /// The size of all lines: measured as far as they are, the others by the estimate of the window.
  private func answer(for proposal: ProposedViewSize, _ tracks: LineTracks) -> Answer {
    let count = lineCount(window.count, tracks)
    let cells = tracks.count == self.tracks.count ? end &+ trail : window.estimate(count)
    return Answer(
      size(
        main: count > 0 ? (cells &- spacing).clampedToLength : 0,
        cross: (cross(proposal) ?? tracks.length).clampedToLength),
      overflow: reach, traits: crossFlag)
  }

  private func tracks(for proposal: ProposedViewSize) -> LineTracks {
    rule.tracks(in: cross(proposal).flatMap { $0 == .max ? nil : $0 })
  }

  /// Places the rows that have nodes, and moves the window to the visible part.
  package override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let tracks = tracks(for: proposal)
    let isOther = tracks != self.tracks
    if isOther {
      self.tracks = tracks
      window.forgetMeasured()
    }
    lastProposal = proposal
    complete = 0..<0
    // Rows that were made since the last time are measured first: their sizes say where the others are.
    let wasFilled = fillLines()
    placeLines()
    keepAnchor()
    scroll?.placeTarget(in: self)
    let didMove = cover(wanted)
    placeLines()
    keepAnchor()
    scroll?.placeTarget(in: self)
    noteAnchor()
    if isOther || wasFilled || didMove { damage() }
    return answer(for: proposal, tracks)
  }

  // MARK: Lines

  func lineCount(_ rows: Int, _ tracks: LineTracks) -> Int { (rows &+ tracks.count - 1) / tracks.count }

  /// The cells before the first line that has nodes.
  var lead: Int { window.lower == 0 ? 0 : window.estimate(lineCount(window.lower, tracks)) }
  /// The start of the lines behind those that have nodes.
  private var end: Int { lines.last.map { $0.end &+ spacing } ?? lead }
  /// The cells behind the last line that has nodes.
  var trail: Int {
    let hidden = lineCount(window.count, tracks) - lineCount(window.upper, tracks)
    return hidden > 0 ? window.estimate(hidden) : 0
  }

  /// Makes the rows that are missing in the first line and the last; says whether there were any.
  private func fillLines() -> Bool {
    guard !window.children.isEmpty else { return false }
    let before = window.children.count
    let first = window.lower % tracks.count
    if first > 0 { window.prepend(rows: first) }
    let last = window.upper % tracks.count
    if last > 0 { window.append(rows: Swift.min(tracks.count - last, window.count - window.upper)) }
    return window.children.count > before
  }

  /// Gives each item its proposal and its place.
  private func placeLines() {
    lines.removeAll(keepingCapacity: true)
    let firsts = stride(from: 0, to: window.children.count, by: tracks.count)
    // New lines are measured before: the places of the others depend on them.
    for first in firsts where !isMeasured(lineFrom: first) { _ = measure(lineFrom: first) }
    places.removeAll(keepingCapacity: true)
    reach = 0
    var start = lead
    for first in firsts {
      var line = line(ofRowsFrom: first)
      line.start = start
      line.length = place(&line)
      lines.append(line.line)
      start = (start &+ line.length &+ spacing).clampedToCells
    }
  }

  /// The items of one line while it is measured.
  private struct Cells {
    var start = 0
    var length = 0
    var items: [ItemNode] = []
    var line: Line { Line(start: start, length: length, first: items.first) }
  }

  /// Collects the items of the rows in the line that begins at a row, not yet measured.
  private func line(ofRowsFrom first: Int) -> Cells {
    var cells = Cells()
    for index in first..<Swift.min(first + tracks.count, window.children.count) {
      window.childReference(index).visitItems(in: { _ in true }) { cells.items.append($0) }
    }
    WorkCounter.note(cells.items.count)
    return cells
  }

  /// Places the items of a line, which is so long; more of them than there are tracks follow in another row of cells.
  private func place(_ line: inout Cells) -> Int {
    let across = lastProposal.flatMap(cross).flatMap { $0 == .max ? nil : $0 } ?? tracks.length
    let offset =
      alignment.defaultValue(in: size(main: 0, cross: across))
      &- alignment.defaultValue(in: size(main: 0, cross: tracks.length))
    var start = 0
    for first in stride(from: 0, to: line.items.count, by: tracks.count) {
      if first > 0 { start = start &+ spacing }
      let items = line.items[first..<Swift.min(first + tracks.count, line.items.count)]
      var length = 0
      for (track, item) in zip(tracks.tracks, items) {
        length = Swift.max(length, natural(item, track.length))
      }
      for (track, item) in zip(tracks.tracks, items) {
        let cell = size(main: length, cross: track.length)
        commit(item, to: cell)
        let inset = inset(of: item, in: cell, track.alignment)
        let (main, cross) = (line.start &+ start, offset &+ track.start)
        places[ObjectIdentifier(item)] = Place(
          origin: (axis == .vertical ? Point(x: cross, y: main) : Point(x: main, y: cross))
            .offsetBy(dx: inset.x, dy: inset.y),
          line: lines.count)
        reach = Swift.max(reach, item.overflow)
      }
      start = start &+ length
    }
    return start.clampedToLength
  }

  private func inset(of item: ItemNode, in cell: Size, _ alignment: Alignment) -> Point {
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    return Point(
      x: horizontal.defaultValue(in: cell) &- item.guide(horizontal),
      y: vertical.defaultValue(in: cell) &- item.guide(vertical))
  }

  /// Whether an item has an answer that is the same for every length along the axis.
  private func isSettled(_ item: ItemNode, _ across: Int) -> Bool {
    item.flags.isDisjoint(with: [.isNew, .needsLayout, mainFlag]) && cross(item.proposal) == across
  }

  /// The cells along the axis that an item takes where it may have any number.
  private func natural(_ item: ItemNode, _ across: Int) -> Int {
    isSettled(item, across) ? main(item.size) : main(probe(item, main: nil, cross: across).size)
  }

  private func commit(_ item: ItemNode, to cell: Size) {
    let proposal = ProposedViewSize(cell)
    if isSettled(item, cross(cell)) { item.proposal = proposal } else { item.commit(proposal) }
  }

  // MARK: The window

  /// Makes the lines that meet `range` and lets those go that are far from it; says whether rows came or went.
  private func cover(_ range: Range<Int>) -> Bool {
    let before = (window.lower, window.children.count)
    if range.upperBound <= 0 || range.lowerBound >= end &+ trail {
      window.keepRows(0..<0)
      window.lower = range.upperBound <= 0 ? 0 : window.count
    } else {
      fill(range)
    }
    let hasNewRows = window.hasNewRows
    if hasNewRows {
      window.hasNewRows = false
      window.reportDuplicates()
    }
    window.windowIsSettled()
    WorkCounter.note(window.children.count)
    return hasNewRows || before != (window.lower, window.children.count)
  }

  /// Makes the lines that are missing in a part of the stack, from the kept ones downward and then upward.
  private func fill(_ range: Range<Int>) {
    // A line without a cell fills nothing, so the number of rows made at once is limited.
    var budget = range.count &+ Self.overscan
    var (top, bottom) = keepLines(range)
    if window.children.isEmpty {
      let last = lineCount(window.count, tracks) - 1
      let line = Swift.max(Swift.min(window.estimatedPlace(at: Swift.max(range.lowerBound, 0)), last), 0)
      window.lower = line * tracks.count
      (top, bottom) = (lead, lead)
    }
    while bottom < range.upperBound, window.upper < window.count, budget > 0 {
      let first = window.children.count
      window.append(rows: Swift.min(tracks.count, window.count - window.upper))
      bottom = bottom &+ measure(lineFrom: first)
      budget -= 1
    }
    while top > range.lowerBound, window.lower > 0, budget > 0 {
      let lines = Swift.min(
        Swift.max(window.estimatedPlace(at: top &- range.lowerBound), 1), window.lower / tracks.count, budget)
      window.prepend(rows: lines * tracks.count)
      for line in 0..<lines { top = top &- measure(lineFrom: line * tracks.count) }
      budget -= lines
    }
  }

  /// Measures the line that begins with a row, and returns how far it moves its successors.
  private func measure(lineFrom first: Int) -> Int {
    var line = line(ofRowsFrom: first)
    let cells = place(&line) &+ spacing
    if !isMeasured(lineFrom: first) {
      window.noteMeasured(cells)
      visitRows(ofLineFrom: first) { $0.isMeasured = true }
    }
    return cells
  }

  /// Whether the cells of a line count in the estimates.
  private func isMeasured(lineFrom first: Int) -> Bool {
    var isMeasured = true
    visitRows(ofLineFrom: first) { if !$0.isMeasured { isMeasured = false } }
    return isMeasured
  }

  private func visitRows(ofLineFrom first: Int, _ visit: @MainActor (WindowRowNode) -> Void) {
    for index in first..<Swift.min(first + tracks.count, window.children.count) {
      window.childReference(index).borrow { visit(unsafeDowncast($0, to: WindowRowNode.self)) }
    }
  }

  /// Lets the lines go that are far from `range`, and says where the rest begins and ends.
  private func keepLines(_ range: Range<Int>) -> (top: Int, bottom: Int) {
    let (low, high) = (range.lowerBound &- Self.overscan, range.upperBound &+ Self.overscan)
    let kept = lines.indices.filter { lines[$0].end &+ spacing > low && lines[$0].start < high }
    guard let first = kept.first, let last = kept.last else {
      window.keepRows(0..<0)
      return (lead, lead)
    }
    let place = (top: lines[first].start, bottom: lines[last].end &+ spacing)
    window.keepRows(
      (first * tracks.count)..<Swift.min((last + 1) * tracks.count, window.children.count))
    return place
  }

  override func lacksRows(in range: Range<Int>) -> Bool {
    let start = lead
    return start > 0 && range.lowerBound < start || trail > 0 && range.upperBound > end
  }

  override func rowStart(of item: ItemNode) -> Int? {
    places[ObjectIdentifier(item)].map { lines[$0.line].start }
  }

  override func firstRow(endingAfter low: Int) -> (item: ItemNode, start: Int)? {
    for line in lines where line.end > low { if let first = line.first { return (first, line.start) } }
    return nil
  }

  // MARK: Places, changes and drawing

  package override func origin(of item: ItemNode) -> Point {
    if let place = places[ObjectIdentifier(item)] { return place.origin }
    // A parked row is at the end where it left.
    let isBefore = item.windowRow.map { $0.index < 0 } ?? true
    let start = isBefore ? lead : lines.last?.end ?? lead
    return axis == .vertical ? Point(x: 0, y: start) : Point(x: start, y: 0)
  }

  /// Damages from the item's line on, as far as items can move, and measures again.
  package override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    guard !flags.contains(.isNew) else { return }
    guard let place = places[ObjectIdentifier(item)], !isWaiting(item) else { return setNeedsLayout() }
    if old == new, !item.hasReadGuides {
      // The item's answers to other lengths along the axis may have changed.
      if isProbed || new.traits.contains(mainFlag) { setNeedsLayout() }
      return
    }
    let line = lines[place.line]
    let reach = Swift.max(old.overflow, new.overflow, reach)
    if main(old.size) == main(new.size) {
      damage(main: line.start &- reach, length: line.length &+ 2 &* reach, reach: reach)
    } else {
      damage(from: line.start, reach: reach)
    }
    setNeedsLayout()
  }

  package override func itemsWillChange(at node: Node) {
    guard !flags.contains(.isNew) else { return }
    if !isWaiting(node) {
      noteFollowers()
      damage()
    }
    setNeedsLayout()
  }

  package override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    var values: [Int] = []
    Reference(content).visitItems(in: { _ in true }) { item in
      guard item.answer.mayPlace(key),
        let value = item.explicitGuide(key, for: item.proposal, item.answer)
      else { return }
      let origin = origin(of: item)
      values.append(value &+ (key.axis == .horizontal ? origin.x : origin.y))
    }
    return key.combining(values)
  }

  override func lane(of item: ItemNode) -> Rect? {
    guard let place = places[ObjectIdentifier(item)], lines.indices.contains(place.line) else { return nil }
    let first = place.line * tracks.count
    var items: [ItemNode] = []
    for index in first..<Swift.min(first + tracks.count, window.children.count) {
      window.childReference(index).visitItems(in: { _ in true }) { items.append($0) }
    }
    return axis == .vertical ? lane(of: item, among: items) : nil
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    painter.inOrder(of: self) { painter in
      painter.paintItems(of: .init(content)) { item in
        let place = self.origin(of: item)
        return origin.offsetBy(dx: place.x, dy: place.y)
      }
    }
  }

  package override func hitTest(_ point: Point, at origin: Point) -> Node? {
    hitTestInOrder(of: content, point) { item in
      let place = self.origin(of: item)
      return origin.offsetBy(dx: place.x, dy: place.y)
    }
  }
}
