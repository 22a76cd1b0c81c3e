import Cells

nonisolated extension RichText {
  /// The cells of each link, from those of the text, which is wrapped to some columns.
  ///
  /// - Parameter offset: The columns before a line that has so many columns.
  func linkPlaces(in width: Int, offset: (_ lineWidth: Int) -> Int = { _ in 0 }) -> [[Rect]] {
    guard !links.isEmpty, width > 0 else { return links.map { _ in [] } }
    let bytes = Array(text.string.utf8)
    let starts = LineBreaking.lineStarts(of: text.string, width: width)
    func columns(_ range: Range<Int>) -> Int {
      CellWidth.width(of: String(decoding: bytes[range].filter { $0 != 0x0A }, as: UTF8.self))
    }
    func line(_ row: Int) -> Range<Int> {
      var end = row + 1 < starts.count ? starts[row + 1] : bytes.count
      while end > starts[row], bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
      return starts[row]..<end
    }
    // Links are in order, so each line is looked at once, and again where a link begins.
    var first = 0
    return links.map { link in
      while first + 1 < starts.count, starts[first + 1] <= link.range.lowerBound { first += 1 }
      var rects: [Rect] = []
      var row = first
      while row < starts.count, starts[row] < link.range.upperBound {
        let line = line(row)
        let part = link.range.clamped(to: line)
        if !part.isEmpty {
          rects.append(
            Rect(
              x: offset(columns(line)) + columns(line.lowerBound..<part.lowerBound), y: row,
              width: columns(part),
              height: 1))
        }
        row += 1
      }
      return rects
    }
  }

  /// The columns of the longest part without spaces.
  var longestWord: Int {
    text.string.split { $0.isWhitespace }.reduce(0) { Swift.max($0, CellWidth.width(of: String($1))) }
  }

  /// The text with others before it.
  func following(_ title: StyledText) -> RichText {
    let count = title.string.utf8.count
    return RichText(
      text: title + text,
      links: links.map { link in
        var link = link
        link.range = link.range.lowerBound + count..<link.range.upperBound + count
        return link
      })
  }
}
