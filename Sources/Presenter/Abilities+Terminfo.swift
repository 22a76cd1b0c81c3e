package import Cells

extension Abilities {
  /// Reads a description that was looked through.
  ///
  /// - Parameters:
  ///   - entry: The description.
  ///   - isOurs: Whether this package carries it: its terminals can do more than it says.
  ///   - hasColor: Whether colours are wanted.
  ///   - hasUnicode: Whether characters outside ASCII can be written.
  ///   - knowsLinks: Whether the terminal is known to take links.
  ///   - knowsLines: Whether it is known to have lines of several kinds.
  /// - Returns: `nil` where the terminal can't place its cursor, or keeps everything that is written.
  package init?(
    _ entry: TerminfoEntry, isOurs: Bool = false, hasColor: Bool, hasUnicode: Bool, knowsLinks: Bool = false,
    knowsLines: Bool = false
  ) {
    guard let cup = entry.string("cup"), !entry.has(.isPaper), !entry.has(.overstrikes) else { return nil }
    depth = .none
    numbering = .palette
    let hasCookies = entry.number(.attributeCells) ?? 0 > 0
    attributes = ["bold", "dim", "sitm", "smul", "blink", "rev", "prot"].map { name in
      // Strikethrough is only in our own descriptions, where nothing is protected.
      hasCookies || name == "prot" && !isOurs ? nil : entry.string(name).map(Look.init)
    }
    // Sequences with another number end everything, or another attribute.
    attributeEnds = [nil, nil, ("ritm", "23"), ("rmul", "24"), nil, ("rmso", "27"), nil].map { end in
      end.flatMap { end in entry.string(end.0).map(Look.init).flatMap { $0.text == end.1 ? $0 : nil } }
    }
    reset = Look(Self.withoutCharacterSets(entry.string("sgr0") ?? []))
    if reset.bytes.isEmpty { attributes = attributes.map { _ in nil } }
    (self.knowsLinks, self.hasUnicode) = (knowsLinks, hasUnicode)
    self.knowsLines = knowsLines || entry.string("Smulx") != nil
    wrapping = !entry.has(.wraps) ? .never : entry.has(.waitsInLastColumn) ? .waiting : .atOnce
    (stopWrapping, wrap) = (entry.string("rmam"), entry.string("smam"))
    erasesWithBackground = entry.has(.erasesWithBackground)
    clear = entry.string("clear")
    eraseToEnd = entry.string("el")
    eraseCharacters = entry.string("ech").map(TerminfoProgram.init)
    repeatCharacter = entry.string("rep").map(TerminfoProgram.init)
    insertCharacters = entry.string("ich").map(TerminfoProgram.init)
    deleteCharacters = entry.string("dch").map(TerminfoProgram.init)
    scrollRegion = entry.string("csr").map(TerminfoProgram.init)
    (scrollUp, scrollDown) = (entry.string("ind"), entry.string("ri"))
    (scrollUpBy, scrollDownBy) = (
      entry.string("indn").map(TerminfoProgram.init), entry.string("rin").map(TerminfoProgram.init)
    )
    (insertLine, deleteLine) = (entry.string("il1"), entry.string("dl1"))
    (insertLines, deleteLines) = (
      entry.string("il").map(TerminfoProgram.init), entry.string("dl").map(TerminfoProgram.init)
    )
    (enterScreen, hideCursor, showCursor) = (
      entry.string("smcup"), entry.string("civis"), entry.string("cnorm")
    )
    readMoves(entry, cup, isOurs: isOurs)
    if hasColor { readColors(entry, isOurs: isOurs) }
  }

  /// A terminal with the sequences of ECMA-48 and xterm, as a client may say of itself: that of our own description.
  package static func ecma48(depth: ColorDepth, knowsLinks: Bool = true, knowsLines: Bool = true) -> Abilities
  {
    guard
      var abilities = Abilities(
        ecma48Entry, isOurs: true, hasColor: true, hasUnicode: true, knowsLinks: knowsLinks,
        knowsLines: knowsLines)
    else { preconditionFailure("The description that the package carries is damaged.") }
    abilities.depth = depth
    return abilities
  }

  /// The description of that terminal.
  package static var ecma48Entry: TerminfoEntry {
    guard let entry = TerminfoEntry(TerminfoText.bytes(TerminfoEntries.xterm.description) ?? []) else {
      preconditionFailure("The description that the package carries is damaged.")
    }
    return entry
  }

  /// Reads how the cursor is moved: short moves are used only where addressing is standard, so that the rest is, too.
  private mutating func readMoves(_ entry: TerminfoEntry, _ cup: [UInt8], isOurs: Bool) {
    let program = TerminfoProgram(cup)
    let isStandard = [(0, 0), (4, 9), (122, 244)].allSatisfy {
      program.filled($0, $1) == Array("\u{1B}[\($0 + 1);\($1 + 1)H".utf8)
    }
    address = isStandard ? .standard : .program(program)
    // ncurses isn't told of all that the terminals of our own descriptions have: it would format each of them.
    func has(_ name: String, _ letter: String, from first: Int = 0) -> Bool {
      guard isStandard, !isOurs else { return isStandard }
      return entry.string(name, 7) == Array("\u{1B}[\(7 + first)\(letter)".utf8)
    }
    hasUp = has("cuu", "A")
    hasDown = has("cud", "B")
    hasRight = has("cuf", "C")
    hasLeft = has("cub", "D")
    hasColumn = has("hpa", "G", from: 1)
    hasRow = has("vpa", "d", from: 1)
    hasBackspace = entry.string("cub1") == [8]
    // Terminals whose cursor waits in the last column follow the VT100, which has this mode; some descriptions leave it out.
    if isStandard, wrapping == .waiting, stopWrapping == nil || wrap == nil {
      (stopWrapping, wrap) = (Array("\u{1B}[?7l".utf8), Array("\u{1B}[?7h".utf8))
    }
  }

