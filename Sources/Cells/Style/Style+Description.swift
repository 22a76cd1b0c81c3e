extension TextAttributes: CustomStringConvertible {
  /// The words for each attribute, in the order of a description.
  private static let names: [(TextAttributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.blink, "blink"),
    (.reverse, "reverse"), (.strikethrough, "strikethrough"),
  ]

  /// The attributes' names in the order of their bits, separated by spaces; `none` for none.
  public var description: String { isEmpty ? "none" : names.joined(separator: " ") }

  /// The attributes' names in the order of their bits.
  var names: [String] { TextAttributes.names.filter { contains($0.0) }.map(\.1) }
}

extension Color: CustomStringConvertible {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "light gray", "gray", "bright red",
    "bright green", "bright yellow", "bright blue", "bright magenta", "bright cyan", "white",
  ]

  /// The name, such as `red`, `color208`, `#FF8700`, `default` or `clear`, or that of a role or of the app's.
  ///
  /// A shading names its colours, and an opacity below 1 follows.
  public var description: String {
    if transparency > 0 { return "\(opaque) \(Int((alpha * 100).rounded())) %" }
    if let shading { return "\(shading)" }
    if let colorName { return "“\(colorName)”" }
    return switch kind {
    case .terminalDefault: "default"
    case .clear: "clear"
    case .role(let role): "\(role)"
    case .indexed(let index): index < 16 ? Color.names[Int(index)] : "color\(index)"
    case .rgb: "#" + hexDigits(of: bits & 0xFFFFFF)
    }
  }

  /// Six hexadecimal digits.
  private func hexDigits(of value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Style: CustomStringConvertible {
  /// The contents of the style, such as `bold red on blue`; `plain` if it leaves everything open.
  ///
  /// Attributes come first, then those that are removed (`not bold`), the foreground, and the background after
  /// `on`. The kind of a line comes after `with`.
  public var description: String {
    var words = attributes.names
    words += removedAttributes.names.map { "not " + $0 }
    if let foreground { words.append(foreground.description) }
    if let background { words.append("on " + background.description) }
    if attributes.contains(.underline), let underline { words.append("with \(underline)") }
    if let link { words.append("to \(link)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}
