/// A colour a cell can have: the terminal's default, one of 16 or 256 from its palette, or RGB.
///
///     Color.red
///     Color(red: 0.2, green: 0.4, blue: 1)
///     Color.indexed(208)
///
/// A terminal with fewer colours shows the nearest one it has (see `reduced(to:)`).
public struct Color: Hashable, Sendable {
  /// The kind in two bits (0 default, 1 indexed, 2 RGB, 3 clear, a role, a shading or a name), six bits of transparency
  /// above them, the value below.
  @usableFromInline let bits: UInt32

  @usableFromInline init(bits: UInt32) { self.bits = bits }

  /// The kinds of colours.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case terminalDefault
    /// An entry of the terminal's palette: 0–15 the ANSI colours, 16–255 the xterm cube and greys.
    case indexed(UInt8)
    /// A colour by its components, 0–255 each.
    case rgb(UInt8, UInt8, UInt8)
    /// No colour: text in it isn't seen.
    case clear
    /// A role, whose colour the palette gives when it is painted.
    case role(PaintRole)
  }

  /// The kind of this colour.
  public var kind: Kind {
    switch bits >> 24 & 3 {
    case 1: .indexed(UInt8(truncatingIfNeeded: bits))
    case 2:
      .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    case 3: PaintRole(color: self).map { .role($0) } ?? .clear
    default: .terminalDefault
    }
  }

  /// The terminal's own foreground or background colour.
  public static let terminalDefault = Color(bits: 0)

  /// No colour: the cells underneath show, behind text and in its place.
  ///
  ///     Row().background(isSelected ? .blue : .clear)
  ///
  /// - Source: SwiftUI `Color.clear`.
  public static let clear = Color(bits: clearBits)
  @inlinable static var clearBits: UInt32 { 3 << 24 }

  /// An entry of the terminal's palette of 256.
  public static func indexed(_ index: UInt8) -> Color { Color(bits: 1 << 24 | UInt32(index)) }

  /// A colour by its components, 0–255 each.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A colour by its components, 0 … 1 each; values outside (and not a number) are clamped.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ component: Double) -> UInt8 {
      // Written so that a NaN compares false and becomes 0.
      component > 0 ? UInt8((Swift.min(component, 1) * 255).rounded()) : 0
    }
    self = .rgb(byte(red), byte(green), byte(blue))
  }

  /// A grey from black (0) to white (1).
  public init(white: Double) { self.init(red: white, green: white, blue: white) }
}

extension Color {
  /// ANSI colour 0.
  public static let black = indexed(0)
  /// ANSI colour 1.
  public static let red = indexed(1)
  /// ANSI colour 2.
  public static let green = indexed(2)
  /// ANSI colour 3.
  public static let yellow = indexed(3)
  /// ANSI colour 4.
  public static let blue = indexed(4)
  /// ANSI colour 5, magenta.
  public static let purple = indexed(5)
  /// ANSI colour 5.
  public static let magenta = indexed(5)
  /// ANSI colour 6.
  public static let cyan = indexed(6)
  /// ANSI colour 15, bright white.
  public static let white = indexed(15)
  /// ANSI colour 8, bright black.
  public static let gray = indexed(8)
  /// ANSI colour 7, which xterm calls white.
  public static let lightGray = indexed(7)
  /// ANSI colour 9.
  public static let brightRed = indexed(9)
  /// ANSI colour 10.
  public static let brightGreen = indexed(10)
  /// ANSI colour 11.
  public static let brightYellow = indexed(11)
  /// ANSI colour 12.
  public static let brightBlue = indexed(12)
  /// ANSI colour 13.
  public static let brightMagenta = indexed(13)
  /// ANSI colour 14.
  public static let brightCyan = indexed(14)
  /// A warm orange (entry 208 of the palette).
  public static let orange = indexed(208)
  /// A light pink (entry 211 of the palette).
  public static let pink = indexed(211)
  /// A brown (entry 130 of the palette).
  public static let brown = indexed(130)
  /// A deep violet (entry 62 of the palette).
  public static let indigo = indexed(62)
  /// A fresh green-blue (entry 121 of the palette).
  public static let mint = indexed(121)
  /// A blue-green (entry 37 of the palette).
  public static let teal = indexed(37)
  /// The colour of text, independent of the views around.
  public static let primary = role(.foreground)
  /// The colour of lesser text: between those of text and background, or dim.
  public static let secondary = role(.foreground).opacity(0.65)
}
