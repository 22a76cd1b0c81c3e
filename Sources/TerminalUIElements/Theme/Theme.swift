/// The colours of an app: at most three are given, all others follow from them.
///
///     extension Theme {
///       static let sea = Theme(
///         "sea", background: .rgb(9, 28, 38), foreground: .rgb(214, 226, 230), tint: .rgb(94, 200, 190))
///     }
///     ContentView().theme(.sea)
///
/// Surfaces, lines, selections and quieter texts are mixtures of background, foreground and tint, each readable on its background (see
/// ``Cells/Legibility``). A theme that has a background paints it; ``terminal`` leaves the terminal its own. On a terminal with 16 colours or fewer
/// every theme has the colours of ``Cells/Palette/terminal(_:)``: its user has chosen them.
///
/// Views find the theme they are in, with the colours it has there, in the environment:
///
///     @Environment(\.theme) private var theme
///     … theme.color(.surface)
public nonisolated struct Theme: Hashable, Sendable {
  /// The name, also in `TERMINALUI_THEME`.
  public let name: String
  /// The colours that each scheme is made of; none for the terminal's own colours.
  private(set) var light: Seeds?
  private(set) var dark: Seeds?
  /// The tint on the terminal's own background.
  private(set) var terminalTint: Color?
  /// How much more contrast than needed the texts and lines of the theme have.
  private(set) var extraContrast = 0.0
  /// The colours where the theme is in force; elsewhere those of an unknown terminal.
  public private(set) var palette = Palette.terminal(.unknown)
  /// Whether the theme is dark or light where it is in force.
  public private(set) var colorScheme = ColorScheme.dark

  /// The colours that all others are made of.
  struct Seeds: Hashable {
    var background: Color
    var foreground: Color
    var tint: Color
    var success: Color?
    var warning: Color?
    var error: Color?
  }

  /// Makes a theme that paints its own background.
  ///
  /// Whether it is dark or light follows from the background. Colours with unknown components (the terminal's default, roles) make a theme that
  /// leaves the terminal its own colours; ANSI colours count as xterm's.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - background: The colour behind everything.
  ///   - foreground: The colour of text.
  ///   - tint: The colour of controls and of the focus.
  ///   - success: The colour of success; by default a green.
  ///   - warning: The colour of warnings; by default an amber.
  ///   - error: The colour of errors; by default a red.
  public init(
    _ name: String, background: Color, foreground: Color, tint: Color, success: Color? = nil,
    warning: Color? = nil,
    error: Color? = nil
  ) {
    self.name = name
    guard let place = OKLab(background), OKLab(foreground) != nil, OKLab(tint) != nil else { return }
    let seeds = Seeds(
      background: background.exact, foreground: foreground.exact, tint: tint.exact, success: success?.exact,
      warning: warning?.exact, error: error?.exact)
    if place.lightness > 0.6 { light = seeds } else { dark = seeds }
  }

  /// Makes a theme on the terminal's own background, with another tint than ``terminal`` has.
  ///
  ///     Theme("grass", tint: .rgb(120, 190, 90))
  public init(_ name: String, tint: Color) {
    self.name = name
    terminalTint = tint
  }

  /// Makes a theme that is one of two, as the scheme has it.
  ///
  ///     Theme("sea", light: .shallowSea, dark: .deepSea)
  public init(_ name: String, light: Theme, dark: Theme) {
    self.name = name
    self.light = light.light ?? light.dark
    self.dark = dark.dark ?? dark.light
    extraContrast = Swift.max(light.extraContrast, dark.extraContrast)
  }

  /// This theme with more contrast than is needed.
  func withExtraContrast(_ extra: Double) -> Theme {
    var theme = self
    theme.extraContrast = extra
    return theme
  }

  /// This theme, with colours that are left as they are given.
  var withoutLifting: Theme {
    var theme = self
    theme.palette.liftsContrast = false
    return theme
  }

  // MARK: In force

  /// This theme on a terminal.
  ///
  /// - Parameters:
  ///   - colors: The colours that the terminal has reported.
  ///   - preferred: The scheme that is wanted; `nil` leaves it to the theme and the terminal.
  func resolved(
    on colors: TerminalColors, preferring preferred: ColorScheme? = nil, isUsersScheme: Bool = false
  ) -> Theme {
    var theme = self
    let scheme = preferred ?? colors.effectiveScheme
    let seeds = seeds(for: scheme, on: colors, isForced: preferred != nil || isUsersScheme)
    theme.colorScheme = seeds.map { OKLab($0.background)!.lightness > 0.6 ? .light : .dark } ?? scheme
    if let seeds {
      var own = colors
      (own.foreground, own.background, own.scheme) = (seeds.foreground, seeds.background, theme.colorScheme)
      theme.palette = Palette(own, seeds: seeds, extraContrast: extraContrast, paintsBackground: true)
    } else if colors.canBlend, let foreground = colors.foreground, let background = colors.background {
      let seeds = Seeds(
        background: background, foreground: foreground,
        tint: terminalTint?.exact ?? Theme.tint(for: OKLab(background)!.lightness > 0.6 ? .light : .dark))
      theme.palette = Palette(colors, seeds: seeds, extraContrast: extraContrast, paintsBackground: false)
    } else {
      theme.palette = .terminal(colors)
    }
    return theme
  }

  /// The colours that it paints there; `nil` if it leaves the terminal its own.
  private func seeds(for scheme: ColorScheme, on colors: TerminalColors, isForced: Bool) -> Seeds? {
    guard colors.depth >= .indexed256 else { return nil }
    if let own = scheme == .light ? light : dark { return own }
    let other = light ?? dark
    // Neither a theme of one variant nor a terminal can be had in the other scheme: a built-in theme has the wanted one.
    guard isForced, other != nil || scheme != colors.effectiveScheme else { return other }
    return scheme == .light ? Theme.paper.light : Theme.midnight.dark
  }

  /// Whether the theme paints its own background where it is in force.
  var paintsBackground: Bool { palette.paintedBackground != nil }

  // MARK: For styles of one's own

  /// The colour of a role where the theme is in force.
  ///
  ///     content.background(theme.color(.surface))
  ///
  /// Of ``Cells/PaintRole/background``, `surface`, `fill` and `selection` it is the colour behind, else that in front. Without such a colour the
  /// result is ``Cells/Color/terminalDefault`` in front and ``Cells/Color/clear`` behind; see ``style(_:)`` for attributes.
  public func color(_ role: PaintRole) -> Color {
    switch role {
    case .background, .surface, .fill, .selection: palette.ground(role) ?? .clear
    default: palette.ink(role).foreground ?? .terminalDefault
    }
  }

  /// The style of a role in front in the theme: its colour, and attributes in place of colours.
  public func style(_ role: PaintRole) -> Style { palette.ink(role) }

  /// Returns the style that a state adds in the theme.
  public func look(_ state: PaintState) -> Style { palette.look(state) }
}

extension Theme: CustomStringConvertible {
  /// The name and the palette.
  public nonisolated var description: String { "\(name) (\(colorScheme))\n\(palette)" }
}
