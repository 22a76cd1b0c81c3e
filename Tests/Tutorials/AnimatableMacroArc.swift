import TerminalUIFoundation

@Animatable
struct ProgressArc: Shape {
  var start: Double
  var end: Double
  @AnimatableIgnored var clockwise = false
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
  }
}
struct ProgressArcUser: View {
  @State private var end = 90.0
  var body: some View {
    ProgressArc(start: 0, end: end)
      .stroke(.blue, lineWidth: 6)
      .frame(width: 120, height: 120)
      .onTapGesture { withAnimation { end += 90 } }
  }
}
