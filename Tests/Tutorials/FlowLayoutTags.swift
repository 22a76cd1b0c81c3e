import TerminalUIFoundation

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(width: proposal.replacingUnspecifiedDimensions().width, subviews: subviews)
    return CGSize(width: proposal.width ?? rows.width, height: rows.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let result = arrange(width: bounds.width, subviews: subviews)
    for (index, point) in result.points.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .topLeading,
        proposal: .unspecified)
    }
  }
  private func arrange(width: CGFloat, subviews: Subviews) -> (
    points: [CGPoint], width: CGFloat, height: CGFloat
  ) {
    var points: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var lineHeight: CGFloat = 0
    var widest: CGFloat = 0
    for subview in subviews {
      let size: CGSize = subview.sizeThatFits(.unspecified)
      if x + size.width > width, x > 0 {
        x = 0
        y += lineHeight + spacing
        lineHeight = 0
      }
      points.append(CGPoint(x: x, y: y))
      lineHeight = max(lineHeight, size.height)
      x += size.width + spacing
      widest = max(widest, x)
    }
    return (points, widest, y + lineHeight)
  }
}
struct TagCloud: View {
  let tags = ["swift", "layout", "terminal", "views", "state", "binding", "environment"]
  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text("#\(tag)")
          .padding(.horizontal, 8)
          .background(Capsule().fill(Color.accentColor.opacity(0.2)))
      }
    }
    .padding()
  }
}
