/// Searches the titles of actions, and the names of their menus for words that the titles don't have.
///
///     query run        // Query › Run
///     history          // Query › History…, and then Query › History › Today…
nonisolated struct ActionMatcher {
  private let all: FuzzyMatcher
  private let words: [FuzzyMatcher]
  /// The scores of each word in the names of the action before: many actions have the same names.
  private var latest: (path: [String], scores: [Int?]) = ([], [])

  /// A word that is found in a menu's name alone counts less than one in a title.
  private static let penalty = 60

  init(_ pattern: String) {
    all = FuzzyMatcher(pattern)
    words = all.parts
  }

  /// Whether nothing is looked for: then every action is found.
  var isEmpty: Bool { all.isEmpty }

  /// The score of an action; `nil` if a word is in neither its title nor the name of a menu.
  mutating func score(title: String, path: [String]) -> Int? {
    if let match = all.match(title) { return match.score }
    guard !path.isEmpty else { return nil }
    if path != latest.path {
      latest = (path, words.map { word in path.compactMap { word.match($0)?.score }.max() })
    }
    var score = 0
    for (word, other) in zip(words, latest.scores) {
      guard let part = word.match(title)?.score ?? other.map({ $0 - Self.penalty }) else { return nil }
      score += part
    }
    return score
  }

  /// Where the words are in a title, and in the names of menus those that aren't in the title.
  func marks(title: String, path: [String]) -> ActionMarks {
    if let match = all.match(title) { return ActionMarks(title: match, path: path.map { _ in nil }) }
    var marks = ActionMarks(title: nil, path: path.map { _ in nil })
    for word in words {
      if let match = word.match(title) {
        marks.title = marks.title?.merged(with: match) ?? match
      } else {
        let found = path.indices.compactMap { place in word.match(path[place]).map { (place, $0) } }
        guard let best = found.max(by: { $0.1.score < $1.1.score }) else { continue }
        marks.path[best.0] = marks.path[best.0]?.merged(with: best.1) ?? best.1
      }
    }
    return marks
  }
}

/// Where a search matches an action, for marking the letters in the palette.
nonisolated struct ActionMarks {
  /// In its title.
  package var title: FuzzyMatch?
  /// In the name of each menu.
  var path: [FuzzyMatch?]
}
