import TerminalUIFoundation

struct RingProgress: View {
  var progress: Double
  var body: some View {
    ZStack {
      Circle().stroke(Color.blue.opacity(0.2), lineWidth: 20)
      Circle()
        .trim(from: 0, to: CGFloat(min(progress, 1)))
        .stroke(style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round))
        .foregroundColor(.blue)
        .rotationEffect(Angle(degrees: 270))
      Text(String(format: "%.0f %%", progress * 100)).font(.largeTitle).bold()
    }
    .padding(40)
  }
}
