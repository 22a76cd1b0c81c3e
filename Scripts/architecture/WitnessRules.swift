/// What the compiler doesn't say of protocols that types of other modules conform to.
///
/// A member of a protocol's extension is a witness only where it can be seen. Elsewhere another default is taken, silently.
enum WitnessRules {
  static let all = [
    Rule("a default in an extension of a protocol can be seen where types conform to it") {
      let files = Package.files.filter { $0.target.hasPrefix("TerminalUI") }
      expect(hiddenDefaults(in: files), [])
    },
    Rule("a default that other modules can't see is found") {
      let text = """
        package protocol Told {
          func describe(_ count: Int)
        }
        package protocol Rows: Told {}
        extension Rows {
          func describe(_ count: Int) {}
          package func other() {}
          func unasked() {}
        }
        """
      let file = SourceFile(path: "Sources/TerminalUIX/A.swift", lines: text.split(separator: "\n"))
      expect(hiddenDefaults(in: [file]), ["Sources/TerminalUIX/A.swift: Rows.describe"])
    },
  ]

  /// The internal members, in extensions of protocols that others see, with the name of a requirement of such a protocol.
  private static func hiddenDefaults(in files: [SourceFile]) -> [String] {
    var protocols: Set<Substring> = []
    var requirements: Set<Substring> = []
    for file in files {
      file.visitTypes { head, members in
        guard head.kind == "protocol", head.isSeen else { return }
        protocols.insert(head.name)
        requirements.formUnion(members.compactMap(memberName))
      }
    }
    // A modifier of views is no witness: no requirement of `View` has its name.
    protocols.remove("View")
    var found: [String] = []
    for file in files {
      file.visitTypes { head, members in
        guard head.kind == "extension", protocols.contains(head.name), !head.isSeen else { return }
        for member in members where !isMarked(member) {
          if let name = memberName(member), requirements.contains(name) {
            found.append("\(file.path): \(head.name).\(name)")
          }
        }
      }
    }
    return found.sorted()
  }

  private static func isMarked(_ line: Substring) -> Bool {
    line.split(separator: " ").contains { ["public", "package", "private", "fileprivate"].contains($0) }
  }

  /// The name of the function or property that a line declares.
  private static func memberName(_ line: Substring) -> Substring? {
    guard !line.contains("//") else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let kind = words.firstIndex(where: { $0 == "func" || $0 == "var" }), kind + 1 < words.count else {
      return nil
    }
    return words[kind + 1]
  }
}

extension SourceFile {
  fileprivate typealias Head = (kind: Substring, name: Substring, isSeen: Bool)

  /// Calls `visit` with each protocol and extension at the start of a line, and the lines of its members.
  fileprivate func visitTypes(_ visit: (Head, [Substring]) -> Void) {
    var place = 0
    while place < lines.count {
      let line = lines[place]
      place += 1
      guard line.hasSuffix("{") || line.hasSuffix("{}"), line.first?.isWhitespace == false else { continue }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let kind = words.firstIndex(where: { $0 == "protocol" || $0 == "extension" }),
        kind + 1 < words.count
      else { continue }
      let members = line.hasSuffix("}") ? [] : lines[place...].prefix { !$0.hasPrefix("}") }
      place += members.count
      let isSeen = words[..<kind].contains { ["public", "package"].contains($0) }
      visit(
        (words[kind], words[kind + 1], isSeen),
        members.filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isWhitespace == false })
    }
  }
}
