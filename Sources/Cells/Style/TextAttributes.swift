/// How the glyph of a cell is rendered, apart from its colours: ECMA-48's SGR parameters 1 to 9.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// SGR 1.
  @inlinable public static var bold: TextAttributes { TextAttributes(rawValue: 1 << 0) }
  /// SGR 2.
  @inlinable public static var dim: TextAttributes { TextAttributes(rawValue: 1 << 1) }
  /// SGR 3.
  @inlinable public static var italic: TextAttributes { TextAttributes(rawValue: 1 << 2) }
  /// SGR 4.
  @inlinable public static var underline: TextAttributes { TextAttributes(rawValue: 1 << 3) }
  /// SGR 5.
  @inlinable public static var blink: TextAttributes { TextAttributes(rawValue: 1 << 4) }
  /// SGR 7.
  @inlinable public static var reverse: TextAttributes { TextAttributes(rawValue: 1 << 5) }
  /// SGR 9.
  @inlinable public static var strikethrough: TextAttributes { TextAttributes(rawValue: 1 << 6) }
}
