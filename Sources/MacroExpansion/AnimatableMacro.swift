/// `@Animatable`: the stored variables of a type become its `animatableData`.
enum AnimatableMacro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    guard let part = expansion.declaration else { throw MacroError("@Animatable belongs on a type", at: nil) }
    switch expansion.role {
    case "extension":
      guard let type = expansion.extendedType, !type.text.isEmpty else {
        throw MacroError("@Animatable belongs on a struct", at: expansion.use.start)
      }
      // An extension is outside of all types, where a private one of a type isn't seen.
      let head = TypeHead(part.text)
      let around = expansion.context.map { TypeHead($0.text) }
      if type.text.contains("."), head.isPrivate || around.dropLast().contains(where: \.isPrivate) {
        throw MacroError(
          "@Animatable can't extend a type that is private in another one: write “fileprivate”",
          at: expansion.use.start)
      }
      return "extension \(type.text): Animatable {}"
    case "member":
      let members = try StoredMembers(part)
      guard !members.hasData, !members.variables.isEmpty else { return "" }
      return data(of: members)
    default:
      throw MacroError("@Animatable can't be expanded as “\(expansion.role)”", at: expansion.use.start)
    }
  }

  /// The declaration of `animatableData`, whose type is a pair of pairs of the variables' data.
  private static func data(of members: StoredMembers) -> String {
    let names = members.variables
    // The last two are a pair, which is the second value of a pair with the one before, and so on.
    var type = "\(names.last?.type ?? "").AnimatableData"
    var value = "\(names.last?.name ?? "").animatableData"
    for variable in names.dropLast().reversed() {
      type = "AnimatablePair<\(variable.type).AnimatableData, \(type)>"
      value = "AnimatablePair(\(variable.name).animatableData, \(value))"
    }
    var path = "newValue"
    var lines: [String] = []
    for (index, variable) in names.enumerated() {
      let isLast = index == names.count - 1
      lines.append("    \(variable.name).animatableData = \(path)\(isLast ? "" : ".first")")
      path += ".second"
    }
    return """
      \(members.access)var animatableData: \(type) {
        get { \(value) }
        set {
      \(lines.joined(separator: "\n"))
        }
      }
      """
  }
}

/// The part of a type's declaration before its body: whether the type is private.
struct TypeHead {
  /// Whether only the type around sees it.
  private(set) var isPrivate = false

  init(_ source: String) {
    let tokens = Lexer.tokens(of: source)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.text == "@" {
        index = max(VariableDeclaration.endOfAttribute(at: index, in: tokens), index + 1)
        continue
      }
      if token.text == "{" || token.text == ":" { return }
      if token.text == "private" { isPrivate = true }
      index += 1
    }
  }
}

/// The stored variables of a type that may be animated.
struct StoredMembers {
  struct Variable {
    let name: String
    let type: String
  }

  private(set) var variables: [Variable] = []
  /// Whether the type says its data itself.
  private(set) var hasData = false
  /// The access of the data, with a blank; empty for that of the type.
  let access: String

  init(_ part: SourcePart) throws(MacroError) {
    let tokens = Lexer.tokens(of: part.text)
    let bytes = Array(part.text.utf8)
    guard let start = Self.body(in: tokens) else {
      throw MacroError("@Animatable belongs on a struct", at: part.start)
    }
    let head = tokens[..<start]
    access =
      head.contains { $0.text == "public" }
      ? "public " : head.contains { $0.text == "package" } ? "package " : ""
    var index = start + 1
    while index < tokens.count, tokens[index].kind != .closing {
      let end = Self.end(ofMemberAt: index, in: tokens, bytes)
      try read(tokens[index..<end], bytes, part)
      index = end
    }
  }

