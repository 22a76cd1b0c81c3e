/// The gauges of walks up and down the tree.
extension Gauge {
  /// The members that lead from a node, an item, a layer, a scope or a frame to one around it.
  private static let waysUp: Set<String> = [
    "parent", "parentReference", "eventParent", "container", "containerReference", "placeInList", "outer",
  ]
  /// The members that lead from a node to those in it.
  private static let waysDown: Set<String> = [
    "visitChildren", "visitItems", "visitSlots", "visitPresented", "childReference", "child", "contentItem",
    "firstItem",
  ]
  /// Those of them by which a function enters what is below.
  private static let entries: Set<String> = [
    "visitChildren", "visitItems", "visitSlots", "visitPresented", "childReference",
  ]

  static func climbs(_ code: [SwiftCode]) -> [Gauge] {
    let all = code.flatMap { file in loopsUp(file) + sequencesUp(file) + callsUp(file) }
    let isHome = { (place: String) in place.hasPrefix("Sources/TerminalUICore/Tree/") }
    return [
      Gauge("Climbs by hand outside of `Tree`", all.filter { !isHome($0) }),
      Gauge("Climbs in `Tree`", all.filter(isHome)),
    ]
  }

  static func descents(_ code: [SwiftCode]) -> [Gauge] {
    let all = code.flatMap { file in loopsDown(file) + callsDown(file) }
    let isHome = { (place: String) in
      ["Tree", "Layout"].contains { place.hasPrefix("Sources/TerminalUICore/\($0)/") }
    }
    return [
      Gauge("Descents by hand outside of `Tree` and `Layout`", all.filter { !isHome($0) }),
      Gauge("Descents in `Tree` and `Layout`", all.filter(isHome)),
    ]
  }

  private static func isWayUp(_ place: Int, in file: SwiftCode) -> Bool {
    guard file.text(place - 1) == "." else { return false }
    let word = file.text(place)
    return waysUp.contains(word) || word.hasPrefix("enclosing") || word.hasPrefix("ancestor")
  }

  private static func loopsUp(_ file: SwiftCode) -> [String] {
    file.loops.filter { loop in
      loop.contains { isWayUp($0, in: file) || file.text($0).hasPrefix("ancestorInScope") }
    }.map { file.position($0.lowerBound) }
  }

  private static func sequencesUp(_ file: SwiftCode) -> [String] {
    file.places(of: "sequence").filter { place in
      file.text(place + 1) == "("
        && (place + 1..<file.closing(of: place + 1)).contains { isWayUp($0, in: file) }
    }.map(file.position)
  }

  /// The functions that call themselves on what is around.
  private static func callsUp(_ file: SwiftCode) -> [String] {
    file.declarations.compactMap { function in
      guard !function.isType, let body = function.body else { return nil }
      let climbs = body.contains { place in
        file.text(place) == function.name && file.text(place - 1) == "."
          && (max(body.lowerBound, place - 8)..<place).contains { before in
            (waysUp.contains(file.text(before)) || file.text(before).hasPrefix("enclosing"))
              && !file.isLocal(file.text(before), at: place) && file.isChain(from: before, to: place)
          }
      }
      return climbs ? "\(file.position(function.place)) \(function.name)" : nil
    }
  }

  private static func loopsDown(_ file: SwiftCode) -> [String] {
    file.loops.filter { loop in
      loop.contains { file.text($0 - 1) == "." && waysDown.contains(file.text($0)) }
        && !loop.contains { isWayUp($0, in: file) }
    }.map { file.position($0.lowerBound) }
  }

  /// The functions that call themselves for what is below, each once a file whatever it is called with.
  private static func callsDown(_ file: SwiftCode) -> [String] {
    var names: Set<String> = []
    return file.declarations.compactMap { function in
      guard !function.isType, let body = function.body, !file.isOverride(function),
        body.contains(where: { entries.contains(file.text($0)) || file.isCaseOfList($0) }),
        body.contains(where: { file.isCall($0, of: function) }), names.insert(function.name).inserted
      else { return nil }
      return "\(file.position(function.place)) \(function.name)"
    }
  }
}

extension SwiftCode {
  /// The loops without a sequence: from `while` or `repeat` to the end of the body.
  fileprivate var loops: [Range<Int>] {
    tokens.indices.compactMap { place in
      let isWhile = text(place) == "while" && text(place - 1) != "}"
      guard isWhile || (text(place) == "repeat" && text(place + 1) == "{") else { return nil }
      var brace = place + 1
      while brace < tokens.count, text(brace) != "{" {
        brace = text(brace) == "(" || text(brace) == "[" ? closing(of: brace) + 1 : brace + 1
      }
      return brace < tokens.count ? place..<max(brace, closing(of: brace)) : nil
    }
  }

  /// Whether what is at a place is a member of what is before it.
  fileprivate func isChain(from first: Int, to last: Int) -> Bool {
    (first + 1..<last).allSatisfy { place in
      let text = text(place)
      return [".", "?", "!", ")", "as", "any"].contains(text) || tokens[place].isWord
    }
  }

  fileprivate func isOverride(_ function: SwiftDeclaration) -> Bool {
    (function.first..<function.place).contains { text($0) == "override" }
  }

  /// Whether a place distinguishes a list from other nodes: `case .list(…)`.
  fileprivate func isCaseOfList(_ place: Int) -> Bool {
    text(place) == "list" && text(place - 1) == "." && text(place - 2) == "case"
  }

  /// Whether a place calls a function that it is in, or hands it on.
  fileprivate func isCall(_ place: Int, of function: SwiftDeclaration) -> Bool {
    guard text(place) == function.name, text(place - 2) != "super" else { return false }
    if function.kind == .variable { return text(place - 1) == "." && text(place + 1) != "(" }
    return function.kind == .function
      && (text(place + 1) == "(" || (text(place - 1) == "(" && text(place + 1) == ")"))
  }
}
