internal import CellLayout
internal import Cells

/// A stack that is offered nothing across its axis. Each item is offered the common extent of all when they are offered nothing.
///
/// So that the change of one item costs one path, lists keep the maxima of the items' own extents (the ideals of their spans). Where flexible items
/// share a length along the axis, the width of one across may follow from its share: there all are probed.
extension StackNode {
  /// The mark of an item that was probed without a proposal across the axis.
  private var askedAcross: NodeFlags { axis == .vertical ? .isProbedInWidth : .isProbedInHeight }

  /// Arranges the items for their extent across: first for that of the last time, if they were arranged.
  func arrangeOpen(_ proposal: ProposedViewSize) -> Answer {
    let room = isOpen ? lastProposal.flatMap(cross) : nil
    isOpen = true
    isOpening = true
    defer { isOpening = false }
    let answer = arrange(self.proposal(main: main(proposal), cross: room))
    guard span.crossDependent > 0 else { return answer }
    let ideal = idealSpan(proposal, wasOffered: room)
    guard ideal != room else { return answer }
    knowsIdeals = true
    defer { knowsIdeals = false }
    return arrange(self.proposal(main: main(proposal), cross: ideal))
  }

  /// The cells across that the items take together where nothing is offered.
  private func idealSpan(_ proposal: ProposedViewSize, wasOffered room: Int?) -> Int {
    if room == nil { return (span.before &+ span.after).clampedToLength }
    if span.flexible > 0, main(proposal) != nil {
      let answers = answersSpan(to: proposal)
      return (answers.before &+ answers.after).clampedToLength
    }
    return (span.idealBefore &+ span.idealAfter).clampedToLength
  }

  /// Notes in the span of an item its extent across where nothing is offered.
  func addIdeal(of item: ItemNode, to span: inout Span) {
    item.flags.insert(askedAcross)
    if span.flexible > 0, main(item.proposal) != nil {
      // The extent follows from the item's share of the length: the items are probed later.
      (span.idealBefore, span.idealAfter) = (0, 0)
      return
    }
    guard !knowsIdeals, let last = lastProposal, cross(last) != nil else { return }
    let proposal = self.proposal(main: main(item.proposal), cross: nil)
    let answer = item.answer(to: proposal)
    span.idealBefore = item.guide(alignment, for: proposal, answer)
    span.idealAfter = cross(answer.size) &- span.idealBefore
  }

  /// Forgets the ideal extents of a list with flexible items, before the list is arranged again.
  ///
  /// Returns whether they were known before.
  func forgetIdeals(of list: ListNode) -> Bool {
    defer { if list.span.flexible > 0 { knowsIdeals = false } }
    return knowsIdeals
  }

  /// Whether two spans are equal; ideals are compared only where nothing is offered across and no item is flexible.
  func isSame(_ left: Span, _ right: Span) -> Bool {
    var right = right
    if !isOpen || left.flexible > 0 {
      (right.idealBefore, right.idealAfter) = (left.idealBefore, left.idealAfter)
    }
    return left == right
  }

  /// Keeps the ideals of a list whose items are arranged once more.
  func keepIdeals(of list: ListNode, in span: inout Span) {
    guard knowsIdeals else { return }
    span.idealBefore = list.span.idealBefore
    span.idealAfter = list.span.idealAfter
  }

  /// Whether an item that keeps its answer may take something else where nothing is offered.
  func mayChangeIdeal(_ item: ItemNode) -> Bool {
    isOpen && item.flags.contains(crossFlag) && item.flags.contains(askedAcross)
  }

  // MARK: Questions

  /// The answers of all items to a proposal, each to the whole or to its share.
  func answersSpan(to proposal: ProposedViewSize) -> Span {
    let host = host
    let outer = host.layoutPass.beginProbe(cross(proposal) == nil ? askedAcross : [])
    defer { host.layoutPass.end(outer) }
    var span = Span()
    if isDivided(proposal), !content.leadsToItem {
      for part in parts(for: proposal) {
        span.append(itemSpan(part.answer, guide: part.guide), spacing: spacing)
      }
    } else {
      content.visitItems { item in
        let answer = item.answer(to: proposal)
        let guide = item.guide(alignment, for: proposal, answer)
        span.append(itemSpan(answer, guide: guide), spacing: spacing)
      }
    }
    return span
  }

  /// The proposal that replaces one without a length across, for items whose span under it is `span`; `nil` where no answer
  /// depends on it.
  func resolved(_ proposal: ProposedViewSize, _ span: Span) -> ProposedViewSize? {
    guard cross(proposal) == nil, span.crossDependent > 0 else { return nil }
    return self.proposal(main: main(proposal), cross: (span.before &+ span.after).clampedToLength)
  }

  /// The proposal that the items are arranged for where the stack is offered `proposal`.
  func resolved(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard cross(proposal) == nil else { return proposal }
    return resolved(proposal, answersSpan(to: proposal)) ?? proposal
  }
}
