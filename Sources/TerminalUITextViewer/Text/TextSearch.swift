/// A search in a long text, which proceeds slice by slice.
nonisolated struct TextSearch {
  let pattern: TextPattern
  /// The beginning of the match that was gone to last.
  private(set) var current: Int?
  /// The number of matches before ``counted``.
  private(set) var found = 0
  /// How far the matches were counted.
  private(set) var counted = 0
  /// Where the last match ends that was counted.
  private var lastEnd = 0
  /// The way to another match, while it isn't found.
  private var seeking: Seeking?

  private struct Seeking {
    /// The bytes that are left to search, from the side on which the search is.
    var range: Range<Int>
    /// The bytes to search when there is no match in `range`: the other side of the text.
    var rest: Range<Int>?
    let isForward: Bool
  }

  init(_ pattern: TextPattern) { self.pattern = pattern }

  /// Whether a match is looked for that isn't found yet.
  var isSeeking: Bool { seeking != nil }

  /// Whether all matches are counted.
  func isComplete(in store: TextStore) -> Bool { counted >= store.count }

  /// Looks for the next match behind a place or the last one before it, and beyond the end of the text at its other one.
  mutating func seek(from place: Int, forward: Bool, in store: TextStore) {
    let place = Swift.min(Swift.max(place, 0), store.count)
    seeking =
      forward
      ? Seeking(range: place..<store.count, rest: 0..<place, isForward: true)
      : Seeking(range: 0..<place, rest: place..<store.count, isForward: false)
  }

  /// Looks through the next slice for the match; returns it once it is found.
  mutating func seekOn(in store: TextStore) -> Int? {
    guard var seeking else { return nil }
    let range = seeking.range
    let length = Swift.min(range.count, TextPattern.slice)
    let slice =
      seeking.isForward
      ? range.lowerBound..<range.lowerBound + length : range.upperBound - length..<range.upperBound
    let match =
      seeking.isForward
      ? pattern.firstMatch(in: slice, of: store) : pattern.matches(in: slice, of: store).last
    if let match {
      self.seeking = nil
      current = match
      return match
    }
    seeking.range =
      seeking.isForward ? slice.upperBound..<range.upperBound : range.lowerBound..<slice.lowerBound
    if !seeking.range.isEmpty {
      self.seeking = seeking
    } else if let rest = seeking.rest, !rest.isEmpty {
      self.seeking = Seeking(range: rest, rest: nil, isForward: seeking.isForward)
    } else {
      self.seeking = nil
    }
    return nil
  }

  /// Counts the matches of the next slice.
  mutating func countOn(in store: TextStore) {
    guard counted < store.count else { return }
    let end = Swift.min(counted + TextPattern.slice, store.count)
    let matches = pattern.matches(in: counted..<end, of: store)
    found += matches.count
    lastEnd = matches.last.map { $0 + pattern.count } ?? lastEnd
    counted = Swift.max(end, lastEnd)
  }

  /// The text has grown from a length on: a match may have begun before.
  mutating func grew(from length: Int) {
    counted = Swift.min(counted, Swift.max(length - pattern.count + 1, lastEnd))
  }
}
