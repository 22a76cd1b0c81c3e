internal import CellLayout
internal import Cells

/// The measures of a stack's items: the spans that its lists keep, and how they come up to date.
///
/// A span is what a stack needs of neighbouring items: sums along its axis, maxima across it. An *open* stack is offered
/// nothing across. An *ideal* is an item's extent across under no offer. The *division* gives flexible items their shares of
/// the rest.
extension StackNode {
  @inline(__always) func itemSpan(_ item: ItemNode) -> Span {
    var span = itemSpan(item.answer, guide: item.guide(alignment))
    if isOpen, span.crossDependent > 0 { addIdeal(of: item, to: &span) }
    return span
  }

  /// Whether an item has its answer to this proposal.
  @inline(__always) private func isSettled(_ item: ItemNode, _ proposal: ProposedViewSize) -> Bool {
    item.flags.isDisjoint(with: [.isNew, .needsLayout]) && item.proposal == proposal
  }

  /// What one item adds to the measures of the stack.
  @inline(__always) func itemSpan(_ answer: Answer, guide: Int) -> Span {
    let length = main(answer.size)
    let isFlexible = answer.traits.contains(mainFlag)
    let after = cross(answer.size) &- guide
    return Span(
      count: 1, main: length, fixed: isFlexible ? 0 : length, before: guide, after: after,
      idealBefore: guide, idealAfter: after,
      overflow: answer.overflow, low: 0, high: length, flexible: isFlexible ? 1 : 0,
      crossDependent: answer.traits.contains(crossFlag) ? 1 : 0,
      guided: answer.traits.contains(.hasGuides) ? 1 : 0,
      baselined: answer.traits.contains(.hasBaselines) ? 1 : 0)
  }

  /// The span of the items at or below `node`.
  ///
  /// Items that need a proposal get one first.
  func commitSpan(_ node: Reference<Node>, _ proposal: ProposedViewSize) -> Span {
    switch node.slot() {
    case .item(let item): item.borrow { commitItem($0, proposal, isAlone: true) }
    case .list(let list): list.borrow { commitSpan(of: $0, proposal) }
    case .pass, .empty: Span()
    }
  }

  /// Brings the span of a list up to date, and those of the lists in it: only where something has changed.
  private func commitSpan(of list: ListNode, _ proposal: ProposedViewSize) -> Span {
    guard list.flags.contains(.needsSpan) else { return list.span }
    var span = leadSpan(of: list)
    let knewIdeals = forgetIdeals(of: list)
    defer { knowsIdeals = knewIdeals }
    list.advances.removeAll(thenRoomFor: list.children.count)
    WorkCounter.note(list.children.count)
    for index in 0..<list.children.count {
      switch list.childReference(index).slot() {
      case .item(let item):
        // The usual case is that one item of many has changed.
        let child = item.borrow { isSettled($0, proposal) ? itemSpan($0) : commitItem($0, proposal) }
        span.append(child, spacing: spacing)
        list.advances.append(lengthWithSpacing((1, child.main)))
      case .list(let inner):
        let child = inner.borrow { commitSpan(of: $0, proposal) }
        span.append(child, spacing: spacing)
        list.advances.append(lengthWithSpacing((child.count, child.main)))
      case .pass, .empty: list.advances.append(0)
      }
    }
    span.append(trailSpan(of: list), spacing: spacing)
    keepIdeals(of: list, in: &span)
    list.span = span
    list.flags.remove(.needsSpan)
    return span
  }

  /// The span of an item, which gets a proposal if it needs one; one that is alone in the stack gets all there is.
  func commitItem(_ item: ItemNode, _ proposal: ProposedViewSize, isAlone: Bool = false) -> Span {
    // Only the length offered across has changed, and the answer doesn't depend on it: the item takes the proposal over
    // without being arranged.
    if isOpen, cross(item.proposal) != cross(proposal), isSameAcross(item) {
      item.proposal = self.proposal(main: main(item.proposal), cross: cross(proposal))
    }
    let isStale = item.flags.contains(.isNew) || cross(item.proposal) != cross(proposal)
    if isStale || item.flags.contains(.needsLayout) {
      divisionIsKnown = false
      let isTried = !isAlone && isTried(item)
      if !isAlone, main(proposal) != nil, axis == .horizontal || item.flags.contains(.isElaborate), !isTried,
        probe(item, main: 0, cross: cross(proposal)).traits.contains(mainFlag)
      {
        // A flexible item gets its proposal once, when the length is divided: arranged twice on every level, nested
        // stacks would cost a power of their depth.
        item.flags.formUnion(mainFlag)
        return Span(count: 1, flexible: 1)
      }
      item.commit(isStale ? proposal : item.proposal)
      // A trial that met a flexible item ends the trials of this pass.
      if isTried, item.flags.contains(mainFlag) { withHost { $0.layoutPass.stopTrying() } }
    } else if item.proposal != proposal {
      if !item.flags.contains(mainFlag) {
        // The length along the axis is nothing to this item: it keeps its answer under the new proposal.
        item.proposal = proposal
      } else if main(proposal) == nil {
        item.commit(proposal)
      }
    }
    return itemSpan(item)
  }

