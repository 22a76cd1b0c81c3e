import Expectations
import Testing

@testable import MacroExpansion

/// What `#Preview` becomes, and what is said where it can't.
@Suite struct PreviewMacroTests {
  private func expand(
    _ source: String, fileID: String = "App/View.swift"
  ) -> (source: String, errors: [(message: String, offset: Int)]) {
    let location: [String: Any] = [
      "fileID": fileID, "fileName": "/src/View.swift", "offset": 100, "line": 7, "column": 1,
    ]
    let request: [String: Any] = [
      "expandFreestandingMacro": [
        "macro": ["typeName": "PreviewMacro"], "macroRole": "declaration", "discriminator": "$s3App_d",
        "syntax": ["source": source, "location": location] as [String: Any],
      ] as [String: Any]
    ]
    return Self.read(MacroExpansion.answer(to: request))
  }

  private static func read(
    _ answer: [String: Any]
  ) -> (source: String, errors: [(message: String, offset: Int)]) {
    let result = answer["expandMacroResult"] as? [String: Any] ?? [:]
    let errors = (result["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic in
      let position = diagnostic["position"] as? [String: Any] ?? [:]
      return (diagnostic["message"] as? String ?? "", position["offset"] as? Int ?? -1)
    }
    return (result["expandedSource"] as? String ?? "", errors)
  }

  @Test func `it is a type that makes the preview, in debug builds`() {
    let (source, errors) = expand("#Preview(\"A\", traits: .portrait) { Text(\"(\") }")
    expectEmpty(errors)
    expect(source.hasPrefix("#if DEBUG") && source.hasSuffix("#endif"))
    expect(source, contains: "struct `$s3App_d7PreviewfMu_`: TerminalUI.PreviewRegistry")
    expect(source.contains("fileID: String { \"App/View.swift\" }") && source.contains("line: Int { 7 }"))
    expect(source, contains: "return TerminalUI.Preview(\"A\", traits: .portrait) { Text(\"(\") }")
  }

  @Test func `its line is that of the sign, and not of what is before it`() {
    let (source, _) = expand("\n// #A {\n  #Preview {}")
    expect(source.contains("line: Int { 9 }") && source.contains("column: Int { 3 }"))
  }

  @Test func `a name of a file can't break out of its string`() {
    expect(expand("#Preview {}", fileID: "a\"\\\n/b").source, contains: #"{ "a\"\\\u{a}/b" }"#)
  }

  static let variables: [(String, [String], String)] = [
    ("#Preview { @Previewable @State var a = 1\n Text(a) }", ["@State var a = 1"], "Text(a)"),
    ("#Preview { @Previewable @State var a = 1; Text(a) }", ["@State var a = 1"], "Text(a)"),
    (
      "#Preview(\"x\") {\n@State @Previewable\nvar a: [Int]\n= [\n1 ]\nText(a) }",
      ["@State \nvar a: [Int]\n= [\n1 ]"], "Text(a)"
    ),
    (
      "#Preview(body: { @Previewable @State var a = f {\n1 }\n.b\n?? 2\nText(a) })",
      ["@State var a = f {\n1 }\n.b\n?? 2"], "Text(a)"
    ),
    ("#Preview { @Previewable @State var a = x!\n-b }", ["@State var a = x!"], "-b"),
    (
      "#Preview { @Previewable @State var a = \"\"\"\n {\n \"\"\" // }\n (a) }",
      ["@State var a = \"\"\"\n {\n \"\"\""], "(a)"
    ),
    (
      "#Preview { @TerminalUI.Previewable @State var a = 1, b =\n2\nText(a) }", ["@State var a = 1, b =\n2"],
      "Text(a)"
    ),
    (
      "@available(iOS 17, *) #Preview { @Previewable @State var a = if c { 1 }\nelse { 2 }\nlet d = 1\nText(a) }",
      ["@State var a = if c { 1 }\nelse { 2 }"], "let d = 1\nText(a)"
    ),
    (
      "#Preview { @Previewable @FocusState var isFocused: Bool\n@Previewable @Environment(\\.b) var b\nText(a) }",
      ["@FocusState var isFocused: Bool", "@Environment(\\.b) var b"], "Text(a)"
    ),
  ]

  @Test(arguments: variables)
  func `variables that are previewable are moved into a view`(
    source: String, variables: [String], rest: String
  )
    throws
  {
    let use = try PreviewUse(SourcePart(["source": source]))
    expect(use.variables.map(\.squeezed), variables.map(\.squeezed))
    if !variables.isEmpty { expect(use.statements.squeezed.hasSuffix(rest.squeezed), "\(use.statements)") }
    let (expansion, errors) = expand(source)
    expectEmpty(errors)
    expect(expansion.contains("__PreviewContent"), !variables.isEmpty)
  }

  static let mistakes: [(String, String, Int)] = [
    ("#Preview", "body", 100),
    ("#Preview { @Previewable func f() {} }", "variable", 124),
    ("#Preview { @Previewable }", "variable", 124),
    ("#Preview { @Previewable", "variable", 112),
    ("\n\n  #Preview { VStack { @Previewable @State var a = 1 } }", "top", 124),
    ("\n  #Preview", "body", 103),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named at its place`(source: String, words: String, offset: Int) {
    let (expansion, errors) = expand(source)
    expect(expansion, "")
    expect(errors.count, 1)
    expect(errors.first?.message.contains(words), true, "\(errors)")
    expect(errors.first?.offset, offset)
  }

  // MARK: Previewable

  private func expandMark(in context: [String]) -> (source: String, errors: [(message: String, offset: Int)])
  {
    func part(_ source: String) -> [String: Any] {
      ["source": source, "location": ["fileName": "A.swift", "offset": 9] as [String: Any]]
    }
    return Self.read(
      MacroExpansion.answer(to: [
        "expandAttachedMacro": [
          "macro": ["typeName": "PreviewableMacro"], "macroRole": "peer", "discriminator": "d",
          "attributeSyntax": part("@Previewable"), "declSyntax": part("@Previewable @State var x = 1"),
          "lexicalContext": context.map(part),
        ] as [String: Any]
      ]))
  }

  @Test func `the mark says nothing by itself, and belongs into a preview`() {
    let inside = expandMark(in: ["{ }", "#Preview(\"a\") { }"])
    expect(inside.source == "" && inside.errors.isEmpty)
    for context in [[], ["struct A {"], ["{ }", "VStack { }", "{ }", "#Preview { }"]] {
      let outside = expandMark(in: context)
      expect(outside.errors.first?.message.contains("#Preview"), true)
      expect(outside.errors.first?.offset, 9)
    }
  }
}

extension String {
  /// With one blank for all that is space.
  fileprivate var squeezed: String { split { $0.isWhitespace }.joined(separator: " ") }
}
