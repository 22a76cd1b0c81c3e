internal import TerminalUICore

extension View {
  /// Shows this view in a theme: in its colours, on its background.
  ///
  ///     WindowGroup { ContentView().theme(.midnight) }
  ///
  /// Around everything in a window the theme is the window's: its background fills the window, and presented views have the theme too. Elsewhere it
  /// paints the view's own cells. Nothing changes place. The user's `TERMINALUI_THEME` takes precedence over every theme.
  ///
  /// - Parameter theme: The theme; ``Theme/terminal`` is the default one.
  /// - Returns: A view in the theme's colours.
  @inlinable public func theme(_ theme: Theme) -> some View { modifier(ThemeModifier(theme: theme)) }
}

/// Resolves a theme by the terminal's colours, and shows its content with it.
@usableFromInline struct ThemeModifier: ViewModifier {
  @Environment(\.themeSettings) private var settings
  let theme: Theme

  @usableFromInline init(theme: Theme) { self.theme = theme }

  @usableFromInline func body(content: Content) -> some View {
    let resolved = settings.resolve(theme)
    content.environment(\.theme, resolved)
      .modifier(DrawEffectModifier(ThemeEffect(palette: resolved.palette)))
      .modifier(WindowPaletteModifier(palette: resolved.palette))
  }
}

/// Draws in the palette of a theme, on its background; without one, in that of the views around.
struct ThemeEffect: DrawEffect {
  let palette: Palette?

  static var name: String { "theme" }
  static var isInherited: Bool { true }

  func prepare(_ painter: inout Painter) {
    guard let palette else { return }
    // Text without a colour has the colour of its theme, and not of the one around.
    let outer = painter.paint.palette.textStyle.foreground
    painter.paint.palette = palette
    if painter.style.foreground == outer { painter.style.foreground = palette.textStyle.foreground }
  }

  func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    painter.scoped { painter in
      prepare(&painter)
      if let background = palette?.paintedBackground {
        view.visitRects { painter.fill($0, with: background) }
      }
      content(&painter)
    }
  }
}

/// Paints the window with the palette of a theme around all its views, also where no view is.
@MainActor private struct WindowPaletteModifier: PassModifier {
  let palette: Palette

  func makePassNode(in context: NodeContext) -> PassNode { WindowPaletteNode(palette, in: context) }
  func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: WindowPaletteNode.self).update(palette)
  }
}

/// Tells the appearance of its host the theme's colours, if the theme is around everything in the window.
@MainActor private final class WindowPaletteNode: PassNode {
  private var palette: Palette

  init(_ palette: Palette, in context: NodeContext) {
    self.palette = palette
    super.init(in: context)
    tell()
  }

  func update(_ palette: Palette) {
    guard palette != self.palette else { return }
    self.palette = palette
    tell()
  }

  // After the update, as the host may not have its appearance yet; before the frame, and no view reads it.
  private func tell() {
    host.lifecycle.changed(self) { [self] in
      if isAlone { Appearance.of(host).paint(with: palette, of: self) }
    }
  }

  override func didLeave() { Appearance.of(host).forget(self) }

  override var name: String { "windowPalette" }
}

extension Node {
  /// Whether the view is the only one in the window.
  @MainActor fileprivate var isAlone: Bool {
    let last = firstAround { node -> Bool? in
      if node.flags.contains(.pass) { return nil }
      // A list has several views.
      guard node.flags.contains(.item) else { return false }
      // The item of the window's content is right below the root; those of layers are not.
      if let container = node.container, container.container == nil { return true }
      return node is UnaryNode ? nil : false
    }
    return last ?? false
  }
}
