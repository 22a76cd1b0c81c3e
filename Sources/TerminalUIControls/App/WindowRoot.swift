internal import TerminalUICore

/// The views of a window with the settings over them, and with what other scenes put around them.
///
/// Made only where there are settings or surroundings; a window without both is its content.
package struct WindowRoot<Content: View>: View {
  @State private var showsSettings = false
  package let content: Content
  package let parts: SceneParts

  package init(content: Content, parts: SceneParts) { (self.content, self.parts) = (content, parts) }

  package var body: some View {
    let shown = $showsSettings
    let openSettings = parts.settings.map { _ in { shown.wrappedValue = true } }
    surrounded(openSettings)
      .environment(\.openSettingsAction, openSettings.map { OpenSettingsAction(open: $0) })
      .sheet(isPresented: $showsSettings) { SettingsScreen(content: parts.settings) }
  }

  // Which of them there is is known from the app's scenes: it never changes.
  @ViewBuilder private func surrounded(_ openSettings: (() -> Void)?) -> some View {
    if let surroundings = parts.surroundings {
      surroundings.view(around: content, openSettings: openSettings)
    } else if let openSettings {
      ScreenContent(content)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .modifier(RedrawKey())
        .modifier(SettingsKey(openSettings: openSettings))
    }
  }
}

/// The key of a window that shows the settings: Alt-comma.
private struct SettingsKey: ViewModifier {
  let openSettings: () -> Void

  func body(content: Content) -> some View {
    content
      .modifier(
        NamedKeyModifier(
          keys: [KeyboardShortcut(",", modifiers: .option)], name: "Settings…", priority: -1,
          action: openSettings)
      )
      .actionID("app.settings")
  }
}
