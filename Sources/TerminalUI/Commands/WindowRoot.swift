internal import TerminalUICore

/// The views of a window with the menu bar over them, and its commands.
struct WindowRoot<Content: View>: View {
  @State private var showsSettings = false
  @State private var bar = MenuBarModel()
  let content: Content
  let parts: SceneParts

  var body: some View {
    let shown = $showsSettings
    let openSettings = parts.settings.map { _ in { shown.wrappedValue = true } }
    MenuBarLayout(isOpen: bar.opened != nil) {
      ScreenContent(content)
      if !parts.commands.isEmpty {
        MenuBar(model: bar)
        // Comes after all other nodes, so that nearer ones take precedence.
        CommandTree(
          model: bar,
          commands: WindowCommands(
            commands: parts.commands, replaced: bar.replaced, openSettings: openSettings))
      }
    }
    .modifier(RedrawKey())
    .modifier(WindowKeys(menu: parts.commands.isEmpty ? nil : bar, openSettings: openSettings))
    .environment(\.openSettingsAction, openSettings.map { OpenSettingsAction(open: $0) })
    .sheet(isPresented: $showsSettings) { SettingsScreen(content: parts.settings) }
  }
}

/// All commands of a window: the app's, and those that every app has.
private struct WindowCommands: View {
  let commands: [AnyView]
  let replaced: Set<CommandGroupPlacement>
  let openSettings: (() -> Void)?

  var body: some View {
    ForEach(Array(commands.enumerated()), id: \.offset) { _, commands in commands }
    if let openSettings, !replaced.contains(.appSettings) {
      CommandPart(
        place: .standard(.appSettings),
        content: Button("Settings…", action: openSettings).keyboardShortcut(",", modifiers: .option).actionID(
          "app.settings"))
    }
    if !replaced.contains(.appTermination) {
      CommandPart(place: .standard(.appTermination), content: QuitButton())
    }
  }
}

/// Ends the app as the user wishes.
private struct QuitButton: View {
  @Environment(\.quit) private var quit

  var body: some View {
    Button("Quit") { quit() }.keyboardShortcut("q").actionID("app.quit")
  }
}
