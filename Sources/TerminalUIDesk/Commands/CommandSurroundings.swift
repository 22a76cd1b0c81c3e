internal import TerminalUICore

/// The commands of an app: they are in a menu bar over the views of the window.
struct CommandSurroundings: WindowSurroundings {
  var commands: [AnyView] = []

  func view(around content: some View, openSettings: (() -> Void)?) -> AnyView {
    AnyView(MenuBarWindow(content: content, commands: commands, openSettings: openSettings))
  }
}

/// The views of a window with the menu bar over them, and its commands.
private struct MenuBarWindow<Content: View>: View {
  @State private var bar = MenuBarModel()
  let content: Content
  let commands: [AnyView]
  let openSettings: (() -> Void)?

  var body: some View {
    MenuBarLayout(isOpen: bar.opened != nil) {
      ScreenContent(content)
      MenuBar(model: bar)
      // Comes after all other nodes, so that nearer ones take precedence.
      CommandTree(
        model: bar,
        commands: WindowCommands(commands: commands, replaced: bar.replaced, openSettings: openSettings))
    }
    .modifier(RedrawKey())
    .modifier(MenuBarKey(menu: bar))
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

/// The standard command that ends the app.
private struct QuitButton: View {
  @Environment(\.quit) private var quit

  var body: some View {
    Button("Quit") { quit() }.keyboardShortcut("q").actionID("app.quit")
  }
}
