/// The gauge of lists that are kept by hand.
extension Gauge {
  static func lists(_ code: [SwiftCode]) -> Gauge {
    var found: Set<String> = []
    return Gauge(
      "Lists kept by hand beside `Registry`",
      code.flatMap { file in
        let keyed = file.listsByIdentity
        return file.tokens.indices.compactMap { place -> String? in
          guard let list = file.listLeft(at: place, keyed), !file.isLocal(list, at: place),
            found.insert("\(file.path) \(list)").inserted
          else { return nil }
          return "\(file.position(place)) \(list)"
        }
      })
  }
}

extension SwiftCode {
  /// The names of the properties whose keys are identities.
  fileprivate var listsByIdentity: Set<String> {
    Set(declarations.filter { isStored($0) && types(of: $0).contains("ObjectIdentifier") }.map(\.name))
  }

  /// The name of the list that an object is taken out of at a place, where the object is told by what it is.
  fileprivate func listLeft(at place: Int, _ keyed: Set<String>) -> String? {
    let isMember = text(place - 1) == "." && tokens.indices.contains(place - 2)
    let end = closing(of: min(place + 1, tokens.count - 1))
    switch text(place) {
    case "removeAll" where isMember && comparesIdentities(place + 1..<end): return text(place - 2)
    case "removeValue", "remove":
      guard isMember, text(place + 1) == "(" else { return nil }
      let isKeyed = (place + 1..<end).contains { text($0) == "ObjectIdentifier" }
      if isKeyed || (text(place) == "removeValue" && keyed.contains(text(place - 2))) {
        return text(place - 2)
      }
      return text(place + 2) == "at" && findsIdentity(in: text(place - 2), before: place)
        ? text(place - 2) : nil
    case "filter" where isMember && text(place - 3) == "=" && text(place - 4) == text(place - 2):
      return comparesIdentities(place + 1..<end) ? text(place - 2) : nil
    case "[" where keyed.contains(text(place - 1)) || text(place + 1) == "ObjectIdentifier":
      let bracket = closing(of: place)
      return text(bracket + 1) == "=" && text(bracket + 2) == "nil" ? text(place - 1) : nil
    default: return nil
    }
  }

  private func comparesIdentities(_ range: Range<Int>) -> Bool {
    range.contains { text($0) == "===" || text($0) == "!==" }
  }

  /// Whether the place of an object in a list is looked up in the function around, before it is removed.
  private func findsIdentity(in list: String, before place: Int) -> Bool {
    guard let body = function(around: place)?.body else { return false }
    return (body.lowerBound..<place).contains { found in
      ["firstIndex", "lastIndex"].contains(text(found)) && text(found - 2) == list
        && comparesIdentities(found + 1..<closing(of: found + 1))
    }
  }

  /// Whether a name is that of a variable of the function around.
  func isLocal(_ name: String, at place: Int) -> Bool {
    guard let body = function(around: place)?.body else { return false }
    return (body.lowerBound..<place).contains { text($0) == name && ["var", "let"].contains(text($0 - 1)) }
  }
}
