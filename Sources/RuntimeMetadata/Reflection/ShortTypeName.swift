/// Names types for people: in logs, runtime issues and descriptions.
package nonisolated enum ShortTypeName {
  /// The name without modules, and without the arguments of its arguments: `HStack<TupleView<…>>`.
  package static func of(_ type: any Any.Type) -> String {
    var name = ""
    var depth = 0
    var rest = Substring(_typeName(type, qualified: false))
    while let character = rest.popFirst() {
      switch character {
      // The elements of a parameter pack.
      case "P" where rest.hasPrefix("ack{"):
        rest = rest.dropFirst(4)
      case "}":
        break
      // A private type: `(Row in _5D41…)`.
      case "(" where rest.prefix { $0 != ")" }.contains(" in _"):
        let end = rest.firstIndex(of: " ") ?? rest.endIndex
        if depth < 2 { name += rest[..<end] }
        rest = rest.drop { $0 != ")" }.dropFirst()
      case "<":
        depth += 1
        if depth <= 2 { name += depth == 1 ? "<" : "<…" }
      case ">" where !name.hasSuffix("-"):
        if depth <= 2 { name += ">" }
        depth -= 1
      default:
        if depth < 2 { name.append(character) }
      }
    }
    return name
  }
}
