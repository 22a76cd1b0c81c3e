import TerminalUIFoundation

struct CardFlip: View {
  @State private var isFlipped = false
  var body: some View {
    ZStack {
      Text("Front").opacity(isFlipped ? 0 : 1)
      Text("Back").opacity(isFlipped ? 1 : 0).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    }
    .frame(width: 200, height: 300)
    .background(RoundedRectangle(cornerRadius: 20).fill(Color.orange).shadow(radius: 10))
    .rotation3DEffect(
      .degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), anchor: .center, perspective: 0.5
    )
    .onTapGesture(count: 2) { isFlipped.toggle() }
  }
}
