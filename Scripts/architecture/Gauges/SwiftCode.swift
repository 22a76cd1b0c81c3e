/// The text of a Swift file as words and signs, and the declarations in it.
struct SwiftCode {
  /// The path from the package's root.
  let path: String
  let tokens: [SwiftToken]
  /// The types, functions and properties, each before those in it.
  private(set) var declarations: [SwiftDeclaration] = []
  /// For each bracket the place of the one it belongs to.
  private var partners: [Int]

  init(_ file: SourceFile) {
    path = file.path
    tokens = SwiftToken.all(in: file.lines)
    partners = Array(repeating: -1, count: tokens.count)
    matchBrackets()
    readDeclarations(in: 0..<tokens.count, of: nil)
  }

  /// The word or sign at a place; empty outside of the file.
  func text(_ place: Int) -> String { place >= 0 && place < tokens.count ? tokens[place].text : "" }

  /// The place of the bracket that closes the one at `place`.
  func closing(of place: Int) -> Int { partners[place] < 0 ? tokens.count - 1 : partners[place] }

  /// Where a place is, for lists: `Sources/Cells/A.swift:12`.
  func position(_ place: Int) -> String { "\(path):\(tokens[place].line)" }

  /// The target: the second part of the path.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The innermost function or property around a place.
  func function(around place: Int) -> SwiftDeclaration? {
    declarations.last { !$0.isType && $0.body?.contains(place) == true }
  }

  /// The place behind the generic arguments that begin at `place`; `place` itself if none do.
  func skipArguments(at place: Int) -> Int {
    guard text(place) == "<" else { return place }
    var depth = 0
    var next = place
    while next < tokens.count {
      switch text(next) {
      case "<": depth += 1
      case ">": depth -= 1
      case "{", "}", ";": return place
      default: break
      }
      next += 1
      if depth == 0 { return next }
    }
    return place
  }

  private mutating func matchBrackets() {
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      switch token.text {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        guard let last = open.popLast() else { break }
        (partners[last], partners[place]) = (place, last)
      default: break
      }
    }
  }

  private mutating func readDeclarations(in range: Range<Int>, of owner: Int?) {
    var place = range.lowerBound
    while place < range.upperBound {
      guard let declaration = declaration(at: place, before: range.upperBound, of: owner) else {
        place += 1
        continue
      }
      declarations.append(declaration)
      guard let body = declaration.body else {
        place = declaration.head.upperBound
        continue
      }
      readDeclarations(in: declaration.head.upperBound..<body.lowerBound, of: declarations.count - 1)
      readDeclarations(in: body.lowerBound + 1..<body.upperBound, of: declarations.count - 1)
      place = body.upperBound
    }
  }

  private func declaration(at place: Int, before end: Int, of owner: Int?) -> SwiftDeclaration? {
    let keyword = text(place)
    guard let kind = SwiftDeclaration.Kind(rawValue: keyword), text(place - 1) != "." else { return nil }
    let hasName = kind != .initializer && kind != .deinitializer && kind != .subscript
    var next = place + (hasName ? 2 : 1)
    // `class func`, a key path's or an argument's `extension:`, an operator.
    if hasName, !tokens[min(place + 1, tokens.count - 1)].isWord, kind != .function { return nil }
    if kind == .class, ["func", "var", "let"].contains(text(place + 1)) { return nil }
    if !hasName, text(next) != "(" && text(next) != "{" && text(next) != "?" && text(next) != "<" {
      return nil
    }
    if !hasName, [".", "return", "="].contains(text(place - 1)) { return nil }
    if hasName, text(place + 1) == ":" { return nil }
    var name = hasName ? text(place + 1) : keyword
    while kind == .extension, text(next) == ".", next + 1 < end {
      name = text(next + 1)
      next += 2
    }
    let first = beginning(of: place)
    let isProperty = kind == .variable || kind == .constant
    let ownerKind = owner.map { declarations[$0].kind }
    // A property of a function is a local one: its closures belong to the function.
    let isLocal = isProperty && owner.map { !declarations[$0].isType } ?? false
    if isLocal { return nil }
    let head = next
    var hasValue = false
    var body: Range<Int>?
    while next < end {
      let sign = text(next)
      if sign == "(" || sign == "[" {
        next = closing(of: next) + 1
        continue
      }
      if sign == "{" {
        // In the value of a property a brace is a closure, or observers behind it.
        body = next..<closing(of: next)
        break
      }
      if sign == "}" || sign == ";" { break }
      if sign == "=" { hasValue = true }
      if next > place + 1, tokens[next].line > tokens[next - 1].line, endsStatement(before: next, isProperty)
      {
        break
      }
      next += 1
    }
    if isProperty, hasValue, let closure = body {
      return SwiftDeclaration(
        kind: kind, name: name, place: place, first: first, head: place..<head, body: closure, owner: owner,
        ownerKind: ownerKind, hasValue: true)
    }
    return SwiftDeclaration(
      kind: kind, name: name, place: place, first: first, head: place..<max(head, min(next, end)), body: body,
      owner: owner, ownerKind: ownerKind, hasValue: hasValue)
  }

  /// Whether a line that begins at `place` isn't the rest of the one before.
  private func endsStatement(before place: Int, _ isProperty: Bool) -> Bool {
    let next = text(place)
    if [
      "{", ".", "?", ":", "=", "->", "where", "throws", "async", "&", "??", "&&", "||", "==", "+", "-", ">",
      ")", ",",
    ]
    .contains(next) {
      return false
    }
    let last = text(place - 1)
    return ![",", ":", "=", "->", "where", "&", "??", "&&", "||", "==", "+", "-", "<", "."].contains(last)
  }

  /// Where the attributes and modifiers of a declaration begin.
  private func beginning(of place: Int) -> Int {
    var first = place
    while first > 0 {
      let before = text(first - 1)
      if SwiftDeclaration.modifiers.contains(before) || text(first - 2) == "@" {
        first -= text(first - 2) == "@" ? 2 : 1
      } else if before == ")" {
        let open = partners[first - 1]
        guard SwiftDeclaration.modifiers.contains(text(open - 1)) || text(open - 2) == "@" else { break }
        first = open
      } else {
        break
      }
    }
    return first
  }
}
