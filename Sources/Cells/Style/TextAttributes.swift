/// How the glyph of a cell is rendered, apart from its colours: ECMA-48's SGR parameters 1 to 9.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// SGR 1.
  public static let bold = TextAttributes(rawValue: 1 << 0)
  /// SGR 2.
  public static let dim = TextAttributes(rawValue: 1 << 1)
  /// SGR 3.
  public static let italic = TextAttributes(rawValue: 1 << 2)
  /// SGR 4.
  public static let underline = TextAttributes(rawValue: 1 << 3)
  /// SGR 5.
  public static let blink = TextAttributes(rawValue: 1 << 4)
  /// SGR 7.
  public static let reverse = TextAttributes(rawValue: 1 << 5)
  /// SGR 9.
  public static let strikethrough = TextAttributes(rawValue: 1 << 6)
}