  /// The place of the brace that opens the body.
  private static func body(in tokens: [Token]) -> Int? {
    var index = 0
    while index < tokens.count {
      if tokens[index].text == "@" {
        index = VariableDeclaration.endOfAttribute(at: index, in: tokens)
      } else if tokens[index].text == "{" {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Returns the place behind a member, which is the end of its last line.
  private static func end(ofMemberAt start: Int, in tokens: [Token], _ bytes: [UInt8]) -> Int {
    var index = start
    while index < tokens.count, tokens[index].text == "@" {
      index = VariableDeclaration.endOfAttribute(at: index, in: tokens)
    }
    var depth = 0
    while index < tokens.count {
      switch tokens[index].kind {
      case .opening: depth += 1
      case .closing:
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
      index += 1
      guard depth == 0, index < tokens.count else { continue }
      let (last, next) = (tokens[index - 1], tokens[index])
      if next.text == ";" { return index + 1 }
      let between = bytes[last.range.upperBound..<next.range.lowerBound]
      let goesOn =
        last.kind == .operation || [",", ":", "."].contains(last.text) || next.kind == .operation
        || [",", ":", ".", "{"].contains(next.text)
      if between.contains(0x0A), !goesOn { return index }
    }
    return max(index, start + 1)
  }

  /// Reads one declaration of the type's body, and adds it if it is a stored variable.
  private mutating func read(
    _ tokens: ArraySlice<Token>, _ bytes: [UInt8], _ part: SourcePart
  ) throws(MacroError) {
    let all = Array(tokens)
    var index = 0
    while index < all.count, all[index].text == "@" {
      // Variables with a wrapper, and those that are marked as ignored, are left out.
      guard index + 1 < all.count, ["available", "MainActor"].contains(all[index + 1].text) else { return }
      index = VariableDeclaration.endOfAttribute(at: index, in: all)
    }
    let words = all[index...]
    guard
      let keyword = words.first(where: {
        ["var", "let", "func", "struct", "enum", "class", "static", "lazy", "init", "typealias"].contains(
          $0.text)
      }),
      keyword.text == "var", let first = all.first, let last = all.last
    else { return }
    let end = last.text == ";" ? last.range.lowerBound : last.range.upperBound
    let begin = words.first?.range.lowerBound ?? first.range.lowerBound
    let source = String(decoding: bytes[begin..<end], as: UTF8.self)
    if words.contains(where: { $0.text == "animatableData" && $0.kind == .word }) { hasData = true }
    guard let text = Self.stored(source, words) else { return }
    let variable: VariableDeclaration
    do {
      variable = try VariableDeclaration(SourcePart(["source": text]), of: "@Animatable")
    } catch {
      throw MacroError(error.message, at: part.position(first.range.lowerBound))
    }
    guard let type = variable.type ?? Self.type(of: variable.value) else {
      throw MacroError(
        "@Animatable needs the type of “\(variable.name)”, or “@AnimatableIgnored” before it",
        at: part.position(first.range.lowerBound))
    }
    guard !["Bool", "String", "Int"].contains(type) else {
      throw MacroError(
        "“\(variable.name)” can't be animated: write “@AnimatableIgnored” before it",
        at: part.position(first.range.lowerBound))
    }
    variables.append(Variable(name: variable.writtenName, type: type))
  }

  /// The declaration without its observers; `nil` of a variable that is computed.
  private static func stored(_ source: String, _ words: ArraySlice<Token>) -> String? {
    var depth = 0
    var hasValue = false
    for index in words.indices {
      let token = words[index]
      if depth == 0, token.text == "=" { hasValue = true }
      if depth == 0, token.text == "{", !hasValue {
        let next = words.index(after: index)
        guard next < words.endIndex, ["didSet", "willSet"].contains(words[next].text) else { return nil }
        let start = words.first?.range.lowerBound ?? 0
        return String(decoding: Array(source.utf8).prefix(token.range.lowerBound - start), as: UTF8.self)
      }
      switch token.kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      default: break
      }
    }
    return source
  }

  /// The type of a value that says it: a number with a point, or a name of a type before a member or an argument.
  private static func type(of value: String?) -> String? {
    guard let value else { return nil }
    let tokens = Lexer.tokens(of: value)
    guard let first = tokens.first(where: { $0.text != "-" }) else { return nil }
    if first.text.allSatisfy(\.isNumber) {
      // A number is three tokens: the digits, the point and the digits.
      return tokens.contains { $0.text == "." } ? "Double" : nil
    }
    if first.text == "true" || first.text == "false" { return "Bool" }
    guard first.kind == .word, first.text.first?.isUppercase == true, tokens.count > 1,
      ["(", "."].contains(tokens[1].text)
    else { return nil }
    return first.text
  }
}
