import Foundation

/// The public functions and initialisers of the modules that show views which take a string, found in the sources.
enum PublicStringFunctions {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let modules = [
    "TerminalUI", "TerminalUIElements", "TerminalUIControls", "TerminalUIInline", "TerminalUIDesk",
    "TerminalUIValues",
    "TerminalUITables", "TerminalUISearch", "TerminalUINames",
    "TerminalUICanvas", "TerminalUIPreviews", "TerminalUIObjects", "TerminalUILogging", "TerminalUICore",
    "TerminalUIModifiers", "TerminalUINavigation",
    "TerminalUIFoundation",
    "TerminalUIStorage", "TerminalUICharts", "TerminalUIChartsFoundation", "TerminalUIImages",
    "TerminalUIMarkdown",
  ]

  /// Their keys, as `Type.name(labels:)`, with the file of each.
  static let all: [String: String] = {
    var result: [String: String] = [:]
    for module in modules {
      let folder = root.appending(path: "Sources/\(module)")
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".swift") {
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
          continue
        }
        for key in keys(in: text) { result[key] = name }
      }
    }
    return result
  }()

  /// The keys of a file's functions.
  static func keys(in text: String) -> [String] {
    var result: [String] = []
    // The types around, by the depth of their declarations.
    var types: [(depth: Int, name: String)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in lines.enumerated() where !line.trimmingPrefix(while: { $0 == " " }).hasPrefix("//")
    {
      let depth = line.prefix { $0 == " " }.count
      let words = line.split { !$0.isLetter && !$0.isNumber && !"_.@+".contains($0) }.map(String.init)
      if let index = words.firstIndex(where: kinds.contains), words.count > index + 1,
        words[..<index].allSatisfy(attributes.contains)
      {
        types.removeAll { $0.depth >= depth }
        types.append((depth, words[index + 1]))
      }
      guard let index = words.firstIndex(where: { ["func", "init"].contains($0) }),
        words[..<index].contains("public"), words[..<index].allSatisfy(attributes.contains)
      else { continue }
      let declaration = Declaration(lines[number...].prefix(20).joined(separator: "\n"))
      guard let declaration, declaration.takesString else { continue }
      let around = types.filter { $0.depth < depth }.map(\.name).joined(separator: ".")
      result.append("\(around).\(declaration.name)")
    }
    return result
  }

  private static let kinds: Set<String> = ["extension", "struct", "class", "enum", "protocol", "actor"]
  private static let attributes: Set<String> = [
    "public", "static", "final", "nonisolated", "convenience", "mutating", "required", "open", "indirect",
    "package", "@MainActor", "@inlinable", "@discardableResult", "@usableFromInline", "@propertyWrapper",
    "@resultBuilder", "@frozen", "@preconcurrency", "@_disfavoredOverload", "private", "fileprivate",
    "internal", "override", "consuming", "borrowing",
  ]

  /// The head of a function.
  private struct Declaration {
    let name: String
    let takesString: Bool

    init?(_ text: String) {
      guard let start = text.firstMatch(of: /\b(?:func\s+(\w+|[-+*\/=<>]+)|(init)\b)/) else { return nil }
      let base = start.output.1 ?? start.output.2 ?? ""
      let rest = text[start.range.upperBound...]
      guard let open = rest.firstIndex(of: "("), let close = Self.end(of: rest[open...]) else { return nil }
      // `where` and generic parameters say what `S` is.
      let generics = rest[..<open]
      let tail = rest[close...].prefix { $0 != "{" }
      let parameters = Self.parts(of: rest[rest.index(after: open)..<close])
      let strings = (String(generics) + String(tail)).matches(of: /(\w+)\s*:\s*StringProtocol/).map {
        String($0.output.1)
      }
      name =
        "\(base)("
        + parameters.map {
          let label = $0.replacing(/@\w+(\([^)]*\))?\s*/, with: "").trimmingCharacters(
            in: .whitespacesAndNewlines)
          return label.prefix { $0 != ":" && $0 != " " } + ":"
        }.joined() + ")"
      takesString = parameters.contains { parameter in
        guard let colon = parameter.firstIndex(of: ":") else { return false }
        let type = parameter[parameter.index(after: colon)...]
        let words = Set(
          type.prefix { $0 != "=" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        return !words.isDisjoint(with: ["String", "StringProtocol", "Substring"] + strings)
      }
    }

    /// The parenthesis that closes the first one.
    private static func end(of text: Substring) -> Substring.Index? {
      var depth = 0
      for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }

    private static func parts(of text: Substring) -> [Substring] {
      var (parts, depth, start): ([Substring], Int, Substring.Index) = ([], 0, text.startIndex)
      for index in text.indices {
        if "([{<".contains(text[index]) { depth += 1 }
        if ")]}>".contains(text[index]), !text[..<index].hasSuffix("-") { depth -= 1 }
        if text[index] == ",", depth == 0 {
          parts.append(text[start..<index])
          start = text.index(after: index)
        }
      }
      if !text[start...].allSatisfy(\.isWhitespace) { parts.append(text[start...]) }
      return parts
    }
  }
}
