internal import TerminalUICore

/// The rows of a list of actions: headings, and actions with their matches.
struct ActionRows {
  enum Row {
    case heading(String)
    case action(KeyAction, ActionMarks?)
  }

  /// The actions, and where each row leads among them; a heading leads nowhere.
  private let actions: [KeyAction]
  private let matcher: ActionMatcher
  private var places: [Int] = []
  /// The titles of groups: the row of the first is -1 among the places.
  private var headings: [String] = []

  var count: Int { places.count }

  subscript(place: Int) -> Row {
    let index = places[place]
    guard index >= 0 else { return .heading(headings[-index - 1]) }
    // Only what is in sight is marked.
    let action = actions[index]
    return .action(action, matcher.isEmpty ? nil : matcher.marks(title: action.title, path: action.path))
  }

  /// The name that the action at `place` has in a keymap; `nil` for keys that a keymap can't change.
  func keymapName(at place: Int) -> String? {
    guard case .action(let action, _) = self[place], action.origin != .control,
      action.id != KeyAction.closingID
    else { return nil }
    return action.id
  }

  /// A match as one number, for fast sorting: the better first, then the recently chosen, then the nearer.
  private nonisolated struct Found: Comparable {
    private let number: UInt64

    init(_ index: Int, score: Int, rank: Int) {
      let worse = UInt64(UInt32(clamping: (1 << 24) - score))
      number = worse << 32 | UInt64(RecentActions.most - rank) << 24 | UInt64(index)
    }

    var index: Int { Int(number & 0xFF_FFFF) }
    static func < (one: Found, other: Found) -> Bool { one.number < other.number }
  }

  /// The actions that match the query, the best first; without a query, the recently chosen first.
  init(found all: [KeyAction], recent: [String], by query: String) {
    Self.noteLook(at: all.count)
    actions = all
    var matcher = ActionMatcher(query)
    var ranks: [String: Int] = [:]
    for (rank, id) in recent.enumerated() { ranks[id] = recent.count - rank }
    var found: [Found] = []
    found.reserveCapacity(all.count)
    for index in all.indices {
      guard let score = matcher.score(title: all[index].title, path: all[index].path) else { continue }
      let rank = ranks.isEmpty ? 0 : ranks[all[index].id] ?? 0
      found.append(Found(index, score: score, rank: rank))
    }
    self.matcher = matcher
    if !(matcher.isEmpty && ranks.isEmpty) { found.sort() }
    places = found.map(\.index)
  }

  /// All actions in groups: those of this place, then those of menus.
  init(grouped all: [KeyAction], by query: String) {
    Self.noteLook(at: all.count)
    actions = all
    var matcher = ActionMatcher(query)
    var groups: [[Int]] = []
    var numbers: [[String]: Int] = [:]
    for (index, action) in all.enumerated()
    where matcher.score(title: action.title, path: action.path) != nil {
      if let group = numbers[action.path] {
        groups[group].append(index)
      } else {
        numbers[action.path] = groups.count
        headings.append(action.path.isEmpty ? "Here" : action.path.joined(separator: " › "))
        groups.append([-headings.count, index])
      }
    }
    self.matcher = matcher
    places = groups.flatMap { $0 }
  }

  /// Counts for tests what was looked at.
  private static func noteLook(at count: Int) {
    #if DEBUG
      WorkCounter.count &+= count
    #endif
  }

  /// Returns the action at a place, or else the next one in a direction.
  ///
  /// At an end it returns the last one before it.
  func place(near start: Int, forward: Bool) -> Int? {
    func isAction(_ place: Int) -> Bool { places[place] >= 0 }
    let start = min(max(start, 0), count - 1)
    guard start >= 0 else { return nil }
    let (ahead, behind) = (start..<count, (0..<start).reversed())
    return forward
      ? ahead.first(where: isAction) ?? behind.first(where: isAction)
      : (isAction(start) ? start : behind.first(where: isAction)) ?? ahead.first(where: isAction)
  }
}
