/// The gate: one grapheme cluster made fit for a terminal's cell.
///
/// Whatever a cell shows came through here, and every scalar of a cluster is looked at:
///
/// | scalar | becomes |
/// |---|---|
/// | C0, DEL | its control picture, U+2400 … U+2421 |
/// | C1, noncharacter | U+FFFD |
/// | U+2028, U+2029 | a space |
/// | carriage return, bidirectional control, soft hyphen, zero-width character | nothing |
/// | mark without a base | nothing |
/// | joiner, variation selector, tag | itself, where it changes how its neighbours look; else nothing |
/// | the 33rd and later | nothing |
///
/// The width is that of the scalars together, at most 2, so that a terminal which knows less and adds
/// the scalars' widths up, and one which knows more and draws one symbol, both stay inside these columns.
struct ClusterGate {
  /// The most scalars a cell has.
  static let limit = 32

  /// The scalars that may be shown; none when nothing is left.
  private(set) var scalars = InlineArray<32, UInt32>(repeating: 0)
  /// The number of scalars.
  private(set) var count = 0
  /// The columns: 0, 1 or 2; 0 exactly when there is no scalar.
  private(set) var width = 0
  /// Whether terminals are known to disagree about the width.
  private(set) var isContested = false

  // What the scalars so far mean for the next one.
  private var base: UInt32 = 0
  private var previous: UInt32 = 0
  private var isVisible = false
  private var joins = false
  private var openTags = 0

  /// Takes what `next` yields until it yields nothing.
  init(_ next: () -> UInt32?) {
    while let scalar = next() {
      let role = ScalarProperties(scalar).role
      if openTags > 0, role != .tag { dropOpenTags() }
      add(scalar, role)
    }
    dropOpenTags()
    // The limit may have cut between a joiner and what it joins.
    while count > 0, scalars[count - 1] == 0x200D { count -= 1 }
    width = Swift.min(width, 2)
    if !isVisible {
      count = 0
      width = 0
    }
    if 0x1FA70...0x1FAFF ~= base || 0x1F1E6...0x1F1FF ~= base { isContested = true }
  }

  private mutating func add(_ scalar: UInt32, _ role: ScalarProperties.Role) {
    let joined = joins
    let before = previous
    joins = false
    previous = 0
    switch role {
    case .narrow, .narrowEmoji, .wide, .wideEmoji:
      if joined { append(0x200D, columns: 0) }
      if base == 0 { base = scalar } else { isContested = true }
      isVisible = true
      append(scalar, columns: role == .wide || role == .wideEmoji ? 2 : 1)
      previous = scalar
    case .mark, .spacingMark:
      if base == 0 { return }
      if 0x1161...0x11FF ~= scalar || 0xD7B0...0xD7FF ~= scalar { isVisible = true }
      if role == .spacingMark { isContested = true }
      append(scalar, columns: role == .mark ? 0 : 1)
      previous = scalar
    case .control:
      if scalar != 0x0D { replace(with: scalar == 0x7F ? 0x2421 : 0x2400 + scalar) }
    case .replaced: replace(with: 0xFFFD)
    case .separator: replace(with: 0x20)
    case .joiner: joins = before != 0
    case .shaper:
      // Latin, Greek, Cyrillic and Armenian letters don't join.
      if before >= 0x590 { append(scalar, columns: 0) }
    case .selector:
      if before != 0 { append(scalar, columns: 0) }
    case .emojiSelector: select(scalar, of: before)
    case .filler:
      if scalar == 0x115F, base == 0 {
        base = scalar
        append(scalar, columns: 2)
      } else if scalar == 0x1160, 0x1100...0x115F ~= base {
        append(scalar, columns: 0)
      }
    case .tag: addTag(scalar, after: before)
    case .invisible: break
    }
  }

  private mutating func append(_ scalar: UInt32, columns: Int) {
    guard count < ClusterGate.limit else { return }
    scalars[count] = scalar
    count += 1
    width += columns
  }

  private mutating func replace(with scalar: UInt32) {
    base = scalar
    isVisible = true
    append(scalar, columns: 1)
  }

  private mutating func select(_ selector: UInt32, of emoji: UInt32) {
    let role = ScalarProperties(emoji).role
    guard role == .narrowEmoji || role == .wideEmoji, count < ClusterGate.limit else { return }
    append(selector, columns: 0)
    if selector == 0xFE0F { width = Swift.max(width, 2) }
    isContested = true
  }

  private mutating func addTag(_ scalar: UInt32, after before: UInt32) {
    switch scalar {
    case 0xE0030...0xE0039, 0xE0061...0xE007A:
      guard openTags > 0 || before == 0x1F3F4, count < ClusterGate.limit else { return }
      append(scalar, columns: 0)
      openTags += 1
    case 0xE007F:
      guard openTags > 0, count < ClusterGate.limit else { return }
      append(scalar, columns: 0)
      openTags = 0
      isContested = true
    case 0xE0100...0xE01EF:
      dropOpenTags()
      if before != 0, ScalarProperties(before).breaking == .ideograph { append(scalar, columns: 0) }
    default: break
    }
  }

  /// Takes back tags whose end did not come: they are no flag.
  private mutating func dropOpenTags() {
    count -= openTags
    openTags = 0
  }
}
