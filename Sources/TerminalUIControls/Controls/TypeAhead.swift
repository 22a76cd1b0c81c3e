internal import TerminalUICore

/// The letters typed to find a row, an option or a menu item by its beginning; a pause begins a new search.
nonisolated struct TypeAhead {
  private var typed = ""
  private var lastKey = Duration.zero
  /// The rows that may still be made before there is a pause.
  ///
  /// Much text that arrives as keys isn't the name of a row.
  private(set) var budget = Self.wholeBudget

  private static let wholeBudget = 10_000
  /// The most rows made for one key: they take no noticeable time.
  private static let mostRows = 1_000

  /// The pause after which typing starts a new search.
  static let longestPause = Duration.seconds(1)

  package var isEmpty: Bool { typed.isEmpty }

  /// Whether a key's text continues what was typed: a blank alone begins nothing.
  func isContinued(at time: Duration) -> Bool { !typed.isEmpty && time - lastKey <= Self.longestPause }

  /// Adds a key's text, and gives all that was typed, in lower case.
  package mutating func add(_ text: String, at time: Duration) -> String {
    if time - lastKey > Self.longestPause { (typed, budget) = ("", Self.wholeBudget) }
    lastKey = time
    typed += text.lowercased()
    return typed
  }

  mutating func reset() { typed = "" }

  /// Adds a key's text, and returns the place of the next row that begins with the whole text.
  ///
  /// Returns `nil` if no row does, or if the text begins with a blank.
  ///
  /// A first letter leads on to the next row, further ones may stay at the current one.
  package mutating func place(
    typing text: String, at time: Duration, among count: Int, from current: Int?,
    begins: (_ place: Int, _ prefix: String) -> Bool
  ) -> Int? {
    guard text != " " || isContinued(at: time) else { return nil }
    let prefix = add(text, at: time)
    let start = current.map { prefix.count > 1 ? $0 : $0 + 1 } ?? 0
    for offset in 0..<count {
      let place = (start + offset) % count
      if begins(place, prefix) { return place }
    }
    reset()
    return nil
  }

  /// Adds a key's text, and returns the next row that begins with the whole text, even without a node.
  ///
  /// Returns `nil` if no row does, or if the text begins with a blank.
  ///
  /// A first letter leads on to the next row, further ones may stay at the current one.
  /// - Parameters:
  ///   - text: The text typed now.
  ///   - time: When it was typed.
  ///   - node: The node that contains the rows.
  ///   - current: The row to go on from.
  ///   - isKept: Whether further keys go on from there.
  ///   - row: A node as a row, if it is one.
  ///   - accepts: Whether a row can be gone to, and begins with letters.
  ///   - peek: Whether the row of a view begins with letters; `nil` if its value isn't enough. Without it no view's value is read.
  /// - Returns: The row.
  @MainActor package mutating func row<Row: Node>(
    typing text: String, at time: Duration, in node: Node, from current: Row?, isKept: Bool,
    row: @escaping (Node) -> Row?, accepts: @escaping (_ row: Row, _ prefix: String) -> Bool,
    peek: ((_ content: any View, _ prefix: String) -> Bool?)?
  ) -> Row? {
    guard text != " " || isContinued(at: time) else { return nil }
    var typed = self
    defer { if isKept { self = typed } }
    let prefix = typed.add(text, at: time)
    if prefix.count > 1, let current, accepts(current, prefix) { return current }
    var ask: ((any View) -> Bool?)?
    if let peek { ask = { peek(ViewPeek($0).content, prefix) } }
    var search = RowFinder(
      from: current, making: min(typed.budget, Self.mostRows), row: row, accepts: { accepts($0, prefix) },
      peek: ask)
    let found = search.next(in: node)
    typed.spend(search.spent)
    if found == nil { typed.reset() }
    return found
  }

  /// Takes rows that were made from those that still may be.
  mutating func spend(_ rows: Int) { budget -= rows }
}
