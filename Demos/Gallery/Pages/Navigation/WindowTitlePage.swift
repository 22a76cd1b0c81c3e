import TerminalUI

/// The title of the terminal's window.
struct WindowTitlePage: View {
  var body: some View {
    Text("See the title of the window.")
      .windowTitle("Gallery")
  }
}
