internal import CellLayout
internal import Cells

/// Moving the windows of a lazy stack to the visible part.
@MainActor extension LazyStackNode {
  /// Makes the rows that meet `range` and lets those go that are far from it; says whether rows came or went.
  ///
  /// The rows that have nodes have been measured.
  func cover(_ range: Range<Int>, _ proposal: ProposedViewSize) -> Bool {
    var start = 0
    return cover(.init(content), range, proposal, &start)
  }

  private func cover(
    _ node: Reference<Node>, _ range: Range<Int>, _ proposal: ProposedViewSize, _ start: inout Int
  ) -> Bool {
    switch node.slot() {
    case .list(let list): return list.borrow { cover($0, range, proposal, &start) }
    case .item, .pass, .empty:
      start = (start &+ advance(extent(node))).clampedToCells
      return false
    }
  }

  private func cover(
    _ list: ListNode, _ range: Range<Int>, _ proposal: ProposedViewSize, _ start: inout Int
  ) -> Bool {
    var didMove = false
    if list.flags.contains(.isWindow) {
      let window = unsafeDowncast(list, to: WindowList.self)
      didMove = coverRows(of: window, start, range, proposal)
      start = (start &+ window.lead).clampedToCells
    }
    for index in 0..<list.children.count {
      if case .list(let inner) = list.childReference(index).slot() {
        if inner.borrow({ cover($0, range, proposal, &start) }) { didMove = true }
      } else {
        start = (start &+ advance(of: index, in: list)).clampedToCells
      }
    }
    start = (start &+ trail(of: list)).clampedToCells
    return didMove
  }

  private func trail(of list: ListNode) -> Int {
    list.flags.contains(.isWindow) ? list.trail : 0
  }

  private func coverRows(
    of list: WindowList, _ start: Int, _ range: Range<Int>, _ proposal: ProposedViewSize
  ) -> Bool {
    let (before, made) = (list.lower, list.children.count)
    let first = start &+ list.lead
    var last = first
    for index in 0..<list.children.count {
      last = (last &+ advance(of: index, in: list)).clampedToCells
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
    Steps.note(list.children.count)
    let didMove = list.lower != before || list.children.count != made
    if didMove {
      list.flags.insert(.needsSpan)
      list.markSpansAbove(list)
    }
    return didMove
  }

  /// Makes the rows of a list that meet `range`, of which there are some.
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
      let end = (position &+ advance(of: index, in: list)).clampedToCells
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
    let cells = advance((span.count, span.main))
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
    node.visitLists(innerFirst: true) { list in
      guard list.flags.contains(.isWindow) else { return }
      let window = unsafeDowncast(list, to: WindowList.self)
      var hasNew = false
      window.visitSlots { if noteMeasured($0, advance(extent($0)), in: window) { hasNew = true } }
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
  func isMissingRows(in node: Reference<Node>, _ visible: Range<Int>, _ start: inout Int) -> Bool {
    switch node.slot() {
    case .list(let list): return list.borrow { isMissingRows(in: $0, visible, &start) }
    case .item, .pass, .empty:
      start = (start &+ advance(extent(node))).clampedToCells
      return false
    }
  }

  private func isMissingRows(in list: ListNode, _ visible: Range<Int>, _ start: inout Int) -> Bool {
    Steps.note(list.children.count)
    let lead = lead(of: list)
    if overlaps(start, lead, visible) { return true }
    start = (start &+ lead).clampedToCells
    for index in 0..<list.children.count {
      let end = (start &+ advance(of: index, in: list)).clampedToCells
      if end > visible.lowerBound, start < visible.upperBound,
        case .list(let inner) = list.childReference(index).slot(),
        inner.borrow({ isMissingRows(in: $0, visible, &start) })
      {
        return true
      }
      start = end
    }
    let trail = trail(of: list)
    if overlaps(start, trail, visible) { return true }
    start = (start &+ trail).clampedToCells
    return false
  }

  private func overlaps(_ start: Int, _ length: Int, _ range: Range<Int>) -> Bool {
    length > 0 && start < range.upperBound && start &+ length > range.lowerBound
  }
}
