/// The gauges of classes: casts, members to override, chains, and properties of the host.
extension Gauge {
  /// The functions by which a view updates the node that it made: they know its class.
  private static let updates: Set<String> = ["_updateNode", "updatePassNode", "updateItem"]

  static func casts(_ code: [SwiftCode], _ classes: NodeClasses) -> Gauge {
    Gauge(
      "Casts to classes of nodes",
      code.flatMap { file in
        file.tokens.indices.compactMap { place -> String? in
          let tested = file.testedType(at: place) ?? file.namedType(at: place, handedTo: { !isUnchecked($0) })
          guard let tested, classes.isNode(tested) || classes.onlyNode(behind: tested) != nil else {
            return nil
          }
          return "\(file.position(place)) \(tested)"
        }
      })
  }

  static func uncheckedCasts(_ code: [SwiftCode], _ classes: NodeClasses) -> Gauge {
    Gauge(
      "Unchecked casts to classes of nodes",
      code.flatMap { file in
        file.tokens.indices.compactMap { place -> String? in
          guard let type = file.namedType(at: place, handedTo: isUnchecked), classes.isNode(type),
            file.function(around: place).map({ !updates.contains($0.name) }) ?? true
          else { return nil }
          return "\(file.position(place)) \(type)"
        }
      })
  }

  private static func isUnchecked(_ function: String) -> Bool {
    function == "unsafeDowncast" || function == "unsafeBitCast"
  }

  static func overridables(_ code: [SwiftCode], _ classes: NodeClasses) -> Gauge {
    let kinds = Set(classes.chain(of: "ItemNode"))
    let core = code.filter { $0.target == "TerminalUICore" }
    var messages: [String: Int] = [:]
    for file in core {
      for type in file.declarations where type.kind == .enum { messages[type.name] = file.cases(of: type) }
    }
    let members = core.flatMap { file in
      file.declarations.filter { member in
        guard let owner = member.owner, member.ownerKind == .class, !member.isType,
          kinds.contains(file.declarations[owner].name), member.kind == .function || member.kind == .variable
        else { return false }
        let modifiers = (member.first..<member.place).map(file.text)
        return modifiers.allSatisfy {
          !["final", "private", "fileprivate", "static", "override"].contains($0)
        }
      }.map { member -> (String, Int) in
        let types = member.head.map(file.text).prefix { $0 != "->" }.compactMap { messages[$0] }
        return (
          "\(file.position(member.place)) \(member.name)"
            + types.map { ", \($0) messages" }.joined(), types.max() ?? 1
        )
      }
    }
    return Gauge("Members of an item to override", members.reduce(0) { $0 + $1.1 }, members.map(\.0))
  }

  static func deepestChain(_ classes: NodeClasses) -> Gauge {
    let chains = classes.parents.keys.sorted().map(classes.chain)
    let deepest = chains.map(\.count).max() ?? 0
    return Gauge(
      "Deepest chain of classes", deepest,
      chains.filter { $0.count == deepest }.map { $0.joined(separator: " < ") })
  }

  static func hostProperties(_ code: [SwiftCode]) -> Gauge {
    let kept = code.flatMap { file in
      file.declarations.filter { property in
        file.isStored(property) && file.owners(of: property).contains { $0.name == "ViewHost" }
      }.map { (file: file, property: $0) }
    }
    let own = kept.filter { $0.file.owners(of: $0.property).first?.name == "ViewHost" }
    let types = Set(own.flatMap { $0.file.types(of: $0.property) })
    let counted = kept.filter { file, property in
      file.owners(of: property).first.map { $0.name == "ViewHost" || types.contains($0.name) } ?? false
    }
    return Gauge(
      "Stored properties of `ViewHost`",
      counted.map { "\($0.file.position($0.property.place)) \($0.property.name)" })
  }
}

