package import Cells

/// How a description numbers the colours that it sets.
package enum ColorNumbering: Hashable, Sendable {
  /// By the palette.
  case palette
  /// By our own descriptions: 0 … 255 the palette, from 256 on 0xRRGGBB.
  case ours
  /// By descriptions with `RGB`: 0 … 7 the palette, from 8 on 0xRRGGBB.
  case direct

  /// The number of the nearest colour of a depth; −1 for the terminal's own.
  package func number(_ color: Color?, depth: ColorDepth) -> Int32 {
    guard let color else { return -1 }
    switch (color.reduced(to: depth).kind, self) {
    case (.clear, _), (.terminalDefault, _), (.role, _): return -1
    case (.indexed(let index), .palette), (.indexed(let index), .ours): return Int32(index)
    case (.indexed(let index), .direct) where index < 8: return Int32(index)
    case (.indexed(let index), .direct): return Self.direct(Self.components(index))
    case (.rgb(let red, let green, let blue), .ours): return 256 + Self.value((red, green, blue))
    case (.rgb(let red, let green, let blue), _): return Self.direct((red, green, blue))
    }
  }

  private static func value(_ color: (UInt8, UInt8, UInt8)) -> Int32 {
    Int32(color.0) << 16 | Int32(color.1) << 8 | Int32(color.2)
  }

  /// 0 … 7 mean the palette, so the blackest blues are a little bluer.
  private static func direct(_ color: (UInt8, UInt8, UInt8)) -> Int32 {
    let value = value(color)
    return value == 0 ? 0 : max(value, 8)
  }

  /// The colour that xterm shows for an entry of its palette.
  private static func components(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
    switch index {
    case ..<16:
      let level: UInt8 = index == 8 ? 0x7F : index < 8 ? 0xCD : 0xFF
      if index == 8 { return (level, level, level) }
      return (index & 1 != 0 ? level : 0, index & 2 != 0 ? level : 0, index & 4 != 0 ? level : 0)
    case ..<232:
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      let entry = index - 16
      return (level(entry / 36), level(entry / 6 % 6), level(entry % 6))
    default:
      let level = 8 + 10 * (index - 232)
      return (level, level, level)
    }
  }
}
