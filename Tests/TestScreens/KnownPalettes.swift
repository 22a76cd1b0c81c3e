package import TerminalUI

/// The 16 colours that a terminal shows, and its own two, as published.
package nonisolated struct KnownPalette: CustomStringConvertible, Sendable {
  /// What its authors call it.
  package let description: String
  /// Its colour of text.
  package let foreground: Color
  /// Its colour behind text.
  package let background: Color
  private let colors: [Color]

  private init(_ name: String, foreground: Int, background: Int, colors: [Int]) {
    func color(_ hex: Int) -> Color {
      .rgb(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255))
    }
    description = name
    self.foreground = color(foreground)
    self.background = color(background)
    self.colors = colors.map(color)
  }

  /// The components that it shows for a colour; `nil` is its own one in front or behind.
  package func shown(_ color: Color?, isBehind: Bool) -> Color {
    switch color?.kind {
    case nil, .terminalDefault: isBehind ? background : foreground
    case .indexed(let index) where index < 16: colors[Int(index)]
    default: color!
    }
  }

  /// Whether its text is lighter than what is behind it.
  package var isDark: Bool { foreground.contrast(on: background) ?? 0 < 0 }

  /// Text and what is behind it, as a cell in a style shows them.
  package func shown(_ style: Style) -> (text: Color, ground: Color) {
    let (text, ground) = (
      shown(style.foreground, isBehind: false), shown(style.background, isBehind: true)
    )
    return style.attributes.contains(.reverse) ? (ground, text) : (text, ground)
  }

  /// Fourteen that people have.
  package static let all = [
    KnownPalette(
      "xterm", foreground: 0xE5E5E5, background: 0x000000,
      colors: [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ]),
    KnownPalette(
      "Linux console", foreground: 0xAAAAAA, background: 0x000000,
      colors: [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
      ]),
    KnownPalette(
      "Solarized dark", foreground: 0x839496, background: 0x002B36,
      colors: [
        0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
        0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
      ]),
    KnownPalette(
      "Solarized light", foreground: 0x657B83, background: 0xFDF6E3,
      colors: [
        0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
        0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
      ]),
    KnownPalette(
      "Gruvbox dark", foreground: 0xEBDBB2, background: 0x282828,
      colors: [
        0x282828, 0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A, 0xA89984,
        0x928374, 0xFB4934, 0xB8BB26, 0xFABD2F, 0x83A598, 0xD3869B, 0x8EC07C, 0xEBDBB2,
      ]),
    KnownPalette(
      "Gruvbox light", foreground: 0x3C3836, background: 0xFBF1C7,
      colors: [
        0xFBF1C7, 0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A, 0x7C6F64,
        0x928374, 0x9D0006, 0x79740E, 0xB57614, 0x076678, 0x8F3F71, 0x427B58, 0x3C3836,
      ]),
    KnownPalette(
      "Nord", foreground: 0xD8DEE9, background: 0x2E3440,
      colors: [
        0x3B4252, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x88C0D0, 0xE5E9F0,
        0x4C566A, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x8FBCBB, 0xECEFF4,
      ]),
    KnownPalette(
      "Dracula", foreground: 0xF8F8F2, background: 0x282A36,
      colors: [
        0x21222C, 0xFF5555, 0x50FA7B, 0xF1FA8C, 0xBD93F9, 0xFF79C6, 0x8BE9FD, 0xF8F8F2,
        0x6272A4, 0xFF6E6E, 0x69FF94, 0xFFFFA5, 0xD6ACFF, 0xFF92DF, 0xA4FFFF, 0xFFFFFF,
      ]),
    KnownPalette(
      "Tango", foreground: 0xD3D7CF, background: 0x2E3436,
      colors: [
        0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
        0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
      ]),
    KnownPalette(
      "One Dark", foreground: 0xABB2BF, background: 0x282C34,
      colors: [
        0x282C34, 0xE06C75, 0x98C379, 0xE5C07B, 0x61AFEF, 0xC678DD, 0x56B6C2, 0xABB2BF,
        0x5C6370, 0xE06C75, 0x98C379, 0xE5C07B, 0x61AFEF, 0xC678DD, 0x56B6C2, 0xFFFFFF,
      ]),
    KnownPalette(
      "Tomorrow Night", foreground: 0xC5C8C6, background: 0x1D1F21,
      colors: [
        0x1D1F21, 0xCC6666, 0xB5BD68, 0xF0C674, 0x81A2BE, 0xB294BB, 0x8ABEB7, 0xC5C8C6,
        0x969896, 0xCC6666, 0xB5BD68, 0xF0C674, 0x81A2BE, 0xB294BB, 0x8ABEB7, 0xFFFFFF,
      ]),
    KnownPalette(
      "Tomorrow", foreground: 0x4D4D4C, background: 0xFFFFFF,
      colors: [
        0xFFFFFF, 0xC82829, 0x718C00, 0xEAB700, 0x4271AE, 0x8959A8, 0x3E999F, 0x4D4D4C,
        0x8E908C, 0xC82829, 0x718C00, 0xEAB700, 0x4271AE, 0x8959A8, 0x3E999F, 0x1D1F21,
      ]),
    KnownPalette(
      "Windows", foreground: 0xCCCCCC, background: 0x0C0C0C,
      colors: [
        0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
        0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
      ]),
    KnownPalette(
      "VGA", foreground: 0xC0C0C0, background: 0x000000,
      colors: [
        0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xC0C0C0,
        0x808080, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ]),
  ]
}
