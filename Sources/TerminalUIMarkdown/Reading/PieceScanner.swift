/// Divides Markdown into pieces, line by line, without reading what is in them.
///
/// A piece begins only where a block at the outermost level surely does, whatever was before. So a text that grows changes its last piece and those
/// after it, and any piece can be read without the others. Where a block is very long it is cut: no piece is longer than `limit`, so one that grows
/// costs as much at any length of the document.
nonisolated struct PieceScanner {
  /// The most bytes of a piece, but for those of the last line.
  static let limit = 8_192
  /// The bytes of code, HTML or a quote after which another piece begins.
  static let softLimit = 4_096

  /// The block that the next line may belong to.
  private enum Context: Equatable {
    /// Nothing: the next line begins a piece.
    case fresh
    /// A paragraph, or lines that were read as one.
    case paragraph
    /// HTML, or anything that ends at an empty line.
    case untilBlank
    case indentedCode
    case quote
    /// An item, whose lines are indented by at least so many columns; with `isLeft` a line has been indented less since, and
    /// the next line is perhaps in a paragraph.
    case item(Int, isLeft: Bool = false)
    case fence(Fence)
    case html(MarkdownLine.HTMLEnd)
  }

  /// The list that the last piece is in.
  private struct List {
    var mark: UInt8
    /// The number of the last item, if it has one.
    var number: Int?
  }

  private var context = Context.fresh
  /// Whether the line before, outside of code and HTML, was empty.
  private var isAfterBlank = false
  private var list: List?
  /// The first byte of the last piece.
  private var start = 0
  /// The lines of the last piece.
  private var lineCount = 0
  /// Whether all lines of the last piece define links.
  private var isDefining = false
  /// Whether another piece begins at the quote's next line: the quote is long enough, and its last line is empty.
  private var endsQuote = false
  /// The first byte of the table that the last piece is or continues; -1 if it is none.
  private var table = -1
  /// Whether the line before was cut for its length.
  private var isInLine = false

  /// Scans one line.
  ///
  /// - Parameters:
  ///   - line: The line, or a part of one that is very long.
  ///   - range: Its bytes, with its end.
  ///   - isCut: Whether the next call continues the line.
  ///   - marks: Gets the pieces that begin.
  /// - Returns: Whether the line may define a link.
  mutating func scan(
    _ line: MarkdownLine, at range: Range<Int>, isCut: Bool, into marks: inout [PieceMark]
  ) -> Bool {
    defer { isInLine = isCut }
    if isInLine {
      continueInPiece(from: range.lowerBound, &marks)
      endBlock(with: line)
      return false
    }
    guard continues(line, from: range.lowerBound, &marks) else {
      begin(line, at: range.lowerBound, &marks)
      return isDefining
    }
    if range.upperBound - start > Self.limit, !line.isBlank, !marks.isEmpty {
      continueInPiece(from: range.lowerBound, &marks)
    }
    return isDefining
  }

  // MARK: Lines of the last piece

  /// Whether a line belongs to the last piece, which it may end.
  private mutating func continues(_ line: MarkdownLine, from place: Int, _ marks: inout [PieceMark]) -> Bool {
    lineCount += 1
    switch context {
    case .fence, .html:
      if place - start > Self.softLimit, !ends(with: line) { continueInPiece(from: place, &marks) }
      endBlock(with: line)
      return true
    default: break
    }
    if line.isBlank {
      isAfterBlank = true
      return true
    }
    if marks.isEmpty { return false }
    switch context {
    case .item(let width, _) where line.indent >= width: return keep()
    case .indentedCode: return line.indent >= 4 ? keep() : false
    // The lines before may have been code below the quote, to which this one belongs in spite of the empty line.
    case .quote where isAfterBlank && line.indent >= 4:
      context = .indentedCode
      return keep()
    default: break
    }
    guard !isAfterBlank, context != .fresh else { return false }
    let shape = line.indent < 4 ? line.shape : .text
    isDefining = isDefining && shape == .definition
    let continues = continuesText(line, shape, from: place)
    if case .item(let width, false) = context { context = .item(width, isLeft: true) }
    return continues
  }

  /// Whether a line continues the block of the line before it, which isn't empty.
  private mutating func continuesText(
    _ line: MarkdownLine, _ shape: MarkdownLine.Shape, from place: Int
  ) -> Bool {
    switch (context, shape) {
    case (.untilBlank, _): return keep()
    case (.quote, .quote(let isEmpty)):
      if endsQuote { return false }
      endsQuote = isEmpty && place - start > Self.softLimit
      return keep()
    case (_, .heading), (_, .fence), (_, .quote), (_, .html): return false
    case (.item(_, false), .item), (.item(_, false), .rule): return false
    case (_, .rule):
      guard line.bytes[line.first] == UInt8(ascii: "-") else { return false }
      return underline()
    case (.paragraph, .text) where line.isUnderline: return underline()
    case (_, .item(let mark, let number, let width, let isEmpty)):
      guard isEmpty || number ?? 1 != 1 else { return false }
      context = .item(line.indent + width, isLeft: true)
      // In the paragraph of an item, such a line is the next item of the list.
      if list?.mark == mark, let last = list?.number { list?.number = Swift.min(last + 1, 999_999_999) }
      return keep()
    case (.paragraph, .text) where lineCount == 2 && line.isTableRule:
      table = start
      return keep()
    default: return keep()
    }
  }

  /// Notes a line that isn't empty, and returns that it belongs to the last piece.
  private mutating func keep() -> Bool {
    isAfterBlank = false
    return true
  }

  /// Keeps an underline, which makes a heading of a paragraph and so ends it.
  private mutating func underline() -> Bool {
    if context == .paragraph { context = .fresh }
    return keep()
  }

  /// Whether a line is the last one of code or HTML.
  private func ends(with line: MarkdownLine) -> Bool {
    switch context {
    case .fence(let fence): line.closes(fence)
    case .html(.text(let text)): line.contains(text)
    default: false
    }
  }

  private mutating func endBlock(with line: MarkdownLine) {
    if ends(with: line) { (context, isAfterBlank) = (.fresh, false) }
  }

  /// Begins a piece in the middle of a block.
  private mutating func continueInPiece(from place: Int, _ marks: inout [PieceMark]) {
    var mark = PieceMark(start: place)
    switch context {
    case .fence(let fence): mark.form = .code(fence, isContinued: true)
    case .html: mark.form = .html
    default: mark.table = isInLine ? -1 : table
    }
    marks.append(mark)
    start = place
    (lineCount, isDefining, endsQuote) = (1, false, false)
    if case .item = context { context = .paragraph }
  }

  // MARK: Lines that begin a piece

  /// Begins a piece with a line, and notes what will end it.
  private mutating func begin(_ line: MarkdownLine, at place: Int, _ marks: inout [PieceMark]) {
    var mark = PieceMark(start: place)
    mark.hasGap = !marks.isEmpty
    let (wasAfterBlank, before) = (isAfterBlank, list)
    (isAfterBlank, list, isDefining, endsQuote, table) = (false, nil, false, false, -1)
    (start, lineCount) = (place, 1)
    switch line.indent < 4 ? line.shape : nil {
    case nil: context = .indentedCode
    case .text: context = .paragraph
    case .definition: (context, isDefining) = (.paragraph, true)
    case .heading, .rule: context = .fresh
    case .quote: context = .quote
    case .fence(let fence):
      context = .fence(fence)
      mark.form = .code(fence, isContinued: false)
    case .html(.emptyLine), .tag: context = .untilBlank
    case .html(let end):
      context = .html(end)
      mark.form = .html
      endBlock(with: line)
    case .item(let byte, let number, let width, _):
      context = .item(line.indent + width)
      list = List(mark: byte, number: number)
      if let before, before.mark == byte, (before.number == nil) == (number == nil) {
        mark.hasGap = wasAfterBlank
        list?.number = before.number.map { Swift.min($0 + 1, 999_999_999) }
      }
      mark.number = Int32(list?.number ?? -1)
    }
    marks.append(mark)
  }
}
