/// The effects of one Unicode scalar on its cluster, on a line, and on its neighbours.
struct ScalarProperties {
  /// The role of a scalar in a cluster.
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
    /// Combines with the one before and takes a column next to it.
    case spacingMark
    /// C0 or DEL: shown as its control picture.
    case control
    /// C1 or a noncharacter: shown as U+FFFD.
    case replaced
    /// U+2028 or U+2029: a new line; a space where lines have been broken.
    case separator
    /// Bidirectional controls and scalars without a look of their own: never stored.
    case invisible
    /// U+200D: kept between two visible scalars.
    case joiner
    /// U+200C and Mongolian variation selectors: kept in scripts whose letters join.
    case shaper
    /// U+FE00 … U+FE0D: kept once after a visible scalar.
    case selector
    /// U+FE0E and U+FE0F: kept once after an emoji.
    case emojiSelector
    /// A Hangul filler: kept next to a visible jamo.
    case filler
    /// A tag, or an ideographic variation selector.
    case tag
  }

  /// Where a line may end next to a scalar (a reduction of UAX #14's classes).
  enum Break: UInt8 {
    /// No line ends next to another letter.
    case letter
    /// A line may end after the scalar, which isn't drawn there.
    case space
    /// A line may end before and after the scalar.
    case ideograph
    /// A line may end before the scalar only.
    case opening
    /// A line may end after the scalar only, when an ideograph follows.
    case closing
    /// A line ends neither before nor after the scalar.
    case glue
    /// A line may end after the scalar.
    case hyphen
    /// A line may end at the scalar, U+200B, which isn't drawn.
    case zeroWidth
  }

  /// The place in the table's lists of roles and break classes.
  private let letter: Int

  /// The role of the scalar in a cluster.
  @inline(__always)
  var role: Role { Role(rawValue: (ScalarTable.roles.utf8Start[letter] &- 0x23) & 15)! }

  /// Where a line may end next to the scalar.
  @inline(__always)
  var breaking: Break { Break(rawValue: (ScalarTable.breaks.utf8Start[letter] &- 0x23) & 7)! }

  /// Whether two such scalars in a row always are two clusters.
  @inline(__always)
  var isSimple: Bool { (ScalarTable.breaks.utf8Start[letter] &- 0x23) & 8 != 0 }

  /// Whether Unicode 9, whose tables are the oldest in use, gives the scalar other columns than the table's version.
  @inline(__always)
  var isContested: Bool { (ScalarTable.breaks.utf8Start[letter] &- 0x23) & 16 != 0 }

  /// Whether the scalar belongs to the cluster of the one behind it: Unicode's `Prepend`.
  @inline(__always)
  var isPrepended: Bool { (ScalarTable.roles.utf8Start[letter] &- 0x23) & 16 != 0 }

  private init(letter: Int) { self.letter = letter }

  /// Looks a scalar up, in constant time.
  @inline(__always)
  init(_ scalar: UInt32) {
    guard scalar < ScalarTable.limit else {
      self = ScalarProperties.unlisted(scalar)
      return
    }
    let index = ScalarTable.index.utf8Start + Int(scalar >> 6) &* 2
    let row = (Int(index[0]) &- 0x23) &* 56 &+ Int(index[1]) &- 0x23
    letter = Int(ScalarTable.rows.utf8Start[row << 6 | Int(scalar & 63)]) &- 0x23
  }

  /// The properties that are the same for whole planes, as those of a scalar in the table.
  @inline(never)
  private static func unlisted(_ scalar: UInt32) -> ScalarProperties {
    switch scalar {
    case _ where scalar & 0xFFFE == 0xFFFE: ScalarProperties(0xFFFE)
    // The planes of ideographs are wide, assigned or not (EastAsianWidth.txt).
    case ..<0x40000: ScalarProperties(0x4E00)
    case 0xE0020...0xE007F, 0xE0100...0xE01EF: ScalarProperties(letter: ScalarTable.tag)
    case 0xE0000...0xE0FFF: ScalarProperties(0x2065)
    // Unassigned, or for private use.
    default: ScalarProperties(0x0378)
    }
  }
}
