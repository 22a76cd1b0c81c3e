import TerminalUIFoundation

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.size.width, bounds.size.height) / 2.5
    let angle = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: CGFloat(angle * Double(index))))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
struct DialView: View {
  @State private var isRadial = true
  var body: some View {
    let layout = isRadial ? AnyLayout(RadialLayout()) : AnyLayout(HStackLayout(spacing: 8))
    VStack {
      layout {
        ForEach(1..<13) { hour in Text("\(hour)").bold() }
      }
      Button("Toggle") { withAnimation { isRadial.toggle() } }
    }
  }
}
