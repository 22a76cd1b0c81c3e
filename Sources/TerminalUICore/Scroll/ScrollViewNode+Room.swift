internal import CellLayout
package import Cells

/// Whether the indicators of a scroll view have cells of their own: only where there is more than fits.
///
/// An indicator takes a column, and a text that then wraps may make the content longer. So content can fit without it and
/// not beside it. It fits, then: what is asked is whether it does without. To be asked that, content is measured a second
/// time, and only where it is no longer than two screens and depends on the column; so the cost never depends on how
/// much there is. Rows of a lazy stack that are out of sight can't be asked, so there an indicator
/// that is shown stays until the content fits beside it.
@MainActor extension ScrollViewNode {
  /// Where an item in the content is, in the content's coordinates.
  package func rect(of item: ItemNode) -> Rect? {
    var origin = Point.zero
    var node = item
    while node !== content {
      guard let container = node.container, container !== self else { return nil }
      let place = container.origin(of: node)
      origin = origin.offsetBy(dx: place.x, dy: place.y)
      node = container
    }
    return Rect(origin: origin, size: item.size)
  }

  /// The cells that indicators take.
  func bars(of indicators: Axis.Set) -> Size {
    Size(width: indicators.contains(.vertical) ? 1 : 0, height: indicators.contains(.horizontal) ? 1 : 0)
  }

  private func contentProposal(for proposal: ProposedViewSize, beside indicators: Axis.Set)
    -> ProposedViewSize
  {
    let bars = bars(of: indicators)
    let room = proposal.shrunk(width: bars.width, height: bars.height)
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : room.width,
      height: axes.contains(.vertical) ? nil : room.height)
    return hugsContent && suffices(room, for: ideal) ? room : ideal
  }

  /// Whether the content fits into a room as a whole, or makes do with it since a part of it scrolls.
  private func suffices(_ room: ProposedViewSize, for ideal: ProposedViewSize) -> Bool {
    let size = content.answer(to: ideal).size
    return size.width <= room.width ?? .max && size.height <= room.height ?? .max
      || content.hasScroller(along: axes)
  }

  /// The indicators that content of a size needs: each takes from the room along the other's axis.
  private func needed(for content: Size, _ proposal: ProposedViewSize) -> Axis.Set {
    var needed: Axis.Set = []
    for _ in 0..<2 {
      let bars = bars(of: needed)
      if indicators.contains(.vertical), content.height > room(.vertical, proposal) - bars.height {
        needed.insert(.vertical)
      }
      if indicators.contains(.horizontal), content.width > room(.horizontal, proposal) - bars.width {
        needed.insert(.horizontal)
      }
    }
    return needed
  }

  private func room(_ axis: Axis, _ proposal: ProposedViewSize) -> Int {
    axis == .vertical ? proposal.height ?? screenSize.height : proposal.width ?? screenSize.width
  }

  /// What the content answers without indicators, if it may fit then though it doesn't beside them.
  private func answerAlone(_ beside: Answer, _ proposal: ProposedViewSize) -> Answer? {
    let isVertical = axes == .vertical
    guard isVertical || axes == .horizontal, !indicators.isEmpty,
      beside.traits.contains(isVertical ? .dependsOnWidth : .dependsOnHeight)
    else { return nil }
    let length = isVertical ? beside.size.height : beside.size.width
    let room = room(isVertical ? .vertical : .horizontal, proposal)
    guard length > room, length / 2 <= room else { return nil }
    let host = host
    let outer = host.layoutPass.beginProbe(isVertical ? .isProbedInWidth : .isProbedInHeight)
    defer { host.layoutPass.end(outer) }
    let alone = content.answer(to: contentProposal(for: proposal, beside: []))
    return needed(for: alone.size, proposal).isEmpty ? alone : nil
  }

  /// What the content would answer, and the indicators beside which it would.
  func contentAnswer(to proposal: ProposedViewSize) -> (content: Answer, indicators: Axis.Set) {
    let beside = content.answer(to: contentProposal(for: proposal, beside: indicators))
    let needed = needed(for: beside.size, proposal)
    if needed == indicators {
      return answerAlone(beside, proposal).map { ($0, []) } ?? (beside, indicators)
    }
    let answer = content.answer(to: contentProposal(for: proposal, beside: needed))
    return self.needed(for: answer.size, proposal).isSubset(of: needed)
      ? (answer, needed) : (beside, indicators)
  }

  /// Commits the content's proposal beside the indicators that it needs: those from before, or it is committed again.
  func commitContent(_ proposal: ProposedViewSize) {
    let before = shownIndicators
    commitContent(proposal, beside: before)
    let needed = needed(for: content.size, proposal)
    guard needed.isSubset(of: before) else {
      return commitContent(proposal, beside: before.union(needed))
    }
    if needed != before {
      commitContent(proposal, beside: needed)
      // What is longer where it is wider keeps its indicator.
      if !self.needed(for: content.size, proposal).isSubset(of: needed) {
        commitContent(proposal, beside: before)
      }
    } else if !before.isEmpty, answerAlone(content.answer, proposal) != nil {
      commitContent(proposal, beside: [])
    }
  }

  private func commitContent(_ proposal: ProposedViewSize, beside indicators: Axis.Set) {
    if indicators != shownIndicators {
      shownIndicators = indicators
      damage()
    }
    expectViewport(for: proposal)
    content.commit(contentProposal(for: proposal, beside: indicators))
  }
}

@MainActor extension Node {
  /// Whether a view below this one scrolls along one of some axes.
  fileprivate final func hasScroller(along axes: Axis.Set) -> Bool {
    var isFound = false
    visitChildren { child in
      if isFound { return }
      if let item = child as? ItemNode {
        isFound =
          axes.contains(.vertical) && item.scrolls(.vertical)
          || axes.contains(.horizontal) && item.scrolls(.horizontal)
      }
      isFound = isFound || child.hasScroller(along: axes)
    }
    return isFound
  }
}
