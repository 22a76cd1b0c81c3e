internal import TerminalUICore

extension View {
  /// Shows on `?` all that can be done, with its keys; in a field, where `?` is typed, on F1.
  ///
  ///     ContentView().keyHelp()
  ///
  /// The list has a group for the actions of this place, one for each menu, and one for the keys of the control with the focus
  /// and of the views around it. Actions that don't work now are dim. Typing searches actions by their titles and the names of
  /// their menus; Return runs the selected one. `keyHints()` includes this help.
  ///
  /// F1 belongs to `help(_:)` first where the view with the focus has one.
  ///
  /// There is no such modifier in SwiftUI.
  @inlinable public func keyHelp() -> some View { modifier(KeyHelpModifier()) }
}

/// Adds the keys that show the help, and presents it with the actions as they were before it took the focus.
@usableFromInline struct KeyHelpModifier: ViewModifier {
  @State private var snapshot: ActionSnapshot?
  @Environment(\.actionAccess) private var access

  @usableFromInline init() {}

  @usableFromInline func body(content: Content) -> some View {
    let (access, shown) = (access, $snapshot)
    content
      .modifier(
        NamedKeyModifier(
          keys: [KeyboardShortcut("?", modifiers: []), KeyboardShortcut(.f1, modifiers: [])], name: "Help",
          priority: 1
        ) { shown.wrappedValue = access.snapshot }
      )
      .actionID("app.help")
      .presentation($snapshot, .actions("help"), nil) { snapshot in
        SheetSurface(content: ActionBrowser(snapshot: snapshot, kind: .help))
      }
  }
}
