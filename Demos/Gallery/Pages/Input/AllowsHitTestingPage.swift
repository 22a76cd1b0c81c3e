import TerminalUI

/// A view that the mouse goes through.
struct AllowsHitTestingPage: View {
  @State private var presses = 0
  @State private var takesClicks = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("the dot takes clicks", isOn: $takesClicks)
      Button("pressed \(presses) times") { presses += 1 }
        .overlay(alignment: .trailing) {
          Text("·").allowsHitTesting(takesClicks)
        }
    }
  }
}
