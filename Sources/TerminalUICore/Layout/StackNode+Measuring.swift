internal import CellLayout
internal import Cells

/// How a stack would arrange its items for a proposal that it doesn't have.
extension StackNode {
  /// An item as a proposal for the stack would arrange it.
  struct Part {
    var item: ItemNode
    var proposal: ProposedViewSize
    var answer: Answer
    var guide = 0
  }

  /// Whether the items share the length; with no room, or no limit, every item is offered just that.
  func isDivided(_ proposal: ProposedViewSize) -> Bool {
    guard let length = main(proposal) else { return false }
    return length != .max && (length != 0 || spacing < 0)
  }

  /// The items as `proposal` would arrange them.
  func parts(for proposal: ProposedViewSize) -> [Part] {
    let crossLength = cross(proposal)
    var parts: [Part] = []
    if isDivided(proposal), let length = main(proposal) {
      content.visitItems { item in
        let answer = probe(item, main: 0, cross: crossLength)
        parts.append(Part(item: item, proposal: self.proposal(main: 0, cross: crossLength), answer: answer))
      }
      divide(length, among: &parts, cross: crossLength)
    } else {
      content.visitItems { item in
        parts.append(Part(item: item, proposal: proposal, answer: item.answer(to: proposal)))
      }
    }
    for place in parts.indices {
      let part = parts[place]
      parts[place].guide = part.item.guide(alignment, for: part.proposal, part.answer)
    }
    return parts
  }

  /// Divides a length among the flexible parts.
  ///
  /// All of them must have answered to an unspecified length before.
  private func divide(_ length: Int, among parts: inout [Part], cross: Int?) {
    var fixed = 0
    var children: [StackSizing.Child] = []
    for (place, part) in parts.enumerated() {
      let minimum = main(part.answer.size)
      if part.answer.traits.contains(mainFlag) {
        children.append(
          StackSizing.Child(
            minimum: minimum, maximum: main(probe(part.item, main: .max, cross: cross).size),
            priority: part.item.layoutPriority, index: place))
      } else {
        fixed &+= minimum
      }
    }
    guard !children.isEmpty else { return }
    let available = length &- fixed &- spacing &* (parts.count - 1)
    StackSizing.divide(available, among: &children) { place, share in
      parts[place].proposal = proposal(main: share, cross: cross)
      parts[place].answer = probe(parts[place].item, main: share, cross: cross)
      return main(parts[place].answer.size)
    }
  }
}
