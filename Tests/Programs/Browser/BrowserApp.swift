import TerminalUIFoundation

@main struct BrowserApp: App {
  @State private var model = BrowserModel()

  var body: some Scene {
    WindowGroup("Browser") {
      RootView().environment(model)
    }
    .commands { BrowserCommands(model: model) }
    Settings { SettingsView() }
  }
}

struct BrowserCommands: Commands {
  @Bindable var model: BrowserModel

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New row") { model.beginNew() }
        .keyboardShortcut("n")
        .disabled(model.currentTable == nil)
    }
    CommandGroup(after: .toolbar) {
      Toggle("Inspector", isOn: $model.showsInspector).keyboardShortcut(.f4, modifiers: [])
    }
    CommandMenu("Row") {
      Button("Edit…") { model.beginEdit() }
        .keyboardShortcut("e")
        .disabled(model.selection.count != 1)
      Button("Delete…", role: .destructive) { model.askToDelete() }
        .keyboardShortcut("d")
        .disabled(model.selection.isEmpty)
      Divider()
      Button("Next page") { model.page += 1 }
        .keyboardShortcut(.rightArrow, modifiers: .option)
        .actionID("page.next")
        .disabled(!model.hasNextPage)
      Button("Previous page") { model.page -= 1 }
        .keyboardShortcut(.leftArrow, modifiers: .option)
        .actionID("page.previous")
        .disabled(model.page == 0)
    }
    CommandMenu("Query") {
      Button("Open") { model.place = .query }.keyboardShortcut("q", modifiers: [.option])
      Button("Run") { model.run() }
        .keyboardShortcut("r")
        .disabled(model.running != nil || model.place != .query)
      Button("Cancel query") { model.cancel() }
        .keyboardShortcut("x")
        .disabled(model.running == nil)
      Divider()
      Button("Clear history") { model.history = [] }.disabled(model.history.isEmpty)
    }
  }
}

struct SettingsView: View {
  @AppStorage("pageSize") private var pageSize = 100
  @AppStorage("nullText") private var nullText = "NULL"

  var body: some View {
    Form {
      Picker("Rows per page", selection: $pageSize) {
        ForEach([50, 100, 250], id: \.self) { Text("\($0)") }
      }
      .pickerStyle(.segmented)
      TextField("Show null as", text: $nullText)
    }
    .navigationTitle("Settings")
    .frame(width: 44)
  }
}
