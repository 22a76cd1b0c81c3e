import TerminalUI

/// A key that presses a button wherever the focus is.
struct KeyboardShortcutPage: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Saved \(count) times")
      Button("Save (Ctrl-S)") { count += 1 }
        .keyboardShortcut("s")
    }
  }
}
