import TerminalUI

/// Up and down: keys, a click, a button that is held.
struct StepperPage: View {
  @State private var copies = 2
  @State private var zoom = 1.0
  @State private var stars = 3

  var body: some View {
    VStack(alignment: .leading) {
      Stepper(
        "Copies: \(copies)", value: $copies, in: 1...9)
      Stepper("Zoom: \(Int(zoom * 100)) %") {
        zoom *= 2
      } onDecrement: {
        zoom /= 2
      }
      Text(String(repeating: "★", count: stars))
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
        .accessibilityAdjustableAction {
          stars += $0 == .increment ? 1 : -1
        }
    }
  }
}
