/// One glyph and its style; the second column of a wide glyph is a continuation.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell.
  public var glyph: Glyph
  /// How it looks. Of a cell in a ``CellBuffer``, every open colour means the terminal's default.
  public var style: Style

  /// Makes a cell.
  @inlinable public init(glyph: Glyph, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// A space in the terminal's default colours.
  @inlinable public static var blank: Cell { Cell(glyph: .space) }
  /// Whether both cells are the same: `==`, as two comparisons of words.
  @inline(__always) func isIdentical(to other: Cell) -> Bool {
    let (a, b) = (unsafeBitCast(self, to: SIMD2<UInt64>.self), unsafeBitCast(other, to: SIMD2<UInt64>.self))
    return (a[0] ^ b[0]) | (a[1] ^ b[1]) == 0
  }
}

extension Cell: CustomStringConvertible {
  /// The glyph and what its style says, such as `a bold red`.
  public var description: String { style == .plain ? glyph.string : "\(glyph) \(style)" }
}
