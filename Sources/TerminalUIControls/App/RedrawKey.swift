internal import TerminalUICore

/// The action that draws the screen again after something else has written on it.
///
/// A keymap can give it a key. Without one it is Ctrl-L, which `AppSession` takes where no view uses it: so it is never taken from an app.
package struct RedrawKey: ViewModifier {
  @Environment(\.redrawTerminal) private var redraw

  package init() {}

  package func body(content: Content) -> some View {
    let redraw = redraw
    content
      .modifier(
        NamedKeyModifier(
          keys: [], name: "Redraw", priority: -.infinity
        ) { redraw?() }
      )
      .actionID("app.redraw")
  }
}

/// Draws the whole screen again.
private nonisolated enum TerminalRedrawKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

nonisolated extension EnvironmentValues {
  /// Draws the whole screen of the terminal again; `nil` without one.
  package var redrawTerminal: (@MainActor () -> Void)? {
    get { self[TerminalRedrawKey.self] }
    set { self[TerminalRedrawKey.self] = newValue }
  }
}
