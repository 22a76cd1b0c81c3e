import TerminalUI

/// Columns, of which a list leads the next one; narrow: one.
struct NavigationSplitViewPage: View {
  @State private var folder: String?
  private let folders = ["Inbox", "Sent", "Drafts"]

  var body: some View {
    NavigationSplitView {
      List(folders, id: \.self, selection: $folder) {
        Text($0)
      }
      .navigationTitle("Folders")
      .navigationSplitViewColumnWidth(
        min: 10, ideal: 16, max: 30
      )
    } detail: {
      Text("Nothing in \(folder ?? "none").")
        .navigationTitle(folder ?? "Choose one")
    }
    .navigationSplitViewStyle(.balanced)
    .frame(height: 8)
    .border(.dashed)
  }
}
