/// `@Entry`: a variable in an extension becomes a value of the environment, with a key of its own.
enum EntryMacro {
  /// The protocol of the keys of each type that has entries.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  /// Expands one of the macro's two roles: the variable's accessors, or the key beside it.
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    guard let part = expansion.declaration else { throw MacroError("@Entry belongs on a “var”", at: nil) }
    let variable = try VariableDeclaration(part, of: "@Entry")
    guard let owner = owner(in: expansion.context), let key = keys[owner] else {
      throw MacroError(
        "@Entry belongs into an extension of EnvironmentValues, Transaction, FocusedValues or ContainerValues",
        at: expansion.use.start)
    }
    let name = "__Key_\(variable.name)"
    switch expansion.role {
    case "accessor":
      return "get { self[\(name).self] }\nset { self[\(name).self] = newValue }"
    case "peer":
      let body = try key == "FocusedValueKey" ? focusedBody(variable, part) : body(variable, part)
      let attributes = variable.availability.map { $0 + "\n" }.joined()
      return "\(attributes)private nonisolated enum \(name): \(key) {\n  \(body)\n}"
    default:
      throw MacroError("@Entry can't be expanded as “\(expansion.role)”", at: expansion.use.start)
    }
  }

  private static func body(_ variable: VariableDeclaration, _ part: SourcePart) throws(MacroError) -> String {
    if let type = variable.type {
      guard let value = variable.value ?? (variable.isOptional ? "nil" : nil) else {
        throw MacroError("@Entry needs a default value: “var \(variable.name): \(type) = …”", at: part.start)
      }
      return "static var defaultValue: \(type) { \(value) }"
    }
    guard let value = variable.value else {
      throw MacroError("@Entry needs a default value: “var \(variable.name) = …”", at: part.start)
    }
    return "static let defaultValue = \(value)"
  }

  /// Where nothing has the focus, the value is `nil`: no default.
  private static func focusedBody(
    _ variable: VariableDeclaration, _ part: SourcePart
  ) throws(MacroError) -> String {
    guard let type = variable.type, variable.isOptional, variable.value == nil || variable.value == "nil"
    else {
      throw MacroError(
        "@Entry in FocusedValues needs an optional type and no value: “var \(variable.name): …?”",
        at: part.start)
    }
    let wrapped =
      type.hasPrefix("Optional<")
      ? String(type.dropFirst("Optional<".count).dropLast()) : String(type.dropLast())
    return "typealias Value = \(wrapped)"
  }

  /// The type that the innermost extension extends, without its module.
  private static func owner(in context: [SourcePart]) -> String? {
    for part in context {
      let words = Lexer.tokens(of: part.text)
      guard let index = words.firstIndex(where: { $0.text == "extension" }) else { continue }
      var name: String?
      for token in words[(index + 1)...] {
        guard token.kind == .word || token.text == "." else { break }
        if token.kind == .word { name = token.text }
      }
      return name
    }
    return nil
  }
}
