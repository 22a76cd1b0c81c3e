/// A text that is searched for the letters of a word, in two ways.
///
/// The better result counts.
nonisolated struct FuzzyLine {
  /// The letters as they are compared.
  private(set) var scalars: [UInt32] = []
  /// Where each letter begins in the text, in bytes; empty if each letter is one byte.
  private var offsets: [Int] = []
  /// Whether each letter begins a word.
  private var starts: [Bool] = []
  /// Where the last word was found, in bytes.
  private(set) var found: [Int] = []

  private enum Points {
    static let letter = 16
    static let start = 10
    static let beside = 12
    static let first = 8
    static let gap = 1
    static let mostGap = 12
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, isExact: Bool) {
    scalars.reserveCapacity(bytes.count)
    starts.reserveCapacity(bytes.count)
    var before: UInt8 = 0x20
    for byte in bytes {
      guard byte < 0x80 else {
        readScalars(bytes, isExact: isExact)
        return
      }
      starts.append(Self.begins(byte, after: before))
      scalars.append(UInt32(!isExact && byte &- 0x41 < 26 ? byte | 0x20 : byte))
      before = byte
    }
  }

  private static func begins(_ byte: UInt8, after before: UInt8) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
    guard isLetter(byte) else { return false }
    return !isLetter(before) || (byte &- 0x41 < 26 && before &- 0x61 < 26)
  }

  /// Reads a text that isn't ASCII, and notes where words begin.
  private mutating func readScalars(_ bytes: UnsafeBufferPointer<UInt8>, isExact: Bool) {
    scalars.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var (offset, before) = (0, Unicode.Scalar(UInt8(ascii: " ")))
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      let wasWord = before.properties.isAlphabetic || before.properties.numericType != nil
      starts.append(isWord && (!wasWord || (scalar.properties.isUppercase && before.properties.isLowercase)))
      scalars.append(isExact ? scalar.value : scalar.folded)
      offsets.append(offset)
      offset += UTF8.width(scalar)
      before = scalar
    }
  }

  /// Finds the letters of a word in their order; returns the score, and keeps the places in ``found``.
  mutating func find(_ word: [UInt32]) -> Int? {
    guard let end = endOfFirst(word) else { return nil }
    let near = near(word, end)
    let nearScore = score(near)
    guard let atStarts = atStarts(word) else { return keep(near, nearScore) }
    let startScore = score(atStarts)
    return startScore > nearScore ? keep(atStarts, startScore) : keep(near, nearScore)
  }

  private mutating func keep(_ places: [Int], _ score: Int) -> Int {
    found = offsets.isEmpty ? places : places.map { offsets[$0] }
    return score
  }

  /// The place of the last letter, where each letter is the first that there is.
  private func endOfFirst(_ word: [UInt32]) -> Int? {
    var (place, next) = (0, 0)
    while place < scalars.count {
      if scalars[place] == word[next] {
        next += 1
        if next == word.count { return place }
      }
      place += 1
    }
    return nil
  }

  /// The letters, back from the last one: as near to it as they can be.
  private func near(_ word: [UInt32], _ end: Int) -> [Int] {
    var places = [Int](repeating: 0, count: word.count)
    var (place, next) = (end, word.count - 1)
    while next >= 0 {
      if scalars[place] == word[next] {
        places[next] = place
        next -= 1
      }
      place -= 1
    }
    return places
  }

  /// The letters at the beginnings of words, or behind the one before: `nil` where that leads nowhere.
  private func atStarts(_ word: [UInt32]) -> [Int]? {
    var places: [Int] = []
    places.reserveCapacity(word.count)
    var place = 0
    for letter in word {
      if let last = places.last, last + 1 < scalars.count, scalars[last + 1] == letter {
        places.append(last + 1)
        place = last + 2
        continue
      }
      while place < scalars.count, !(starts[place] && scalars[place] == letter) { place += 1 }
      guard place < scalars.count else { return nil }
      places.append(place)
      place += 1
    }
    return places
  }

  /// How good a match is: letters at the start of words and next to each other count more, gaps count less.
  private func score(_ places: [Int]) -> Int {
    var score = 0
    var last = -1
    for (number, place) in places.enumerated() {
      score += Points.letter
      if starts[place] { score += Points.start }
      if number > 0, place == last + 1 {
        score += Points.beside
      } else {
        score -= min((place - last - 1) * Points.gap, Points.mostGap)
      }
      last = place
    }
    if places.first == 0 { score += Points.first }
    return score
  }
}

nonisolated extension Unicode.Scalar {
  /// The small letter, without marks of its own, where that is one scalar.
  var folded: UInt32 {
    if value < 0x80 { return value &- 0x41 < 26 ? value | 0x20 : value }
    let small = properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first?.value ?? value : value
  }
}
