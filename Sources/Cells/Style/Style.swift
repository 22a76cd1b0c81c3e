/// A foreground, a background and attributes.
///
/// Each part may be left open, and then shows what is underneath.
///
///     Style(foreground: .red).over(Style(background: .blue))     // red on blue
///
/// `over` is associative and ``plain`` is neutral on both sides.
public struct Style: Hashable, Sendable {
  // Three words, since a cell has one. `none` marks a colour that is left open.
  @usableFromInline static let none: UInt32 = .max
  @usableFromInline var foregroundBits: UInt32
  @usableFromInline var backgroundBits: UInt32
  /// The attributes that are switched on.
  ///
  /// The eight bits above are those switched off, and above them is the link or the kind of line, or 0.
  @usableFromInline var attributeBits: UInt32

  /// Makes a style; omitted parts are left open.
  @inlinable public init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = [],
    removing removedAttributes: TextAttributes = []
  ) {
    foregroundBits = foreground?.bits ?? Style.none
    backgroundBits = background?.bits ?? Style.none
    attributeBits = UInt32(attributes.rawValue) | UInt32(removedAttributes.rawValue) << 8
  }

  /// The style that leaves everything open.
  @inlinable public static var plain: Style { Style() }

  /// The colour of the glyph; `nil` leaves it open.
  @inlinable public var foreground: Color? {
    get { foregroundBits == Style.none ? nil : Color(bits: foregroundBits) }
    set { foregroundBits = newValue?.bits ?? Style.none }
  }

  /// The colour behind the glyph; `nil` leaves it open.
  @inlinable public var background: Color? {
    get { backgroundBits == Style.none ? nil : Color(bits: backgroundBits) }
    set { backgroundBits = newValue?.bits ?? Style.none }
  }

  /// The attributes that are switched on.
  @inlinable public var attributes: TextAttributes {
    get { TextAttributes(rawValue: UInt8(truncatingIfNeeded: attributeBits)) }
    set { attributeBits = attributeBits & ~0xFF | UInt32(newValue.rawValue) }
  }

  /// The attributes that are switched off, even if the style underneath has them.
  @inlinable public var removedAttributes: TextAttributes {
    get { TextAttributes(rawValue: UInt8(truncatingIfNeeded: attributeBits >> 8)) }
    set { attributeBits = attributeBits & ~0xFF00 | UInt32(newValue.rawValue) << 8 }
  }

  /// This style where it says something, and `base` where it is open.
  @inlinable public func over(_ base: Style) -> Style {
    var result = self
    if foregroundBits == Style.none { result.foregroundBits = base.foregroundBits }
    if backgroundBits == Style.none { result.backgroundBits = base.backgroundBits }
    let (on, off) = (attributeBits & 0xFF, attributeBits >> 8 & 0xFF)
    let (baseOn, baseOff) = (base.attributeBits & 0xFF, base.attributeBits >> 8 & 0xFF)
    let link = attributeBits > 0xFFFF ? attributeBits & ~0xFFFF : base.attributeBits & ~0xFFFF
    result.attributeBits = on | baseOn & ~off | (off | baseOff & ~on) << 8 | link
    return result
  }
  /// This style as a cell has it: the default colours and no colour are left open, and nothing is removed.
  @inline(__always) var inCell: Style {
    var style = self
    if !Style.isColor(foregroundBits) { style.foregroundBits = Style.none }
    if !Style.isColor(backgroundBits) { style.backgroundBits = Style.none }
    style.attributeBits &= ~0xFF00
    return style
  }

  /// Whether text in this style isn't seen.
  @inline(__always) var isHidden: Bool { foregroundBits == Color.clearBits }
  /// Whether text in this style leaves the background as it is.
  @inline(__always) var keepsBackground: Bool {
    backgroundBits == Style.none || backgroundBits == Color.clearBits
  }

  /// Whether the bits are those of a colour that a terminal gets.
  @inline(__always) private static func isColor(_ bits: UInt32) -> Bool {
    bits != Color.terminalDefault.bits && bits != Color.clearBits
  }
}
