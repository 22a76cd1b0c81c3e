internal import Cells

/// Markdown within a line, as literals of texts have it: bold, italic, code, struck out, links.
///
///     InlineMarkdown.read("**late** by `3` days", styles: nil)     // “late by 3 days”, its first word bold
///
/// Marks that have no partner are text, as are those behind a backslash without it, and `_` within a word. Interpolated values are never read.
/// - Source: CommonMark 0.31, “Inlines”, and GitHub's strikethrough; no HTML, no images, no references.
@usableFromInline nonisolated enum InlineMarkdown {
  /// Whether there may be Markdown in a literal.
  @usableFromInline static func isIn(_ literal: String) -> Bool {
    literal.utf8.contains { byte in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
        || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
    }
  }

  /// The text that a literal means.
  ///
  /// - Parameters:
  ///   - text: The literal with the values in it, which have their styles.
  ///   - values: The bytes of the values, in order.
  static func read(_ text: StyledText, values: [Range<Int>] = []) -> StyledText {
    var reader = MarkdownReader(text, values: values)
    return reader.read()
  }
}

/// Reads one literal: divides it into pieces, pairs the marks, and puts the text together.
private nonisolated struct MarkdownReader {
  /// A piece of the shown text: bytes of the source, in a style.
  private struct Piece {
    var range: Range<Int>
    var style = Style.plain
    var link: String?
    /// The character of its marks; 0 for text.
    var mark: UInt8 = 0
    var opens = false
    var closes = false
  }

  /// The text, with letters in place of the values.
  private var bytes: [UInt8]
  private let source: StyledText
  private let original: [UInt8]
  /// So many backticks have no partner from here on.
  private var endlessCode: Set<Int> = []
  private var pieces: [Piece] = []
  private var place = 0
  /// Where the text begins that is in no piece yet.
  private var textStart = 0

  init(_ text: StyledText, values: [Range<Int>]) {
    original = Array(text.string.utf8)
    bytes = original
    source = text
    for value in values { for place in value { bytes[place] = UInt8(ascii: "a") } }
  }

  /// Splits the text into pieces and marks, pairs the marks, and puts together what is left.
  mutating func read() -> StyledText {
    split()
    pair()
    return result()
  }

  // MARK: Pieces

  /// Divides the text into pieces: text, code, links, and marks that aren't paired yet.
  private mutating func split() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where place + 1 < bytes.count && bytes[place + 1].isPunctuation:
        // Text continues with the character behind.
        endText()
        textStart = place + 1
        place += 2
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readMarks()
      case UInt8(ascii: "["): readLink()
      default: place += 1
      }
    }
    endText()
  }

  /// Makes a piece of the text up to the present place.
  private mutating func endText() {
    if textStart < place { pieces.append(Piece(range: textStart..<place)) }
  }

  /// Adds a piece behind the text before it, and continues at a place.
  private mutating func add(_ piece: Piece, next: Int) {
    endText()
    pieces.append(piece)
    (place, textStart) = (next, next)
  }

  /// Reads code between as many backticks; without an end they are text.
  private mutating func readCode() {
    let length = run(of: UInt8(ascii: "`"))
    guard let end = codeEnd(from: place + length, length) else {
      place += length
      return
    }
    add(Piece(range: place + length..<end, style: Style(foreground: .role(.secondary))), next: end + length)
  }

  /// Reads marks of one kind in a row, which may open or close a style depending on what is beside them.
  private mutating func readMarks() {
    let mark = bytes[place]
    let range = place..<place + run(of: mark)
    let before = place > 0 ? bytes[place - 1] : 0x20
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : 0x20
    // Left and right flanking, by the adjacent bytes: bytes outside ASCII count as letters.
    let leads = after > 0x20 && (!after.isPunctuation || before <= 0x20 || before.isPunctuation)
    let ends = before > 0x20 && (!before.isPunctuation || after <= 0x20 || after.isPunctuation)
    var piece = Piece(range: range, mark: mark)
    if mark == UInt8(ascii: "_") {
      piece.opens = leads && (!ends || before.isPunctuation)
      piece.closes = ends && (!leads || after.isPunctuation)
    } else {
      (piece.opens, piece.closes) = (leads, ends)
    }
    add(piece, next: range.upperBound)
  }

  /// Reads a link; a bracket that begins none is text.
  private mutating func readLink() {
    guard let link = link(at: place) else {
      place += 1
      return
    }
    let target = String(decoding: original[link.target], as: UTF8.self)
    let style = Style(foreground: .role(.link), attributes: .underline)
    add(Piece(range: link.text, style: style, link: target), next: link.end)
  }

  private func run(of byte: UInt8) -> Int { bytes[place...].prefix { $0 == byte }.count }

  /// Where code ends that begins at a place: before as many backticks as it began with.
  private mutating func codeEnd(from start: Int, _ length: Int) -> Int? {
    guard !endlessCode.contains(length) else { return nil }
    var place = start
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "`") else {
        place += 1
        continue
      }
      let count = bytes[place...].prefix { $0 == UInt8(ascii: "`") }.count
      if count == length { return place > start ? place : nil }
      place += count
    }
    endlessCode.insert(length)
    return nil
  }

  /// The text and the target of `[text](target)`.
  private func link(at start: Int) -> (text: Range<Int>, target: Range<Int>, end: Int)? {
    // The search is limited, so that many brackets don't cause as many searches of the whole text.
    guard let close = bytes[start...].prefix(1000).firstIndex(of: UInt8(ascii: "]")), close + 1 < bytes.count,
      bytes[close + 1] == UInt8(ascii: "("), close > start + 1,
      let end = bytes[(close + 2)...].prefix(2084).firstIndex(of: UInt8(ascii: ")")), end > close + 2,
      !bytes[(close + 2)..<end].contains(where: { $0 <= 0x20 })
    else { return nil }
    return (start + 1..<close, close + 2..<end, end + 1)
  }

  // MARK: Marks that belong together

  /// Pairs marks that open with marks that close, as CommonMark does, and gives the pieces between them the style.
  private mutating func pair() {
    // The openers that may still have a partner, by their places among the pieces.
    var openers: [Int] = []
    var index = 0
    while index < pieces.count {
      defer { index += 1 }
      let mark = pieces[index].mark
      guard mark != 0 else { continue }
      while pieces[index].closes, !pieces[index].range.isEmpty,
        let found = openers.lastIndex(where: { pieces[$0].mark == mark })
      {
        let opener = openers[found]
        let both = Swift.min(pieces[opener].range.count, pieces[index].range.count)
        let count = mark == UInt8(ascii: "~") ? both : Swift.min(both, 2)
        guard mark != UInt8(ascii: "~") || count <= 2 else { break }
        let style =
          mark == UInt8(ascii: "~")
          ? Style(attributes: .strikethrough) : Style(attributes: count == 2 ? .bold : .italic)
        for inner in opener + 1..<index { pieces[inner].style = style.over(pieces[inner].style) }
        let (opening, closing) = (pieces[opener].range, pieces[index].range)
        pieces[opener].range = opening.lowerBound..<opening.upperBound - count
        pieces[index].range = closing.lowerBound + count..<closing.upperBound
        openers.removeLast(openers.count - found - 1)
        if pieces[opener].range.isEmpty { openers.removeLast() }
      }
      if pieces[index].opens, !pieces[index].range.isEmpty { openers.append(index) }
      // A text with thousands of marks that never close: only the last ones are looked at.
      if openers.count > 64 { openers.removeFirst() }
    }
  }

  // MARK: What is shown

  /// The text of all pieces, each in its style over that of its source.
  private func result() -> StyledText {
    var text: [UInt8] = []
    var runs: [StyledText.Run] = []
    let whole =
      source.runs == nil ? [StyledText.Run(utf8Count: bytes.count, style: .plain)] : source.wholeRuns
    // Pieces and runs are in the same order, so each is looked at once.
    var (run, start) = (0, 0)
    for piece in pieces where !piece.range.isEmpty {
      var style = piece.style
      if let link = piece.link { style = style.over(.linking(to: link)) }
      text += original[piece.range]
      while run < whole.count, start + whole[run].utf8Count <= piece.range.lowerBound {
        start += whole[run].utf8Count
        run += 1
      }
      var (index, from) = (run, start)
      while index < whole.count, from < piece.range.upperBound {
        let end = from + whole[index].utf8Count
        let count = Swift.min(end, piece.range.upperBound) - Swift.max(from, piece.range.lowerBound)
        if count > 0 {
          var part = whole[index]
          part.utf8Count = count
          part.style = part.style.over(style)
          runs.append(part)
        }
        (index, from) = (index + 1, end)
      }
    }
    return StyledText(String(decoding: text, as: UTF8.self), runs: runs)
  }
}

extension UInt8 {
  /// Whether the byte is a mark of punctuation in ASCII.
  nonisolated fileprivate var isPunctuation: Bool {
    (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
      || (0x7B...0x7E).contains(self)
  }
}
