import TerminalUIFoundation

private struct PriorityKey: LayoutValueKey {
  static let defaultValue: Int = 0
}
extension View {
  func columnPriority(_ value: Int) -> some View { layoutValue(key: PriorityKey.self, value: value) }
}
struct EqualWidthHStack: Layout {
  struct Cache { var size: CGSize }
  func makeCache(subviews: Subviews) -> Cache { Cache(size: maxSize(subviews)) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.size = maxSize(subviews) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let total = spacing(subviews).reduce(0) { $0 + $1 }
    return CGSize(width: cache.size.width * CGFloat(subviews.count) + total, height: cache.size.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let size = cache.size
    let gaps = spacing(subviews)
    var x = bounds.minX + size.width / 2
    for index in subviews.indices.sorted(by: {
      subviews[$0][PriorityKey.self] > subviews[$1][PriorityKey.self]
    }) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: size.width, height: size.height))
      x += size.width + gaps[index]
    }
  }
  private func maxSize(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  private func spacing(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}
struct EqualButtons: View {
  var body: some View {
    EqualWidthHStack {
      Button {
      } label: {
        Text("Goldfish").frame(maxWidth: .infinity)
      }.columnPriority(1)
      Button {
      } label: {
        Text("Cat").frame(maxWidth: .infinity)
      }
    }
    .buttonStyle(.bordered)
  }
}
