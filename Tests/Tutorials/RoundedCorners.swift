import TerminalUIFoundation

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: [Alignment] = []
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let r = min(radius, min(rect.width, rect.height) / 2)
    path.move(to: CGPoint(x: rect.minX + r, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY), control1: CGPoint(x: rect.maxX - r, y: rect.height * 0.3),
      control2: CGPoint(x: rect.maxX - r, y: rect.height * 0.6))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.minY + r), control: CGPoint(x: rect.minX, y: rect.maxY))
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.minX + r, y: rect.minY),
      radius: r)
    path.closeSubpath()
    return path
  }
}
struct RoundedCorners: View {
  var body: some View {
    VStack {
      Text("Corners").padding().background(RoundedCorner(radius: 20).fill(.green))
      Text("Uneven").padding().background(.orange, in: .rect(topLeadingRadius: 20, bottomTrailingRadius: 20))
      ContainerRelativeShape().inset(by: 4).fill(.gray).frame(height: 40)
      Circle().trim(from: 0.25, to: 1).stroke(style: StrokeStyle(lineWidth: 5)).frame(width: 60, height: 60)
      Ellipse().size(width: 40, height: 20).fill(.red, style: FillStyle(eoFill: true))
    }
  }
}
