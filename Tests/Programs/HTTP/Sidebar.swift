import TerminalUI

struct Sidebar: View {
  enum Part: String, CaseIterable { case collections = "Requests", history = "History" }

  @Bindable var workspace: Workspace
  @SceneStorage("sidebar") private var part = Part.collections

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Picker("Sidebar", selection: $part) {
        ForEach(Part.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      switch part {
      case .collections: CollectionsList(workspace: workspace)
      case .history: HistoryList(workspace: workspace)
      }
    }
    .navigationTitle("HTTP")
  }
}

struct CollectionsList: View {
  @Bindable var workspace: Workspace
  @State private var filter = ""
  @Environment(\.showToast) private var showToast
  @Environment(\.copyToClipboard) private var copyToClipboard

  var body: some View {
    List(selection: $workspace.selection) {
      ForEach($workspace.collections) { $collection in
        DisclosureGroup(isExpanded: $collection.isExpanded) {
          ForEach(collection.requests.filter(isShown)) { request in
            RequestRow(request: request).contextMenu { menu(for: request) }
          }
          .onMove { if filter.isEmpty { collection.requests.move(fromOffsets: $0, toOffset: $1) } }
          .onDelete { offsets in
            let shown = collection.requests.filter(isShown)
            offsets.forEach { remove(shown[$0]) }
          }
        } label: {
          Text(collection.name).bold()
            .badge(collection.requests.count)
            .contextMenu { menu(for: collection) }
        }
      }
      .onMove { workspace.collections.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.sidebar)
    .searchable(text: $filter, prompt: "Filter")
  }

  private func isShown(_ request: Request) -> Bool {
    filter.isEmpty || request.name.localizedCaseInsensitiveContains(filter)
  }

  private func remove(_ request: Request) {
    let undo = workspace.remove(request)
    showToast("\(request.name) deleted", action: ToastAction("Undo") { undo() })
  }

  @ViewBuilder private func menu(for request: Request) -> some View {
    Button("Send", systemImage: "paperplane") {
      workspace.selection = request.id
      workspace.send(request)
    }
    Button("Rename…") { workspace.beginRename(request.id) }
    Button("Duplicate") { workspace.duplicate(request) }
    Button("Copy as cURL") {
      do {
        copyToClipboard(try workspace.resolve(request).curl)
        showToast("Copied")
      } catch {
        workspace.problem = error as? ServerError
      }
    }
    Divider()
    Button("Delete", role: .destructive) { remove(request) }
  }

  @ViewBuilder private func menu(for collection: RequestCollection) -> some View {
    Button("New Request") {
      workspace.selection = collection.id
      workspace.addRequest()
    }
    Button("Rename…") { workspace.beginRename(collection.id) }
    Divider()
    Button("Delete…", role: .destructive) { workspace.doomedCollection = collection }
  }
}

struct RequestRow: View {
  let request: Request

  var body: some View {
    HStack {
      Text(request.method.rawValue.prefix(4)).foregroundStyle(request.method.color).frame(
        width: 4, alignment: .leading)
      Text(request.name).lineLimit(1)
      Spacer()
      switch request.outcome {
      case .none: EmptyView()
      case .sending: ProgressView().progressViewStyle(.circular)
      case .response(let response): Text("\(response.status)").foregroundStyle(response.color)
      case .failure: Text("!").foregroundStyle(.error)
      }
    }
  }
}

struct HistoryList: View {
  @Bindable var workspace: Workspace
  @State private var chosen: HistoryEntry.ID?
  @State private var isClearing = false

  var body: some View {
    if workspace.history.isEmpty {
      ContentUnavailableView("No history", systemImage: "clock", description: Text("Nothing was sent yet."))
    } else {
      List(workspace.history, selection: $chosen) { entry in
        HStack {
          Text(entry.method.rawValue.prefix(4)).foregroundStyle(entry.method.color)
          Text(entry.url).lineLimit(1).truncationMode(.head)
          Spacer()
          Text(entry.summary).foregroundStyle(entry.isSuccess ? .success : .error)
        }
        .contextMenu {
          Button("Send Again") {
            if let request = workspace.request(entry.requestID) { workspace.send(request) }
          }
          Button("Remove", role: .destructive) { workspace.history.removeAll { $0.id == entry.id } }
        }
      }
      .onChange(of: chosen) {
        if let entry = workspace.history.first(where: { $0.id == chosen }) {
          workspace.selection = entry.requestID
        }
      }
      Button("Clear…") { isClearing = true }
        .confirmationDialog("Clear the history?", isPresented: $isClearing, titleVisibility: .visible) {
          Button("Clear \(workspace.history.count) entries", role: .destructive) { workspace.history = [] }
        }
    }
  }
}
