import TerminalUIFoundation

struct SpinnerView: View {
  @State private var angle = 0.0
  @State private var scale: CGFloat = 1
  var body: some View {
    Image(systemName: "arrow.2.circlepath")
      .font(.largeTitle)
      .rotationEffect(.degrees(angle))
      .rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))
      .scaleEffect(scale)
      .scaleEffect(x: 1, y: -1, anchor: .center)
      .onTapGesture {
        angle += 45; scale *= 1.1
      }
  }
}
