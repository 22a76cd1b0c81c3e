internal import Cells

// Answers of a terminal: typed values where they were expected, dropped otherwise.

extension InputDecoder {
  /// The largest number of answers kept.
  private static let replyLimit = 64

  /// Notes a control sequence that answers a question; others are left out.
  mutating func receiveReply(_ parameters: SequenceParameters) {
    switch (parameters.marker, parameters.intermediate, parameters.final) {
    case (UInt8(ascii: "?"), nil, UInt8(ascii: "c")): receive(.primaryAttributes(Self.numbers(parameters)))
    case (UInt8(ascii: ">"), nil, UInt8(ascii: "c")): receive(.secondaryAttributes(Self.numbers(parameters)))
    case (nil, nil, UInt8(ascii: "R")):
      if let row = parameters[0], let column = parameters[1] {
        receive(.cursorPosition(row: row, column: column))
      }
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
      if let number = parameters[0], let state = parameters[1] {
        receive(.mode(number: number, state: state))
      }
    case (UInt8(ascii: "?"), nil, UInt8(ascii: "n")) where parameters[0] == 997 && parameters.count == 2:
      if parameters[1] == 1 { receive(.colorScheme(.dark)) }
      if parameters[1] == 2 { receive(.colorScheme(.light)) }
    case (UInt8(ascii: "?"), nil, UInt8(ascii: "u")): receive(.keyboardFlags(parameters[0] ?? 0))
    default: break
    }
  }

  /// Notes a string that answers a question: a colour, or the terminal's version.
  mutating func receiveString(introducer: UInt8, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"):
      if let reply = Self.color(text) { receive(reply) }
    case UInt8(ascii: "P") where text.hasPrefix(">|"):
      let name = text.unicodeScalars.dropFirst(2)
      if name.count <= 256, name.allSatisfy({ (0x20..<0x7F).contains($0.value) }) {
        receive(.version(String(String.UnicodeScalarView(name))))
      }
    default: break
    }
  }

  private mutating func receive(_ reply: TerminalReply) {
    if expectedReplies.contains(reply.kind), replies.count < Self.replyLimit { replies.append(reply) }
  }

  private static func numbers(_ parameters: SequenceParameters) -> [Int] {
    (0..<Swift.min(parameters.count, 32)).map { parameters[$0] ?? 0 }
  }

  /// `11;rgb:1e1e/1e1e/2e2e`, with one to four digits for each component.
  private static func color(_ text: String) -> TerminalReply? {
    let fields = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard fields.count == 2, let number = Int(fields[0]), (10...12).contains(number) else { return nil }
    let form = fields[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard form.count == 2, form[0] == "rgb" || form[0] == "rgba" else { return nil }
    let components = form[1].split(separator: "/", omittingEmptySubsequences: false).map {
      digits -> UInt16? in
      guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else { return nil }
      let largest = UInt32(1) << (4 * UInt32(digits.utf8.count)) - 1
      return UInt16(value * 0xFFFF / largest)
    }
    guard components.count == (form[0] == "rgb" ? 3 : 4),
      let red = components[0], let green = components[1], let blue = components[2]
    else { return nil }
    return .color(number: number, red: red, green: green, blue: blue)
  }
}
