/// The user's changes to a table's columns, by the columns' names: the type of the rows doesn't matter.
nonisolated struct ColumnCustomization: Hashable, Sendable {
  struct Column: Hashable, Sendable {
    var visibility = Visibility.automatic
    var width: Int?
  }

  /// The columns that the user has changed.
  private(set) var columns: [String: Column] = [:]
  /// The names in the order of the user; empty for that of the app.
  var order: [String] = []

  subscript(id: String) -> Column {
    get { columns[id] ?? Column() }
    set { columns[id] = newValue == Column() ? nil : newValue }
  }

  /// The places of columns in the order in which they show.
  ///
  /// Columns without a name stay at their places; those that the user's order doesn't know come after the one before them.
  func places(of ids: [String?]) -> [Int] {
    guard !order.isEmpty else { return Array(ids.indices) }
    let named = ids.indices.filter { ids[$0] != nil }
    var ordered: [Int] = []
    for id in order {
      if let place = named.first(where: { ids[$0] == id }), !ordered.contains(place) { ordered.append(place) }
    }
    for (index, place) in named.enumerated() where !ordered.contains(place) {
      let before = index == 0 ? nil : ordered.firstIndex(of: named[index - 1])
      ordered.insert(place, at: before.map { $0 + 1 } ?? 0)
    }
    var next = ordered.makeIterator()
    return ids.indices.map { ids[$0] == nil ? $0 : next.next() ?? $0 }
  }
}

nonisolated extension ColumnCustomization: CustomStringConvertible {
  /// A line for each name: whether it shows, its width, its place in the order, the name.
  var description: String {
    Set(columns.keys).union(order).sorted().map { id in
      let column = self[id]
      let visibility =
        switch column.visibility {
        case .automatic: "a"
        case .visible: "v"
        case .hidden: "h"
        }
      let place = order.firstIndex(of: id).map { "\($0)" } ?? ""
      return "\(visibility)\t\(column.width.map { "\($0)" } ?? "")\t\(place)\t\(id.escapedForLine)"
    }
    .joined(separator: "\n")
  }

  /// Reads a description; lines that can't be read are left out.
  init(_ description: String) {
    var places: [(place: Int, id: String)] = []
    for line in description.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4, let id = String(unescapingLine: parts[3]) else { continue }
      var column = Column()
      column.visibility = parts[0] == "v" ? .visible : parts[0] == "h" ? .hidden : .automatic
      column.width = Int(parts[1]).flatMap { (1...1_000).contains($0) ? $0 : nil }
      self[id] = column
      if let place = Int(parts[2]) { places.append((place, id)) }
    }
    order = places.sorted { ($0.place, $0.id) < ($1.place, $1.id) }.map(\.id)
  }
}
