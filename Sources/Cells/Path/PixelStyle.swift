/// The pixels that shapes consist of: how many a cell has.
///
///     Chart { … }.pixelStyle(.halfBlocks)
///
/// Two colours share a cell at most. The choice of ``automatic`` is the best for most terminals.
public enum PixelStyle: Hashable, Sendable, CaseIterable {
  /// Box characters for the lines of rectangles, quadrants for areas and braille for other lines.
  case automatic
  /// Two columns and four rows of dots a cell.
  case braille
  /// Two columns and two rows of blocks a cell.
  case quadrants
  /// One column and two rows of blocks a cell, which are square.
  case halfBlocks
}

/// The division of a cell into pixels, and the characters for them.
package enum PixelDensity: Hashable, Sendable {
  case halfBlocks, quadrants, braille

  /// The number of pixels in a row of a cell.
  package var columns: Int { self == .halfBlocks ? 1 : 2 }
  /// The pixels below each other in a cell.
  package var rows: Int { self == .braille ? 4 : 2 }
  /// All pixels of a cell: the bits are by rows.
  package var full: UInt8 { self == .braille ? 0xFF : self == .quadrants ? 0xF : 3 }

  private static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█").map(Glyph.init)
  private static let halves = Array(" ▀▄█").map(Glyph.init)
  /// The bits of braille characters, in the order of pixels.
  private static let dots: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// The character for some of the pixels of a cell.
  package func glyph(_ pattern: UInt8) -> Glyph {
    switch self {
    case .halfBlocks: return Self.halves[Int(pattern & 3)]
    case .quadrants: return Self.quarters[Int(pattern & 15)]
    case .braille:
      if pattern == 0 { return .space }
      var bits: UInt32 = 0
      for index in 0..<8 where pattern >> index & 1 != 0 { bits |= Self.dots[index] }
      return Glyph(bits: 0x2800 + bits)
    }
  }

  /// The pixels that a character shows; `nil` for one that isn't made of them.
  package func pattern(of glyph: Glyph) -> UInt8? {
    if glyph == .space { return 0 }
    switch self {
    case .halfBlocks: return Self.halves.firstIndex(of: glyph).map(UInt8.init)
    case .quadrants: return Self.quarters.firstIndex(of: glyph).map(UInt8.init)
    case .braille:
      guard let value = glyph.scalar?.value, value & ~0xFF == 0x2800 else { return nil }
      var pattern: UInt8 = 0
      for index in 0..<8 where value & Self.dots[index] != 0 { pattern |= 1 << index }
      return pattern
    }
  }
}
