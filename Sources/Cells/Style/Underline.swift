/// The kind and the colour of the line below text, where a terminal has more than one kind.
///
///     var style = Style(attributes: .underline)
///     style.underline = Underline(.wavy, color: .red)
///
/// Only text with ``TextAttributes/underline`` has a line. A terminal with one kind shows that, in the colour of the text. A cell has either a line of a
/// kind or a link.
/// - Source: SGR 4:1 to 4:5 and SGR 58, as kitty's protocol of underlines has them.
public struct Underline: Hashable, Sendable {
  /// A kind of line; the raw value is the part of SGR behind `4:`.
  public enum Pattern: UInt8, Hashable, Sendable, CaseIterable {
    /// One plain line.
    case solid = 1
    /// Two plain lines.
    case double
    /// A wave, as below what is spelt wrongly.
    case wavy
    /// Dots.
    case dotted
    /// Dashes.
    case dashed
  }

  /// The kind of the line.
  public var pattern: Pattern
  /// The colour of the line; `nil` for that of the text.
  ///
  /// A cell keeps a colour of the palette as it is, and four bits of each component of other colours. The roles `error`,
  /// `success` and `warning` become the terminal's red, green and yellow, `tint` and `link` become its cyan, and other roles
  /// the colour of the text.
  public var color: Color? {
    didSet { color = Underline.kept(color) }
  }

  /// Makes a line.
  public init(_ pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = Underline.kept(color)
  }

  // In the 15 bits of a style: the pattern and 1 … 256 for the palette, or from 257 on four bits of each component.
  private static let colorCount: UInt32 = 257 + 4096

  init?(bits: UInt32) {
    guard bits > 0x7FFF, let pattern = Pattern(rawValue: UInt8(bits & 0x7FFF / Underline.colorCount)) else {
      return nil
    }
    self.pattern = pattern
    color = Underline.color(bits & 0x7FFF % Underline.colorCount)
  }

  var bits: UInt32 { 0x8000 | UInt32(pattern.rawValue) * Underline.colorCount + Underline.number(color) }

  private static func kept(_ color: Color?) -> Color? { self.color(number(color)) }

  /// A colour as 13 bits, the inverse of ``color(_:)``: direct colours keep 4 bits a component, roles become basic
  /// colours.
  private static func number(_ color: Color?) -> UInt32 {
    switch color?.opaque.kind {
    case .indexed(let index): return UInt32(index) + 1
    case .rgb(let red, let green, let blue):
      return [red, green, blue].reduce(0) { $0 << 4 | (UInt32($1) * 15 + 127) / 255 } + 257
    case .role(.error): return 2
    case .role(.success): return 3
    case .role(.warning): return 4
    case .role(.tint), .role(.link): return 7
    default: return 0
    }
  }

  private static func color(_ number: UInt32) -> Color? {
    switch number {
    case 0: return nil
    case 1...256: return .indexed(UInt8(number - 1))
    default:
      let bits = number - 257
      func part(_ shift: UInt32) -> UInt8 { UInt8(bits >> shift & 15) * 17 }
      return .rgb(part(8), part(4), part(0))
    }
  }
}

extension Underline: CustomStringConvertible {
  /// `wavy red line`.
  public var description: String { "\(pattern) \(color.map { "\($0) " } ?? "")line" }
}

extension Style {
  /// The style and colour of the line below the text; `nil` leaves it open.
  ///
  /// A style with a link has none.
  public var underline: Underline? {
    get { Underline(bits: attributeBits >> 16) }
    set {
      guard newValue != nil || underline != nil else { return }
      attributeBits = attributeBits & 0xFFFF | (newValue?.bits ?? 0) << 16
    }
  }

  /// This style with a line below the text.
  public func underlined(_ pattern: Underline.Pattern, color: Color? = nil) -> Style {
    var style = self
    style.attributes.insert(.underline)
    style.underline = Underline(pattern, color: color)
    return style
  }
}
