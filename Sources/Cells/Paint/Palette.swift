/// The looks of roles and states.
///
///     let palette = Palette.terminal(.unknown)
///     palette.ink(.tint)           // cyan
///     palette.ink(.secondary)      // dim
///     palette.look(.focused)       // reverse cyan
///
/// A value that is made seldom and copied often.
public struct Palette: Hashable, Sendable {
  /// The styles by role in front, by role behind (as a background), by state, by face, and of dimmed cells.
  ///
  /// They are in one array, because each copy of a palette retains each of its arrays.
  private var styles: [Style]
  /// The known colours of the terminal, or the theme's where it paints its own.
  public private(set) var colors: TerminalColors
  /// Whether texts are lifted until they can be read on their background.
  public var liftsContrast = true

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - colors: The colours of a cell that says none, which are blended with.
  ///   - ink: The style of a role in front.
  ///   - ground: The colour of a role behind; `nil` leaves the present one.
  ///   - look: The style that a state adds.
  ///   - face: The look under an idle control; without it, it follows from `ground` and `ink`.
  public init(
    _ colors: TerminalColors, ink: (PaintRole) -> Style, ground: (PaintRole) -> Color?,
    look: (PaintState) -> Style, face: ((PaintFace) -> Style)? = nil
  ) {
    self.colors = colors
    styles = PaintRole.allCases.map(ink)
    styles += PaintRole.allCases.map { Style(background: ground($0)) }
    styles += PaintState.allCases.map(look)
    styles += PaintFace.allCases.map { own in
      if let face { face(own) } else { PaintFace.plain(own, ink: ink, ground: ground) }
    }
    let blank = Style(background: paintedBackground).inCell
    styles += [blank, dimInk.over(blank).inCell]
  }

  /// The style of a role in front: its colour, and attributes where colours aren't enough.
  public func ink(_ role: PaintRole) -> Style { styles[Int(role.rawValue)] }

  /// The colour of a role behind; `nil` where it has none.
  public func ground(_ role: PaintRole) -> Color? { styles[Palette.roles + Int(role.rawValue)].background }

  /// Whether a colour is behind panels, fields, controls or selected items.
  package func hasGround(_ color: Color) -> Bool {
    for role in [PaintRole.surface, .fill, .selection] where ground(role) == color { return true }
    return look(.hovered).background == color || PaintFace.allCases.contains { face($0).background == color }
  }

  /// Whether a colour is in front somewhere, or the tint.
  func hasInk(_ color: Color) -> Bool {
    color == ground(.tint) || PaintRole.allCases.contains { ink($0).foreground == color }
  }

  /// Whether a style is that of an idle control.
  func isFace(_ style: Style) -> Bool { PaintFace.allCases.contains { face($0) == style } }

  /// Whether a style is on a block that brings its text along.
  ///
  /// Other text is on the terminal's own background.
  func isOnBlock(_ style: Style) -> Bool {
    guard let ground = style.background else { return false }
    return look(.selected).brings(ground) || PaintFace.allCases.contains { face($0).brings(ground) }
  }

  /// The style that a state adds to its contents.
  public func look(_ state: PaintState) -> Style { styles[2 * Palette.roles + Int(state.rawValue)] }

  /// Whether a selected item has a bar at its leading edge, because its look alone is no band.
  package var marksSelection: Bool { !look(.selected).fills }

  /// The look of a state for a part of a row or of a control: a selected one has a line where it has no band.
  package func partLook(_ state: PaintState) -> Style {
    let look = look(state)
    return state == .selected && !look.fills ? Style(attributes: .underline).over(look) : look
  }

  /// The look under an idle control, or under a title.
  public func face(_ face: PaintFace) -> Style { styles[Palette.faces + Int(face.rawValue)] }

  /// A cell without text under a layer that dims the screen.
  var dimmedBlank: Style { styles[styles.count &- 2] }

  /// A cell with text there.
  var dimmedText: Style { styles[styles.count &- 1] }

  private static let roles = PaintRole.allCases.count
  private static let faces = 2 * roles + PaintState.allCases.count

  /// The palette with another tint.
  ///
  /// Styles in the colour of the present tint get the new tint.
  ///
  /// A role counts as its colour in this palette, a shading as its first colour. Where there are no colours nothing changes.
  public func tinted(_ color: Color) -> Palette {
    guard colors.depth != .none else { return self }
    var color = (color.shading?.stops.first?.color ?? color).named(
      isDark: colors.effectiveScheme == .dark, isText: true)
    if case .role(let role) = color.kind { color = ink(role).foreground ?? ground(role) ?? .terminalDefault }
    color = color.opaque
    // The terminal's own colour of text can be behind a text only where its components are known.
    if color == .terminalDefault, colors.canBlend { color = colors.foreground ?? color }
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
    if colors.canBlend, let foreground = colors.foreground, let background = colors.background,
      color.components != nil, color != oldInk
    {
      for face in [PaintFace.prominent, .chosen] where self.face(face).background != nil {
        palette.styles[Palette.faces + Int(face.rawValue)] = Self.tonal(
          color, foreground: foreground, on: background, depth: colors.depth)
      }
    }
    return palette
  }

  /// The lighter or the darker of text and background, whichever can be read better on a colour.
  ///
  /// An entry of the terminal's palette counts as xterm's.
  package func textColor(on color: Color) -> Color? {
    let ground = color.exact
    return [colors.foreground, colors.background, .rgb(0, 0, 0), .rgb(255, 255, 255)].lazy.compactMap(\.self)
      .max { abs($0.contrast(on: ground) ?? 0) < abs($1.contrast(on: ground) ?? 0) }
  }
}

extension Palette: CustomStringConvertible {
  /// Each role and state with its look, one a line.
  public var description: String {
    let roles = PaintRole.allCases.map { role in
      "\(role): \(ink(role))" + (ground(role).map { " | on \($0)" } ?? "")
    }
    let states = PaintState.allCases.map { "\($0): \(look($0))" }
    let faces = PaintFace.allCases.map { "\($0): \(face($0))" }
    return (["\(colors)"] + roles + states + faces).joined(separator: "\n")
  }
}
