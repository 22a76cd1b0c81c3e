internal import Foundation

/// Reads a value from a text, if all of the text belongs to the value.
///
/// The parsers of Foundation read the beginning of a text and don't say where they stopped: `7.5` is 7 in German, and `5x` is
/// 5. They also go on where there is no such date: 31 February is 3 March. So the text is compared with the value as the format
/// writes it. Where they differ, the text is changed a little and parsed again: a part whose change doesn't change the value
/// wasn't read.
struct CompleteReading<Value> {
  /// Reads a value from the beginning of a text.
  let parse: (String) -> Value?
  /// Writes a value.
  let format: (Value) -> String

  /// The value of a text; `nil` if not all of it can be read.
  func value(of text: String) -> Value? {
    guard let value = parse(text), isFinite(value) else { return nil }
    let shown = format(value)
    if Self.normalized(shown) == Self.normalized(text) { return value }
    guard readsEnd(of: text, value, shown), readsGroups(of: text, value, shown) else { return nil }
    if let date = value as? Date, !isAsTyped(date, text) { return nil }
    return value
  }

  /// A text without what makes no difference to a reader: kinds of spaces, and marks of direction.
  private static func normalized(_ text: String) -> String {
    var result = ""
    for scalar in text.lowercased().unicodeScalars
    where !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format {
      result.unicodeScalars.append(scalar == "\u{2212}" ? "-" : scalar)
    }
    return result
  }

  private func isSame(_ text: String, as value: Value) -> Bool {
    guard let other = parse(text) else { return false }
    func areEqual<T: Equatable>(_ value: T) -> Bool { value == other as? T }
    if let value = value as? any Equatable { return areEqual(value) }
    return format(other) == format(value)
  }

  private func isFinite(_ value: Value) -> Bool {
    guard let number = value as? any BinaryFloatingPoint else { return true }
    return number.isFinite
  }

  // MARK: The end

  /// Whether the last characters make a difference.
  private func readsEnd(of text: String, _ value: Value, _ shown: String) -> Bool {
    guard let last = text.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return true }
    var signs = shown.filter { !$0.isNumber && !$0.isLetter }
    for place in text[text.index(after: last)...].indices where !text[place].isWhitespace {
      if let known = signs.firstIndex(of: text[place]) {
        signs.remove(at: known)
        continue
      }
      let shorter = text[..<place] + text[text.index(after: place)...]
      // A decimal separator makes a difference to the digits behind it.
      if isSame(String(shorter), as: value), isSame(text + "5", as: value) { return false }
    }
    if text[last].isLetter {
      func words(_ text: some StringProtocol) -> [Substring] {
        text.lowercased().split { !$0.isLetter }.map { Substring($0) }
      }
      if let word = words(text[...last]).last, words(shown).contains(word) { return true }
    }
    return makesDifference(last, in: text, value) || isBeyondPrecision(last, in: text, value)
  }

  /// Whether another letter or digit at `place` would make another value, or none.
  private func makesDifference(_ place: String.Index, in text: String, _ value: Value) -> Bool {
    var other = text
    other.replaceSubrange(place...place, with: String(Self.another(text[place])))
    return !isSame(other, as: value)
  }

  /// Another digit of the same script, or another letter.
  private static func another(_ character: Character) -> Character {
    guard let number = character.wholeNumberValue, (0...9).contains(number),
      let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      let other = Unicode.Scalar(number == 9 ? scalar.value - 1 : scalar.value + 1)
    else { return character == "q" ? "x" : "q" }
    return Character(other)
  }

  /// Whether a digit comes after so many others that a number doesn't keep it, but keeps those.
  private func isBeyondPrecision(_ place: String.Index, in text: String, _ value: Value) -> Bool {
    guard value is any BinaryFloatingPoint || value is Decimal, text[place].isNumber else { return false }
    let digits = text.indices.filter { text[$0].isNumber }
    let significant = digits.drop { text[$0].wholeNumberValue == 0 }
    let kept = value is Decimal ? 37 : value is Float ? 6 : 15
    guard significant.count > kept else { return false }
    let after = text[significant[significant.startIndex + kept]...place]
    return after.allSatisfy { $0.isNumber }
      && makesDifference(significant[significant.startIndex + kept - 1], in: text, value)
  }

  // MARK: Groups

  /// Whether the digits of a number are grouped as numbers are, so that a decimal separator of elsewhere isn't taken for a grouping one.
  private func readsGroups(of text: String, _ value: Value, _ shown: String) -> Bool {
    guard value is any BinaryInteger || value is any BinaryFloatingPoint || value is Decimal else {
      return true
    }
    let digits = text.indices.filter { text[$0].isNumber }
    guard let first = digits.first, let last = digits.last else { return true }
    let whole = wholeDigits(in: text, first, last, value)
    var count = 0
    for place in text[first...last].indices.reversed() {
      if text[place].isNumber {
        if place < whole { count += 1 }
      } else if place < whole, !text[place].isLetter,
        count == 0 || count % 3 != 0 && !isGrouped(shown, at: count)
      {
        return false
      }
    }
    return true
  }

  /// Where the whole part of a number ends: at the separator without which it would be another number.
  private func wholeDigits(
    in text: String, _ first: String.Index, _ last: String.Index, _ value: Value
  ) -> String.Index {
    for place in text[first...last].indices.reversed() where !text[place].isNumber {
      if text[place].isLetter { return place }
      var other = text
      other.remove(at: place)
      if !isSame(other, as: value) { return place }
    }
    return text.index(after: last)
  }

  /// Whether a text has something between digits before so many others of the whole part.
  private func isGrouped(_ shown: String, at count: Int) -> Bool {
    let runs = shown.split { !$0.isNumber }.map(\.count)
    // The fraction, if there is one, is the last run.
    return [runs, runs.dropLast()].contains { runs in
      var sum = 0
      for run in runs.reversed().dropLast() {
        sum += run
        if sum == count { return true }
      }
      return false
    }
  }

  // MARK: Dates

  /// Whether the numbers of a date are those that were typed; the year may have been typed with two digits.
  private func isAsTyped(_ date: Date, _ text: String) -> Bool {
    func numbers(_ text: some StringProtocol) -> [Int] {
      text.split { $0.wholeNumberValue == nil || !$0.isNumber }.compactMap { digits in
        Int(String(digits.compactMap { $0.wholeNumberValue }.flatMap { String($0) }))
      }
    }
    /// Whether each typed number is among the shown ones; a year may be typed with two digits.
    func areIn(_ typed: [Int], _ shown: [Int]) -> Bool {
      var shown = shown
      for number in typed {
        guard
          let place = shown.firstIndex(of: number)
            ?? shown.firstIndex(where: { $0 > 99 && $0 % 100 == number })
        else { return false }
        shown.remove(at: place)
      }
      return true
    }
    func shown(_ date: Date) -> [Int] { (date as? Value).map { numbers(format($0)) } ?? [] }
    if areIn(numbers(text), shown(date)) { return true }
    // A time with a difference from Greenwich is shown in another zone.
    guard let match = text.firstMatch(of: /([+-])(\d\d):?(\d\d)$/), let hours = Int(match.2),
      let minutes = Int(match.3)
    else { return false }
    let offset = Double(hours * 3600 + minutes * 60) * (match.1 == "-" ? -1 : 1)
    return areIn(numbers(text[..<match.range.lowerBound]), shown(date.addingTimeInterval(offset)))
  }
}
