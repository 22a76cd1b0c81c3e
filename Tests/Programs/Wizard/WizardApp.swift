import TerminalUI

@main struct WizardApp: App {
  @State private var setup = Setup()
  @AppStorage("showsSteps") private var showsSteps = true
  @FocusedValue(\.wizardActions) private var actions

  var body: some Scene {
    WindowGroup("Acme Studio Setup") {
      WizardView(setup: setup)
    }
    .allowsClipboardWriting()
    .commands {
      CommandMenu("Setup") {
        Button("Next Page") { actions?.next() }
          .keyboardShortcut("n")
          .disabled(actions?.canGoNext != true)
        Button("Previous Page") { actions?.back() }
          .keyboardShortcut("b")
          .disabled(actions?.canGoBack != true)
        Menu("Go to") {
          ForEach(Setup.Page.allCases) { page in
            Button(page.title) { actions?.go(page) }
              .disabled(!setup.canGo(to: page))
          }
        }
        Divider()
        Button("Advanced Settings…") { actions?.showAdvanced() }
          .keyboardShortcut("o")
          .disabled(setup.stage != .pages)
        Button("Cancel Setup…", role: .destructive) { actions?.cancel() }
          .keyboardShortcut(.f4, modifiers: [])
      }
      CommandGroup(after: .toolbar) {
        Toggle("Steps", isOn: $showsSteps)
      }
    }
  }
}
