/// The numbers that a typed text gives to the parts of a date.
///
/// The text is read as a whole each time, so a number is never checked against one that will still be typed.
nonisolated struct DateReading: Equatable {
  /// The numbers that are complete.
  private(set) var numbers: [DatePart.Kind: Int] = [:]
  /// The place of the number that comes next.
  private(set) var place: Int
  /// The beginning of a number that isn't complete.
  private(set) var partial = ""
  /// Whether the text can't be read to its end.
  private(set) var isBroken = false
  /// Whether the month was given by its name.
  private(set) var hasMonthName = false
  /// Whether a separator may follow, because a number ended without one.
  private var isAfterNumber = false

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - parts: The parts of the date in the order in which they are read.
  ///   - start: The place of the first number.
  ///   - isOver: Whether nothing follows, so that an incomplete number is complete.
  ///   - words: The calendar's words and years.
  init(
    _ text: String, in parts: [DatePart], from start: Int = 0, isOver: Bool, words: DateWords
  ) {
    place = start
    let numbers = parts.indices.filter { parts[$0].kind != .literal }
    var rest = text[...]
    while let character = rest.first, !isBroken {
      if let digit = character.decimalDigit {
        while partial.isEmpty, numbers[at: place].map({ parts[$0].kind }) == .dayPeriod { place += 1 }
        guard let index = numbers[at: place] else {
          isBroken = true
          return
        }
        partial += String(digit)
        rest.removeFirst()
        isAfterNumber = false
        let number = Int(partial) ?? 0
        if partial.count >= parts[index].digits || number * 10 > parts[index].greatest {
          complete(parts[index].kind, words)
        }
      } else if let length = separator(at: rest, in: parts, numbers, words) {
        rest = rest.dropFirst(length)
      } else if character.isLetter {
        readName(
          &rest, numbers[at: partial.isEmpty ? place : place + 1].map { parts[$0].kind }, isOver, words
        ) {
          numbers[at: $0].map { parts[$0].kind }
        }
      } else {
        isBroken = true
      }
    }
    guard isOver, !isBroken, !partial.isEmpty, let index = numbers[at: place] else { return }
    complete(parts[index].kind, words)
  }

  private mutating func complete(_ kind: DatePart.Kind, _ words: DateWords) {
    let number = kind == .year ? words.year(partial) : Int(partial)
    isBroken = number == nil
    numbers[kind] = number
    partial = ""
    place += 1
    isAfterNumber = true
  }

  /// The length of a separator with which a text begins, if it may be there.
  private mutating func separator(
    at rest: Substring, in parts: [DatePart], _ numbers: [Int], _ words: DateWords
  ) -> Int? {
    let isWithinNumber = !partial.isEmpty
    let before = isWithinNumber ? place : place - 1
    let kind = numbers[at: before].map { parts[$0].kind }
    let next = numbers[at: before + 1].map { parts[$0].kind }
    let literal = parts[at: numbers[at: before].map { $0 + 1 } ?? 0].flatMap {
      $0.kind == .literal ? $0.text : nil
    }
    let run = rest.prefix { !$0.isLetter && $0.decimalDigit == nil }
    let signs = run.filter { !$0.isWhitespace }
    var length = run.count
    let isAtEdge = !isWithinNumber && !isAfterNumber
    if !isAtEdge, let kind, let first = rest.first, Self.units[first] == kind {
      if isWithinNumber { complete(kind, words) }
      isAfterNumber = false
      return 1 + rest.dropFirst().prefix { $0.isWhitespace }.count
    }
    if let expected = literal?.filter({ !$0.isWhitespace }), !expected.isEmpty,
      let found = Self.length(of: expected, at: rest), !isAtEdge || before < 0
    {
      length = found + rest.dropFirst(found).prefix { $0.isWhitespace }.count
    } else if rest.first == "T", kind?.isOfDate == true, next?.isOfDate == false {
      length = 1
    } else if signs.isEmpty {
      if length == 0 { return nil }
      if isAtEdge { return length }
    } else if isAtEdge || signs.count > 1 || next == nil
      || !Self.isSign(signs.first ?? " ", after: kind, next)
    {
      return nil
    }
    if isWithinNumber, let kind { complete(kind, words) }
    isAfterNumber = false
    return length
  }

  /// The number of characters that an expected separator takes at the beginning of a text, with the spaces in it.
  private static func length(of expected: String, at text: Substring) -> Int? {
    var expected = expected[...]
    var length = 0
    for character in text where !expected.isEmpty {
      if character != expected.first {
        guard character.isWhitespace else { return nil }
      } else {
        expected.removeFirst()
      }
      length += 1
    }
    return expected.isEmpty ? length : nil
  }

  /// The characters that are written behind a number for its unit.
  private static let units: [Character: DatePart.Kind] = [
    "年": .year, "月": .month, "日": .day, "년": .year, "월": .month, "일": .day, "時": .hour, "时": .hour,
    "分": .minute,
    "秒": .second, "시": .hour, "분": .minute, "초": .second,
  ]

  /// Whether people write a sign between two parts of a date.
  private static func isSign(_ sign: Character, after kind: DatePart.Kind?, _ next: DatePart.Kind?) -> Bool {
    if "-./,;،‐–·".contains(sign) { return true }
    return sign == ":" && (kind?.isOfDate != true || next?.isOfDate != true)
  }

  /// Reads the name of a month, or of a half of the day.
  private mutating func readName(
    _ rest: inout Substring, _ kind: DatePart.Kind?, _ isOver: Bool, _ words: DateWords,
    kindAt: (Int) -> DatePart.Kind?
  ) {
    guard kind == .month || kind == .dayPeriod, let kind else { return isBroken = true }
    let names = words.names(kind)
    let folded = DateWords.folded(String(rest))
    var length = 0
    var number: Int?
    for (name, value) in names where name.count > length && folded.hasPrefix(name) {
      let next = folded.dropFirst(name.count).first
      if next?.isLetter == true, name.last?.isCased == true { continue }
      (length, number) = (name.count, value)
    }
    if number == nil {
      // The beginning of a name, if it is that of one alone.
      let word = folded.prefix { $0.isLetter }
      let values = Set(names.filter { $0.0.hasPrefix(word) }.map(\.1))
      length = word.count
      if values.count == 1, isOver || length < folded.count {
        number = values.first
      } else if !values.isEmpty, !isOver, length == folded.count {
        if !partial.isEmpty, let kind = kindAt(place) { complete(kind, words) }
        partial = String(rest)
        rest = ""
        return
      }
    }
    guard let number else { return isBroken = true }
    if !partial.isEmpty, let before = kindAt(place) { complete(before, words) }
    if isBroken { return }
    numbers[kind] = number
    hasMonthName = hasMonthName || kind == .month
    place += 1
    isAfterNumber = true
    rest = rest.dropFirst(length)
  }
}

/// The words and years of a calendar, as a date is written with them.
nonisolated package struct DateWords {
  /// Returns the names of months or of the halves of a day, folded, and their numbers.
  let names: (DatePart.Kind) -> [(String, Int)]
  /// Returns the year that some digits mean; `nil` if they mean none.
  let year: (String) -> Int?

  /// Makes the words and years of a calendar.
  package init(names: @escaping (DatePart.Kind) -> [(String, Int)], year: @escaping (String) -> Int?) {
    (self.names, self.year) = (names, year)
  }

  /// A text as names are compared: in small letters, with one kind of space and without marks of direction.
  package static func folded(_ text: String) -> String {
    String(text.lowercased().map { $0.isWhitespace ? " " : $0 })
  }
}

nonisolated extension DatePart.Kind {
  /// Whether the part is a number of the date, and not of the time.
  var isOfDate: Bool { self == .year || self == .month || self == .day }
}

nonisolated extension Character {
  /// The value of a decimal digit, in whatever script.
  var decimalDigit: Int? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
      scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return wholeNumberValue
  }
}
