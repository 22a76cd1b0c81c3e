internal import TerminalUICore

/// A colour in words: its name, or else its code, and how opaque it is.
nonisolated struct ColorName: Equatable {
  let text: String

  init(_ color: Color) {
    guard color != .clear else {
      text = "None"
      return
    }
    let plain = color.opaque
    let name = Self.names.first { $0.color == plain }?.name ?? HexColor.code(of: plain) ?? "Custom"
    let percent = Int((color.alpha * 100).rounded())
    text = percent < 100 ? "\(name) \(percent) %" : name
  }

  /// The colours of the panel that have names, in its order.
  static let names: [(color: Color, name: String)] = [
    (.black, "Black"), (.red, "Red"), (.green, "Green"), (.yellow, "Yellow"), (.blue, "Blue"),
    (.magenta, "Purple"), (.cyan, "Cyan"), (.lightGray, "Light grey"),
    (.gray, "Grey"), (.brightRed, "Bright red"), (.brightGreen, "Bright green"),
    (.brightYellow, "Bright yellow"), (.brightBlue, "Bright blue"), (.brightMagenta, "Bright purple"),
    (.brightCyan, "Bright cyan"), (.white, "White"),
    (.orange, "Orange"), (.pink, "Pink"), (.brown, "Brown"), (.indigo, "Indigo"), (.mint, "Mint"),
    (.teal, "Teal"), (.role(.tint), "Tint"), (.role(.foreground), "Text"),
  ]
}

/// Writes and reads codes of colours, such as `#3366CC`, for the field of the colour picker.
nonisolated enum HexColor {
  /// The code of a colour; `nil` for one whose components are unknown.
  static func code(of color: Color) -> String? {
    guard let parts = color.components else { return nil }
    return "#"
      + [parts.red, parts.green, parts.blue].map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
      }.joined()
  }

  /// The colour of a code of three or six digits, with or without `#`; `nil` for any other text.
  static func color(of code: String) -> Color? {
    var digits = code.filter { !$0.isWhitespace }[...]
    if digits.first == "#" { digits = digits.dropFirst() }
    guard digits.utf8.count == 3 || digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> UInt8 {
      digits.utf8.count == 6
        ? UInt8(truncatingIfNeeded: number >> (shift * 8))
        : UInt8(truncatingIfNeeded: (number >> (shift * 4) & 15) * 17)
    }
    return .rgb(part(2), part(1), part(0))
  }
}
