/// A use of a macro that is to be expanded.
struct Expansion {
  /// The name of the type that the declaration of the macro names.
  let macro: String
  /// The role of the expansion, such as `accessor` or `peer`.
  let role: String
  /// A part of a name that no other expansion has.
  let discriminator: String
  /// The use itself, or the attribute.
  let use: SourcePart
  /// The declaration that an attribute is on.
  let declaration: SourcePart?
  /// The type that an extension is made of.
  let extendedType: SourcePart?
  /// The declarations around it, the innermost first.
  let context: [SourcePart]

  init(_ request: [String: Any]) {
    macro = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    role = request["macroRole"] as? String ?? ""
    discriminator = request["discriminator"] as? String ?? ""
    use = SourcePart(request["attributeSyntax"] ?? request["syntax"])
    declaration = request["declSyntax"].map(SourcePart.init)
    extendedType = request["extendedTypeSyntax"].map(SourcePart.init)
    context = (request["lexicalContext"] as? [Any] ?? []).map(SourcePart.init)
  }

  /// The source that takes the place of the use.
  var result: Result<String, MacroError> {
    Result { () throws(MacroError) in
      switch macro {
      case "EntryMacro": try EntryMacro.expand(self)
      case "AnimatableMacro": try AnimatableMacro.expand(self)
      case "AnimatableIgnoredMacro": ""
      case "PreviewMacro": try PreviewMacro.expand(self)
      case "PreviewableMacro": try PreviewableMacro.expand(self)
      default: throw MacroError("TerminalUI has no macro “\(macro)”", at: use.start)
      }
    }
  }
}

/// A part of a source file that the compiler hands to a macro: the declaration, or the macro's own use.
struct SourcePart {
  let text: String
  let start: SourcePosition?

  /// Takes the compiler's description of a part, without the blanks and comments that it counts as belonging to it.
  init(_ syntax: Any?) {
    let syntax = syntax as? [String: Any] ?? [:]
    let source = syntax["source"] as? String ?? ""
    let bytes = Array(source.utf8)
    let blanks = bytes[..<Lexer.leadingSpace(of: source)]
    text = String(decoding: bytes[blanks.count...], as: UTF8.self)
    let location = syntax["location"] as? [String: Any] ?? [:]
    start = (location["fileName"] as? String).map {
      var position = SourcePosition(
        file: $0, offset: location["offset"] as? Int ?? 0, fileID: location["fileID"] as? String ?? $0,
        line: location["line"] as? Int ?? 0, column: location["column"] as? Int ?? 0)
      position.offset += blanks.count
      for blank in blanks {
        position.line += blank == 0x0A ? 1 : 0
        position.column = blank == 0x0A ? 1 : position.column + 1
      }
      return position
    }
  }

  /// The place of a byte of it.
  func position(_ offset: Int) -> SourcePosition? {
    start.map { start in
      var position = start
      position.offset += offset
      return position
    }
  }
}

/// A place in a source file, where a mistake is reported.
struct SourcePosition {
  let file: String
  var offset: Int
  /// The name of the file with its module, as `#fileID` has it; line and column are those of the part's start.
  let fileID: String
  var line: Int
  var column: Int
}

/// A mistake in the use of a macro, which the compiler shows at its place.
struct MacroError: Error {
  let message: String
  let position: SourcePosition?

  init(_ message: String, at position: SourcePosition?) {
    self.message = message
    self.position = position
  }

  /// The error as the compiler takes it.
  var diagnostic: [String: Any] {
    [
      "message": message, "severity": "error",
      "position": ["fileName": position?.file ?? "", "offset": position?.offset ?? 0] as [String: Any],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}
