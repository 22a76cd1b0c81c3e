import Expectations
import Testing

@testable import MacroExpansion

/// What `@Entry` becomes, and what is said where it can't.
@Suite struct EntryMacroTests {
  private func request(
    _ declaration: String, in context: String = "extension EnvironmentValues {", role: String
  ) -> [String: Any] {
    func part(_ source: String, _ offset: Int) -> [String: Any] {
      ["source": source, "location": ["fileName": "App.swift", "offset": offset] as [String: Any]]
    }
    return [
      "expandAttachedMacro": [
        "macro": ["typeName": "EntryMacro"], "macroRole": role, "discriminator": "d",
        "attributeSyntax": part("@Entry", 100), "declSyntax": part(declaration, 100),
        "lexicalContext": [part(context, 50)],
      ] as [String: Any]
    ]
  }

  private func expand(
    _ declaration: String, in context: String = "extension EnvironmentValues {", role: String = "peer"
  ) -> (source: String, errors: [(message: String, offset: Int)]) {
    let answer = MacroExpansion.answer(to: request(declaration, in: context, role: role))
    let result = answer["expandMacroResult"] as? [String: Any] ?? [:]
    let errors = (result["diagnostics"] as? [[String: Any]] ?? []).map { diagnostic in
      let position = diagnostic["position"] as? [String: Any] ?? [:]
      return (diagnostic["message"] as? String ?? "", position["offset"] as? Int ?? -1)
    }
    return (result["expandedSource"] as? String ?? "", errors)
  }

  @Test func `the accessors ask for the key`() {
    expect(
      expand("@Entry var size: Int = 3", role: "accessor").source,
      "get { self[__Key_size.self] }\nset { self[__Key_size.self] = newValue }")
  }

  static let values: [(String, String)] = [
    ("@Entry var size: Int = 3", "static var defaultValue: Int { 3 }"),
    ("@Entry var size = 3", "static let defaultValue = 3"),
    ("@Entry public var name: String? ", "static var defaultValue: String? { nil }"),
    ("@Entry var text = \"a = b, \\(c(\")\")) {\"", "static let defaultValue = \"a = b, \\(c(\")\")) {\""),
    ("@Entry var raw = #\"a\" = \"b\"#", "static let defaultValue = #\"a\" = \"b\"#"),
    (
      "@Entry var call: (Int, Int) -> Bool = { $0 == $1 }",
      "static var defaultValue: (Int, Int) -> Bool { { $0 == $1 } }"
    ),
    (
      "@Entry var all: [String: [Int]] = [\"a\": [1, 2]]",
      "static var defaultValue: [String: [Int]] { [\"a\": [1, 2]] }"
    ),
    ("@Entry /* = 4 */ var x // = 5\n  = 6", "static let defaultValue = 6"),
    ("@Entry\n@MainActor var x = A(b: 1, c: 2)", "static let defaultValue = A(b: 1, c: 2)"),
  ]

  @Test(arguments: values) func `a key has the default value`(declaration: String, value: String) {
    let (source, errors) = expand(declaration)
    expect(source, contains: value, "\(source)")
    expectEmpty(errors)
  }

  @Test func `the key is as available as the variable`() {
    let (source, _) = expand("@available(macOS 14, *) @Entry @available(iOS 17, *) var x = 1")
    expect(
      source.hasPrefix("@available(macOS 14, *)\n@available(iOS 17, *)\nprivate nonisolated enum __Key_x"))
  }

  @Test func `each type with entries has its kind of key`() {
    expect(
      expand("@Entry var x = 1", in: "extension TerminalUI.Transaction {").source, contains: "TransactionKey")
    let focused = expand("@Entry var x: Binding<[Int]>?", in: "extension FocusedValues {").source
    expect(focused.contains("FocusedValueKey") && focused.contains("typealias Value = Binding<[Int]>"))
  }

  static let mistakes: [(String, String, String, Int)] = [
    ("@Entry let x = 1", "extension EnvironmentValues {", "“var”", 107),
    ("@Entry var x: Int", "extension EnvironmentValues {", "default value", 100),
    ("@Entry var x = 1, y = 2", "extension EnvironmentValues {", "one variable", 116),
    ("@Entry var x: Int { 3 }", "extension EnvironmentValues {", "accessors", 118),
    ("@Entry var x = 1", "struct Page: View {", "extension of EnvironmentValues", 100),
    ("@Entry var x = 1", "extension Font {", "extension of EnvironmentValues", 100),
    ("@Entry var x: Int = 1", "extension FocusedValues {", "optional type", 100),
    ("@Entry func x() {}", "extension EnvironmentValues {", "“var”", 107),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named at its place`(declaration: String, context: String, words: String, offset: Int) {
    let (source, errors) = expand(declaration, in: context)
    expect(source, "")
    expect(errors.count, 1)
    expect(errors.first?.message.contains(words), true, "\(errors)")
    expect(errors.first?.offset, offset)
  }

  @Test func `a message that isn't known is answered`() {
    expect(MacroExpansion.answer(to: [:])["expandMacroResult"] != nil)
    expect(MacroExpansion.answer(to: ["expandAttachedMacro": ["macro": "?"]])["expandMacroResult"] != nil)
    expect(MacroExpansion.answer(to: ["getCapability": [:] as [String: Any]])["getCapabilityResult"] != nil)
  }
}
