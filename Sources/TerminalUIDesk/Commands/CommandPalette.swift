internal import TerminalUICore

extension View {
  /// Lets the user do anything that works now by typing some letters of its title.
  ///
  ///     @State private var showsPalette = false
  ///     ContentView().commandPalette(isPresented: $showsPalette)
  ///
  /// Ctrl-K shows it, and Alt-X also where a field has Ctrl-K for itself. It lists the actions of the view with the focus and of the views around it,
  /// with their keys: `onKeyPress` with a name, `keyboardShortcut`, buttons of toolbars, ``Commands``. Behind them it lists the keys of the control
  /// with the focus. Disabled actions aren't listed. While nothing is typed, recently chosen actions come first. A ``FuzzyMatcher`` searches the
  /// titles and, word by word, the names of the menus around them, and marks the letters found. Return or a click closes the palette and runs the
  /// selected action; Escape closes it. Ten thousand actions are searched without a noticeable delay.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameter isPresented: Whether it is shown.
  /// - Returns: A view that looks the same.
  @inlinable public func commandPalette(isPresented: Binding<Bool>) -> some View {
    modifier(CommandPaletteModifier(isPresented: isPresented))
  }
}

/// Adds the keys that show the palette, and presents it with the actions as they were before it took the focus.
@usableFromInline struct CommandPaletteModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// The actions below the palette: in the palette other keys count.
  @State private var snapshot: ActionSnapshot?
  @Environment(\.actionAccess) private var access

  @usableFromInline init(isPresented: Binding<Bool>) { _isPresented = isPresented }

  @usableFromInline func body(content: Content) -> some View {
    let shown = $isPresented
    content
      .modifier(
        NamedKeyModifier(
          keys: [KeyboardShortcut("k", modifiers: .control), KeyboardShortcut("x", modifiers: .option)],
          name: "Commands", priority: -0.5
        ) { shown.wrappedValue = true }
      )
      .actionID("app.commands")
      .onChange(of: isPresented, initial: true) { snapshot = isPresented ? access.snapshot : nil }
      .presentation($snapshot, .actions("palette"), { shown.wrappedValue = false }) { snapshot in
        SheetSurface(content: ActionBrowser(snapshot: snapshot, kind: .palette))
      }
  }
}
