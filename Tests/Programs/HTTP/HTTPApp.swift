import TerminalUI

@main struct HTTPApp: App {
  @State private var workspace = Workspace()
  @AppStorage("wrapsLines") private var wrapsLines = true

  var body: some Scene {
    WindowGroup("HTTP") {
      ContentView().environment(workspace)
    }
    .allowsClipboardWriting()
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Request") { workspace.addRequest() }.keyboardShortcut("n")
        Button("New Collection…") { workspace.addCollection() }
      }
      CommandMenu("Request") { RequestCommands(workspace: workspace) }
      CommandMenu("Environment") {
        Picker("Environment", selection: $workspace.environmentID) {
          Text("None").tag(VariableSet.ID?.none)
          ForEach(workspace.environments) { Text($0.name).tag(Optional($0.id)) }
        }
        .pickerStyle(.inline)
        Divider()
        Button("Edit Environments…") { workspace.showsEnvironments = true }.keyboardShortcut("o")
      }
      CommandGroup(after: .toolbar) {
        Toggle("Wrap Lines", isOn: $wrapsLines).keyboardShortcut("l")
      }
    }

    Settings { SettingsView(workspace: workspace) }
  }
}

struct RequestCommands: View {
  let workspace: Workspace

  var body: some View {
    let request = workspace.selectedRequest
    Group {
      Button("Send") { if let request { workspace.send(request) } }.keyboardShortcut("s").disabled(
        request?.isSending == true)
      Button("Cancel") { if let request { workspace.cancel(request) } }.disabled(request?.isSending != true)
      Divider()
      Button("Duplicate") { if let request { workspace.duplicate(request) } }.keyboardShortcut("d")
    }
    .disabled(request == nil)
    Button("Rename…") { workspace.beginRename(workspace.selection) }
      .keyboardShortcut(.f2, modifiers: [])
      .disabled(workspace.selection == nil)
  }
}

struct SettingsView: View {
  @Bindable var workspace: Workspace
  @AppStorage("wrapsLines") private var wrapsLines = true

  var body: some View {
    Form {
      Toggle("Wrap lines", isOn: $wrapsLines)
      Slider(value: $workspace.server.delayFactor, in: 0...4, step: 0.5) { Text("Delay of the server") }
    }
  }
}
