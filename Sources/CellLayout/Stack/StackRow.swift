internal import Cells

/// Children lined up along an axis, with the length divided as in a stack.
@MainActor struct StackRow {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: Int

  init(axis: Axis, guide: AlignmentKey, spacing: Int) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing.clampedToCells
  }

  /// The place of each child, and the size of all of them together.
  struct Plan {
    var size = Size.zero
    var places: [Point] = []
    var proposals: [ProposedViewSize] = []
  }

  private func proposal(_ main: Int?, _ cross: Int?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }

  private func main(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }
  private func main(_ size: ViewDimensions) -> Int { axis == .horizontal ? size.width : size.height }
  private func cross(_ size: ViewDimensions) -> Int { axis == .horizontal ? size.height : size.width }

  /// The plan for a proposal; where nothing is offered across, each child is offered their common extent.
  func plan(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Plan {
    let ideal = closedPlan(proposal, subviews)
    switch axis {
    case .horizontal where proposal.height == nil:
      return closedPlan(ProposedViewSize(width: proposal.width, height: ideal.size.height), subviews)
    case .vertical where proposal.width == nil:
      return closedPlan(ProposedViewSize(width: ideal.size.width, height: proposal.height), subviews)
    default: return ideal
    }
  }

  /// Lines the children up one after another, with their guides in one line across.
  private func closedPlan(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Plan {
    var plan = Plan()
    plan.proposals = proposals(proposal, subviews)
    var position = 0
    var before = 0
    var after = 0
    var places: [(main: Int, guide: Int)] = []
    for (subview, proposal) in zip(Array(subviews), plan.proposals) {
      let dimensions = subview.dimensions(in: proposal)
      let guide = dimensions[guide]
      places.append((position, guide))
      before = Swift.max(before, guide)
      after = Swift.max(after, cross(dimensions) &- guide)
      position &+= main(dimensions) &+ spacing
    }
    let length = subviews.isEmpty ? 0 : (position &- spacing).clampedToLength
    let breadth = subviews.isEmpty ? 0 : (before &+ after).clampedToLength
    plan.size =
      axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    plan.places = places.map {
      axis == .horizontal
        ? Point(x: $0.main, y: before &- $0.guide) : Point(x: before &- $0.guide, y: $0.main)
    }
    return plan
  }

  func place(in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let plan = plan(proposal, subviews)
    for index in plan.places.indices {
      subviews[index].place(
        at: plan.places[index].offsetBy(dx: bounds.minX, dy: bounds.minY), proposal: plan.proposals[index])
    }
  }

  /// What each child is offered: a share of the length, as `StackSizing` divides it, and the whole breadth.
  private func proposals(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ProposedViewSize] {
    let across = axis == .horizontal ? proposal.height : proposal.width
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      return Array(repeating: self.proposal(nil, across), count: subviews.count)
    }
    var proposals = Array(repeating: self.proposal(length, across), count: subviews.count)
    var children = subviews.indices.map { index in
      StackSizing.Child(
        minimum: main(subviews[index].sizeThatFits(self.proposal(0, across))),
        maximum: main(subviews[index].sizeThatFits(self.proposal(.max, across))),
        priority: subviews[index].priority, index: index)
    }
    let gaps = spacing &* Swift.max(subviews.count - 1, 0)
    let available = length == .max ? .max : length &- gaps
    StackSizing.divide(available, among: &children) { index, share in
      proposals[index] = self.proposal(share, across)
      return main(subviews[index].sizeThatFits(proposals[index]))
    }
    return proposals
  }
}
