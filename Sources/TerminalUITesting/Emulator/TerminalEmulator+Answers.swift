internal import Cells

/// The questions a program may ask, and the strings (OSC, DCS) it may send.
nonisolated extension TerminalEmulator {
  mutating func reply(_ text: String) { replies += text.utf8 }

  /// Answers a question; false if it is none.
  mutating func answer(_ sequence: ControlSequence) -> Bool {
    let parameter = sequence.parameter(0)
    switch (sequence.kind, parameter) {
    case ("c", 0): reply("\u{1B}[?62;22c")
    case (">c", 0): reply("\u{1B}[>41;0;0c")
    case (">q", 0): reply("\u{1B}P>|TerminalEmulator\u{1B}\\")
    case ("n", 5): reply("\u{1B}[0n")
    case ("n", 6): reply("\u{1B}[\(cursor.y + 1);\(cursor.x + 1)R")
    case ("?n", 996): replyScheme()
    case ("?u", _): reply("\u{1B}[?\(keyboardFlags.last ?? 0)u")
    case ("?$p", _): reply("\u{1B}[?\(parameter);\(modeReport(parameter))$y")
    default: return false
    }
    return true
  }

  /// 1 for a mode that is set, 2 for one that is reset, 0 for one that it doesn't know.
  private func modeReport(_ number: Int) -> Int {
    if number == 1049 { return showsAlternateScreen ? 1 : 2 }
    guard Self.privateModes.contains(number) else { return 0 }
    return modes.contains(Mode(number)) ? 1 : 2
  }

  /// Answers whether the terminal is dark or light.
  mutating func replyScheme() {
    if let scheme = ownColors.scheme { reply("\u{1B}[?997;\(scheme == .dark ? 1 : 2)n") }
  }

  private mutating func reply(_ color: Color?, number: Int, _ end: String) {
    guard let (red, green, blue) = color?.components else { return }
    let words = [red, green, blue].map { byte in
      let digits = String(byte, radix: 16)
      return String(repeating: digits.count == 1 ? "0" + digits : digits, count: 2)
    }
    reply("\u{1B}]\(number);rgb:\(words.joined(separator: "/"))\(end)")
  }

  /// Takes a string whose first byte gives its kind: `]` for OSC, `P` for DCS.
  mutating func performString(_ bytes: [UInt8], end: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("]"), String(validating: bytes, as: UTF8.self) != nil,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      return performDeviceString(text, bytes)
    }
    let parts = text.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : ""
    switch (parts[0], value) {
    case ("0", _), ("2", _): title = value
    case ("8", _):
      let fields = value.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      guard fields.count == 2 else { return reject([0x1B] + bytes) }
      link = fields[1].isEmpty ? nil : String(fields[1])
    case ("10", "?"): reply(ownColors.foreground, number: 10, end)
    case ("11", "?"): reply(ownColors.background, number: 11, end)
    case ("52", _) where value.hasPrefix("c;") && value != "c;?": clipboard = String(value.dropFirst(2))
    case ("9", _) where value.hasPrefix("4;"): progress = value == "4;0;0" ? nil : String(value.dropFirst(2))
    case ("777", _) where value.hasPrefix("notify;"): notifications.append(String(value.dropFirst(7)))
    case ("104", ""), ("110", ""), ("111", ""), ("112", ""): break
    default: reject([0x1B] + bytes)
    }
  }

  private mutating func performDeviceString(_ text: String, _ bytes: [UInt8]) {
    guard text.hasPrefix("P+q") else { return reject([0x1B] + bytes) }
    reply("\u{1B}P0+r\u{1B}\\")
  }
}
