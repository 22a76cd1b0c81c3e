/// One use of a macro that is to be expanded.
struct Expansion {
  /// The name of the type that the declaration of the macro names.
  let macro: String
  /// What the expansion is for, such as `accessor` or `peer`.
  let role: String
  /// A part of a name that no other expansion has.
  let discriminator: String
  /// The use itself, or the attribute.
  let use: SourcePart
  /// The declaration that an attribute is on.
  let declaration: SourcePart?
  /// The declarations around it, the innermost first.
  let context: [SourcePart]

  init(_ request: [String: Any]) {
    macro = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    role = request["macroRole"] as? String ?? ""
    discriminator = request["discriminator"] as? String ?? ""
    use = SourcePart(request["attributeSyntax"] ?? request["syntax"])
    declaration = request["declSyntax"].map(SourcePart.init)
    context = (request["lexicalContext"] as? [Any] ?? []).map(SourcePart.init)
  }

  /// The source that takes the place of the use.
  var result: Result<String, MacroError> {
    Result { () throws(MacroError) in
      switch macro {
      case "EntryMacro": try EntryMacro.expand(self)
      default: throw MacroError("TerminalUI has no macro “\(macro)”", at: use.start)
      }
    }
  }
}

/// A part of a source file.
struct SourcePart {
  let text: String
  let start: SourcePosition?

  init(_ syntax: Any?) {
    let syntax = syntax as? [String: Any] ?? [:]
    text = syntax["source"] as? String ?? ""
    let location = syntax["location"] as? [String: Any] ?? [:]
    start = (location["fileName"] as? String).map {
      SourcePosition(file: $0, offset: location["offset"] as? Int ?? 0)
    }
  }

  /// The place of a byte of it.
  func position(_ offset: Int) -> SourcePosition? {
    start.map { SourcePosition(file: $0.file, offset: $0.offset + offset) }
  }
}

/// A byte of a source file.
struct SourcePosition {
  let file: String
  let offset: Int
}

/// What is wrong with the use of a macro.
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
