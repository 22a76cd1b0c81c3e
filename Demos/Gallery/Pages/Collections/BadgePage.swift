import TerminalUI

/// Numbers and short texts at the end of rows.
struct BadgePage: View {
  var body: some View {
    List {
      Text("Inbox").badge(12)
      Text("Drafts").badge("new")
      Text("Sent").badge(0)
    }
    .frame(width: 24, height: 3)
  }
}
