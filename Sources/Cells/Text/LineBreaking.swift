/// Wraps text to a number of columns, and leaves out text that has no room.
///
///     LineBreaking.breaking("the quick fox", width: 9)                 // the quick │ fox
///     LineBreaking.breaking("the quick fox", width: 9, lineLimit: 1)   // the quic…
///
/// A line ends at a new line (LF, CR LF, U+2028, U+2029), or before it would be wider than allowed. It breaks after spaces, after a hyphen between
/// letters, at U+200B, and next to ideographs, kana, Hangul and emoji where punctuation allows. A word wider than a line is cut between characters.
/// Spaces where a line was wrapped are not shown; those at a new line or at the end of the text are, as far as they fit. A tab reaches to the next
/// multiple of 4 columns from the line's start. A character of two columns where there is one shows as a space.
///
/// - Source: UAX #14, reduced to what needs neither dictionary nor language; SwiftUI's `Text` for the rest.
public enum LineBreaking {
  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - width: The most columns of a line; `nil` for no limit. With 0 or less every line is empty.
  ///   - maxHeight: The most rows; `nil` for no limit, 0 or less for no line at all.
  ///   - lineLimit: The most lines, at least 1; `nil` for no limit.
  ///   - truncation: Where the last line leaves out text that has no room, with an ellipsis of one column.
  /// - Returns: At least one line, unless `maxHeight` is 0; no line is wider than `width`.
  public static func breaking(
    _ text: StyledText, width: Int? = nil, maxHeight: Int? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail
  ) -> BrokenText {
    var lines: [BrokenText.Line] = []
    breaking(
      text, width: width, maxHeight: maxHeight, lineLimit: lineLimit, truncation: truncation, into: &lines)
    return BrokenText(lines: lines)
  }

  /// Breaks text into lines, and appends the lines to an empty array.
  ///
  /// Reserved capacity of the array is used.
  public static func breaking(
    _ text: StyledText, width: Int? = nil, maxHeight: Int? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail, into lines: inout [BrokenText.Line]
  ) {
    ClusterReader.reading(text.string) { reader in
      let maxLines = limit(maxHeight, lineLimit)
      if maxLines > 0, let columns = reader.columnsOfOneLine(fitting: width) {
        lines.append(BrokenText.Line(text: text, width: columns))
        return
      }
      var slicer = StyledTextSlicer(text, reader)
      var breaker = LineBreaker(reader, width: width, maxLines: maxLines, truncation: truncation)
      while let piece = breaker.next() {
        lines.append(BrokenText.Line(text: slicer.text(of: piece), width: piece.width))
      }
    }
  }

  /// The size that ``breaking(_:width:maxHeight:lineLimit:truncation:)`` would have, without making the lines.
  ///
  /// Allocates nothing.
  ///
  /// - Returns: The columns of the widest line and the number of lines, that number again, and whether the text is
  ///   one whole line of printable ASCII.
  public static func measure(
    _ text: StyledText, width: Int? = nil, maxHeight: Int? = nil, lineLimit: Int? = nil,
    truncation: TextTruncation = .tail
  ) -> (size: Size, lineCount: Int, isPlain: Bool) {
    ClusterReader.reading(text.string) { reader in
      let maxLines = limit(maxHeight, lineLimit)
      if maxLines > 0, let columns = reader.columnsOfOneLine(fitting: width) {
        return (Size(width: columns, height: 1), 1, true)
      }
      var size = Size.zero
      var breaker = LineBreaker(reader, width: width, maxLines: maxLines, truncation: truncation)
      while let piece = breaker.next() {
        size.width = Swift.max(size.width, piece.width)
        size.height += 1
      }
      return (size, size.height, false)
    }
  }

  /// Where the lines of ``breaking(_:width:maxHeight:lineLimit:truncation:)`` begin.
  ///
  /// - Returns: An offset in UTF-8 bytes for each line; the first is 0. A line ends where the next line begins.
  public static func lineStarts(of string: String, width: Int) -> [Int] {
    ClusterReader.reading(string) { reader in
      var breaker = LineBreaker(reader, width: width, maxLines: .max, truncation: .tail)
      var starts: [Int] = []
      while let piece = breaker.next() { starts.append(piece.start) }
      return starts
    }
  }

  /// Returns where the lines begin, from the line at `start` up to the first line for which `isKnown` is true.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - width: The most columns of a line.
  ///   - start: Where a line begins: a number of UTF-8 bytes.
  ///   - isKnown: Asked of each beginning in turn.
  /// - Returns: The beginnings, without the known one.
  public static func lineStarts(
    of string: String, width: Int, from start: Int, until isKnown: (Int) -> Bool
  ) -> [Int] {
    ClusterReader.reading(string) { reader in
      var breaker = LineBreaker(reader, width: width, maxLines: .max, truncation: .tail, from: start)
      var starts: [Int] = []
      while let next = breaker.nextStart, !isKnown(next) {
        starts.append(next)
        _ = breaker.next()
      }
      return starts
    }
  }

  static func limit(_ maxHeight: Int?, _ lineLimit: Int?) -> Int {
    Swift.min(Swift.max(maxHeight ?? .max, 0), Swift.max(lineLimit ?? .max, 1))
  }
}

extension ClusterReader {
  /// The columns, if the text is printable ASCII and fits in one line.
  @inline(__always)
  fileprivate func columnsOfOneLine(fitting width: Int?) -> Int? {
    guard bytes.count <= width ?? .max, endOfASCII(from: 0, to: bytes.count) == bytes.count else {
      return nil
    }
    return bytes.count
  }
}
