import TerminalUIFoundation

struct Wave: Shape {
  var phase: Double
  var amplitude: Double = 10
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, amplitude) }
    set {
      phase = newValue.first
      amplitude = newValue.second
    }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let relative = x / rect.width
      let y = rect.midY + CGFloat(sin(relative * .pi * 4 + phase) * amplitude)
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
struct WaveView: View {
  @State private var phase = 0.0
  var body: some View {
    Wave(phase: phase)
      .fill(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
      .frame(height: 120)
      .onAppear {
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = .pi * 2 }
      }
  }
}
