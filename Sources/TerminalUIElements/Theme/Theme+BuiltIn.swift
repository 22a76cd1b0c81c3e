/// The themes that are there already.
nonisolated extension Theme {
  /// The terminal's own colours and background: the default theme of an app.
  ///
  /// If the terminal has reported its colours, surfaces and quieter texts are mixtures of these colours. Otherwise only its 16
  /// colours, `dim`, `bold` and `reverse` are used.
  public static let terminal = Theme("terminal")

  /// Light on a blue black.
  public static let midnight = Theme(
    "midnight", background: .rgb(0x15, 0x16, 0x1D), foreground: .rgb(0xD7, 0xDA, 0xE3),
    tint: .rgb(0x7A, 0xA2, 0xF7))

  /// Dark on a cool white.
  public static let paper = Theme(
    "paper", background: .rgb(0xFB, 0xFB, 0xFD), foreground: .rgb(0x23, 0x26, 0x2F),
    tint: .rgb(0x24, 0x57, 0xC5))

  /// Black and white with more contrast in everything, as the scheme has it.
  public static let highContrast = Theme(
    "high-contrast",
    light: Theme("", background: .rgb(255, 255, 255), foreground: .rgb(0, 0, 0), tint: .rgb(0, 0x3D, 0xB5)),
    dark: Theme("", background: .rgb(0, 0, 0), foreground: .rgb(255, 255, 255), tint: .rgb(0x9E, 0xC5, 0xFF))
  ).withExtraContrast(15)

  /// All of them, by the names that `TERMINALUI_THEME` knows.
  public static let builtIn: [Theme] = [terminal, midnight, paper, highContrast]

  private init(_ name: String) {
    self.init(name, background: .terminalDefault, foreground: .terminalDefault, tint: .terminalDefault)
  }

  /// The tint of the terminal's own colours, where they are known.
  static func tint(for scheme: ColorScheme) -> Color {
    scheme == .light ? .rgb(0x24, 0x57, 0xC5) : .rgb(0x7A, 0xA2, 0xF7)
  }
}
