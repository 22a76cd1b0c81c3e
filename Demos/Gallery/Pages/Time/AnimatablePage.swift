import TerminalUI

/// A view that has every value between two.
struct AnimatablePage: View {
  @State private var level = 3.0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Another level") {
        withAnimation(.bouncy) {
          level = level > 10 ? 3 : 20
        }
      }
      Level(level: level).geometryGroup()
      ProgressView(value: level / 20).frame(width: 24)
      Text("still").keyframeAnimator(
        initialValue: 0.0, repeating: false
      ) { text, columns in
        text.offset(x: Int(columns))
      } keyframes: { _ in
        LinearKeyframe(6.0, duration: 1)
      }
    }
  }

  private struct Level: View, Animatable {
    var level: Double
    var animatableData: Double {
      get { level }
      set { level = newValue }
    }

    var body: some View {
      let count = Int(level.rounded())
      Text(String(repeating: "▪", count: count))
    }
  }
}
