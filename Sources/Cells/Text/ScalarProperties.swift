/// What one Unicode scalar does to the cluster it is in, to a line, and to its neighbours.
struct ScalarProperties {
  /// What a scalar does in a cluster.
  enum Role: UInt8 {
    /// One column.
    case narrow
    /// Two columns.
    case wide
    /// One column, or two when U+FE0F follows.
    case narrowEmoji
    /// Two columns; U+FE0E or U+FE0F may follow.
    case wideEmoji
    /// No column of its own: combines with the one before.
    case mark
    /// Combines with the one before and takes a column beside it.
    case spacingMark
    /// C0 or DEL: shown as its control picture.
    case control
    /// C1 or a noncharacter: shown as U+FFFD.
    case replaced
    /// U+2028 or U+2029: a new line; a space where lines have been broken.
    case separator
    /// Bidirectional controls and what has no look of its own: never stored.
    case invisible
    /// U+200D: kept between two visible scalars.
    case joiner
    /// U+200C and Mongolian variation selectors: kept in scripts whose letters join.
    case shaper
    /// U+FE00 … U+FE0D: kept once after a visible scalar.
    case selector
    /// U+FE0E and U+FE0F: kept once after an emoji.
    case emojiSelector
    /// A Hangul filler: kept beside a visible jamo.
    case filler
    /// A tag, or an ideographic variation selector.
    case tag
  }

  /// Where a line may end beside a scalar (a reduction of UAX #14's classes).
  enum Break: UInt8 {
    /// Not beside another letter.
    case letter
    /// After it; at the end of a line it is not drawn.
    case space
    /// Before and after it.
    case ideograph
    /// Before it only.
    case opening
    /// After it only, when an ideograph follows.
    case closing
    /// Neither before nor after it.
    case glue
    /// After it.
    case hyphen
    /// U+200B: here, and it is not drawn.
    case zeroWidth
  }

  private let bits: UInt8

  /// What the scalar does in a cluster.
  var role: Role { Role(rawValue: bits & 15)! }

  /// Where a line may end beside the scalar.
  var breaking: Break { Break(rawValue: bits >> 5)! }

  /// Whether two such scalars in a row always are two clusters.
  var isSimple: Bool { bits & 16 != 0 }

  /// Looks a scalar up, in constant time.
  init(_ scalar: UInt32) {
    bits =
      scalar < ScalarTable.limit ? ScalarProperties.listed(scalar) : ScalarProperties.unlisted(scalar)
  }

  private static func listed(_ scalar: UInt32) -> UInt8 {
    let index = ScalarTable.index.utf8Start + Int(scalar >> 6) * 2
    let row = (Int(index[0]) - 0x23) * 56 + Int(index[1]) - 0x23
    let letter = ScalarTable.rows.utf8Start[row << 6 | Int(scalar & 63)]
    return ScalarTable.kinds[Int(letter) - 0x23]
  }

  private static func unlisted(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case _ where scalar & 0xFFFE == 0xFFFE: bits(.replaced, .letter)
    // The planes of ideographs are wide, assigned or not (EastAsianWidth.txt).
    case ..<0x40000: bits(.wide, .ideograph, isSimple: true)
    case 0xE0020...0xE007F, 0xE0100...0xE01EF: bits(.tag, .letter)
    case 0xE0000...0xE0FFF: bits(.invisible, .letter)
    default: bits(.narrow, .letter)
    }
  }

  private static func bits(_ role: Role, _ breaking: Break, isSimple: Bool = false) -> UInt8 {
    role.rawValue | breaking.rawValue << 5 | (isSimple ? 16 : 0)
  }
}
