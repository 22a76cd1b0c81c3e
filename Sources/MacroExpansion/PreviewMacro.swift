/// `#Preview`: a type that makes the preview, which the gallery of previews finds while the program runs.
///
/// In release builds nothing is left of it: the type is in an `#if DEBUG`.
enum PreviewMacro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    guard expansion.role == "declaration" else {
      throw MacroError("#Preview can't be expanded as “\(expansion.role)”", at: expansion.use.start)
    }
    let use = try PreviewUse(expansion.use)
    let start = expansion.use.start
    // The name that the compiler allows for a declaration of this expansion, in any file and any type.
    let name = "`\(expansion.discriminator)7PreviewfMu_`"
    return """
      #if DEBUG
        @MainActor struct \(name): TerminalUI.PreviewRegistry {
          static var fileID: String { \(literal(start?.fileID ?? "")) }
          static var line: Int { \(start?.line ?? 0) }
          static var column: Int { \(start?.column ?? 0) }
          static func makePreview() throws -> TerminalUI.Preview {
      \(statements(of: use))
          }
        }
      #endif
      """
  }

  /// The statements that make the preview.
  ///
  /// Variables that are `@Previewable` become the properties of a view around the body.
  private static func statements(of use: PreviewUse) -> String {
    guard !use.variables.isEmpty else { return "return TerminalUI.Preview\(use.arguments)" }
    // The state is a view's, so the body becomes the body of one.
    return """
      @MainActor struct __PreviewContent: TerminalUI.View {
      \(use.variables.joined(separator: "\n"))
      var body: some TerminalUI.View {
      \(use.statements)
      }
      }
      return TerminalUI.Preview\(use.beforeBody){ __PreviewContent() }\(use.afterBody)
      """
  }

  /// A string as source.
  private static func literal(_ text: String) -> String {
    var source = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": source += "\\\(scalar)"
      case _ where scalar.value < 0x20: source += "\\u{\(String(scalar.value, radix: 16))}"
      default: source.unicodeScalars.append(scalar)
      }
    }
    return source + "\""
  }
}

/// `@Previewable`: says nothing by itself; ``PreviewMacro`` moves the variable into a view.
enum PreviewableMacro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    guard expansion.role == "peer" else {
      throw MacroError("@Previewable can't be expanded as “\(expansion.role)”", at: expansion.use.start)
    }
    // A closure and the macro around it; or, in the result of the macro, the view's body.
    let isInPreview = expansion.context.prefix(2).contains { part in
      let tokens = Lexer.tokens(of: part.text).prefix(8)
      return tokens.first?.text == "#" && tokens.contains { $0.text == "Preview" }
    }
    guard isInPreview else {
      throw MacroError(
        "@Previewable belongs on a variable at the top of the body of a #Preview", at: expansion.use.start)
    }
    return ""
  }
}
