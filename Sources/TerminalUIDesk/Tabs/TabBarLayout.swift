/// Places the content of a tab, and a bar at an edge.
///
/// The bar comes second, so that the focus begins in the tab's content.
package struct TabBarLayout: UnobservedLayout {
  let edge: Edge

  package init(edge: Edge) {
    self.edge = edge
  }

  /// The size of the bar, and the room that it leaves to the content.
  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    bar: Size, rest: ProposedViewSize
  ) {
    guard subviews.count > 1 else { return (.zero, proposal) }
    let bar = subviews[1].sizeThatFits(
      edge == .leading
        ? ProposedViewSize(width: nil, height: proposal.height)
        : ProposedViewSize(width: proposal.width, height: nil))
    return (
      bar,
      edge == .leading
        ? ProposedViewSize(width: proposal.width.map { max($0 - bar.width, 0) }, height: proposal.height)
        : ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bar.height, 0) })
    )
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard let content = subviews.first else { return .zero }
    let (bar, rest) = sizes(proposal, subviews)
    let size = content.sizeThatFits(rest)
    return edge == .leading
      ? Size(width: size.width + bar.width, height: max(size.height, bar.height))
      : Size(width: max(size.width, bar.width), height: size.height + bar.height)
  }

  package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
  {
    guard let content = subviews.first else { return }
    let (bar, rest) = sizes(ProposedViewSize(bounds.size), subviews)
    let origin = bounds.origin
    content.place(
      at: edge == .leading
        ? origin.offsetBy(dx: bar.width, dy: 0)
        : edge == .top ? origin.offsetBy(dx: 0, dy: bar.height) : origin,
      proposal: rest)
    guard subviews.count > 1 else { return }
    subviews[1].place(
      at: edge == .bottom ? origin.offsetBy(dx: 0, dy: max(bounds.height - bar.height, 0)) : origin,
      proposal: edge == .leading
        ? ProposedViewSize(width: bar.width, height: bounds.height)
        : ProposedViewSize(width: bounds.width, height: bar.height))
  }
}
