import TerminalUIFoundation

struct RequestScreen: View {
  @Bindable var request: Request
  @Environment(Workspace.self) private var workspace
  @FocusState private var isInURL: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Picker("Method", selection: $request.method) {
          ForEach(HTTPMethod.allCases) { Text($0.rawValue).foregroundStyle($0.color) }
        }
        .pickerStyle(.menu)
        .labelsHidden()
        TextField("URL", text: $request.url)
          .focused($isInURL)
          .validation(request.url.isEmpty ? "Say where to send it" : nil)
          .onSubmit { workspace.send(request) }
        if request.isSending {
          Button("Cancel") { workspace.cancel(request) }.keyboardShortcut(.cancelAction)
        } else {
          Button("Send") { workspace.send(request) }.buttonStyle(.borderedProminent).disabled(
            request.url.isEmpty)
        }
      }
      preview.lineLimit(1).truncationMode(.middle)
      VSplitView {
        editor.frame(minHeight: 4, idealHeight: 8)
        ResponsePane(request: request).frame(minHeight: 4, maxHeight: .infinity)
      }
    }
    .navigationTitle(request.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu(workspace.environment?.name ?? "No environment") {
          @Bindable var workspace = workspace
          Picker("Environment", selection: $workspace.environmentID) {
            Text("None").tag(VariableSet.ID?.none)
            ForEach(workspace.environments) { Text($0.name).tag(Optional($0.id)) }
          }
          Button("Edit…") { workspace.showsEnvironments = true }
        }
      }
    }
    .onKeyPress("u", name: "URL") { isInURL = true }
  }

  @ViewBuilder private var preview: some View {
    switch Result(catching: { try workspace.resolve(request) }) {
    case .success(let wire): Text(wire.url).foregroundStyle(.secondary)
    case .failure(let error): Text(error.localizedDescription).foregroundStyle(.warning)
    }
  }

  private var editor: some View {
    TabView {
      Tab("Params", systemImage: "questionmark") {
        KeyValueEditor(name: "Parameter", rows: $request.parameters)
      }
      .badge(request.parameters.filter(\.isOn).count)
      Tab("Headers", systemImage: "list.bullet") { KeyValueEditor(name: "Header", rows: $request.headers) }
        .badge(request.headers.filter(\.isOn).count)
      Tab("Body", systemImage: "doc.text") { TextEditor(text: $request.body) }
    }
  }
}

struct KeyValueEditor: View {
  let name: String
  @Binding var rows: [KeyValue]
  @FocusState private var focus: KeyValue.ID?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach($rows) { $row in
          HStack {
            Toggle("Send \(row.key)", isOn: $row.isOn).labelsHidden()
            TextField(name, text: $row.key).focused($focus, equals: row.id)
            TextField("Value", text: $row.value)
            Button("×") { rows.removeAll { $0.id == row.id } }
              .buttonStyle(.borderless)
              .accessibilityLabel("Remove \(row.key)")
          }
        }
        Button("Add \(name)") {
          let row = KeyValue()
          rows.append(row)
          focus = row.id
        }
      }
    }
  }
}
