/// What each role and each state looks like.
///
///     let palette = Palette.terminal(.unknown)
///     palette.ink(.tint)           // cyan
///     palette.ink(.secondary)      // dim
///     palette.look(.focused)       // reverse cyan
///
/// A value that is made seldom and copied often.
public struct Palette: Hashable, Sendable {
  /// By role in front, by role behind (as a background), by state, and what is dimmed: one array, because who copies a palette
  /// counts its parts.
  private var styles: [Style]
  /// What is known of the terminal's own colours, or the theme's where it paints its own.
  public private(set) var colors: TerminalColors
  /// Whether texts are lifted until they can be read on what is behind them.
  public var liftsContrast = true

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - colors: The colours of a cell that says none, which are blended with.
  ///   - ink: The style of a role in front.
  ///   - ground: The colour of a role behind; `nil` leaves what is there.
  ///   - look: What a state adds.
  public init(
    _ colors: TerminalColors, ink: (PaintRole) -> Style, ground: (PaintRole) -> Color?,
    look: (PaintState) -> Style
  ) {
    self.colors = colors
    styles = PaintRole.allCases.map(ink)
    styles += PaintRole.allCases.map { Style(background: ground($0)) }
    styles += PaintState.allCases.map(look)
    let blank = Style(background: paintedBackground).inCell
    styles += [blank, dimInk.over(blank).inCell]
  }

  /// What a role looks like in front: its colour, and attributes where colours don't say it.
  public func ink(_ role: PaintRole) -> Style { styles[Int(role.rawValue)] }

  /// The colour of a role behind; `nil` where it has none.
  public func ground(_ role: PaintRole) -> Color? { styles[Palette.roles + Int(role.rawValue)].background }

  /// Whether a colour is behind panels, fields, controls or what is selected.
  func hasGround(_ color: Color) -> Bool {
    for role in [PaintRole.surface, .fill, .selection] where ground(role) == color { return true }
    return look(.hovered).background == color
  }

  /// What a state adds to the style of what is in it.
  public func look(_ state: PaintState) -> Style { styles[2 * Palette.roles + Int(state.rawValue)] }

  /// A cell without text under a layer that dims what is below.
  var dimmedBlank: Style { styles[styles.count &- 2] }

  /// A cell with text there.
  var dimmedText: Style { styles[styles.count &- 1] }

  private static let roles = PaintRole.allCases.count

  /// The same with another tint: what has the colour of the present one gets the new one.
  ///
  /// A role counts as its colour in this palette, a shading as its first colour. Where there are no colours nothing changes.
  public func tinted(_ color: Color) -> Palette {
    guard colors.depth != .none else { return self }
    var color = color.shading?.stops.first?.color ?? color
    if case .role(let role) = color.kind { color = ink(role).foreground ?? ground(role) ?? .terminalDefault }
    color = color.opaque
    let (oldInk, oldGround) = (ink(.tint).foreground, ground(.tint))
    let oldText = ink(.onTint).foreground
    let text = color.components == nil || oldText == nil ? oldText : textColor(on: color)
    func changed(_ style: Style) -> Style {
      var new = style
      if style.foreground == oldInk { new.foreground = color }
      if let ground = style.background, ground == oldGround {
        new.background = color
        new.foreground = text
      }
      return new
    }
    var palette = self
    for role in [PaintRole.tint, .link] { palette.styles[Int(role.rawValue)] = changed(ink(role)) }
    palette.styles[Int(PaintRole.onTint.rawValue)].foreground = text
    if oldGround != nil {
      for role in PaintRole.allCases where role != .background && ground(role) == oldGround {
        palette.styles[Palette.roles + Int(role.rawValue)].background = color
      }
    }
    for index in 2 * Palette.roles..<styles.count &- 2 { palette.styles[index] = changed(styles[index]) }
    return palette
  }

  /// The lighter or the darker of text and background, whichever can be read better on a colour.
  private func textColor(on color: Color) -> Color? {
    [colors.foreground, colors.background, .rgb(0, 0, 0), .rgb(255, 255, 255)].lazy.compactMap(\.self)
      .max { abs($0.contrast(on: color) ?? 0) < abs($1.contrast(on: color) ?? 0) }
  }

  /// The palette of a terminal of which no more is known than how many colours it has: its own 16, `dim`, `bold` and `reverse`.
  ///
  /// What is coloured as a whole has its colour in front, reversed: its text is then the terminal's background, a pair that most
  /// terminals keep readable. The tint is cyan: measured over published palettes its least contrast is twice that of blue, which
  /// xterm's and Tango's hardly show on their black.
  public static func terminal(_ colors: TerminalColors) -> Palette {
    let isColored = colors.depth != .none
    let tint = Color.cyan
    func color(_ color: Color) -> Style { isColored ? Style(foreground: color) : .plain }
    return Palette(colors) { role in
      switch role {
      case .foreground, .primary, .background, .surface, .fill, .selection, .onTint: .plain
      case .secondary, .tertiary, .quaternary, .separator, .placeholder: Style(attributes: .dim)
      case .tint: color(tint)
      case .link: color(tint).over(Style(attributes: .underline))
      case .success: color(.green)
      case .warning: color(.yellow)
      case .error: color(.red)
      }
    } ground: { role in
      guard isColored else { return nil }
      return switch role {
      case .background: .terminalDefault
      case .tint, .selection, .link: tint
      case .success: .green
      case .warning: .yellow
      case .error: .red
      default: nil
      }
    } look: { state in
      switch state {
      case .focused: color(tint).over(Style(attributes: .reverse, removing: .dim))
      case .selected: color(tint).over(Style(attributes: isColored ? .bold : [.bold, .underline]))
      case .hovered: Style(attributes: isColored ? .underline : .bold)
      case .pressed: color(tint).over(Style(attributes: [.reverse, .bold], removing: .dim))
      case .disabled: Style(foreground: .terminalDefault, attributes: .dim, removing: [.bold, .reverse])
      case .invalid: color(.red).over(Style(attributes: .underline))
      }
    }
  }
}

extension Palette: CustomStringConvertible {
  /// Each role and state with what it looks like, one a line.
  public var description: String {
    let roles = PaintRole.allCases.map { role in
      "\(role): \(ink(role))" + (ground(role).map { " | on \($0)" } ?? "")
    }
    return (["\(colors)"] + roles + PaintState.allCases.map { "\($0): \(look($0))" }).joined(separator: "\n")
  }
}
