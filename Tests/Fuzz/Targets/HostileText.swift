import TerminalUI
import TerminalUITesting

/// Text that tries to reach the terminal, made by a rule, and every public function that takes text.
public enum HostileText {
  /// The scalars that mean trouble: controls, directions, joiners, selectors, tags, fillers, and ones of every width.
  private static let scalars: [Unicode.Scalar] = {
    var result = (0..<0x20).compactMap(Unicode.Scalar.init) + (0x7F..<0xA0).compactMap(Unicode.Scalar.init)
    for range in [
      0x2028...0x202E, 0x200B...0x200F, 0x2060...0x2069, 0xFFF9...0xFFFD, 0xFE00...0xFE0F, 0xE0001...0xE0001,
      0xE0020...0xE0024,
      0xE007E...0xE007F, 0xE0100...0xE0101, 0x0300...0x0303, 0x0488...0x0489, 0x1160...0x1162,
      0x1F1E6...0x1F1E7,
      0x1F3FB...0x1F3FC, 0xD7FB...0xD7FB, 0xE000...0xE001,
    ] as [ClosedRange<UInt32>] {
      result += range.compactMap(Unicode.Scalar.init)
    }
    for value in [
      0xAD, 0x61C, 0x34F, 0x115F, 0x17B4, 0x180E, 0x3164, 0xFEFF, 0xFFA0, 0x1F468, 0x1F3F4, 0x2764, 0x65E5,
      0x0E33, 0x094D,
      0x1D173, 0x2800, 0x1FAE8, 0x61, 0x5B, 0x5D, 0x6D, 0x3B, 0x31, 0x10FFFF, 0x2400,
    ] as [UInt32] {
      if let scalar = Unicode.Scalar(value) { result.append(scalar) }
    }
    return result
  }()

  /// Whole attacks.
  private static let attacks = [
    "\u{1B}]0;title\u{7}", "\u{1B}]52;c;cm0gLXJmIH4K\u{7}", "\u{1B}[2J", "\u{1B}[?1049l",
    "\u{1B}P$q\"p\u{1B}\\", "\u{9B}31m",
    "\u{9D}0;t\u{9C}", "\u{1B}[21t", "\u{1B}[6n", "\u{1B}[c", "\r\u{1B}[K",
    "\u{1B}]8;;http://x\u{1B}\\x\u{1B}]8;;\u{1B}\\",
    "\u{1B}_Ga=d\u{1B}\\", "\u{1B}c", "\u{1B}[?1000h", "\u{1B}[201~", "\u{8}\u{8}\u{8}", "\u{E}", "\u{1B}(0",
  ]

  /// How many strings there are.
  public static var count: Int { scalars.count * scalars.count * 4 + attacks.count * 8 }

  /// The string with a number: an attack, or two scalars in one of four places.
  public static func string(_ number: Int) -> String {
    if number < attacks.count * 8 {
      let attack = attacks[number / 8]
      return ["", "a", "日", "e\u{301}", "👨\u{200D}", "\u{202E}", "\u{1B}", "x\n"][number % 8] + attack + "b"
    }
    let index = (number - attacks.count * 8) % (scalars.count * scalars.count * 4)
    let first = scalars[index / 4 % scalars.count]
    let second = scalars[index / 4 / scalars.count]
    var text = String.UnicodeScalarView()
    switch index % 4 {
    case 0: text += [first, second]
    case 1: text += ["a", first, second, "b"]
    case 2: text += ["\u{1F468}", "\u{200D}", first, second, "\u{1F469}"]
    default: text += ["\u{65E5}", "\u{672C}", first, second]  // where a row ends in the middle of it
    }
    return String(text)
  }

  /// Shows strings by every function, and says which of them did something to the terminal.
  public static func firstEscape(from first: Int, count: Int) -> String? {
    MainActor.assumeIsolated { escape(from: first, count: count) }
  }

  @MainActor private static func escape(from first: Int, count: Int) -> String? {
    guard let stage = EmulatedStage.shared(width: 60, height: 20) else { return "no pseudo-terminal" }
    var isNew = true
    for function in HostileFunctions.shown {
      let rows = stage.size.height / function.height
      for start in stride(from: first, to: first + count, by: rows) {
        let strings = (start..<min(start + rows, first + count)).map(string)
        let host = ViewHost(
          size: stage.size,
          content: VStack(spacing: 0) {
            ForEach(0..<strings.count, id: \.self) {
              function.view(strings[$0]).lineLimit(1).frame(width: 60, height: function.height).clipped()
            }
          })
        let before = stage.screen
        host.turn(on: stage.backend)
        stage.drain()
        if let wrong = change(from: before, to: stage.screen, isNew: isNew, mayLink: function.mayLink) {
          return "strings \(start)…, by \(function.name): \(wrong)"
        }
        isNew = false
      }
    }
    for string in (first..<first + count).map(string) {
      // What isn't sent can't do anything; what is, is known to the emulator.
      if let message = TerminalMessage.title(string) { stage.backend.send(message) }
      if let message = TerminalMessage.clipboard(string) { stage.backend.send(message) }
      stage.drain()
      if let unknown = stage.screen.unknown.first { return "out of band: \(unknown)" }
    }
    return nil
  }

  /// What a frame did to the terminal beside its cells.
  private static func change(
    from before: TerminalEmulator, to after: TerminalEmulator, isNew: Bool, mayLink: Bool
  ) -> String? {
    if let unknown = after.unknown.first { return "the terminal doesn't know \(unknown)" }
    if after.bellCount != before.bellCount { return "the bell rang" }
    // A field shows the cursor, and a view with a tip, which no empty text is, hears of the mouse's motion.
    if !isNew,
      !after.modes.symmetricDifference(before.modes).isSubset(of: [.init(25), .init(1002), .init(1003)])
    {
      return "modes changed from \(before.modes) to \(after.modes)"
    }
    if let title = after.title, !title.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return "the title is \(title)"
    }
    for y in 0..<after.size.height {
      for x in 0..<after.size.width {
        if let link = after[x, y].link {
          guard mayLink, link.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else {
            return "a link at (\(x), \(y)) to \(link)"
          }
        }
        if after[x, y].text.unicodeScalars.contains(where: FuzzTarget.isDangerous) {
          return "(\(x), \(y)) holds \(after[x, y])"
        }
      }
    }
    return nil
  }
}
