// Columns of an edited text: how much of it fits.
nonisolated extension TextEditing {
  /// The columns of a character: one for a secret.
  private func width(of character: Character) -> Int { isSecret ? 1 : CellWidth.width(of: character) }

  /// Returns the columns of a character at a column of its line: a tab ends at a multiple of 4.
  package func width(of character: Character, at column: Int) -> Int {
    hasTabs && character == "\t" ? 4 - column % 4 : width(of: character)
  }

  /// The columns of the character at `position`, and 1 at the end.
  package func width(at position: Int) -> Int { position < end ? width(of: text[index(position)]) : 1 }

  /// How much of the text from a position, up to `limit`, fits into some columns.
  ///
  /// `column` is the column of its line at which the text begins.
  func fit(
    from start: Int, to limit: Int = .max, column: Int = 0, columns: Int
  ) -> (end: Int, columns: Int) {
    let limit = Swift.min(limit, end)
    let simple = simpleCharacters(from: start, to: limit, atMost: columns)
    if start + simple == limit { return (limit, simple) }
    var used = simple
    var place = index(start + simple)
    let last = index(limit)
    while place < last {
      let wanted = used + width(of: text[place], at: column + used)
      if wanted > columns { break }
      used = wanted
      place = text.index(after: place)
    }
    return (offset(place), used)
  }

  /// How much of the text before a position fits into some columns.
  func fit(before end: Int, columns: Int) -> (position: Int, columns: Int) {
    let simple = simpleCharacters(before: end, atMost: columns)
    var used = simple
    var place = index(end - simple)
    while place > text.startIndex {
      let before = text.index(before: place)
      let wanted = used + width(of: text[before])
      if wanted > columns { break }
      used = wanted
      place = before
    }
    return (offset(place), used)
  }

  // Printable ASCII next to printable ASCII is a cluster of one byte in one column: no Unicode tables are needed.

  /// How many characters from a place on are ASCII, one byte and one column each: they needn't be looked at one by one.
  private func simpleCharacters(from start: Int, to limit: Int, atMost count: Int) -> Int {
    withBytes { bytes in
      let stop = limit - start > count ? start + Swift.max(count, 0) : limit
      var place = start
      while place < stop, bytes[place].isPrintableASCII { place += 1 }
      // A mark may follow the last one.
      if place > start, place < bytes.count, !bytes[place].isPrintableASCII { place -= 1 }
      return place - start
    }
  }

  /// How many characters before a place are ASCII, one byte and one column each.
  private func simpleCharacters(before end: Int, atMost count: Int) -> Int {
    withBytes { bytes in
      let stop = end > count ? end - Swift.max(count, 0) : 0
      var place = end
      while place > stop, bytes[place - 1].isPrintableASCII { place -= 1 }
      // The first character may belong to the cluster before it.
      if place < end, place > 0, !bytes[place - 1].isPrintableASCII { place += 1 }
      return end - place
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }
}

nonisolated extension UInt8 {
  fileprivate var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}
