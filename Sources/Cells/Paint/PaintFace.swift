/// The look under an idle control, or under a title, which a ``Palette`` defines.
///
///     palette.face(.button)     // a block, or plain where the palette has no colours
///
/// Unlike a ``PaintState`` a face is below its text: states are applied over it.
public enum PaintFace: UInt8, Hashable, Sendable, CaseIterable {
  /// A button, a menu, a stepper.
  case button
  /// The control that is most likely wanted.
  case prominent
  /// A destructive action.
  case destructive
  /// A control that is the chosen one of several: a tab, a segment, a button that stays pressed.
  case chosen
  /// A field to type in.
  case field
  /// A row of titles above others.
  case header
}

extension PaintFace {
  /// The style of a face in a palette that doesn't define it.
  static func plain(_ face: PaintFace, ink: (PaintRole) -> Style, ground: (PaintRole) -> Color?) -> Style {
    let (fill, surface) = (ground(.fill), ground(.surface))
    return switch face {
    case .button, .destructive: Style(background: fill)
    case .prominent: Style(foreground: ink(.tint).foreground, background: fill, attributes: .bold)
    case .chosen: Style(foreground: ink(.tint).foreground, background: ground(.selection), attributes: .bold)
    case .field: Style(background: surface)
    case .header: Style(background: surface, attributes: surface == nil ? [.bold, .underline] : .bold)
    }
  }
}

extension Palette {
  /// A face in a tint that isn't as strong as the focus: a mixture of background and tint, and text that can be read on it.
  ///
  /// - Parameters:
  ///   - tint: The tint.
  ///   - foreground: The colour of text.
  ///   - background: The colour behind everything.
  ///   - depth: How many colours there are.
  ///   - extra: How much more contrast than needed.
  public static func tonal(
    _ tint: Color, foreground: Color, on background: Color, depth: ColorDepth, extraContrast extra: Double = 0
  ) -> Style {
    let isDark = (OKLab(background)?.lightness ?? 0) <= 0.6
    let ground = background.mix(with: tint, by: isDark ? 0.5 : 0.3).reduced(to: depth)
    let text = foreground.lifted(on: ground, to: Legibility.body.contrast + extra).reduced(to: depth)
    return Style(foreground: text, background: ground, attributes: .bold)
  }
}

extension Style {
  /// Whether the style's background is `ground`, and its text meant for that.
  func brings(_ ground: Color) -> Bool { background == ground && foreground != nil }
}
