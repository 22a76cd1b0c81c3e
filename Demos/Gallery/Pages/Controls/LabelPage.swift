import TerminalUI

/// A title with a symbol before it.
struct LabelPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Inbox", symbol: "✉")
      Label {
        Text("Online").bold()
      } icon: {
        Text("●").foregroundStyle(.green)
      }
      Label("Title only", symbol: "✉").labelStyle(.titleOnly)
      Label("Icon only", symbol: "✉").labelStyle(.iconOnly)
    }
  }
}
