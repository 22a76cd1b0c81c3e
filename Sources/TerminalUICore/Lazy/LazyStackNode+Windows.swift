internal import CellLayout
internal import Cells

/// Moving the windows of a lazy stack to the visible part.
extension LazyStackNode {
  /// A part of a list whose rows have no nodes.
  private enum Gap {
    /// The rows before those that have nodes.
    case lead
    /// The rows behind those that have nodes.
    case trail
  }

  /// The first answer of `ask` for a gap of a list at or below a node; it gets the place where the gap begins.
  ///
  /// - Parameters:
  ///   - node: The node, whose items are the stack's.
  ///   - start: Where the node begins; then, where it ends.
  ///   - range: The lists in others are passed by that don't meet it.
  ///   - ask: Called in order. The length of a gap, and the rows of the list, may change with the call.
  private func firstGap<Found>(
    in node: Reference<Node>, from start: inout Int, meeting range: Range<Int>? = nil,
    _ ask: (ListNode, Gap, Int) -> Found?
  ) -> Found? {
    guard case .list(let list) = node.slot() else {
      start = (start &+ lengthWithSpacing(extent(node))).clampedToCells
      return nil
    }
    return list.borrow { firstGap(of: $0, from: &start, meeting: range, ask) }
  }

  private func firstGap<Found>(
    of list: ListNode, from start: inout Int, meeting range: Range<Int>?,
    _ ask: (ListNode, Gap, Int) -> Found?
  ) -> Found? {
    if let found = ask(list, .lead, start) { return found }
    start = (start &+ lead(of: list)).clampedToCells
    for index in 0..<list.children.count {
      let end = range.map { _ in (start &+ lengthWithSpacing(of: index, in: list)).clampedToCells }
      if let range, let end, end <= range.lowerBound || start >= range.upperBound {
        start = end
      } else if case .list(let inner) = list.childReference(index).slot() {
        if let found = inner.borrow({ firstGap(of: $0, from: &start, meeting: range, ask) }) { return found }
      } else {
        start = end ?? (start &+ lengthWithSpacing(of: index, in: list)).clampedToCells
      }
    }
    if let found = ask(list, .trail, start) { return found }
    start = (start &+ trail(of: list)).clampedToCells
    return nil
  }

  private func trail(of list: ListNode) -> Int {
    list.flags.contains(.isWindow) ? list.trail : 0
  }

  /// Makes the rows that meet `range` and lets those go that are far from it; says whether rows came or went.
  ///
  /// The rows that have nodes have been measured.
  func cover(_ range: Range<Int>, _ proposal: ProposedViewSize) -> Bool {
    var (start, didMove) = (0, false)
    _ = firstGap(in: .init(content), from: &start) { list, gap, start -> Never? in
      guard gap == .lead, list.flags.contains(.isWindow) else { return nil }
      if coverRows(of: unsafeDowncast(list, to: WindowList.self), start, range, proposal) { didMove = true }
      return nil
    }
    return didMove
  }

  /// Makes the rows of a list that are in a part of the stack, and lets the others go; returns whether the window
  /// moved.
  private func coverRows(
    of list: WindowList, _ start: Int, _ range: Range<Int>, _ proposal: ProposedViewSize
  ) -> Bool {
    let (before, made) = (list.lower, list.children.count)
    let first = start &+ list.lead
    var last = first
    for index in 0..<list.children.count {
      last = (last &+ lengthWithSpacing(of: index, in: list)).clampedToCells
    }
    if range.upperBound <= start || range.lowerBound >= last &+ list.trail {
      list.keepRows(0..<0)
      list.lower = range.upperBound <= start ? 0 : list.count
    } else {
      fill(list, start, range, proposal)
    }
    if list.hasNewRows {
      list.hasNewRows = false
      list.reportDuplicates()
    }
    list.windowIsSettled()
    WorkCounter.note(list.children.count)
    let didMove = list.lower != before || list.children.count != made
    if didMove {
      list.flags.insert(.needsSpan)
      list.markSpansAbove(list)
    }
    return didMove
  }

