/// Finds the letters of a pattern in texts, in their order, with others between them.
///
///     let matcher = FuzzyMatcher("nno")
///     matcher.match("New note")            // N, n and o, at the beginnings of the words
///     titles.compactMap { title in matcher.match(title).map { (title, $0) } }
///       .sorted { $0.1 > $1.1 }
///
/// Letters count as the same in small and large unless the pattern has a large one. Words of the pattern with blanks between them are looked for
/// one by one, in any order. A text is gone through a few times at most, whatever the pattern: ten thousand titles take some milliseconds.
///
/// There is no such type in SwiftUI.
public nonisolated struct FuzzyMatcher: Sendable {
  /// The words that are looked for, as scalars: folded, unless large and small count.
  private let words: [[UInt32]]
  private let isExact: Bool

  /// Makes a matcher for a user's input.
  public init(_ pattern: String) {
    isExact = pattern.contains(where: \.isUppercase)
    let isExact = isExact
    words = pattern.split(whereSeparator: \.isWhitespace).map { word in
      word.unicodeScalars.map { isExact ? $0.value : $0.folded }
    }
  }

  private init(words: [[UInt32]], isExact: Bool) { (self.words, self.isExact) = (words, isExact) }

  /// A matcher for each word.
  package var parts: [FuzzyMatcher] { words.map { FuzzyMatcher(words: [$0], isExact: isExact) } }

  /// Whether nothing is looked for: then every text matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Finds the pattern in a text.
  ///
  /// - Parameter text: Where to look.
  /// - Returns: How well it agrees, and where; `nil` where a letter is missing.
  public func match(_ text: String) -> FuzzyMatch? {
    if words.isEmpty { return FuzzyMatch(score: 0, offsets: []) }
    var text = text
    return text.withUTF8 { bytes in
      var line = FuzzyLine(bytes, isExact: isExact)
      var (score, offsets) = (0, [Int]())
      for word in words {
        guard let part = line.find(word) else { return nil }
        score += part
        offsets += line.found
      }
      // Of two that agree as well the shorter one is meant.
      score -= min(line.scalars.count, 60) / 4
      if words.count > 1 { offsets = Set(offsets).sorted() }
      return FuzzyMatch(score: score, offsets: offsets)
    }
  }
}

/// How well a text agrees with a pattern, and in which letters.
///
/// A greater one is a better match; see ``FuzzyMatcher``.
public nonisolated struct FuzzyMatch: Hashable, Sendable {
  /// The score of the match: more for the beginnings of words, and for adjacent letters.
  public let score: Int
  /// Where the letters begin, in bytes of UTF-8, rising.
  let offsets: [Int]

  /// Merges this match with `other`, a match in the same text.
  package func merged(with other: FuzzyMatch) -> FuzzyMatch {
    FuzzyMatch(score: score + other.score, offsets: Set(offsets + other.offsets).sorted())
  }

  /// The letters that were found, as parts of the text that was searched, in order.
  ///
  /// - Parameter text: The text that the match is of; of another one the parts that it has.
  /// - Returns: Whole characters, with adjacent ones in one range.
  public func ranges(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    guard !offsets.isEmpty else { return [] }
    var (place, offset) = (0, 0)
    var index = text.startIndex
    while index < text.endIndex, place < offsets.count {
      let next = text.index(after: index)
      let end = offset + text.utf8.distance(from: index, to: next)
      if offsets[place] < end {
        while place < offsets.count, offsets[place] < end { place += 1 }
        if let last = ranges.last, last.upperBound == index {
          ranges[ranges.count - 1] = last.lowerBound..<next
        } else {
          ranges.append(index..<next)
        }
      }
      (index, offset) = (next, end)
    }
    return ranges
  }
}

extension FuzzyMatch: Comparable {
  /// Whether `other` agrees better with the letters than `one`.
  public static func < (one: FuzzyMatch, other: FuzzyMatch) -> Bool { one.score < other.score }
}

extension Text {
  /// Makes a text with the letters marked that a search has found in it.
  ///
  ///     Text(title, marking: FuzzyMatcher(query).match(title))
  ///
  /// They are bold and in the tint. There is no such initialiser in SwiftUI.
  ///
  /// - Parameters:
  ///   - text: The text that was searched.
  ///   - match: The letters found; `nil` marks nothing.
  public nonisolated init(_ text: String, marking match: FuzzyMatch?) {
    var whole = Text("")
    var start = text.startIndex
    for range in match?.ranges(in: text) ?? [] {
      if start < range.lowerBound { whole = whole + Text(String(text[start..<range.lowerBound])) }
      whole = whole + Text(String(text[range])).bold().foregroundStyle(.tint)
      start = range.upperBound
    }
    self = start == text.startIndex ? Text(text) : whole + Text(String(text[start...]))
  }
}
