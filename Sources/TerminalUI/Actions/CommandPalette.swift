internal import TerminalUICore

extension View {
  /// Lets the user do anything that works now by typing some letters of its title.
  ///
  ///     @State private var showsPalette = false
  ///     ContentView().commandPalette(isPresented: $showsPalette)
  ///
  /// Ctrl-K shows it, and Alt-X also where a field has Ctrl-K for itself. It lists the actions of what has the focus and of what is around it:
  /// `onKeyPress` with a name, `keyboardShortcut`, buttons of toolbars, ``Commands``, with their keys; what is disabled isn't there. While nothing is typed
  /// those come first that were chosen lately. What is typed is looked for by a ``FuzzyMatcher``
  /// in the titles and, word by word, in the names of the menus around them, and marked. Return, or a click, does the selected one after the palette has
  /// gone; Escape leaves. Ten thousand actions take no longer than one sees.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameter isPresented: Whether it is shown.
  /// - Returns: A view that looks the same.
  @inlinable public func commandPalette(isPresented: Binding<Bool>) -> some View {
    modifier(CommandPaletteModifier(isPresented: isPresented))
  }
}

@usableFromInline struct CommandPaletteModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// What can be done below the palette: in it other keys count.
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
