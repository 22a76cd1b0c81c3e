package import Cells

/// What terminals may make of a glyph whose width they dispute.
package enum ContestedGlyph {
  /// How many columns behind the glyph a terminal may paint over.
  ///
  /// - Parameter width: Another opinion about the columns of a scalar; without one, the widest that is known.
  package static func overhang(
    of glyph: Glyph, width: (Unicode.Scalar) -> Int = ContestedGlyph.widest
  ) -> Int {
    guard glyph.isContested else { return 0 }
    // Each scalar by itself, as wide as any rule says; the emoji selector (U+FE0F) may widen the one before it.
    let sum = glyph.withScalars {
      $0.reduce(0) { sum, scalar in
        scalar == "\u{FE0F}" ? sum + 1 : sum + max(width(scalar), CellWidth.width(of: Character(scalar)))
      }
    }
    return min(max(sum, 2), 16) - glyph.width
  }

  /// Two columns for what is disputed by itself; one for marks that take their own place.
  package static func widest(_ scalar: Unicode.Scalar) -> Int {
    if Glyph(Character(scalar)).isContested { return 2 }
    return scalar.properties.generalCategory == .spacingMark ? 1 : 0
  }
}
