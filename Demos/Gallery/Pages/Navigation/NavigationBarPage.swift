import TerminalUI

/// A screen whose bar has no way back; Escape is one.
struct NavigationBarPage: View {
  @State private var path = ["Inbox"]

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Inbox", value: "Inbox")
        .navigationTitle(Text("Folders").italic())
        .navigationDestination(for: String.self) {
          Button("Go back") { path = [] }
            .navigationTitle($0)
            .navigationBarBackButtonHidden()
        }
    }
    .frame(height: 4)
    .border(.dashed)
  }
}