extension SwiftCode {
  /// The type that a place tests for: `is T`, `as? T`, `as! T`, `case let x as T`.
  fileprivate func testedType(at place: Int) -> String? {
    var next = place + 1
    switch text(place) {
    case "is": break
    case "as" where text(next) == "?" || text(next) == "!": next += 1
    case "as" where isPattern(place): break
    default: return nil
    }
    while ["(", "any", "some"].contains(text(next)) { next += 1 }
    while text(next + 1) == ".", tokens[next + 2].isWord, text(next + 2) != "self" { next += 2 }
    return text(next)
  }

  private func isPattern(_ place: Int) -> Bool {
    var first = place
    while first > 0, tokens[first - 1].line == tokens[place].line {
      first -= 1
      if text(first) == "case" { return true }
    }
    return false
  }

  /// The type that is a value at a place, `T.self`: compared, or handed to a function whose name fits.
  fileprivate func namedType(at place: Int, handedTo isFound: (String) -> Bool) -> String? {
    guard tokens[place].isWord else { return nil }
    let next = skipArguments(at: place + 1)
    guard text(next) == ".", text(next + 1) == "self" else { return nil }
    if ["==", "!=", "==="].contains(text(place - 1)) { return isFound("") ? text(place) : nil }
    var open = place
    var depth = 0
    while open > 0, depth >= 0 {
      open -= 1
      if [")", "]", "}"].contains(text(open)) { depth += 1 }
      if ["(", "[", "{"].contains(text(open)) { depth -= 1 }
    }
    return text(open) == "(" && isFound(text(open - 1)) ? text(place) : nil
  }

  /// The types around a declaration, the innermost first.
  func owners(of declaration: SwiftDeclaration) -> [SwiftDeclaration] {
    var owners: [SwiftDeclaration] = []
    var next = declaration.owner
    while let owner = next {
      owners.append(declarations[owner])
      next = declarations[owner].owner
    }
    return owners
  }

  /// Whether a declaration is a property of a value or an object that is kept, not computed.
  func isStored(_ property: SwiftDeclaration) -> Bool {
    guard property.kind == .variable || property.kind == .constant, let kind = property.ownerKind,
      [.class, .struct, .actor].contains(kind),
      !(property.first..<property.place).contains(where: { text($0) == "static" })
    else { return false }
    return isKept(property)
  }

  /// Whether a property is kept: it has a value, observers or no body.
  func isKept(_ property: SwiftDeclaration) -> Bool {
    guard let body = property.body, !property.hasValue else { return true }
    return ["didSet", "willSet"].contains(text(body.lowerBound + 1))
  }

  /// The names of types that a property's head and the beginning of its value name; none for a function.
  func types(of property: SwiftDeclaration) -> [String] {
    var names: [String] = []
    var place = property.place + 2
    // The annotation, as a whole, and the first name of the value.
    while place < tokens.count, tokens[place].line <= tokens[property.place].line + 1 {
      let word = text(place)
      if word == "=" {
        if tokens[place + 1].isWord { names.append(text(place + 1)) }
        return names
      }
      if word == "->" { return [] }
      if word == "{" || SwiftDeclaration.Kind(rawValue: word) != nil { return names }
      if tokens[place].isWord { names.append(word) }
      place += 1
    }
    return names
  }

  /// The number of cases of an enumeration.
  fileprivate func cases(of type: SwiftDeclaration) -> Int {
    guard let body = type.body else { return 0 }
    var count = 0
    var place = body.lowerBound + 1
    while place < body.upperBound {
      switch text(place) {
      case "{", "(": place = closing(of: place)
      case "case":
        count += 1
        let line = tokens[place].line
        var next = place + 1
        while next < body.upperBound, text(next) != ";",
          tokens[next].line == line || text(next - 1) == ","
        {
          if text(next) == "(" { next = closing(of: next) }
          if text(next) == "," { count += 1 }
          next += 1
        }
        place = next - 1
      default: break
      }
      place += 1
    }
    return count
  }
}
