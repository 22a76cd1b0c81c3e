import TerminalUI

/// Motions that follow each other.
struct PhaseAnimatorPage: View {
  @State private var saves = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Save") { saves += 1 }
      Text("saved \(saves) times")
        .phaseAnimator(
          [0, 4, 0, 2], trigger: saves
        ) { text, columns in
          text.offset(x: columns)
        } animation: { _ in
          .easeInOut(duration: 0.2)
        }
      PhaseAnimator([Color.red, .green, .blue]) { hue in
        hue.frame(width: 12, height: 1)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }
}
