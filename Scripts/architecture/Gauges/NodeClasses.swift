/// The classes of the sources, what they inherit from, and which protocols stand for a single class.
struct NodeClasses {
  /// The superclass of each class, or what stands first behind its colon.
  private(set) var parents: [String: String] = [:]
  /// The classes, structures and enumerations that say that they conform to each protocol of the sources.
  private(set) var conformers: [String: Set<String>] = [:]

  init(_ files: [SwiftCode]) {
    for file in files {
      for type in file.declarations where type.isType {
        if type.kind == .protocol { conformers[type.name, default: []] = conformers[type.name, default: []] }
        let inherited = Self.inherited(by: type, in: file)
        if type.kind == .class, let first = inherited.first { parents[type.name] = first }
        for name in inherited { conformers[name, default: []].insert(type.name) }
      }
    }
  }

  /// The names behind the colon of a type's head.
  static func inherited(by type: SwiftDeclaration, in file: SwiftCode) -> [String] {
    guard let body = type.body else { return [] }
    var place = file.skipArguments(at: type.place + 2)
    while place < body.lowerBound, file.text(place) != ":" {
      if file.text(place) == "where" { return [] }
      place += 1
    }
    var names: [String] = []
    place += 1
    while place < body.lowerBound, file.text(place) != "where" {
      let word = file.tokens[place]
      if file.text(place - 1) == "@" || word.text == "nonisolated" || word.text == "unchecked" {
        place += 1
      } else if word.isWord {
        // Of a nested type the last name.
        if file.text(place - 1) == ".", !names.isEmpty { names.removeLast() }
        names.append(word.text)
        place = file.skipArguments(at: place + 1)
      } else {
        place += 1
      }
    }
    return names
  }

  /// A class with those above it, up to the first that isn't in the sources.
  func chain(of name: String) -> [String] {
    var chain = [name]
    while let last = chain.last, let parent = parents[last], parents[parent] != nil || parent == "Node",
      !chain.contains(parent)
    {
      chain.append(parent)
    }
    return chain
  }

  /// Whether a name is that of a class of nodes.
  func isNode(_ name: String) -> Bool { name == "Node" || chain(of: name).last == "Node" }

  /// The class that a protocol stands for: the only one that conforms to it, if that is one of nodes.
  func onlyNode(behind name: String) -> String? {
    guard let types = conformers[name], types.count == 1, let only = types.first, isNode(only) else {
      return nil
    }
    return only
  }
}
