import TerminalUI

/// Views of which one is shown; Alt and a digit choose.
struct TabViewPage: View {
  @State private var part = 1
  @State private var unread = 3

  var body: some View {
    TabView(selection: $part) {
      Tab("Inbox", systemImage: "envelope", value: 1) {
        Button("Read one") { unread -= 1 }
          .disabled(unread == 0)
      }
      .badge(unread)
      Tab("Sent", systemImage: "paperplane", value: 2) {
        Text("Nothing was sent.")
      }
      Text("No drafts.")
        .tabItem { Text("Drafts") }
        .tag(3)
    }
    .frame(height: 5)
  }
}