  /// Reads how many colours there are, how they are selected, and which attributes exclude them.
  private mutating func readColors(_ entry: TerminfoEntry, isOurs: Bool) {
    guard entry.number(.pairs) ?? 0 > 0, let setaf = entry.string("setaf"), let setab = entry.string("setab")
    else {
      return
    }
    depth =
      switch entry.number(.colors) ?? 0 {
      case 0x100_0000...: .rgb
      case 256...: .indexed256
      case 16...: .ansi16
      case 8...: .ansi8
      default: .none
      }
    numbering = isOurs ? .ours : depth == .rgb ? .direct : .palette
    (foreground, background) = (.program(TerminfoProgram(setaf)), .program(TerminfoProgram(setab)))
    if numbering != .direct {
      if selectsAsStandard(setaf, base: 30) { foreground = .standard }
      if selectsAsStandard(setab, base: 40) { background = .standard }
    }
    let own = entry.string("op")
    ownColors = own == Array("\u{1B}[39;49m".utf8) ? nil : own ?? reset.bytes
    // Bit 0 is standout, 6 invisible, 8 the other character set.
    let without = entry.number(.withoutColors) ?? 0
    let pairs: [(Int, TextAttributes)] = [
      (1, .underline), (2, .reverse), (3, .blink), (4, .dim), (5, .bold), (7, .strikethrough), (15, .italic),
    ]
    for (bit, attribute) in pairs where without & 1 << bit != 0 { attributesWithoutColors.insert(attribute) }
  }

  /// Whether a program selects the colours of this depth as ECMA-48 and xterm do.
  private func selectsAsStandard(_ text: [UInt8], base: Int32) -> Bool {
    let samples: [Int32] =
      switch depth {
      case .none, .ansi8: [0, 1, 7]
      case .ansi16: [0, 1, 7, 8, 9, 15]
      case .indexed256: [0, 1, 7, 8, 9, 15, 16, 100, 255]
      case .rgb: [0, 1, 7, 8, 9, 15, 16, 100, 255, 256, 256 + 0x010203, 256 + 0xFF_FFFF]
      }
    let program = TerminfoProgram(text)
    return samples.allSatisfy { number in
      var parameters: [UInt8] = []
      Self.append(number, base: base, to: &parameters)
      return program.filled(Int(number)) == [0x1B, UInt8(ascii: "[")] + parameters + [UInt8(ascii: "m")]
    }
  }

  /// Appends SGR's parameters of a colour by its number: 0 … 255 the palette, from 256 on by its components.
  static func append(_ number: Int32, base: Int32, to bytes: inout [UInt8]) {
    switch number {
    case ..<8: bytes.append(decimal: Int(base + number))
    case ..<16: bytes.append(decimal: Int(base + 52 + number))
    case ..<256:
      bytes.append(decimal: Int(base + 8))
      bytes += [0x3B, 0x35, 0x3B]
      bytes.append(decimal: Int(number))
    default:
      bytes.append(decimal: Int(base + 8))
      bytes += [0x3B, 0x32]
      for shift: Int32 in [16, 8, 0] {
        bytes.append(0x3B)
        bytes.append(decimal: Int((number - 256) >> shift & 255))
      }
    }
  }

  /// The end of all attributes without the choice of a character set: none is ever chosen.
  private static func withoutCharacterSets(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    let sets = [Array("\u{1B}(B".utf8), [0x0F], Array("\u{1B}[10m".utf8)]
    while let set = sets.first(where: { rest.count > $0.count && rest.starts(with: $0) }) {
      rest = rest.dropFirst(set.count)
    }
    while let set = sets.first(where: { rest.count > $0.count && rest.suffix($0.count).elementsEqual($0) }) {
      rest = rest.dropLast(set.count)
    }
    return Array(rest)
  }
}

extension Abilities.Look {
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let body = bytes.dropFirst(2).dropLast()
    let isSGR =
      bytes.starts(with: [0x1B, UInt8(ascii: "[")]) && bytes.last == UInt8(ascii: "m")
      && body.allSatisfy { (0x30...0x3B).contains($0) }
    parameters = isSGR ? Array(body) : nil
  }

  fileprivate var text: String? { parameters.map { String(decoding: $0, as: UTF8.self) } }
}

extension [UInt8] {
  /// Appends a number's digits.
  mutating func append(decimal value: Int) {
    if value < 10 {
      append(UInt8(truncatingIfNeeded: 48 &+ value))
    } else if value < 100 {
      append(UInt8(truncatingIfNeeded: 48 &+ value / 10))
      append(UInt8(truncatingIfNeeded: 48 &+ value % 10))
    } else {
      append(decimal: value / 10)
      append(UInt8(truncatingIfNeeded: 48 &+ value % 10))
    }
  }
}
