import TerminalUIFoundation

struct RowsView: View {
  @Environment(BrowserModel.self) private var model
  let table: DataTable

  var body: some View {
    @Bindable var model = model
    Table(Array(model.pageRecords), selection: $model.selection, sortOrder: $model.order) {
      TableColumnForEach(Array(table.columns.indices), id: \.self) { index in
        TableColumn(table.columns[index].name, value: \Record.values[index]) { record in
          DatumView(datum: record.values[index], column: table.columns[index])
        }
        .alignment(table.columns[index].isNumber ? .trailing : .leading)
      }
    }
    .rowsPlaceholder {
      if model.filter.isEmpty {
        ContentUnavailableView("No rows", systemImage: "tray", description: Text("\(table.name) is empty."))
      } else {
        ContentUnavailableView.search(text: model.filter)
      }
    }
    .contextMenu(forSelectionType: Record.ID.self) { ids in
      Button("Edit…") { model.beginEdit() }.disabled(ids.count != 1)
      Button("Copy number") {}.disabled(true)
      Divider()
      Button("Delete…", role: .destructive) { model.askToDelete() }
    } primaryAction: { _ in
      model.beginEdit()
    }
    .onKeyPress(keys: [.delete, .deleteForward]) { _ in
      model.askToDelete()
      return .handled
    }
    .searchable(text: $model.filter, prompt: "Filter \(table.name)")
    .navigationTitle(table.name)
    .navigationSubtitle(model.pageText)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("New", systemImage: "plus") { model.beginNew() }
        Button("Edit", systemImage: "pencil") { model.beginEdit() }.disabled(model.selection.count != 1)
        Button("Delete", systemImage: "trash", role: .destructive) { model.askToDelete() }.disabled(
          model.selection.isEmpty)
      }
      ToolbarItem(placement: .status) {
        HStack {
          Button("‹") { model.page -= 1 }.disabled(model.page == 0).accessibilityLabel("Previous page")
            .actionID("page.previous")
          Text(model.pageText)
          Button("›") { model.page += 1 }.disabled(!model.hasNextPage).accessibilityLabel("Next page")
            .actionID("page.next")
          Text("\(model.selection.count) selected").foregroundStyle(.secondary)
        }
      }
    }
  }
}

struct DatumView: View {
  @AppStorage("nullText") private var nullText = "NULL"
  let datum: Datum
  let column: Column

  var body: some View {
    if datum == .null {
      Text(nullText).italic().foregroundStyle(.tertiary)
    } else if column.type == .flag {
      Text(datum == .integer(1) ? "yes" : "no").foregroundStyle(datum == .integer(1) ? .success : .secondary)
    } else {
      Text(datum.text).lineLimit(1)
    }
  }
}

struct EditSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.validate) private var validate
  @State private var draft: Draft
  @State private var isAskingToDiscard = false
  private let original: Draft
  private let table: DataTable
  private let save: (Draft) -> Void

  init(table: DataTable, draft: Draft, save: @escaping (Draft) -> Void) {
    self.table = table
    self.save = save
    original = draft
    _draft = State(initialValue: draft)
  }

  var body: some View {
    VStack(spacing: 1) {
      Form {
        ForEach(Array(table.columns.enumerated()), id: \.element.id) { index, column in
          field(column, text: $draft.fields[index])
        }
      }
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) {
          if draft == original { dismiss() } else { isAskingToDiscard = true }
        }
        .keyboardShortcut(.cancelAction)
        Button("Save", action: submit)
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
          .disabled(draft == original && !draft.isNew)
      }
    }
    .frame(width: 46)
    .onSubmit(submit)
    .navigationTitle(draft.isNew ? "New row in \(table.name)" : "Row \(draft.id) of \(table.name)")
    .interactiveDismissDisabled(draft != original)
    .confirmationDialog("Discard your changes?", isPresented: $isAskingToDiscard, titleVisibility: .visible) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep editing", role: .cancel) {}
    }
  }

  @ViewBuilder private func field(_ column: Column, text: Binding<String>) -> some View {
    if column.isKey {
      LabeledContent(column.name, value: text.wrappedValue)
    } else if column.type == .flag {
      Toggle(
        column.name,
        isOn: Binding(get: { text.wrappedValue == "1" }, set: { text.wrappedValue = $0 ? "1" : "0" })
      )
      .toggleStyle(.switch)
    } else if !column.options.isEmpty {
      Picker(column.name, selection: text) {
        ForEach(column.options, id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
    } else {
      TextField(column.name, text: text, prompt: Text(column.isNullable ? "null" : column.type.rawValue))
        .validation(column.problem(text.wrappedValue))
    }
  }

  private func submit() {
    guard validate() else { return }
    save(draft)
    dismiss()
  }
}
