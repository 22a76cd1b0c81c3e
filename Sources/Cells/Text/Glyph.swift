/// The content of a cell: one printable grapheme cluster, or the second column of a wide one.
///
///     Glyph("漢").width            // 2
///     Glyph("\u{1B}").string       // "␛": never an escape character
///
/// Making one is the gate between text and terminal: whatever the character, a glyph never holds a control,
/// a bidirectional control or an invisible scalar without a purpose, and at most 32 scalars (see
/// `ClusterGate`). Four bytes; comparing two is comparing numbers.
public struct Glyph: Hashable, Sendable {
  /// The scalar, or the place in the table of clusters; flags above.
  @usableFromInline let bits: UInt32

  @usableFromInline static let wideFlag: UInt32 = 1 << 31
  @usableFromInline static let clusterFlag: UInt32 = 1 << 30
  @usableFromInline static let contestedFlag: UInt32 = 1 << 29
  @usableFromInline static let payload: UInt32 = (1 << 29) - 1

  @inlinable init(bits: UInt32) { self.bits = bits }

  /// An empty cell's glyph.
  @inlinable public static var space: Glyph { Glyph(bits: 0x20) }
  /// The second column of a wide glyph.
  @inlinable public static var continuation: Glyph { Glyph(bits: 0) }

  /// Makes the glyph of an ASCII character; a control becomes its control picture, a byte above 126 U+FFFD.
  @inlinable public init(ascii: UInt8) {
    if ascii &- 0x20 < 0x5F { bits = UInt32(ascii) } else { self = Glyph.replacement(of: ascii) }
  }

  /// Makes the glyph of a character.
  ///
  /// Parts that can't be shown in a cell are replaced (see `ClusterGate`); a character without any width, such as a combining mark alone, becomes a
  /// space.
  public init(_ character: Character) {
    var scalars = character.unicodeScalars.makeIterator()
    self = Glyph(ClusterGate { scalars.next()?.value }) ?? .space
  }

  @usableFromInline static func replacement(of byte: UInt8) -> Glyph {
    switch byte {
    case ..<0x20: Glyph(bits: 0x2400 + UInt32(byte))
    case 0x7F: Glyph(bits: 0x2421)
    default: Glyph(bits: 0xFFFD)
    }
  }

  /// The glyph that the gate let through; `nil` where there is none.
  init?(_ gate: ClusterGate, in table: GlyphTable = .shared) {
    switch gate.count {
    case 0: return nil
    case 1: bits = gate.scalars[0] | Glyph.flags(of: gate)
    default:
      if let place = table.place(of: gate) {
        bits = place | Glyph.clusterFlag | Glyph.flags(of: gate)
      } else {
        // The table is full: a stand-in of the same width.
        bits = gate.width == 2 ? 0x3013 | Glyph.wideFlag : 0xFFFD
      }
    }
  }

  private static func flags(of gate: ClusterGate) -> UInt32 {
    (gate.width == 2 ? wideFlag : 0) | (gate.isContested ? contestedFlag : 0)
  }
}

extension Glyph {
  /// The columns it takes: 1 or 2; 0 for ``continuation``.
  @inlinable public var width: Int { bits == 0 ? 0 : 1 + Int(bits >> 31) }

  /// Whether the glyph takes two columns.
  @inlinable public var isWide: Bool { bits & Glyph.wideFlag != 0 }

  /// Whether this is the second column of a wide glyph.
  @inlinable public var isContinuation: Bool { bits == 0 }

  /// Whether terminals are known to disagree about the glyph's width.
  ///
  /// The column after such a glyph must be addressed again.
  @inlinable public var isContested: Bool { bits & Glyph.contestedFlag != 0 }

  /// The scalar, where there is exactly one; `nil` for a cluster of several and for ``continuation``.
  @inlinable public var scalar: Unicode.Scalar? {
    bits & Glyph.clusterFlag != 0 || bits == 0 ? nil : Unicode.Scalar(bits & Glyph.payload)
  }

  /// Whether the glyph is a line or a block rather than text.
  ///
  /// Those are Box Drawing, Block Elements and Symbols for Legacy Computing.
  @inlinable var isShape: Bool {
    guard bits & Glyph.clusterFlag == 0 else { return false }
    let value = bits & Glyph.payload
    return 0x2500...0x259F ~= value || 0x1FB00...0x1FBFF ~= value
  }

  /// Whether the glyph is a block or a part of one: its colour fills an area.
  ///
  /// Those are Block Elements and Symbols for Legacy Computing.
  @inlinable var isArea: Bool {
    guard bits & Glyph.clusterFlag == 0 else { return false }
    let value = bits & Glyph.payload
    return 0x2580...0x259F ~= value || 0x1FB00...0x1FBFF ~= value
  }

  /// Calls `body` with the scalars: 1 to 32, none for ``continuation``.
  ///
  /// Allocates nothing.
  public func withScalars<Result>(_ body: (UnsafeBufferPointer<Unicode.Scalar>) -> Result) -> Result {
    if bits & Glyph.clusterFlag != 0 {
      return GlyphTable.shared.withScalars(at: bits & Glyph.payload, body)
    }
    guard let scalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return withUnsafePointer(to: scalar) { body(UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// The text it shows; empty for ``continuation``.
  public var string: String {
    withScalars { scalars in
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars)
      return String(string)
    }
  }

  /// The character it shows; a space for ``continuation``.
  ///
  /// A cluster that was cut may be several characters to Swift; this is the first.
  public var character: Character { string.first ?? " " }
}

extension Glyph: CustomStringConvertible {
  /// The text it shows.
  public var description: String { string }
}
