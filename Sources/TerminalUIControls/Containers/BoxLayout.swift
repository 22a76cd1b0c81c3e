/// Places an outline, its content, a label in the upper line, and one in the lower line.
struct BoxLayout: UnobservedLayout {
  /// The columns between an edge and the content, the outline's own included.
  var margin = 2

  private func rows(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Size {
    subviews.count < 3 ? .zero : subviews[2].sizeThatFits(proposal.shrunk(width: 2, height: 0))
  }

  private func inner(_ proposal: ProposedViewSize, _ label: Size) -> ProposedViewSize {
    proposal.shrunk(width: 2 * margin, height: 1 + Swift.max(label.height, 1))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard subviews.count > 1 else { return .zero }
    let label = rows(subviews, proposal)
    let content = subviews[1].sizeThatFits(inner(proposal, label))
    return Size(
      width: Swift.max(content.width + 2 * margin, label.width + 2).clampedToLength,
      height: (content.height + 1 + Swift.max(label.height, 1)).clampedToLength)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count > 1 else { return }
    let label = rows(subviews, proposal)
    let top = Swift.max(label.height, 1)
    subviews[0].place(
      at: Point(x: bounds.minX, y: bounds.minY + top - 1),
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height - top + 1))
    subviews[1].place(
      at: Point(x: bounds.minX + margin, y: bounds.minY + top), proposal: inner(proposal, label))
    guard subviews.count > 2 else { return }
    let line = proposal.shrunk(width: 2, height: 0)
    subviews[2].place(at: Point(x: bounds.minX + 1, y: bounds.minY), proposal: line)
    guard subviews.count > 3 else { return }
    let width = subviews[3].sizeThatFits(line).width
    subviews[3].place(
      at: Point(x: Swift.max(bounds.maxX - 1 - width, bounds.minX + 1), y: bounds.maxY - 1), proposal: line)
  }
}
