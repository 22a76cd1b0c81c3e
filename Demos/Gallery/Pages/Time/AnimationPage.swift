import TerminalUI

/// What changes moves, by the animation of the change or of the view.
struct AnimationPage: View {
  @State private var isFar = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Move") {
        withAnimation(.snappy) { isFar.toggle() }
      }
      Text("offset").offset(x: isFar ? 20 : 0)
      Color.blue.frame(width: isFar ? 26 : 6, height: 1)
      Text("linear")
        .foregroundStyle(isFar ? Color.red : .green)
        .padding(.leading, isFar ? 20 : 0)
        .animation(.linear(duration: 1), value: isFar)
      Text("at once")
        .frame(
          width: 26,
          alignment: isFar ? .trailing : .leading
        )
        .animation(nil, value: isFar)
    }
  }
}
