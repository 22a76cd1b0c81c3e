import TerminalUI

/// Colours that terminals have, as their authors publish them.
nonisolated struct PublishedPalette {
  let name: String
  let background: Int
  let foreground: Int
  /// ANSI colours 1 to 6: red, green, yellow, blue, magenta, cyan.
  let colors: [Int]

  /// The components that this terminal shows for a colour.
  func shown(_ color: Color) -> Color {
    switch color.kind {
    case .indexed(let index) where (1...6).contains(index): Color(hex: colors[Int(index) - 1])
    case .terminalDefault: Color(hex: foreground)
    default: color
    }
  }

  static let all = [
    PublishedPalette(
      name: "xterm", background: 0x000000, foreground: 0xE5E5E5,
      colors: [0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD]),
    PublishedPalette(
      name: "Solarized dark", background: 0x002B36, foreground: 0x839496,
      colors: [0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198]),
    PublishedPalette(
      name: "Solarized light", background: 0xFDF6E3, foreground: 0x657B83,
      colors: [0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198]),
    PublishedPalette(
      name: "Gruvbox dark", background: 0x282828, foreground: 0xEBDBB2,
      colors: [0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A]),
    PublishedPalette(
      name: "Gruvbox light", background: 0xFBF1C7, foreground: 0x3C3836,
      colors: [0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A]),
    PublishedPalette(
      name: "Nord", background: 0x2E3440, foreground: 0xD8DEE9,
      colors: [0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x88C0D0]),
    PublishedPalette(
      name: "Dracula", background: 0x282A36, foreground: 0xF8F8F2,
      colors: [0xFF5555, 0x50FA7B, 0xF1FA8C, 0xBD93F9, 0xFF79C6, 0x8BE9FD]),
    PublishedPalette(
      name: "Tango", background: 0x2E3436, foreground: 0xD3D7CF,
      colors: [0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A]),
    PublishedPalette(
      name: "One Dark", background: 0x282C34, foreground: 0xABB2BF,
      colors: [0xE06C75, 0x98C379, 0xE5C07B, 0x61AFEF, 0xC678DD, 0x56B6C2]),
    PublishedPalette(
      name: "Tomorrow", background: 0xFFFFFF, foreground: 0x4D4D4C,
      colors: [0xC82829, 0x718C00, 0xEAB700, 0x4271AE, 0x8959A8, 0x3E999F]),
    PublishedPalette(
      name: "Tomorrow Night", background: 0x1D1F21, foreground: 0xC5C8C6,
      colors: [0xCC6666, 0xB5BD68, 0xF0C674, 0x81A2BE, 0xB294BB, 0x8ABEB7]),
  ]
}

nonisolated extension Color {
  /// A colour as it is written in styles of pages.
  init(hex: Int) { self = .rgb(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255)) }
}
