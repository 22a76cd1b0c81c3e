import TerminalUIFoundation

struct RootView: View {
  @Environment(BrowserModel.self) private var model
  @Environment(\.showToast) private var showToast
  @AppStorage("pageSize") private var pageSize = 100
  @State private var showsPalette = false

  var body: some View {
    @Bindable var model = model
    NavigationSplitView {
      Sidebar()
        .navigationTitle("shop.db")
        .navigationSplitViewColumnWidth(min: 16, ideal: 22, max: 30)
    } detail: {
      detail
        .inspector(isPresented: $model.showsInspector) {
          Inspector(table: model.currentTable).inspectorColumnWidth(min: 20, ideal: 26, max: 34)
        }
    }
    .background {
      if model.isBusy {
        Color.clear.onReceive(.timer(every: .milliseconds(100))) { _ in model.tick() }
      }
    }
    .sheet(item: $model.draft) { draft in
      if let table = model.currentTable {
        EditSheet(table: table, draft: draft) { model.save($0) }
      }
    }
    .confirmationDialog(
      "Delete \(model.selection.count) row(s)?", isPresented: $model.isAskingToDelete,
      titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) { model.deleteSelected() }
    } message: {
      Text("The rows are removed from \(model.currentTable?.name ?? "").")
    }
    .onChange(of: model.notice) { _, notice in
      guard let notice else { return }
      if notice.canUndo {
        showToast(notice.text, action: ToastAction("Undo") { model.undoDelete() })
      } else {
        showToast(notice.text)
      }
    }
    .onChange(of: pageSize, initial: true) {
      model.pageSize = pageSize
      model.page = 0
    }
    .commandPalette(isPresented: $showsPalette)
    .keyHints()
  }

  @ViewBuilder private var detail: some View {
    switch model.place {
    case .table(let name):
      switch model.states[name] {
      case .ready:
        if let table = model.currentTable { RowsView(table: table).id(name) }
      case .failed(let reason):
        ContentUnavailableView {
          Label(name, systemImage: "exclamationmark.triangle")
        } description: {
          Text(reason)
        } actions: {
          Button("Try again") { model.reload(name) }
        }
      default:
        ProgressView("Loading \(name)…").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    case .query: QueryView()
    case nil:
      ContentUnavailableView("Nothing selected", systemImage: "tray", description: Text("Choose a table."))
    }
  }
}

struct Sidebar: View {
  @Environment(BrowserModel.self) private var model

  var body: some View {
    @Bindable var model = model
    List(selection: $model.place) {
      Section("Tables") {
        ForEach(model.database.tables) { table in
          TableLabel(table: table, state: model.states[table.name] ?? .ready)
            .tag(Place.table(table.name))
        }
      }
      Section("Tools") {
        HStack {
          Label("Query", systemImage: "terminal")
          Spacer()
          if model.running != nil { ProgressView().accessibilityLabel("Running") }
        }
        .tag(Place.query)
      }
    }
    .listStyle(.sidebar)
  }
}

struct TableLabel: View {
  let table: DataTable
  let state: LoadState

  var body: some View {
    HStack {
      Text(table.name).lineLimit(1)
      Spacer()
      switch state {
      case .loading: ProgressView().accessibilityLabel("Counting \(table.name)")
      case .ready: Text("\(table.records.count)").foregroundStyle(.secondary)
      case .failed: Text("!").foregroundStyle(.error).accessibilityLabel("failed")
      }
    }
  }
}

struct Inspector: View {
  let table: DataTable?

  var body: some View {
    if let table {
      List {
        Section("Schema of \(table.name)") {
          ForEach(table.columns) { column in
            VStack(alignment: .leading) {
              HStack {
                Text(column.name).bold(column.isKey)
                Spacer()
                Text(column.type.rawValue).foregroundStyle(.tint)
              }
              Text(column.isKey ? "primary key" : column.isNullable ? "may be null" : "not null")
                .foregroundStyle(.secondary)
            }
          }
        }
        Section("Size") { LabeledContent("Rows", value: "\(table.records.count)") }
      }
    } else {
      ContentUnavailableView("No table", systemImage: "info.circle")
    }
  }
}
