internal import Cells

/// The look that a terminal has selected, by the numbers and bits that it gets.
struct Pen: Equatable, Sendable {
  /// The colours by their numbers; −1 is the terminal's own.
  var foreground: Int32 = -1
  var background: Int32 = -1
  /// The bits of `TextAttributes`.
  var attributes: UInt8 = 0
  /// The link, or the kind of line.
  var extra: CellExtra?
}

/// Changes from one look to another, in as few bytes as there are.
extension FrameWriter {
  /// The part of a style that the terminal gets.
  mutating func pen(of style: Style) -> Pen {
    if style == known.style { return known.pen }
    var pen = Pen(
      foreground: abilities.numbering.number(style.foreground, depth: abilities.depth),
      background: abilities.numbering.number(style.background, depth: abilities.depth))
    var attributes = style.attributes
    if pen.foreground >= 0 || pen.background >= 0 { attributes.subtract(abilities.attributesWithoutColors) }
    for bit in 0..<7 where attributes.rawValue & 1 << bit != 0 && abilities.attributes[bit] != nil {
      pen.attributes |= 1 << bit
    }
    pen.extra = extra(of: style, pen)
    if case .link? = pen.extra { hasLinks = true }
    known = (style, pen)
    return pen
  }

  private func extra(of style: Style, _ pen: Pen) -> CellExtra? {
    guard abilities.hasUnicode else { return nil }
    if let link = style.link { return abilities.knowsLinks ? .link(link) : nil }
    guard abilities.knowsLines, pen.attributes & TextAttributes.underline.rawValue != 0,
      var line = style.underline
    else { return nil }
    line.color = line.color?.reduced(to: abilities.depth)
    return .line(line)
  }

  /// Selects a look.
  mutating func select(_ new: Pen) {
    guard new != pen else { return }
    let old = pen
    pen = new
    if old.extra != new.extra, case .link? = old.extra, let end = old.extra?.end { bytes += end }
    var gone = old.attributes & ~new.attributes
    // Only the end of everything ends a line's kind and its colour.
    var isReset = false
    if old.extra != new.extra, case .line? = old.extra { isReset = true }
    for bit in 0..<7 where gone & 1 << bit != 0 && abilities.attributeEnds[bit] == nil { isReset = true }
    // The end of everything is shorter than the ends of several.
    if gone.nonzeroBitCount > 1, new == Pen() { isReset = true }
    if gone != 0, new.attributes == 0, new.foreground < 0, new.background < 0 { isReset = true }
    // The ends of the two colours take five bytes, the end of everything takes one.
    if new.foreground < 0, new.background < 0, new.attributes == 0, old.foreground >= 0 || old.background >= 0
    {
      isReset = isReset || abilities.reset.parameters != nil
    }
    // Some descriptions end colours only with everything else.
    let endsAll = abilities.ownColors == abilities.reset.bytes
    if endsAll, new.foreground < 0 && old.foreground >= 0 || new.background < 0 && old.background >= 0 {
      isReset = true
    }
    var base = old
    if isReset {
      (gone, base) = (0, Pen())
      if abilities.reset.parameters == nil, !endsAll {
        (base.foreground, base.background) = (old.foreground, old.background)
      }
    }
    appendLooks(from: base, to: new, without: gone, isReset: isReset)
    guard old.extra != new.extra || isReset, let extra = new.extra else { return }
    if case .link = extra, extra == old.extra { return }
    bytes += extra.start
  }

  /// Appends one SGR sequence for all that can be joined, and others behind it.
  private mutating func appendLooks(from old: Pen, to new: Pen, without gone: UInt8, isReset: Bool) {
    let start = bytes.count
    var joint = JointSequence()
    if isReset { joint.append(abilities.reset, to: &bytes) }
    for bit in 0..<7 where gone & 1 << bit != 0 {
      if let end = abilities.attributeEnds[bit] { joint.append(end, to: &bytes) }
    }
    let rest = appendEndsOfColors(from: old, to: new, &joint)
    let come = new.attributes & ~old.attributes
    for bit in 0..<7 where come & 1 << bit != 0 {
      if let look = abilities.attributes[bit] { joint.append(look, to: &bytes) }
    }
    if new.foreground >= 0, new.foreground != rest.foreground {
      append(new.foreground, abilities.foreground, base: 30, &joint)
    }
    if new.background >= 0, new.background != rest.background {
      append(new.background, abilities.background, base: 40, &joint)
    }
    joint.close(&bytes)
    // `ESC [ 0 m` is shorter without its parameter.
    if bytes.count == start + 4, bytes[start + 2] == 0x30 { bytes.remove(at: start + 2) }
  }

  /// Appends the ends of colours that the new look doesn't set; returns the colours that are selected before the new ones.
  @inline(__always)
  private mutating func appendEndsOfColors(
    from old: Pen, to new: Pen, _ joint: inout JointSequence
  ) -> (foreground: Int32, background: Int32) {
    let endsForeground = new.foreground < 0 && old.foreground >= 0
    let endsBackground = new.background < 0 && old.background >= 0
    if let own = abilities.ownColors, endsForeground || endsBackground {
      joint.append(Abilities.Look(own), to: &bytes)
      return (-1, -1)
    }
    if endsForeground {
      joint.begin(&bytes)
      bytes += "39".utf8
    }
    if endsBackground {
      joint.begin(&bytes)
      bytes += "49".utf8
    }
    return (old.foreground, old.background)
  }

  /// Appends a colour by its number.
  @inline(__always)
  private mutating func append(
    _ number: Int32, _ form: Abilities.Filled, base: Int32, _ joint: inout JointSequence
  ) {
    switch form {
    case .standard:
      joint.begin(&bytes)
      Abilities.append(number, base: base, to: &bytes)
    case .program(let program): joint.append(Abilities.Look(program.filled(Int(number))), to: &bytes)
    }
  }
}

/// An SGR sequence that takes further parameters as long as it is open.
private struct JointSequence {
  private var isOpen = false

  /// Begins a parameter.
  @inline(__always)
  mutating func begin(_ bytes: inout [UInt8]) {
    if isOpen {
      bytes.append(0x3B)
    } else {
      bytes += [0x1B, UInt8(ascii: "[")]
      isOpen = true
    }
  }

  @inline(__always)
  mutating func close(_ bytes: inout [UInt8]) {
    if isOpen { bytes.append(UInt8(ascii: "m")) }
    isOpen = false
  }

  /// Appends the parameters of a look, or a look that is a sequence of its own.
  mutating func append(_ look: Abilities.Look, to bytes: inout [UInt8]) {
    guard let parameters = look.parameters else {
      close(&bytes)
      bytes += look.bytes
      return
    }
    begin(&bytes)
    bytes += parameters
  }
}
