import TerminalUIFoundation

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool
  var insetAmount = 0.0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90), clockwise: !clockwise)
    return path
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}
struct TriangleView: View {
  var body: some View {
    VStack {
      Triangle().stroke(.red, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round)).frame(
        width: 300, height: 300)
      Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true).strokeBorder(
        .blue, lineWidth: 40)
      Triangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .drawingGroup()
    }
  }
}
