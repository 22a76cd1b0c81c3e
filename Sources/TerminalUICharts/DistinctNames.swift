/// Names in the order in which they came, each once.
nonisolated struct DistinctNames {
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  /// The place of a name, which is the last if it's new.
  mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The place of a name; `nil` if it isn't there.
  subscript(_ name: String) -> Int? { places[name] }
}
