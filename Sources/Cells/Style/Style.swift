/// A foreground, a background and attributes, each of which may be left to what is underneath.
///
///     Style(foreground: .red).over(Style(background: .blue))     // red on blue
///
/// `over` is associative and ``plain`` is neutral on both sides.
public struct Style: Hashable, Sendable {
  // `none` marks a colour that is left open. Twelve bytes: a cell has one.
  @usableFromInline static let none: UInt32 = .max
  @usableFromInline var foregroundBits: UInt32
  @usableFromInline var backgroundBits: UInt32
  /// The attributes that are switched on.
  public var attributes: TextAttributes
  /// The attributes that are switched off, whatever is underneath.
  public var removedAttributes: TextAttributes
  // Fills the gap, so that styles and cells are compared as whole words.
  @usableFromInline let filler: UInt16 = 0

  /// Makes a style; what is not given is left open.
  @inlinable public init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = [],
    removing removedAttributes: TextAttributes = []
  ) {
    foregroundBits = foreground?.bits ?? Style.none
    backgroundBits = background?.bits ?? Style.none
    self.attributes = attributes
    self.removedAttributes = removedAttributes
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

  /// This style where it says something, and `base` where it is open.
  @inlinable public func over(_ base: Style) -> Style {
    var result = self
    if foregroundBits == Style.none { result.foregroundBits = base.foregroundBits }
    if backgroundBits == Style.none { result.backgroundBits = base.backgroundBits }
    result.attributes = attributes.union(base.attributes.subtracting(removedAttributes))
    result.removedAttributes = removedAttributes.union(
      base.removedAttributes.subtracting(attributes))
    return result
  }
  /// This style as a cell has it: the default colours are left open, and nothing is removed.
  @inline(__always) var inCell: Style {
    var style = self
    if foregroundBits == Color.terminalDefault.bits { style.foregroundBits = Style.none }
    if backgroundBits == Color.terminalDefault.bits { style.backgroundBits = Style.none }
    style.removedAttributes = []
    return style
  }
}
