nonisolated extension EnvironmentValues {
  /// The theme around a view, with the colours that it has on this terminal.
  ///
  ///     struct Chip: ButtonStyle {
  ///       @Environment(\.theme) private var theme
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         configuration.label.padding(.horizontal, 1).background(theme.color(.surface))
  ///       }
  ///     }
  ///
  /// Views that read it are evaluated again when the terminal reports its colours or changes them. `theme(_:)` sets it.
  public package(set) var theme: Theme {
    get { self[ThemeKey.self] }
    set { (self[ThemeKey.self], self[ColorSchemeKey.self]) = (newValue, newValue.colorScheme) }
  }

  /// Whether a view is shown dark on light or light on dark.
  ///
  ///     Text(logo).foregroundStyle(colorScheme == .dark ? Color.yellow : .brown)
  ///
  /// It is that of the theme around. This theme follows the scheme that the terminal reports, else its background, else `COLORFGBG`; else it is
  /// ``Cells/ColorScheme/dark``. `TERMINALUI_COLOR_SCHEME` (`dark` or `light`) takes precedence over all of these. Views that read it are evaluated
  /// again when it changes.
  /// - Source: SwiftUI `EnvironmentValues.colorScheme`.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

nonisolated enum ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.terminal
}

nonisolated enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .dark }
}
