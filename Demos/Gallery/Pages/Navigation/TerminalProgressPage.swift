import TerminalUI

/// A progress at the terminal's tab, and a notification.
struct TerminalProgressPage: View {
  @State private var part = 0.4
  @Environment(\.notifyDesktop)
  private var notifyDesktop

  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $part) { Text("Part") }
        .terminalProgress(part)
      Button("Notify") {
        notifyDesktop("Gallery", "It is done.")
      }
    }
  }
}
