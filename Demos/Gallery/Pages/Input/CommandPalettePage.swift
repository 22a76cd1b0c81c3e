import TerminalUI

/// Everything that can be done, by some letters: Ctrl-K.
struct CommandPalettePage: View {
  @State private var isShown = false
  @State private var done = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Done: \(done)")
      Button("Commands…") { isShown = true }
      Button("Save") { done = "saved" }
        .keyboardShortcut("s")
    }
    .onKeyPress("n", name: "New note") { done = "new" }
    .onKeyPress("r", name: "Rename") { done = "renamed" }
    .commandPalette(isPresented: $isShown)
    .keyHelp()
  }
}
