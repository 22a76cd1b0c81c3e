import TerminalUIFoundation

struct ContentView: View {
  @Environment(Workspace.self) private var workspace
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var showsPalette = false

  var body: some View {
    @Bindable var workspace = workspace
    NavigationSplitView(columnVisibility: $visibility) {
      Sidebar(workspace: workspace).navigationSplitViewColumnWidth(min: 20, ideal: 26, max: 40)
    } detail: {
      if let request = workspace.selectedRequest {
        RequestScreen(request: request).id(request.id)
      } else if let collection = workspace.selectedCollection {
        ContentUnavailableView(
          collection.name, systemImage: "folder", description: Text("\(collection.requests.count) requests"))
      } else {
        ContentUnavailableView {
          Label("No request", systemImage: "paperplane")
        } description: {
          Text("Choose a request, or make a new one.")
        } actions: {
          Button("New request") { workspace.addRequest() }
        }
      }
    }
    .onKeyPress("b", name: "Sidebar") { visibility = visibility == .all ? .detailOnly : .all }
    .sheet(isPresented: $workspace.showsEnvironments) { EnvironmentsSheet(workspace: workspace) }
    .alert(
      "Rename",
      isPresented: Binding(get: { workspace.renamed != nil }, set: { if !$0 { workspace.renamed = nil } })
    ) {
      TextField("Name", text: $workspace.newName)
      Button("Rename") { workspace.rename() }.disabled(workspace.newName.isEmpty)
      Button("Cancel", role: .cancel) {}
    }
    .alert("Delete the collection?", item: $workspace.doomedCollection) { collection in
      Button("Delete", role: .destructive) { workspace.remove(collection) }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("“\($0.name)” and its \($0.requests.count) requests will be gone.")
    }
    .alert("Not sent", item: $workspace.problem) { problem in
      Button("Environments…") { workspace.showsEnvironments = true }
      Button("OK", role: .cancel) {}
    } message: { problem in
      Text("\(problem.localizedDescription). \(problem.recoverySuggestion ?? "")")
    }
    .commandPalette(isPresented: $showsPalette)
    .keyHints()
  }
}
