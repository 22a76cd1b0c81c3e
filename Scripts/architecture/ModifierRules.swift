/// What `docs/internals/decisions/0016-modifiers-are-inlinable.md` promises.
enum ModifierRules {
  static let all = [
    Rule("every public function that makes some view is inlinable") {
      let declarations = Package.files.filter { $0.path.hasPrefix("Sources/TerminalUI") }.flatMap { file in
        file.publicFunctions.map { (path: file.path, text: $0) }
      }
      // What a style makes of a control is erased at once: nobody asks for its type.
      let modifiers = declarations.filter {
        $0.text.contains("-> some View") && !$0.text.contains("func makeBody(")
          // What only tests have, what an app has once for a chart, and lengths that go through another module.
          && !$0.path.hasPrefix("Sources/TerminalUITesting/") && !$0.text.contains("func chart")
          && $0.path != "Sources/TerminalUIPoints/Lengths.swift"
      }
      expect(modifiers.count > 80)
      let others = modifiers.filter { !$0.text.contains("@inlinable") }.map { "\($0.path): \($0.text)" }
      expect(others, [])
    },
    Rule("a declaration is read to its end, with its attributes") {
      let lines: [Substring] = [
        "  @discardableResult", "  @inlinable public func a(", "    _ b: Int", "  ) -> some View {", "    c",
        "  }",
        "  public func d() -> Int { 1 }", "  func e() -> some View { f }", "  /// public func g()",
      ]
      let file = SourceFile(path: "Sources/X/A.swift", lines: lines)
      expect(
        file.publicFunctions,
        [
          "@discardableResult @inlinable public func a( _ b: Int ) -> some View {",
          "public func d() -> Int { 1 }",
        ])
    },
  ]
}

extension SourceFile {
  /// The declarations of public functions up to their braces, each on one line, with the attributes on the lines before.
  var publicFunctions: [String] {
    lines.indices.compactMap { index in
      let line = lines[index].trimmed
      guard !line.hasPrefix("//"), line.contains("public "), line.contains("func ") else { return nil }
      let attributes = lines[..<index].reversed().prefix {
        $0.trimmed.hasPrefix("@") && !$0.contains(" func ")
      }
      var parts = attributes.reversed().map(\.trimmed)
      for line in lines[index...] {
        parts.append(line.trimmed)
        if line.contains("{") { break }
      }
      return parts.joined(separator: " ")
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring { trimmingPrefix { $0 == " " } }
}
