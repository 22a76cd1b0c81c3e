/// What was typed to find a row.
nonisolated struct TypeAhead {
  private var typed = ""
  private var lastKey = Duration.zero
  /// How many rows are still made to look at them, until there is a pause: much text that comes as keys is no name of a row.
  private(set) var budget = Self.wholeBudget

  private static let wholeBudget = 10_000

  /// The pause after which typing begins anew.
  static let longestPause = Duration.seconds(1)

  var isEmpty: Bool { typed.isEmpty }

  /// Adds a key's text, and gives all that was typed, in lower case.
  mutating func add(_ text: String, at time: Duration) -> String {
    if time - lastKey > Self.longestPause { (typed, budget) = ("", Self.wholeBudget) }
    lastKey = time
    typed += text.lowercased()
    return typed
  }

  mutating func reset() { typed = "" }

  /// Adds a key's text, and gives the place of the next of some rows that begins with all that was typed; `nil` where none does, or where a
  /// blank begins.
  ///
  /// A first letter leads on to the next row, further ones may stay at the current one.
  mutating func place(
    typing text: String, at time: Duration, among count: Int, from current: Int?,
    begins: (_ place: Int, _ prefix: String) -> Bool
  ) -> Int? {
    guard text != " " || !isEmpty else { return nil }
    let prefix = add(text, at: time)
    let start = current.map { prefix.count > 1 ? $0 : $0 + 1 } ?? 0
    for offset in 0..<count {
      let place = (start + offset) % count
      if begins(place, prefix) { return place }
    }
    reset()
    return nil
  }

  /// Takes rows that were made from those that still may be.
  mutating func spend(_ rows: Int) { budget -= rows }
}
