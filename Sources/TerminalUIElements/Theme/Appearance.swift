internal import TerminalUICore

/// The appearance of a host's window: the terminal's colours, the themes of views, and the user's settings.
///
/// Views find it in the environment, which only passes values down: a view's theme applies to the views in it, and the window is painted with the
/// palette of a theme around everything.
///
/// The user's settings come first: `TERMINALUI_THEME` takes the place of every theme, `TERMINALUI_COLOR_SCHEME` that of the schemes of the terminal
/// and of views. Then comes the last view that sets something for the whole window, then the terminal.
@MainActor package final class Appearance {
  private weak var host: ViewHost?
  private var colors: TerminalColors
  private let theme: Theme
  private let user: User
  private var palettes = ObjectTable<Palette>()
  private var schemes = ObjectTable<ColorScheme?>()
  /// Whether the terminal's answer about its colours is awaited: no colours are shown that it would replace.
  private var awaitsColors: Bool
  /// Ends the wait.
  private var waiting: HostTimer?

  /// How long an answer may take; a terminal without one is shown the colours for unknown ones.
  private static let patience = Duration.milliseconds(300)

  /// The settings of an app's user.
  package struct User: Hashable {
    /// The theme that takes the place of every other.
    package var theme: Theme?
    /// The scheme, whatever the terminal reports.
    package var scheme: ColorScheme?
    /// The scheme if the terminal reports none.
    package var likelyScheme: ColorScheme?
    /// Whether colours are left as the app gives them, though they may be hard to read.
    package var leavesContrast = false

    /// Makes the settings; by default the user has chosen nothing.
    package init(theme: Theme? = nil, scheme: ColorScheme? = nil, likelyScheme: ColorScheme? = nil) {
      (self.theme, self.scheme, self.likelyScheme) = (theme, scheme, likelyScheme)
    }
  }

  /// Makes an appearance.
  ///
  /// - Parameters:
  ///   - colors: The colours that the terminal has reported so far.
  ///   - theme: The theme of a window whose views set none.
  ///   - user: The user's settings.
  ///   - awaitsColors: Whether the terminal is about to report its colours.
  package init(
    colors: TerminalColors, theme: Theme = .terminal, user: User = User(), awaitsColors: Bool = false
  ) {
    (self.colors, self.theme, self.user, self.awaitsColors) = (colors, theme, user, awaitsColors)
  }

  /// The appearance of the node's host.
  package static func of(_ host: ViewHost) -> Appearance {
    host.hostObject {
      // Views may ask before it is attached.
      let known = Evaluation.unobserved { EnvironmentValues(host.rootNode.frame)[AppearanceKey.self] }
      let appearance = known ?? Appearance(colors: host.palette.colors)
      appearance.host = host
      return appearance
    }
  }

  /// Makes it that of a host, whose environment was prepared by ``set(in:)``; called before the first turn.
  package func attach(to host: ViewHost) {
    self.host = host
    _ = host.hostObject { self }
    host.input.onColors = { [weak self] in self?.heard($0) }
    host.palette = windowPalette
    if awaitsColors {
      waiting = host.schedule(for: self, after: Self.patience) { $0.heard($0.colors) }
    }
  }

  /// Prepares the environment of the host that is about to be made.
  package func set(in environment: inout EnvironmentValues) {
    environment.themeSettings = settings
    environment.theme = resolved
    environment[AppearanceKey.self] = self
  }

  /// Takes the colours that the terminal has reported.
  private func heard(_ colors: TerminalColors) {
    guard colors != self.colors || awaitsColors else { return }
    awaitsColors = false
    if let waiting { host?.cancel(waiting) }
    waiting = nil
    self.colors = colors
    apply()
  }

  // MARK: What views want

  /// Paints the window with the palette of a node.
  ///
  /// Of several palettes the last added counts.
  package func paint(with palette: Palette, of node: Node) {
    palettes[node] = palette
    host?.palette = windowPalette
  }

  /// Prefers a scheme for a node; `nil` prefers none.
  func prefer(_ scheme: ColorScheme?, of node: Node) {
    schemes[node] = .some(scheme)
    apply()
  }

  /// Forgets what a node wanted.
  func forget(_ node: Node) {
    let count = schemes.count
    palettes[node] = nil
    schemes[node] = nil
    if schemes.count != count { apply() } else { host?.palette = windowPalette }
  }

  // MARK: What follows

  /// What decides on the theme: the user's settings before the terminal's reports, and those before guesses.
  private var settings: ThemeSettings {
    var colors = colors
    colors.scheme = user.scheme ?? colors.scheme
    // The terminal's own background takes precedence over its environment variables.
    if colors.background == nil { colors.scheme = colors.scheme ?? user.likelyScheme }
    let preferred = user.scheme == nil ? schemes.values.last { $0 != nil } ?? nil : nil
    return ThemeSettings(
      colors: colors, usersTheme: user.theme, isUsersScheme: user.scheme != nil, preferredScheme: preferred,
      leavesContrast: user.leavesContrast)
  }

  /// The theme of the window, unless a view sets a palette.
  private var resolved: Theme { settings.resolve(theme) }

  private var windowPalette: Palette {
    let palette = palettes.values.last ?? resolved.palette
    // A theme that paints its own background has its colours already.
    return awaitsColors && palette.paintedBackground == nil ? palette.withoutColors : palette
  }

  private func apply() {
    guard let host else { return }
    let resolved = resolved
    host.replace(ThemeSettingsKey.self, by: settings)
    host.replace(ThemeKey.self, by: resolved)
    host.replace(ColorSchemeKey.self, by: resolved.colorScheme)
    host.palette = windowPalette
  }
}

/// The appearance of the window that is about to be made.
private nonisolated enum AppearanceKey: EnvironmentKey {
  static var defaultValue: Appearance? { nil }
}

/// The settings by which themes are resolved in a host.
nonisolated struct ThemeSettings: Hashable {
  var colors = TerminalColors.unknown
  var usersTheme: Theme?
  /// Whether the user says which scheme the colours are in.
  var isUsersScheme = false
  var preferredScheme: ColorScheme?
  var leavesContrast = false

  /// Returns the theme that is shown where a view sets one.
  func resolve(_ theme: Theme) -> Theme {
    // A theme of one variant that the user chose is a choice of a scheme, too.
    let preferred =
      usersTheme.map { $0.light != nil && $0.dark == nil || $0.dark != nil && $0.light == nil } == true
      ? nil : preferredScheme
    let theme = (usersTheme ?? theme).resolved(
      on: colors, preferring: preferred, isUsersScheme: isUsersScheme)
    return leavesContrast ? theme.withoutLifting : theme
  }

  /// Returns a theme as a view asks for it in a scheme.
  func resolve(_ theme: Theme, in scheme: ColorScheme) -> Theme {
    let theme = theme.resolved(on: colors, preferring: scheme)
    return leavesContrast ? theme.withoutLifting : theme
  }
}

nonisolated enum ThemeSettingsKey: EnvironmentKey {
  static let defaultValue = ThemeSettings()
}

nonisolated extension EnvironmentValues {
  var themeSettings: ThemeSettings {
    get { self[ThemeSettingsKey.self] }
    set { self[ThemeSettingsKey.self] = newValue }
  }
}
