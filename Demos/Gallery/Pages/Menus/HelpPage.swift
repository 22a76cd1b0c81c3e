import TerminalUI

/// What a view is for: rest the mouse on it, or press F1.
struct HelpPage: View {
  var body: some View {
    HStack(spacing: 2) {
      Button("Sync") {}
        .help("Fetches and sends what has changed")
      Button("Lock") {}
        .help("Asks for the password from now on")
    }
  }
}
