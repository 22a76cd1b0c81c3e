import TerminalUI

/// A question over the screen: every button answers it.
struct AlertPage: View {
  @State private var folders = ["Archive", "Drafts"]
  @State private var doomed: String?
  @State private var isNaming = false
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(folders, id: \.self) { folder in
        Button("Delete \(folder)…") { doomed = folder }
      }
      Button("New folder…") { isNaming = true }
    }
    .alert("Delete it?", item: $doomed) { folder in
      Button("Delete", role: .destructive) {
        folders.removeAll { $0 == folder }
      }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("All messages in “\($0)” will be gone.")
    }
    .alert("New folder", isPresented: $isNaming) {
      TextField("Name", text: $name)
      Button("Create") { create() }
      Button("Cancel", role: .cancel) {}
    }
  }

  private func create() {
    if !folders.contains(name) { folders.append(name) }
    name = ""
  }
}
