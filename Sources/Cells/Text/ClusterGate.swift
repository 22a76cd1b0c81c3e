/// The gate: one grapheme cluster made fit for a terminal's cell.
///
/// All content of cells came through here, and every scalar of a cluster is looked at:
///
/// | scalar | becomes |
/// |---|---|
/// | C0, DEL | its control picture, U+2400 … U+2421 |
/// | C1, noncharacter, Arabic number sign and its like | U+FFFD |
/// | U+2028, U+2029 | a space |
/// | carriage return, bidirectional control, soft hyphen, zero-width character | nothing |
/// | mark without a base | nothing |
/// | joiner, variation selector, tag, filler | itself, where it changes how its neighbours look; else nothing |
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

  /// The state that the scalars so far leave for the next one.
  private struct Context {
    /// The scalar before, or the one before its selector, if it is visible; else 0.
    var visible: UInt32 = 0
    /// Whether a selector of `visible` was kept: further ones are dropped.
    var isSelected = false
    /// Whether a joiner, or a filler, waits for the next scalar.
    var joins = false
    var fills = false
  }

  private var context = Context()
  /// The first visible scalar, or 0.
  private var base: UInt32 = 0
  /// The number of tags whose end has not come.
  private var openTags = 0

  /// Takes the scalars of `next` until it yields none.
  init(_ next: () -> UInt32?) {
    while let scalar = next() {
      let role = ClusterGate.role(of: scalar)
      if openTags > 0, role != .tag { dropOpenTags() }
      let before = context
      context = Context()
      add(scalar, role, after: before)
    }
    dropOpenTags()
    // The limit may have cut behind a joiner.
    while count > 0, scalars[count - 1] == 0x200D { count -= 1 }
    width = Swift.min(width, 2)
    // A replacement character may not join with the same scalars as the original.
    if count > 1, scalars[0] == 0xFFFD { isContested = true }
    // A terminal that joins clusters would join it to the glyph in the next cell.
    if count > 0, ScalarProperties(scalars[count - 1]).isPrepended { isContested = true }
  }

  /// The role of a scalar; where it may be newer than the table, the standard library says.
  private static func role(of scalar: UInt32) -> ScalarProperties.Role {
    let properties = ScalarProperties(scalar)
    guard !properties.isSimple, properties.role == .narrow || properties.role == .wide else {
      return properties.role
    }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    case .spacingMark: return .spacingMark
    // U+0600 and its like go before the text that they belong to; terminals add them to the cell before.
    case .format: return .replaced
    default: return properties.role
    }
  }

  /// Adds a scalar as its role allows: some count as a base, some only behind one, and others are replaced.
  private mutating func add(_ scalar: UInt32, _ role: ScalarProperties.Role, after before: Context) {
    switch role {
    case .narrow, .narrowEmoji, .wide, .wideEmoji:
      if before.joins { append(0x200D, columns: 0) }
      if base == 0 { base = scalar } else { isContested = true }
      append(scalar, columns: role == .wide || role == .wideEmoji ? 2 : 1)
      context.visible = scalar
    case .mark, .spacingMark:
      if before.fills, 0x1161...0x11FF ~= scalar {
        base = 0x115F
        append(base, columns: 2)
      }
      guard base != 0 else { return }
      if role == .spacingMark { isContested = true }
      append(scalar, columns: role == .mark ? 0 : 1)
      context.visible = scalar
    case .control:
      if scalar != 0x0D { replace(with: scalar == 0x7F ? 0x2421 : 0x2400 + scalar) }
    case .replaced: replace(with: 0xFFFD)
    case .separator: replace(with: 0x20)
    case .joiner: context.joins = before.visible != 0
    case .filler:
      if scalar == 0x115F, base == 0 { context.fills = true }
      if scalar == 0x1160, 0x1100...0x115E ~= before.visible { append(scalar, columns: 0) }
    case .shaper:
      // Latin, Greek, Cyrillic and Armenian letters don't join.
      if base >= 0x590 { select(scalar, of: before) }
    case .selector: select(scalar, of: before)
    case .emojiSelector: selectEmoji(scalar, of: before)
    case .tag: addTag(scalar, after: before)
    case .invisible: break
    }
  }

  private mutating func append(_ scalar: UInt32, columns: Int) {
    guard count < ClusterGate.limit else { return }
    if ScalarProperties(scalar).isContested { isContested = true }
    scalars[count] = scalar
    count += 1
    width += columns
  }

  private mutating func replace(with scalar: UInt32) {
    base = scalar
    append(scalar, columns: 1)
  }

  /// Keeps one selector of a visible scalar.
  private mutating func select(_ selector: UInt32, of before: Context) {
    guard before.visible != 0, !before.isSelected else { return }
    append(selector, columns: 0)
    context.visible = before.visible
    context.isSelected = true
  }

  private mutating func selectEmoji(_ selector: UInt32, of before: Context) {
    let role = ScalarProperties(before.visible).role
    guard role == .narrowEmoji || role == .wideEmoji, !before.isSelected, count < ClusterGate.limit else {
      return
    }
    select(selector, of: before)
    if selector == 0xFE0F { width = Swift.max(width, 2) }
    isContested = true
  }

  /// Adds a scalar of the plane of tags: a variation of an ideograph, or a letter of a flag's name, which needs an end.
  private mutating func addTag(_ scalar: UInt32, after before: Context) {
    switch scalar {
    case 0xE0100...0xE01EF:
      dropOpenTags()
      if ScalarProperties(before.visible).breaking == .ideograph { select(scalar, of: before) }
    case 0xE0030...0xE0039, 0xE0061...0xE007A:
      guard openTags > 0 || before.visible == 0x1F3F4, count < ClusterGate.limit else { return }
      append(scalar, columns: 0)
      openTags += 1
    case 0xE007F:
      guard openTags > 0, count < ClusterGate.limit else { return }
      append(scalar, columns: 0)
      openTags = 0
      isContested = true
    default: break
    }
  }

  /// Takes back tags whose end did not come: they are no flag.
  private mutating func dropOpenTags() {
    count -= openTags
    openTags = 0
  }
}
