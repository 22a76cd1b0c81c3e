import TerminalUI

/// Screens over each other; Escape and the bar lead back.
struct NavigationStackPage: View {
  @State private var path = ["Inbox"]
  @State private var showsHelp = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        NavigationLink("Inbox", value: "Inbox")
        NavigationLink("Sent", value: "Sent")
        Button("Help") { showsHelp = true }
      }
      .navigationTitle("Folders")
      .navigationDestination(for: String.self) { name in
        Text("Nothing in \(name).").navigationTitle(name)
      }
      .navigationDestination(isPresented: $showsHelp) {
        Text("Choose a folder.").navigationTitle("Help")
      }
    }
    .frame(width: 34, height: 7)
    .border(.dashed)
  }
}
