/// Where links lead whose target is elsewhere in the document: `[label]: target "title"`.
///
/// Only definitions in one line at the outermost level are known to other pieces.
/// - Source: CommonMark 0.31, “Link reference definitions”.
nonisolated struct LinkDefinitions {
  private var targets: [String: String] = [:]
  /// The label of the definition in the last line, which isn't whole yet.
  private var provisional: String?

  var isEmpty: Bool { targets.isEmpty }

  /// Forgets the definition in a line that is read again.
  mutating func forgetLast() {
    if let provisional { targets[provisional] = nil }
    provisional = nil
  }

  /// Adds the definition that a line may be.
  ///
  /// The first one of a label counts.
  mutating func addDefinition(in line: MarkdownLine, isWhole: Bool) {
    guard let (label, target) = Self.definition(in: line), targets[label] == nil else { return }
    targets[label] = target
    if !isWhole { provisional = label }
  }

  /// Reads a line `[label]: target "title"`; `nil` for any other line.
  private static func definition(in line: MarkdownLine) -> (label: String, target: String)? {
    let text = line.bytes[line.first..<line.range.upperBound]
    guard let close = text.firstIndex(of: UInt8(ascii: "]")), close - text.startIndex <= 1_000,
      close + 1 < text.endIndex, text[close + 1] == UInt8(ascii: ":"),
      let label = label(text[(text.startIndex + 1)..<close])
    else { return nil }
    var rest = text[(close + 2)...].drop { $0 <= 0x20 }
    var target: Slice<MarkdownLine.Bytes>
    if rest.first == UInt8(ascii: "<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      target = rest[(rest.startIndex + 1)..<end]
      rest = rest[(end + 1)...]
    } else {
      target = rest.prefix { $0 > 0x20 }
      rest = rest[target.endIndex...]
    }
    // Behind it there is nothing or a title.
    let title = rest.drop { $0 <= 0x20 }
    guard !target.isEmpty, target.count <= 2_083, title.isEmpty || "\"'(".utf8.contains(title.first ?? 0),
      !target.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
    else { return nil }
    return (label, String(decoding: target, as: UTF8.self))
  }

  /// A label as it is compared: in lower case, with one space for several; `nil` where a bracket is in it, or nothing.
  private static func label(_ bytes: Slice<MarkdownLine.Bytes>) -> String? {
    guard !bytes.contains(UInt8(ascii: "[")) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).lowercased().split { $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The definitions that a piece may use, as Markdown.
  func definitions(for bytes: MarkdownLine.Bytes) -> String {
    guard !targets.isEmpty else { return "" }
    var used: Set<String> = []
    var result = ""
    var open: Int?
    for place in bytes.indices {
      switch bytes[place] {
      case UInt8(ascii: "["): open = place + 1
      case UInt8(ascii: "]"):
        guard let start = open, place - start <= 1_000, let label = Self.label(bytes[start..<place]),
          let target = targets[label], used.insert(label).inserted
        else { break }
        result += "[\(String(decoding: bytes[start..<place], as: UTF8.self))]: <\(target)>\n"
        open = nil
      default: break
      }
    }
    return result
  }
}
