/// Keys of a pseudo-terminal, and the bytes that a terminal sends for them.
nonisolated extension PseudoTerminal {
  /// A key, encoded as xterm encodes it in the modes that the program has set.
  ///
  ///     try terminal.send(.alt("x"))
  ///     try terminal.send([.tab, "y", .control("s")])
  public indirect enum Key: Hashable, Sendable {
    /// A key of its own.
    case up, down, left, right, home, end, pageUp, pageDown, insert, deleteForward
    /// A key with a control character.
    case `return`, tab, escape, delete
    /// Shift and Tab.
    case backTab
    /// Control and a letter or one of `@[\\]^_`.
    case control(Character)
    /// A function key, 1 … 12.
    case function(Int)
    /// A key that types a character.
    case character(Character)
    /// Alt and another key.
    case alt(Key)
  }

  /// The bytes that xterm sends for a key, in the modes that the program has set.
  func bytes(for key: Key) -> [UInt8] {
    guard case .alt(let key) = key else { return Array(text(for: key).utf8) }
    let plain = bytes(for: key)
    guard plain.count > 2, plain[0] == 0x1B, let final = plain.last else { return [0x1B] + plain }
    // A sequence has the modifiers in its second parameter, Alt as 3.
    let number = plain[2...].dropLast()
    return Array("\u{1B}[".utf8) + (number.isEmpty ? [UInt8(ascii: "1")] : number) + Array(";3".utf8) + [
      final
    ]
  }

  private func text(for key: Key) -> String {
    let cursorPrefix = screen.modes.contains(.init(1)) ? "\u{1B}O" : "\u{1B}["
    return switch key {
    case .up: cursorPrefix + "A"
    case .down: cursorPrefix + "B"
    case .right: cursorPrefix + "C"
    case .left: cursorPrefix + "D"
    case .home: cursorPrefix + "H"
    case .end: cursorPrefix + "F"
    case .insert: "\u{1B}[2~"
    case .deleteForward: "\u{1B}[3~"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .return: "\r"
    case .tab: "\t"
    case .escape: "\u{1B}"
    case .delete: "\u{7F}"
    case .backTab: "\u{1B}[Z"
    case .control(let character):
      String(Unicode.Scalar((character.uppercased().utf8.first ?? 0) & 0x1F))
    case .function(let number): Self.functionKey(number)
    case .character(let character): String(character)
    case .alt(let key): String(decoding: bytes(for: .alt(key)), as: UTF8.self)
    }
  }

  private static func functionKey(_ number: Int) -> String {
    switch number {
    case 1...4: "\u{1B}O" + ["P", "Q", "R", "S"][number - 1]
    case 5...12: "\u{1B}[\([15, 17, 18, 19, 20, 21, 23, 24][number - 5])~"
    default: ""
    }
  }
}

nonisolated extension PseudoTerminal.Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
