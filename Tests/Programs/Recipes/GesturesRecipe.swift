import TerminalUIFoundation

struct GesturesRecipe: App {
  var body: some Scene {
    WindowGroup { Board() }
  }
}

struct Board: View {
  @Environment(\.exit) private var exit
  @State private var place = Size(width: 0, height: 0)
  @GestureState private var step = Size.zero
  @State private var isOver = false
  @State private var taps = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("card")
        .reverse()
        .offset(x: place.width + step.width, y: place.height + step.height)
        .frame(width: 30, height: 5, alignment: .topLeading)
        .border()
        .gesture(
          DragGesture()
            .updating($step) { value, step, _ in step = value.translation }
            .onEnded { value in
              place.width += value.translation.width
              place.height += value.translation.height
            })
      Text("moved by \(place.width), \(place.height)")
      Text(isOver ? "the mouse is here" : "hover here").onHover { isOver = $0 }
      Text("tapped \(taps) times").onTapGesture { taps += 1 }
      Button("Quit") { exit() }
    }
  }
}
