import TerminalUIFoundation

struct PulsingDots: View {
  @State private var scale: CGFloat = 0.5
  var body: some View {
    HStack {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 20, height: 20)
          .scaleEffect(scale)
          .animation(
            Animation.easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index)), value: scale)
      }
    }
    .onAppear { self.scale = 1 }
  }
}
