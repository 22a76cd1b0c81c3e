import Cells
import Glibc
import TerminalUITesting

@testable import Presenter

/// A terminal that frames are tried on: what the writer knows of it, and the emulator that plays it.
struct Description: CustomStringConvertible {
  var name: String
  var abilities: Abilities
  /// Sequences of it that the emulator doesn't know: cursors of the Linux console and of screen, the other screen of old xterms.
  static let foreign: Set<String> = ["ESC [?1c", "ESC [?0c", "ESC [34h", "ESC [?47h"]
  /// Whether the emulator erases with the background, and wraps at once.
  var erasesWithBackground = true
  var wrapsAtOnce = false

  var description: String { name }

  /// Those of terminfo, with and without what is known of their families, and those that clients tell.
  static let all: [Description] = names.compactMap { Description(installed: $0) } + told + [withoutColorEnd]

  /// One that ends colours only together with all attributes.
  private static var withoutColorEnd: Description {
    var abilities = Abilities.ecma48(depth: .ansi8)
    abilities.ownColors = abilities.reset.bytes
    return Description(name: "told ansi8, without an end of colours", abilities: abilities)
  }

  static let names = [
    "terminalui-xterm", "terminalui-tmux", "xterm-256color", "xterm", "xterm-mono", "screen-256color",
    "screen",
    "tmux-256color", "linux", "rxvt-unicode-256color", "vt220", "vt100", "ansi",
  ]

  private static let told = ColorDepth.allCases.map {
    Description(name: "told \($0)", abilities: .ecma48(depth: $0))
  }

  /// One that is installed, or carried.
  init?(installed name: String) {
    let carried = ["terminalui-xterm": TerminfoEntries.xterm, "terminalui-tmux": TerminfoEntries.tmux][name]
    let bytes = carried.flatMap { TerminfoText.bytes($0.description) } ?? Self.contents(name)
    guard let entry = TerminfoEntry(bytes) else { return nil }
    let hasTitles =
      ["terminalui", "xterm", "tmux", "screen"].contains { name.hasPrefix($0) } && name != "xterm-mono"
    guard
      let abilities = Abilities(
        entry, isOurs: carried != nil, hasColor: true, hasUnicode: true, knowsLinks: hasTitles,
        knowsLines: name.contains("tmux"))
    else { return nil }
    self.init(name: name, abilities: abilities)
    erasesWithBackground = entry.has(.erasesWithBackground)
    wrapsAtOnce = entry.has(.wraps) && !entry.has(.waitsInLastColumn)
  }

  init(name: String, abilities: Abilities) { (self.name, self.abilities) = (name, abilities) }

  private static func contents(_ name: String) -> [UInt8] {
    for root in ["/lib", "/usr/share", "/etc"] {
      guard let file = fopen("\(root)/terminfo/\(name.prefix(1))/\(name)", "r") else { continue }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = fread(&bytes, 1, bytes.count, file)
      return Array(bytes[..<count])
    }
    return []
  }

  /// An emulator that plays it.
  func emulator(width: Int, height: Int) -> TerminalEmulator {
    var emulator = TerminalEmulator(width: width, height: height)
    emulator.erasesWithBackground = erasesWithBackground
    emulator.wrapsAtOnce = wrapsAtOnce
    return emulator
  }
}
