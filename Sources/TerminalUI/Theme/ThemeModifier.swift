internal import TerminalUICore

extension View {
  /// Shows this view in a theme: in its colours, on its background.
  ///
  ///     WindowGroup { ContentView().theme(.midnight) }
  ///
  /// Around everything in a window the theme is the window's: its background fills the window, and what is presented is shown in it.
  /// Elsewhere it paints the view's own cells. Nothing changes place. The user's `TERMINALUI_THEME` goes before every theme.
  ///
  /// - Parameter theme: The theme; ``Theme/terminal`` is the default one.
  /// - Returns: A view in the theme's colours.
  @inlinable public func theme(_ theme: Theme) -> some View { modifier(ThemeModifier(theme: theme)) }
}

/// Resolves a theme by what is known of the terminal, and shows what is in it so.
@usableFromInline struct ThemeModifier: ViewModifier {
  @Environment(\.themeSettings) private var settings
  let theme: Theme

  @usableFromInline init(theme: Theme) { self.theme = theme }

  @usableFromInline func body(content: Content) -> some View {
    let resolved = settings.resolve(theme)
    content.environment(\.theme, resolved).environment(\.colorScheme, resolved.colorScheme)
      .modifier(DrawEffectModifier(ThemeEffect(theme: resolved)))
      .modifier(WindowThemeModifier(theme: theme))
  }
}

/// Draws in the palette of a theme, on its background.
private struct ThemeEffect: DrawEffect {
  let theme: Theme

  static var name: String { "theme" }
  static var isInherited: Bool { true }

  func prepare(_ painter: inout Painter) {
    // Text that says nothing has the colour of its theme, and not of the one around.
    let outer = painter.paint.palette.textStyle.foreground
    painter.paint.palette = theme.palette
    if painter.style.foreground == outer { painter.style.foreground = theme.palette.textStyle.foreground }
  }

  func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    painter.scoped { painter in
      prepare(&painter)
      if let background = theme.palette.paintedBackground {
        view.visitRects { painter.fill($0, with: background) }
      }
      content(&painter)
    }
  }
}

/// Tells the host of a theme that is around everything in its window.
@MainActor private struct WindowThemeModifier: PassModifier {
  let theme: Theme

  func makePassNode(in context: NodeContext) -> PassNode { WindowThemeNode(theme, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: WindowThemeNode.self).update(theme) }
}

@MainActor private final class WindowThemeNode: PassNode {
  private var theme: Theme

  init(_ theme: Theme, in context: NodeContext) {
    self.theme = theme
    super.init(in: context)
    tell()
  }

  func update(_ theme: Theme) {
    guard theme != self.theme else { return }
    self.theme = theme
    tell()
  }

  /// After the update: a palette isn't changed while views are evaluated, and the host may not have its appearance yet.
  private func tell() {
    host.lifecycle.changed(self) { [self] in
      if isAlone { Appearance.of(host).set(theme, of: self) }
    }
  }

  override func didLeave() { Appearance.of(host).forget(self) }

  override var name: String { "windowTheme" }
}

extension Node {
  /// Whether nothing else is in the window beside the view.
  @MainActor fileprivate var isAlone: Bool {
    var next = parent
    while let node = next {
      next = node.parent
      guard let item = node as? ItemNode else {
        // A list has several views.
        guard node is PassNode else { return false }
        continue
      }
      // The item of the window's content is right below the root; those of layers are not.
      if let container = item.container, container.container == nil { return true }
      guard item is UnaryNode else { return false }
    }
    return false
  }
}
