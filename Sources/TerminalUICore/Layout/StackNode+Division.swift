internal import CellLayout

/// How a stack divides its length among its flexible items.
extension StackNode {
  /// The answer of an item to a length along the axis that it may not get in the end.
  func probe(_ item: ItemNode, main: Int?, cross: Int?) -> Answer {
    let host = host
    let outer = host.layoutPass.beginProbe(axis == .vertical ? .isProbedInHeight : .isProbedInWidth)
    defer { host.layoutPass.end(outer) }
    return item.answer(to: proposal(main: main, cross: cross))
  }

  /// Proposes a share of the length to each flexible item; does nothing if the same length was divided before.
  func divide(_ length: Int, proposal: ProposedViewSize) {
    let crossLength = cross(proposal)
    if !divisionIsKnown {
      division.removeAll(keepingCapacity: true)
      visitFlexibleItems { division.append(FlexibleItem(item: $0, minimum: 0, maximum: 0)) }
      // A flexible item that is alone gets all the room.
      if division.count > 1 {
        for place in division.indices {
          division[place] = profile(of: division[place].item, cross: crossLength)
        }
      }
    }
    let inflexible = span.fixed &+ spacing &* Swift.max(span.count - 1, 0)
    let available = length == .max ? .max : length &- inflexible
    if divisionIsKnown, available == divided { return }
    divided = available
    divisionIsKnown = true
    var children = division.indices.map { index in
      StackSizing.Child(
        minimum: division[index].minimum, maximum: division[index].maximum,
        priority: division[index].item.layoutPriority, index: index)
    }
    var didChange = false
    StackSizing.divide(available, among: &children) { index, share in
      let item = division[index].item
      let old = item.answer
      let proposal = self.proposal(main: share, cross: crossLength)
      let isStale = item.flags.contains(.needsLayout) || cross(item.proposal) != crossLength
      let taken = main(item.commit(proposal))
      if isStale || item.answer != old || item.hasReadGuides {
        didChange = true
        markSpansAbove(item)
      }
      return taken
    }
    if didChange { span = commitSpanOfDivided(.init(content)) }
  }

  func divisionPlace(of item: ItemNode) -> Int? {
    for place in 0..<division.count where division[place].item === item { return place }
    return nil
  }

  func profile(of item: ItemNode, cross: Int?) -> FlexibleItem {
    FlexibleItem(
      item: item, minimum: main(probe(item, main: 0, cross: cross).size),
      maximum: main(probe(item, main: .max, cross: cross).size))
  }

  func visitFlexibleItems(_ visit: @MainActor (ItemNode) -> Void) {
    Reference(content).visitItems(in: { $0.flags.contains(.needsSpan) || $0.span.flexible > 0 }
    ) {
      if $0.flags.contains(mainFlag) { visit($0) }
    }
  }
}
