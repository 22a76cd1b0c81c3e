import TerminalUI

/// A value on several tracks.
struct KeyframePage: View {
  @State private var count = 0

  private struct Place {
    var column = 0.0
    var row = 3.0
  }

  var body: some View {
    VStack(alignment: .leading) {
      Button("Throw") { count += 1 }
      KeyframeAnimator(
        initialValue: Place(), trigger: count
      ) { place in
        Text("●").foregroundStyle(.tint)
          .offset(
            x: Int(place.column.rounded()),
            y: Int(place.row.rounded()))
      } keyframes: { _ in
        KeyframeTrack(\.column) {
          LinearKeyframe(24.0, duration: 1.2)
        }
        KeyframeTrack(\.row) {
          CubicKeyframe(0.0, duration: 0.6)
          CubicKeyframe(3.0, duration: 0.6)
        }
      }
      .frame(
        width: 26, height: 4, alignment: .topLeading)
      Text("\(count * 100) points")
        .contentTransition(.numericText())
        .animation(.easeOut(duration: 0.6), value: count)
    }
  }
}
