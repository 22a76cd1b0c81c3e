/// Where the characters of a text are that is broken into lines, and which character is at a cell.
///
///     let places = TextPlaces("the quick fox", width: 9)     // the quick │ fox
///     places.character(atColumn: 4, line: 0).bytes           // 4..<5, the "q"
///     places.columns(of: 4..<13, line: 1)                    // 0..<3
///
/// Places in the text are numbers of UTF-8 bytes. An ellipsis is one character: all the text that it stands for. Spaces and new lines between two lines
/// are in no cell. Finding the lines is linear in the text, and finding something in a line is linear in the line.
package struct TextPlaces {
  /// A character of a line.
  package struct Character: Equatable {
    /// The line that the character is in.
    package let line: Int
    /// The cells of the character; none in a line without characters.
    package let columns: Range<Int>
    /// The bytes of the character in the text.
    package let bytes: Range<Int>
  }

  private let text: String
  private var pieces: [LineBreaker.Piece] = []

  /// Breaks a text into the lines that ``LineBreaking`` makes of it.
  package init(
    _ text: String, width: Int? = nil, maxHeight: Int? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail
  ) {
    self.text = text
    pieces = ClusterReader.reading(text) { reader in
      var breaker = LineBreaker(
        reader, width: width, maxLines: LineBreaking.limit(maxHeight, lineLimit), truncation: truncation)
      var pieces: [LineBreaker.Piece] = []
      while let piece = breaker.next() { pieces.append(piece) }
      return pieces
    }
  }

  /// The number of lines.
  package var lineCount: Int { pieces.count }

  /// The columns of a line.
  package func width(ofLine line: Int) -> Int { pieces[line].width }

  /// The character at a column of a line, or the nearest one.
  ///
  /// Lines and columns before the first and behind the last count as those. There has to be a line.
  package func character(atColumn column: Int, line: Int) -> Character {
    let line = Swift.min(Swift.max(line, 0), pieces.count - 1)
    var found: Character?
    visit(line) { character in
      if !character.columns.isEmpty { found = character }
      return character.columns.upperBound <= column
    }
    let start = pieces[line].start
    return found ?? Character(line: line, columns: 0..<0, bytes: start..<start)
  }

  /// The character that a place is in; the last one before it where the place is in no cell.
  package func character(at place: Int) -> Character {
    let line = self.line(of: place)
    var found: Character?
    visit(line) { character in
      if character.bytes.lowerBound > place { return false }
      if !character.columns.isEmpty { found = character }
      return character.bytes.upperBound <= place
    }
    let start = pieces[line].start
    return found ?? Character(line: line, columns: 0..<0, bytes: start..<start)
  }

  /// The line that a place is in; one between two lines is in the first of them.
  package func line(of place: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The columns of a line in which some of a part of the text is.
  package func columns(of part: Range<Int>, line: Int) -> Range<Int> {
    pieces[line].start < part.upperBound ? characters(of: [part], line: line)[0].columns : 0..<0
  }

  /// The characters of a line in which parts of the text are that are in order and don't overlap: those of each part together.
  package func characters(of parts: [Range<Int>], line: Int) -> [Character] {
    var found = [Character](
      repeating: Character(line: line, columns: 0..<0, bytes: 0..<0), count: parts.count)
    var first = 0
    visit(line) { character in
      while first < parts.count, parts[first].upperBound <= character.bytes.lowerBound { first += 1 }
      // An ellipsis may stand for several of them.
      var index = first
      while index < parts.count, parts[index].lowerBound < character.bytes.upperBound {
        if !character.columns.isEmpty {
          let start = found[index].columns.isEmpty ? character : found[index]
          found[index] = Character(
            line: line, columns: start.columns.lowerBound..<character.columns.upperBound,
            bytes: start.bytes.lowerBound..<character.bytes.upperBound)
        }
        index += 1
      }
      return first < parts.count
    }
    return found
  }

  /// Calls `body` with the characters of a line from left to right, until it returns `false`.
  private func visit(_ line: Int, _ body: (Character) -> Bool) {
    let piece = pieces[line]
    if piece.isBlank {
      _ = body(Character(line: line, columns: 0..<piece.width, bytes: piece.start..<piece.end))
      return
    }
    ClusterReader.reading(text) { reader in
      var column = 0
      func go(over range: Range<Int>, tabStops: Bool) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
          let isTab = reader.bytes[place] == 0x09
          let cluster = reader.character(at: place)
          let columns = isTab ? tabStops ? 4 - column % 4 : 1 : cluster.width
          let end = column + columns
          guard body(Character(line: line, columns: column..<end, bytes: place..<cluster.end)) else {
            return false
          }
          (column, place) = (end, cluster.end)
        }
        return true
      }
      guard go(over: piece.start..<piece.end, tabStops: true), piece.hasEllipsis else { return }
      let end = piece.suffix.isEmpty ? reader.bytes.count : piece.suffix.lowerBound
      let hidden = Character(line: line, columns: column..<column + 1, bytes: piece.end..<end)
      guard body(hidden) else { return }
      column += 1
      _ = go(over: piece.suffix, tabStops: false)
    }
  }
}

extension ClusterReader {
  /// The character that begins at an offset.
  fileprivate func character(at offset: Int) -> Cluster {
    let isPlain =
      bytes[offset] >= 0x20 && bytes[offset] < 0x7F
      && (offset + 1 == bytes.count || bytes[offset + 1] < 0x80)
    return isPlain ? Cluster(end: offset + 1, width: 1, glyph: nil) : cluster(at: offset, wantsGlyph: false)
  }
}
