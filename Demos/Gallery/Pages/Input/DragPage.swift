import TerminalUI

/// A gesture that follows the mouse.
struct DragPage: View {
  @State private var place = Size(width: 4, height: 1)
  @GestureState private var step = Size.zero

  var body: some View {
    Text("drag")
      .bold().foregroundStyle(.tint)
      .offset(
        x: place.width + step.width,
        y: place.height + step.height
      )
      .frame(width: 32, height: 6)
      .border()
      .gesture(
        DragGesture()
          .updating($step) { value, step, _ in
            step = value.translation
          }
          .onEnded { value in
            place.width += value.translation.width
            place.height += value.translation.height
          })
  }
}