  /// Whether an item keeps its answer if the proposed length across the axis changes.
  private func isSameAcross(_ item: ItemNode) -> Bool {
    item.flags.isDisjoint(with: [.isNew, .needsLayout, .hasGuides, .hasBaselines])
      && !item.flags.contains(crossFlag) && !alignment.isTextBaseline
  }

  /// Whether a new item gets its proposal unasked: most have a fixed length for any offer.
  ///
  /// Asking first takes a walk through all that is in it. Where one is flexible after all, it gets its share once the
  /// length is divided, and the items that follow in this pass are probed.
  private func isTried(_ item: ItemNode) -> Bool {
    axis == .vertical && item.flags.contains([.isNew, .isElaborate]) && !item.flags.contains(.takesRoom)
      && withHost { $0.layoutPass.triesProposals }
  }

  /// The number of items at or below `node` and their present cells along the axis: places are computed from them.
  func extent(_ node: Reference<Node>) -> (count: Int, main: Int) {
    switch node.slot() {
    case .item(let item): (1, item.borrow { main($0.size) })
    case .list(let list): list.borrow { extent(of: $0) }
    case .pass, .empty: (0, 0)
    }
  }

  /// The number and length of a list's items, added up again where its span isn't up to date.
  private func extent(of list: ListNode) -> (count: Int, main: Int) {
    if !list.flags.contains(.needsSpan) { return (list.span.count, list.span.main) }
    let (before, behind) = (leadSpan(of: list), trailSpan(of: list))
    var sum = (count: before.count + behind.count, main: before.main &+ behind.main)
    WorkCounter.note(list.children.count)
    list.visitSlots { child in
      let next = extent(child)
      sum = (sum.count + next.count, sum.main &+ next.main)
    }
    return sum
  }

  /// The length of some items, with the spacing behind each of them.
  func lengthWithSpacing(_ extent: (count: Int, main: Int)) -> Int {
    (extent.main &+ spacing &* extent.count).clampedToCells
  }

  // MARK: Rows without nodes

  private func leadSpan(of list: ListNode) -> Span {
    list.flags.contains(.isWindow) ? list.leadSpan(spacing: spacing) : Span()
  }

  private func trailSpan(of list: ListNode) -> Span {
    list.flags.contains(.isWindow) ? list.trailSpan(spacing: spacing) : Span()
  }

  /// The length of the rows before the window, with spacing.
  ///
  /// The rows of the window have nodes.
  @inline(__always) func lead(of list: ListNode) -> Int {
    list.flags.contains(.isWindow) ? list.lead : 0
  }

  // MARK: Advances

  /// The length of a child of a list, with the spacing behind each of its items.
  func lengthWithSpacing(of index: Int, in list: ListNode) -> Int {
    guard list.flags.contains(.needsSpan) else { return list.advances[index] }
    return lengthWithSpacing(extent(list.childReference(index)))
  }

  func forgetSpans() { Reference(content).visitLists { $0.flags.insert(.needsSpan) } }

  /// The span of the items at or below `node` after a division: every item has its proposal.
  func commitSpanOfDivided(_ node: Reference<Node>) -> Span {
    switch node.slot() {
    case .item(let item): item.borrow { itemSpan($0) }
    case .list(let list): list.borrow { commitSpanOfDivided(of: $0) }
    case .pass, .empty: Span()
    }
  }

  /// The span of a list after a division.
  ///
  /// Unlike `commitSpan(of:)` this proposes nothing: every item has its share.
  private func commitSpanOfDivided(of list: ListNode) -> Span {
    guard list.flags.contains(.needsSpan) else { return list.span }
    var span = Span()
    let knewIdeals = forgetIdeals(of: list)
    defer { knowsIdeals = knewIdeals }
    list.advances.removeAll(thenRoomFor: list.children.count)
    WorkCounter.note(list.children.count)
    list.visitSlots { child in
      let child = commitSpanOfDivided(child)
      span.append(child, spacing: spacing)
      list.advances.append(lengthWithSpacing((child.count, child.main)))
    }
    keepIdeals(of: list, in: &span)
    list.span = span
    list.flags.remove(.needsSpan)
    return span
  }

  /// The lists whose span is not the fold of their children's: one line for each.
  func checkSpans() -> [String] {
    var broken: [String] = []
    func check(_ node: Reference<Node>) -> Span {
      switch node.slot() {
      case .item(let item): item.borrow { itemSpan($0) }
      case .list(let list): check(list.object)
      case .pass, .empty: Span()
      }
    }
    /// Compares the kept spans with the items, for `checkInvariants()`.
    func check(_ list: ListNode) -> Span {
      var fold = leadSpan(of: list)
      list.visitSlots { fold.append(check($0), spacing: spacing) }
      fold.append(trailSpan(of: list), spacing: spacing)
      if list.flags.contains(.needsSpan) {
        broken.append("\(list) in \(self) does not know its span")
      } else if !isSame(list.span, fold) {
        broken.append("\(list) in \(self) has the span \(list.span), not \(fold)")
      }
      return fold
    }
    let fold = check(.init(content))
    // A stack that makes views in the layout takes all the cells across that it is offered.
    if !makesViewsInLayout, !isSame(span, fold) {
      broken.append("\(self) has the span \(span), not \(fold)")
    }
    return broken
  }
}
