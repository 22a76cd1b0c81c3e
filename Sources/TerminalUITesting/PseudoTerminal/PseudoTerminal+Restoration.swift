internal import Glibc

/// Whether the program left the terminal as it found it.
nonisolated extension PseudoTerminal {
  /// True if the device is set as before the program started and nothing it switched is left switched.
  ///
  /// ``leftovers`` lists the differences.
  public var isRestored: Bool { leftovers.isEmpty }

  /// The changes that the program left behind, one line each: settings of the device (termios), modes, the alternate screen, a hidden cursor, a
  /// style, a hyperlink, the keyboard protocol.
  public var leftovers: [String] {
    drain()
    return settingChanges + screen.changesLeft
  }

  func settings() throws(Failure) -> termios {
    var result = termios()
    try check("tcgetattr", tcgetattr(slave, &result))
    return result
  }

  /// How the device's settings differ from those before the program, for a failed expectation.
  private var settingChanges: [String] {
    guard let now = try? settings() else { return ["the device can't be asked for its settings"] }
    let before = settingsBefore
    func hexadecimal(_ number: tcflag_t) -> String { "0x" + String(number, radix: 16) }
    var changes: [String] = []
    for (name, old, new) in [
      ("input", before.c_iflag, now.c_iflag), ("output", before.c_oflag, now.c_oflag),
      ("control", before.c_cflag, now.c_cflag), ("local", before.c_lflag, now.c_lflag),
    ] where old != new {
      changes.append("\(name) flags were \(hexadecimal(old)) and are \(hexadecimal(new))")
    }
    if withUnsafeBytes(of: before.c_cc, Array.init) != withUnsafeBytes(of: now.c_cc, Array.init) {
      changes.append("control characters differ")
    }
    if before.c_ispeed != now.c_ispeed || before.c_ospeed != now.c_ospeed {
      changes.append("the speed differs")
    }
    return changes
  }
}
