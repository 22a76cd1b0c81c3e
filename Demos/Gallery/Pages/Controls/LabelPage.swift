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
      Label("Sent", symbol: "➤")
        .labelIconToTitleSpacing(3)
      Label("Title", symbol: "✉").labelStyle(.titleOnly)
      Label("Icon", symbol: "✉").labelStyle(.iconOnly)
    }
  }
}
