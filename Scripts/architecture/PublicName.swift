/// A name that the modules for apps declare, as the text of their sources has it: no compiler is asked.
struct PublicName: Hashable, CustomStringConvertible {
  enum Kind { case type, propertyWrapper, function, property, requirement }

  let kind: Kind
  /// The type around it, or that an extension extends; empty at the outermost level.
  let owner: String
  let name: String
  /// The labels of a function's arguments, `_` for one without.
  var labels: [String] = []
  var isStatic = false
  /// Whether the documentation names a symbol of SwiftUI or Swift Charts that is called like this.
  var isOfSwiftUI = false

  var description: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// Those that some lines declare, but the ones with a leading underscore; with what the types in them inherit.
  static func read(_ lines: [Substring]) -> (names: [PublicName], inherited: [String: Set<String>]) {
    var result: (names: [PublicName], inherited: [String: Set<String>]) = ([], [:])
    var owners: [(name: String, isPublicProtocol: Bool)] = []
    var isOfSwiftUI: Substring?
    var isWrapper = false
    for index in lines.indices {
      // Bytes: to count the characters of every line would cost seconds.
      let spaces = lines[index].utf8.prefix { $0 == UInt8(ascii: " ") }
      let code = lines[index][spaces.endIndex...]
      if code.hasPrefix("//") {
        if code.hasPrefix("/// - Source: Swift") { isOfSwiftUI = code }
        continue
      }
      let depth = spaces.count / 2
      guard depth <= owners.count else { continue }
      if let head = DeclarationHead(lines[index...]) {
        owners.removeLast(owners.count - depth)
        if !head.inherited.isEmpty { result.inherited[head.name, default: []].formUnion(head.inherited) }
        let isRequirement = owners.last?.isPublicProtocol == true
        if head.modifiers.contains("public") || isRequirement, !head.name.hasPrefix("_") {
          result.names.append(
            PublicName(
              kind: isRequirement ? .requirement : head.kind(isWrapper: isWrapper),
              owner: owners.map(\.name).joined(separator: "."), name: head.name, labels: head.labels,
              isStatic: head.modifiers.contains("static"),
              isOfSwiftUI: isOfSwiftUI?.contains("`\(head.name)`") == true))
        }
        if head.opensScope {
          owners.append((head.name, head.keyword == "protocol" && head.modifiers.contains("public")))
        }
      } else if code.hasPrefix("}"), depth < owners.count {
        owners.removeLast(owners.count - depth)
      }
      isWrapper = code == "@propertyWrapper"
      isOfSwiftUI = code.hasPrefix("@") ? isOfSwiftUI : nil
    }
    return result
  }
}

extension DeclarationHead {
  fileprivate func kind(isWrapper: Bool) -> PublicName.Kind {
    switch keyword {
    case "func", "macro": .function
    case "var", "let": .property
    default: isWrapper || modifiers.contains("@propertyWrapper") ? .propertyWrapper : .type
    }
  }
}
