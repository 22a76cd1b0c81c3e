/// What a list of actions shows: headings, and actions with what was found in them.
struct ActionRows {
  enum Row {
    case heading(String)
    case action(KeyAction, FuzzyMatch?)
  }

  /// The actions, and where each row leads among them; a heading leads nowhere.
  private let actions: [KeyAction]
  private var places: [Place] = []

  private enum Place {
    case heading(String)
    case action(Int, FuzzyMatch?)
  }

  var count: Int { places.count }

  subscript(place: Int) -> Row {
    switch places[place] {
    case .heading(let title): .heading(title)
    case .action(let index, let match): .action(actions[index], match)
    }
  }

  /// Those that work and agree with what is typed, the best first; while nothing is typed those that were chosen lately.
  init(found all: [KeyAction], recent: [String], by query: String) {
    actions = all.filter(\.isEnabled)
    var ranks: [String: Int] = [:]
    for (rank, id) in recent.enumerated() { ranks[id] = recent.count - rank }
    let matcher = FuzzyMatcher(query)
    guard !matcher.isEmpty else {
      let order = actions.indices.sorted {
        (-(ranks[actions[$0].id] ?? 0), $0) < (-(ranks[actions[$1].id] ?? 0), $1)
      }
      places = order.map { .action($0, nil) }
      return
    }
    var found: [(index: Int, match: FuzzyMatch, rank: Int)] = []
    for (index, action) in actions.enumerated() {
      guard let match = matcher.match(action.title) else { continue }
      found.append((index, match, ranks.isEmpty ? 0 : ranks[action.id] ?? 0))
    }
    found.sort { one, other in
      one.match.score != other.match.score
        ? one.match.score > other.match.score
        : one.rank != other.rank ? one.rank > other.rank : one.index < other.index
    }
    places = found.map { .action($0.index, $0.match) }
  }

  /// All, in groups: what is done here, then what is in menus.
  init(grouped all: [KeyAction], by query: String) {
    actions = all
    let matcher = FuzzyMatcher(query)
    var groups: [(title: String, rows: [Place])] = []
    for (index, action) in all.enumerated() {
      var match: FuzzyMatch?
      if !matcher.isEmpty {
        guard let found = matcher.match(action.title) else { continue }
        match = found
      }
      let title = action.path.isEmpty ? "Here" : action.path.joined(separator: " › ")
      if let group = groups.firstIndex(where: { $0.title == title }) {
        groups[group].rows.append(.action(index, match))
      } else {
        groups.append((title, [.action(index, match)]))
      }
    }
    places = groups.flatMap { [.heading($0.title)] + $0.rows }
  }

  /// The action at a place, or else the next one in a direction; at an end the last one before it.
  func place(near start: Int, forward: Bool) -> Int? {
    func isAction(_ place: Int) -> Bool { if case .action = places[place] { true } else { false } }
    let start = min(max(start, 0), count - 1)
    guard start >= 0 else { return nil }
    let (ahead, behind) = (start..<count, (0..<start).reversed())
    return forward
      ? ahead.first(where: isAction) ?? behind.first(where: isAction)
      : (isAction(start) ? start : behind.first(where: isAction)) ?? ahead.first(where: isAction)
  }
}
