import TerminalUIFoundation

struct QueryView: View {
  enum Part { case result, history }

  @Environment(BrowserModel.self) private var model
  @State private var part = Part.result
  @State private var selected: HistoryEntry.ID?
  @FocusState private var isEditing: Bool

  var body: some View {
    @Bindable var model = model
    VSplitView {
      VStack(alignment: .leading) {
        TextEditor(text: $model.sql)
          .focused($isEditing)
          .accessibilityLabel("SQL")
        RunBar()
      }
      .frame(minHeight: 4, idealHeight: 7)
      TabView(selection: $part) {
        Tab("Result", value: Part.result) { ResultView() }
        Tab("History", value: Part.history) {
          List(selection: $selected) {
            ForEach(model.history) { HistoryRow(entry: $0) }
              .onDelete { model.history.remove(atOffsets: $0) }
          }
          .rowsPlaceholder { ContentUnavailableView("No queries yet", systemImage: "clock") }
          .contextMenu(forSelectionType: HistoryEntry.ID.self) { _ in
            Button("Clear history") { model.history = [] }
          } primaryAction: { ids in
            guard let entry = model.history.first(where: { ids.contains($0.id) }) else { return }
            model.sql = entry.sql
            isEditing = true
          }
        }
        .badge(model.history.count)
      }
    }
    .navigationTitle("Query")
    .defaultFocus($isEditing, true)
    .onChange(of: model.running) { if model.running != nil { part = .result } }
  }
}

struct RunBar: View {
  @Environment(BrowserModel.self) private var model

  var body: some View {
    HStack(spacing: 2) {
      if let running = model.running {
        Button("Cancel") { model.cancel() }.keyboardShortcut(.cancelAction)
        ProgressView(value: Double(running.done), total: Double(running.total)) {
          EmptyView()
        } currentValueLabel: {
          Text("\(running.done / 10).\(running.done % 10) s")
        }
      } else {
        Button("Run") { model.run() }
          .buttonStyle(.borderedProminent)
          .disabled(model.sql.isEmpty)
        Text("Ctrl-R").foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 1)
  }
}

struct ResultView: View {
  @Environment(BrowserModel.self) private var model

  var body: some View {
    if model.running != nil {
      ProgressView("Running…").frame(maxWidth: .infinity, maxHeight: .infinity)
    } else if let error = model.error {
      ContentUnavailableView(
        "Query failed", systemImage: "xmark.circle", description: Text(error).foregroundStyle(.error))
    } else if let result = model.result, !result.columns.isEmpty {
      Table(result.records) {
        TableColumnForEach(Array(result.columns.indices), id: \.self) { index in
          TableColumn(result.columns[index].name) { (record: Record) in
            DatumView(datum: record.values[index], column: result.columns[index])
          }
        }
      }
      .rowsPlaceholder { Text("0 rows").foregroundStyle(.secondary) }
    } else {
      ContentUnavailableView(
        "No result", systemImage: "tablecells", description: Text("Ctrl-R runs the query."))
    }
  }
}

struct HistoryRow: View {
  let entry: HistoryEntry

  var body: some View {
    HStack {
      switch entry.outcome {
      case .rows(let count):
        Label("\(count) rows", systemImage: "checkmark").foregroundStyle(.success).frame(
          width: 12, alignment: .leading)
      case .failed:
        Label("failed", systemImage: "xmark").foregroundStyle(.error).frame(width: 12, alignment: .leading)
      case .cancelled:
        Label("cancelled", systemImage: "stop").foregroundStyle(.warning).frame(
          width: 12, alignment: .leading)
      }
      Text(entry.sql).lineLimit(1)
      Spacer()
      Text("\(entry.ticks / 10).\(entry.ticks % 10) s").foregroundStyle(.secondary)
    }
  }
}
