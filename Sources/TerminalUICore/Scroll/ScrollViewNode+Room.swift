internal import CellLayout
package import Cells

/// Whether the indicators of a scroll view have cells of their own: only where there is more than fits.
///
/// An indicator takes a column, and a text that then wraps may make the content longer. So content can fit without it and
/// not beside it. Then it fits, and has no indicator. To find that out, content is measured a second time, and only where it is no longer than two
/// screens and depends on the column. So the cost never depends on how much there is. Rows of a lazy stack that are out of sight can't be measured,
/// so there a shown indicator stays until the content fits beside it.
extension ScrollViewNode {
  /// Where an item in the content is, in the content's coordinates.
  package func rect(of item: ItemNode) -> Rect? {
    var origin = Point.zero
    var isFound = item === content
    Reference<ItemNode>(item).visitContainers { item, container in
      guard !isFound, !container.refers(to: self) else { return false }
      let place = container.borrow { container in item.borrow { container.origin(of: $0) } }
      origin = origin.offsetBy(dx: place.x, dy: place.y)
      isFound = container.refers(to: content)
      return true
    }
    return isFound ? Rect(origin: origin, size: item.size) : nil
  }

  /// The first visible cell of a lazy stack, along its axis and in its own coordinates.
  func visibleStart(in stack: LazyStackNode) -> Int {
    let offset = stack.axis == .vertical ? -contentOrigin.y : -contentOrigin.x
    guard stack !== content, let rect = rect(of: stack) else { return offset }
    return offset &- (stack.axis == .vertical ? rect.minY : rect.minX)
  }

  /// The cells that must be visible for an item to be seen, not covered by pinned views.
  ///
  /// Of an item for which there isn't room, its important part.
  func rectInSight(of item: ItemNode, anchor: UnitPoint?) -> Rect? {
    guard var rect = rect(of: item) else { return nil }
    if anchor == nil, !hasRoom(for: item), let part = item.partInSight {
      let cells = part.offsetBy(dx: rect.minX, dy: rect.minY)
      if rect.width > viewport.width { (rect.origin.x, rect.size.width) = (cells.minX, cells.width) }
      if rect.height > viewport.height { (rect.origin.y, rect.size.height) = (cells.minY, cells.height) }
    }
    for stack in lazyStacks.nodes where item.isWithin(stack) {
      let cells = stack.pinnedLength(before: item)
      return stack.axis == .vertical
        ? Rect(x: rect.minX, y: rect.minY &- cells, width: rect.width, height: rect.height &+ cells)
        : Rect(x: rect.minX &- cells, y: rect.minY, width: rect.width &+ cells, height: rect.height)
    }
    return rect
  }

  /// Clips the content only while it scrolls: what fits may draw beside its place, as anywhere else.
  func clipIfItScrolls(_ answer: inout Answer) {
    let clips = !shownIndicators.isEmpty
    if !clips { answer.overflow = content.answer.overflow(at: contentOrigin, in: answer.size) }
    guard flags.contains(.clips) != clips else { return }
    if clips { flags.insert(.clips) } else { flags.remove(.clips) }
    damage()
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
    if configuration.offersRoom {
      guard indicators.contains(.vertical), let height = room.height else { return room }
      // Where it scrolls nothing has to shrink, and what fills it fills all of it.
      let ideal = content.answer(to: ProposedViewSize(width: room.width, height: nil)).size.height
      return ProposedViewSize(width: room.width, height: Swift.max(height, ideal))
    }
    let isWide = axes.contains(.horizontal) && !(hugsContent && axes.contains(.vertical))
    let ideal = ProposedViewSize(
      width: isWide ? nil : room.width, height: axes.contains(.vertical) ? nil : room.height)
    return hugsContent ? huggedProposal(room, ideal) : ideal
  }

  /// The proposal of content that is hugged, and wants more or less than the room.
  private func huggedProposal(_ room: ProposedViewSize, _ ideal: ProposedViewSize) -> ProposedViewSize {
    // Content that is wider than the room scrolls across, and is no reason to offer less along.
    func fits(_ size: Size) -> Bool {
      axes.contains(.vertical) ? size.height <= room.height ?? .max : size.width <= room.width ?? .max
    }
    guard configuration.hug?.shrinksInnerScrollViews == true, content.flags.contains(.takesRoom),
      let known = content.knownScrollers(along: .vertical)
    else {
      let main: Axis.Set = axes.contains(.vertical) ? .vertical : .horizontal
      return fits(content.answer(to: ideal).size) || content.knownScrollers(along: main) != nil ? room : ideal
    }
    guard known else { return room }
    // Scrolling views in it may need another height without getting it.
    let host = host
    let outer = host.layoutPass.beginProbe(.isProbedInHeight)
    let size = content.answer(to: ideal).size
    host.layoutPass.end(outer)
    return fits(size) ? ProposedViewSize(width: room.width, height: size.height) : room
  }

  /// The indicators that content of a size needs: each takes from the room along the other's axis.
  private func needed(for content: Size, _ proposal: ProposedViewSize) -> Axis.Set {
    var needed: Axis.Set = []
    for _ in 0..<2 {
      // Content that is offered the room and fits but for an indicator needs no second one.
      let bars = configuration.offersRoom ? .zero : bars(of: needed)
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

  /// The content's answer without indicators, if it may fit then though it doesn't beside them.
  private func answerAlone(_ beside: Answer, _ proposal: ProposedViewSize) -> Answer? {
    let isVertical = axes == .vertical || hugsContent && axes.contains(.vertical)
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

  /// The content's answer, and the indicators beside which it holds.
  func contentAnswer(to proposal: ProposedViewSize) -> (content: Answer, indicators: Axis.Set) {
    if configuration.offersRoom {
      let alone = content.answer(to: proposal)
      let needed = needed(for: alone.size, proposal)
      if needed.isEmpty { return (alone, []) }
      return (content.answer(to: contentProposal(for: proposal, beside: needed)), needed)
    }
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
    if configuration.offersRoom {
      return commitContent(proposal, beside: contentAnswer(to: proposal).indicators)
    }
    commitContent(proposal, beside: shownIndicators)
    var needed = needed(for: content.size, proposal)
    if !needed.isSubset(of: shownIndicators) {
      commitContent(proposal, beside: shownIndicators.union(needed))
      // Content in which something measures itself by the screen may have had its size from before.
      needed = self.needed(for: content.size, proposal)
    }
    let shown = shownIndicators
    if needed != shown {
      commitContent(proposal, beside: needed)
      // Content that is longer where it is wider keeps its indicator.
      if !self.needed(for: content.size, proposal).isSubset(of: needed) {
        commitContent(proposal, beside: shown)
      }
    } else if !shown.isEmpty, answerAlone(content.answer, proposal) != nil {
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

extension Node {
  /// Whether content determines the height of all views in this node that scroll along some axes.
  ///
  /// `nil` where none does.
  ///
  /// Rows of lazy stacks, and lines of an editor, come and go. So the view that shows them needs room, whatever it has in it at present.
  fileprivate final func knownScrollers(along axes: Axis.Set) -> Bool? {
    var known: Bool?
    visitContents { child in
      if known == false || child.flags.contains(.isCovered) { return .past }
      if let item = child.asItem, item.scrolls(alongAny: axes) {
        // An editor takes no room but its own.
        known = item.flags.contains(.takesRoom) && !item.flags.contains(.isWindowed)
        return .past
      }
      return .into
    }
    return known
  }
}
