/// Where a movement takes the caret.
package nonisolated enum TextDirection: CaseIterable {
  case left, right
  /// The beginning of the word before the caret, and the end of the one behind it: letters and digits.
  case wordLeft, wordRight
  /// The beginning of the word before the caret, up to a space.
  case spaceLeft
  case start, end
}

// Positions in an edited text.
nonisolated extension TextEditing {
  /// Returns the position after a movement from `position`, which must be at the edge of a grapheme cluster.
  package func position(_ direction: TextDirection, from position: Int) -> Int {
    let place = index(position)
    switch direction {
    case .left: return position > 0 ? offset(text.index(before: place)) : 0
    case .right: return position < end ? offset(text.index(after: place)) : end
    case .start: return 0
    case .end: return end
    case .wordLeft:
      if isSecret { return 0 }
      let edge = lastIndex(before: place) { $0.isPartOfWord } ?? text.startIndex
      return offset(lastIndex(before: edge) { !$0.isPartOfWord } ?? text.startIndex)
    case .spaceLeft:
      if isSecret { return 0 }
      let edge = lastIndex(before: place) { !$0.isWhitespace } ?? text.startIndex
      return offset(lastIndex(before: edge) { $0.isWhitespace } ?? text.startIndex)
    case .wordRight:
      if isSecret { return end }
      let rest = text[place...]
      guard let start = rest.firstIndex(where: { $0.isPartOfWord }) else { return end }
      return offset(rest[start...].firstIndex { !$0.isPartOfWord } ?? text.endIndex)
    }
  }

  /// Where what Backspace removes begins: a cluster, or in a script that is typed mark by mark the last mark of it.
  ///
  /// - Source: Unicode Standard Annex 29, section 3, which leaves it to the editor; the scripts are those of Pango's `backspace_deletes_character`.
  var positionOfBackspace: Int {
    let place = index(caret)
    guard caret > 0, !isSecret else { return position(.left, from: caret) }
    let scalars = text.unicodeScalars
    let start = text.index(before: place)
    var last = scalars.index(before: place)
    let found = last
    // A joiner was typed together with the letter before it.
    while last > start, scalars[last].properties.isJoinControl { last = scalars.index(before: last) }
    return last > start && scalars[last].isTypedAlone ? offset(found) : offset(start)
  }

  /// The characters around a position that are of one kind: a word, spaces, or others.
  package func word(at position: Int) -> Range<Int> {
    if isSecret { return 0..<end }
    let place = index(position)
    let character = position < end ? text[place] : text.last
    guard let kind = character?.wordKind else { return position..<position }
    // At the end of the text it is the last word.
    let last = position < end ? text.index(after: place) : text.endIndex
    let lower = lastIndex(before: last) { $0.wordKind != kind } ?? text.startIndex
    let upper = text[last...].firstIndex { $0.wordKind != kind } ?? text.endIndex
    return offset(lower)..<offset(upper)
  }

  /// The part of a word that ends at the caret: empty where something is selected, for a secret, and where it is longer than any word.
  var wordBeforeCaret: Range<Int> {
    guard !isSecret, selection.isEmpty else { return caret..<caret }
    let end = index(caret)
    var (start, count) = (end, 0)
    while start > text.startIndex, text[text.index(before: start)].isPartOfWord {
      start = text.index(before: start)
      count += 1
      if count > 256 { return caret..<caret }
    }
    return offset(start)..<caret
  }

  /// The first edge of a cluster at or behind a position, which is kept inside of the text.
  func edge(atOrBehind position: Int) -> Int {
    guard position > 0 else { return 0 }
    guard position < end else { return end }
    let place = index(position)
    let next = text.index(after: place)
    return text.index(before: next) == place ? position : offset(next)
  }

  func index(_ position: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: Swift.min(Swift.max(position, 0), end))
  }

  func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

  /// The place behind the last character before `end` that satisfies a condition.
  private func lastIndex(before end: String.Index, where isFound: (Character) -> Bool) -> String.Index? {
    var place = end
    while place > text.startIndex {
      let before = text.index(before: place)
      if isFound(text[before]) { return place }
      place = before
    }
    return nil
  }
}

nonisolated extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }

  fileprivate enum WordKind { case word, space, other }

  fileprivate var wordKind: WordKind { isPartOfWord ? .word : isWhitespace ? .space : .other }
}

nonisolated extension Unicode.Scalar {
  /// Whether the scalar is a part of a cluster that has a key of its own.
  ///
  /// Such scalars are marks and letters of scripts from Hebrew to Hangul, and not accents or parts of an emoji.
  fileprivate var isTypedAlone: Bool {
    switch value {
    case 0x1AB0...0x1AFF: false
    case 0x0591...0x1CFF, 0xA800...0xABFF, 0xD7B0...0xD7FF, 0xFF9E...0xFF9F, 0x10A00...0x11FFF,
      0x16800...0x1E94F:
      true
    default: false
    }
  }
}
