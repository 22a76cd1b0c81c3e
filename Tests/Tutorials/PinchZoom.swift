import TerminalUIFoundation

struct PinchZoom: View {
  @State private var scale: CGFloat = 1
  @State private var lastScale: CGFloat = 1
  @State private var angle = Angle.zero
  var body: some View {
    Image(systemName: "globe")
      .resizable()
      .scaledToFit()
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(
        MagnificationGesture()
          .onChanged { scale = lastScale * $0 }
          .onEnded { _ in lastScale = scale }
          .simultaneously(with: RotationGesture().onChanged { angle = $0 })
      )
      .highPriorityGesture(TapGesture(count: 2).onEnded { scale = 1 })
  }
}
