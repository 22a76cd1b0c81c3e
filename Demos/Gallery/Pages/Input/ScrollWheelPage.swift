import TerminalUI

/// The wheel over a view.
struct ScrollWheelPage: View {
  @State private var volume = 5

  var body: some View {
    Text("Volume \(volume)")
      .frame(width: 16).border()
      .onScrollWheel { _, rows in
        volume = min(max(volume - rows, 0), 11)
        return true
      }
  }
}