  /// Makes the rows of a list that meet `range`.
  ///
  /// There must be at least one.
  private func fill(_ list: WindowList, _ start: Int, _ range: Range<Int>, _ proposal: ProposedViewSize) {
    // A row without a cell fills nothing, so the number of rows made at once is limited.
    var budget = range.count &+ Self.overscan
    var (top, bottom) = keepRows(of: list, start, range)
    if list.children.isEmpty {
      list.lower = Swift.min(
        list.estimatedPlace(at: Swift.max(range.lowerBound &- start, 0)), Swift.max(list.count &- 1, 0))
      top = start &+ list.lead
      bottom = top
    }
    while bottom < range.upperBound, list.upper < list.count, budget > 0 {
      list.append(rows: 1)
      let row = list.childReference(list.children.count - 1)
      bottom = bottom &+ measure(row, in: list, proposal)
      budget -= 1
    }
    while top > range.lowerBound, list.lower > 0, budget > 0 {
      let rows = Swift.min(
        Swift.max(list.estimatedPlace(at: top &- range.lowerBound), 1), list.lower, budget)
      list.prepend(rows: rows)
      for index in 0..<rows { top = top &- measure(list.childReference(index), in: list, proposal) }
      budget -= rows
    }
  }

  /// Releases the rows far from `range`, and returns where the rest begins and ends.
  private func keepRows(of list: WindowList, _ start: Int, _ range: Range<Int>) -> (top: Int, bottom: Int) {
    let low = range.lowerBound &- Self.overscan
    let high = range.upperBound &+ Self.overscan
    var kept = 0..<0
    var position = start &+ list.lead
    var (top, bottom) = (position, position)
    for index in 0..<list.children.count {
      let end = (position &+ lengthWithSpacing(of: index, in: list)).clampedToCells
      if end > low, position < high {
        if kept.isEmpty {
          kept = index..<index
          top = position
        }
        kept = kept.lowerBound..<(index + 1)
        bottom = end
      }
      position = end
    }
    list.keepRows(kept)
    return (top, bottom)
  }

  /// Measures a row that was just made, and returns how far it moves its successors.
  private func measure(_ row: Reference<Node>, in list: WindowList, _ proposal: ProposedViewSize) -> Int {
    let span = commitSpan(row, proposal)
    let cells = lengthWithSpacing((span.count, span.main))
    _ = noteMeasured(row, cells, in: list)
    return cells
  }

  /// Takes a row into account, unless that was done before.
  private func noteMeasured(
    _ row: Reference<Node>, _ cells: @autoclosure () -> Int, in list: WindowList
  ) -> Bool {
    row.borrow { row in
      let row = unsafeDowncast(row, to: WindowRowNode.self)
      guard !row.isMeasured else { return false }
      row.isMeasured = true
      list.noteMeasured(cells())
      return true
    }
  }

  /// Takes the rows into account that were made since the last time, and says whether that changes any place.
  func noteNewRows(in node: Reference<Node>) -> Bool {
    var isNews = false
    // The length of a row depends on the rows in it.
    node.visitLists { list in
      guard list.flags.contains(.isWindow) else { return }
      let window = unsafeDowncast(list, to: WindowList.self)
      var hasNew = false
      window.visitSlots { if noteMeasured($0, lengthWithSpacing(extent($0)), in: window) { hasNew = true } }
      guard hasNew else { return }
      isNews = true
      window.flags.insert(.needsSpan)
      window.markSpansAbove(window)
    }
    return isNews
  }

  /// The rows get other proposals: the estimates follow from those that are measured from now on.
  func forgetMeasured(in node: Reference<Node>) {
    node.visitLists { list in
      if list.flags.contains(.isWindow) { unsafeDowncast(list, to: WindowList.self).forgetMeasured() }
    }
  }

  /// Whether a row that meets `visible` has no node.
  func isMissingRows(_ visible: Range<Int>) -> Bool {
    var start = 0
    return firstGap(in: .init(content), from: &start, meeting: visible) { list, gap, start in
      if gap == .lead { WorkCounter.note(list.children.count) }
      let length = gap == .lead ? lead(of: list) : trail(of: list)
      return length > 0 && start < visible.upperBound && start &+ length > visible.lowerBound ? () : nil
    } != nil
  }
}
