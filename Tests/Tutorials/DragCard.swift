import TerminalUIFoundation

struct DragCard: View {
  @State private var offset = CGSize.zero
  @GestureState private var isPressed = false
  @GestureState private var translation: CGSize = .zero
  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(isPressed ? Color.orange : .blue)
      .frame(width: 200, height: 120)
      .offset(x: offset.width + translation.width, y: offset.height + translation.height)
      .rotationEffect(.degrees(Double(offset.width / 10)))
      .gesture(
        DragGesture(minimumDistance: 5, coordinateSpace: .global)
          .updating($translation) { value, state, transaction in
            state = value.translation
          }
          .onChanged { value in print(value.location.x, value.startLocation.y) }
          .onEnded { value in
            offset.width += value.translation.width
            offset.height += value.predictedEndTranslation.height
            withAnimation(.spring()) {
              if abs(offset.width) > 150 { offset = .zero }
            }
          }
      )
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 0.5).updating($isPressed) { current, state, _ in state = current }
      )
  }
}
