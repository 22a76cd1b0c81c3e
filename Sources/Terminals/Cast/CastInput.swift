package import Cells
package import Terminal

/// Events as the bytes that a terminal sends for them.
///
/// An event that was recorded is what the decoder makes of its bytes again: the first form is taken for which that is so. There are terminals for
/// every form.
package enum CastInput {
  /// The bytes of an event as text; `nil` where it is no input.
  package static func text(of event: InputEvent) -> String? {
    switch event {
    case .key(let press):
      let forms = forms(of: press)
      return forms.first { events(of: $0) == [event] } ?? forms.last
    case .mouse(let event): return text(of: event)
    case .paste(let text): return "\u{1B}[200~\(text)\u{1B}[201~"
    case .focus(let isFocused): return isFocused ? "\u{1B}[I" : "\u{1B}[O"
    case .colors(let colors): return text(of: colors)
    case .resize, .stop, .end: return nil
    }
  }

  /// The events of a text.
  ///
  /// - Parameter depth: How many colours the terminal has, which it doesn't say.
  package static func events(of text: String, depth: ColorDepth = .none) -> [InputEvent] {
    var decoder = InputDecoder()
    decoder.expectedReplies = [.color, .colorScheme, .primaryAttributes]
    var events: [InputEvent] = []
    decoder.feed(Array(text.utf8), into: &events)
    decoder.giveUp(into: &events)
    guard !decoder.replies.isEmpty else { return events }
    var colors = TerminalColors(depth: depth)
    for reply in decoder.replies {
      switch reply {
      case .color(let number, let red, let green, let blue):
        let color = Color.rgb(UInt8(red >> 8), UInt8(green >> 8), UInt8(blue >> 8))
        if number == 10 { colors.foreground = color }
        if number == 11 { colors.background = color }
      case .colorScheme(let scheme): colors.scheme = scheme
      default: break
      }
    }
    return events + [.colors(colors)]
  }

  /// An event in which nothing of what is typed or pasted is to be read: each character is a bullet.
  package static func hidden(_ event: InputEvent) -> InputEvent {
    switch event {
    case .key(var press):
      // Keys that type no text, such as Return, Ctrl-C and the arrows, reveal nothing.
      var typed = press
      typed.phase = .down
      guard typed.typedText != nil else { return event }
      press.key = "•"
      press.characters = "•"
      press.modifiers.subtract(.shift)
      return .key(press)
    case .paste(let text): return .paste(String(repeating: "•", count: text.count))
    default: return event
    }
  }

  // MARK: Keys

  /// All ways in which terminals send a key, the plainest first.
  private static func forms(of press: KeyPress) -> [String] {
    let modifiers = parameter(press.modifiers)
    let phase = press.phase == .up ? ":3" : press.phase == .repeat ? ":2" : ""
    if let (first, final) = sequence(of: press.key) {
      let isPlain = modifiers == 1 && phase.isEmpty
      let number = isPlain && first == 1 ? "" : "\(first)"
      return ["\u{1B}[\(number)\(isPlain ? "" : ";\(modifiers)\(phase)")\(final)"]
    }
    let scalars = press.key.character.unicodeScalars
    guard let scalar = scalars.first else { return [] }
    var forms: [String] = []
    if scalars.count == 1 {
      let control = Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) & 0x1F)
      let plain = press.key == .delete ? "\u{7F}" : String(scalar)
      forms = [plain, "\u{1B}" + plain]
      if scalar.isASCII { forms += [String(control), "\u{1B}" + String(control)] }
    }
    if press.key == .tab { forms.append("\u{1B}[Z") }
    let code = press.key == .delete ? 127 : scalar.value
    let text = press.characters.unicodeScalars.map { String($0.value) }.joined(separator: ":")
    forms.append("\u{1B}[\(code);\(modifiers)\(phase)u")
    forms.append("\u{1B}[\(code);\(modifiers)\(phase);\(text)u")
    // A key of another script that makes a command by its place.
    if let typed = press.characters.unicodeScalars.first, typed != scalar {
      forms.append("\u{1B}[\(typed.value)::\(code);\(modifiers)\(phase)u")
    }
    if press.modifiers.contains(.numericPad), let pad = pad(of: press.key) {
      forms.append("\u{1B}[\(pad);\(modifiers)\(phase)u")
    }
    return forms
  }

  /// The parameter of a key's sequence: one more than the sum of the modifiers' bits.
  private static func parameter(_ modifiers: EventModifiers) -> Int {
    var sum = 1
    if modifiers.contains(.shift) { sum += 1 }
    if modifiers.contains(.option) { sum += 2 }
    if modifiers.contains(.control) { sum += 4 }
    if modifiers.contains(.command) { sum += 8 }
    if modifiers.contains(.capsLock) { sum += 64 }
    return sum
  }

  /// The number and the last character of a function key's sequence.
  private static func sequence(of key: KeyEquivalent) -> (Int, String)? {
    switch key {
    case .upArrow: return (1, "A")
    case .downArrow: return (1, "B")
    case .rightArrow: return (1, "C")
    case .leftArrow: return (1, "D")
    case .clear: return (1, "E")
    case .end: return (1, "F")
    case .home: return (1, "H")
    case .insert: return (2, "~")
    case .deleteForward: return (3, "~")
    case .pageUp: return (5, "~")
    case .pageDown: return (6, "~")
    case .scrollLock: return (57359, "u")
    case .printScreen: return (57361, "u")
    case .pause: return (57362, "u")
    case .menu: return (57363, "u")
    default: break
    }
    guard let scalar = key.character.unicodeScalars.first, (0xF704...0xF726).contains(scalar.value) else {
      return nil
    }
    let number = Int(scalar.value) - 0xF703
    switch number {
    // F3 would be the report of a cursor's place.
    case 1, 2, 4: return (1, ["P", "Q", "R", "S"][number - 1])
    case 3: return (13, "~")
    case 5: return (15, "~")
    case 6...10: return (number + 11, "~")
    case 11, 12: return (number + 12, "~")
    default: return (57363 + number, "u")
    }
  }

  /// The number of a key of the numeric pad.
  private static func pad(of key: KeyEquivalent) -> Int? {
    if let digit = key.character.wholeNumberValue { return 57399 + digit }
    return switch key {
    case ".": 57409
    case "/": 57410
    case "*": 57411
    case "-": 57412
    case "+": 57413
    case .return: 57414
    case "=": 57415
    case ",": 57416
    default: nil
    }
  }

  // MARK: Others

  private static func text(of event: MouseEvent) -> String {
    var code: Int
    switch event.kind {
    case .down(let button), .up(let button): code = number(of: button)
    case .drag(let button): code = number(of: button) + 32
    case .move: code = 35
    case .scroll(let dx, let dy): code = 64 + (dy < 0 ? 0 : dy > 0 ? 1 : dx < 0 ? 2 : 3)
    }
    if event.modifiers.contains(.shift) { code += 4 }
    if event.modifiers.contains(.option) { code += 8 }
    if event.modifiers.contains(.control) { code += 16 }
    let isUp = if case .up = event.kind { true } else { false }
    return "\u{1B}[<\(code);\(event.position.x + 1);\(event.position.y + 1)\(isUp ? "m" : "M")"
  }

  /// The number of a button in such a report.
  private static func number(of button: MouseEvent.Button) -> Int {
    switch button {
    case .left: 0
    case .middle: 1
    case .right: 2
    case .back: 128
    case .forward: 129
    case .other(let number): 120 + number
    }
  }

  /// The answers of a terminal to the queries of its colours, with the answer that ends them.
  private static func text(of colors: TerminalColors) -> String {
    func answer(_ number: Int, _ color: Color?) -> String {
      guard let (red, green, blue) = color?.components else { return "" }
      let parts = [red, green, blue].map { part in
        let digits = (part < 16 ? "0" : "") + String(part, radix: 16)
        return digits + digits
      }
      return "\u{1B}]\(number);rgb:\(parts.joined(separator: "/"))\u{1B}\\"
    }
    let scheme = colors.scheme.map { "\u{1B}[?997;\($0 == .dark ? 1 : 2)n" } ?? ""
    return answer(10, colors.foreground) + answer(11, colors.background) + scheme + "\u{1B}[?1c"
  }
}
