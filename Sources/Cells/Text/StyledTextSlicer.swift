/// Slices a styled text by ranges of its bytes.
///
/// Each range must begin at or behind the end of the range before.
struct StyledTextSlicer {
  private let whole: StyledText
  private let text: ClusterReader
  private let runs: [StyledText.Run]?
  /// The run that was found last, and where it ends.
  private var index = 0
  private var runEnd: Int

  init(_ styled: StyledText, _ text: ClusterReader) {
    whole = styled
    self.text = text
    runs = styled.runs == nil ? nil : styled.wholeRuns
    runEnd = runs?.first?.utf8Count ?? 0
  }

  /// The text of a line.
  mutating func text(of piece: LineBreaker.Piece) -> StyledText {
    if piece.isBlank { return StyledText(" ", style: run(at: piece.start).style) }
    if piece.start == 0, piece.end == text.bytes.count, !piece.hasEllipsis, !text.bytes.contains(0x09) {
      return whole
    }
    var line = Line()
    append(piece.start..<piece.end, tabStops: true, to: &line)
    if piece.hasEllipsis {
      // The ellipsis has the style of the text before it, or else of the text after it.
      let precedes = piece.suffix.isEmpty ? piece.start : piece.suffix.lowerBound
      line.append("…", run(at: piece.end == piece.start ? precedes : piece.end - 1))
      append(piece.suffix, tabStops: false, to: &line)
    }
    return runs == nil ? StyledText(line.string) : StyledText(line.string, runs: line.runs)
  }

  private struct Line {
    var string = ""
    var runs: [StyledText.Run] = []

    mutating func append(_ text: String, _ run: StyledText.Run) {
      string += text
      append(text.utf8.count, as: run)
    }

    mutating func append(_ utf8Count: Int, as run: StyledText.Run) {
      var new = StyledText.Run(utf8Count: utf8Count, style: run.style)
      new.marks = run.marks
      runs.append(new)
    }
  }

  /// The run of the byte at an offset, which is not before that of the last call.
  private mutating func run(at offset: Int) -> StyledText.Run {
    guard let runs, !runs.isEmpty else { return StyledText.Run(utf8Count: 0, style: .plain) }
    while runEnd <= offset, index + 1 < runs.count {
      index += 1
      runEnd += runs[index].utf8Count
    }
    return runs[index]
  }

  /// Appends a part of the text, with spaces in place of tabs.
  private mutating func append(_ range: Range<Int>, tabStops: Bool, to line: inout Line) {
    var position = range.lowerBound
    var column = 0
    while position < range.upperBound {
      let end = text.bytes[position..<range.upperBound].firstIndex(of: 0x09) ?? range.upperBound
      if end > position {
        appendText(position..<end, to: &line)
        if end < range.upperBound { column += text.width(from: position, to: end) }
      }
      if end < range.upperBound {
        let spaces = tabStops ? 4 - column % 4 : 1
        line.append(String(repeating: " ", count: spaces), run(at: end))
        column += spaces
      }
      position = end + 1
    }
  }

  /// Appends text without tabs.
  ///
  /// Runs are counted in bytes, so one that ends inside of a character does no harm.
  private mutating func appendText(_ range: Range<Int>, to line: inout Line) {
    line.string += String(decoding: text.bytes[range], as: UTF8.self)
    guard runs != nil else { return }
    var position = range.lowerBound
    while position < range.upperBound {
      let run = run(at: position)
      let end = runEnd > position ? Swift.min(runEnd, range.upperBound) : range.upperBound
      line.append(end - position, as: run)
      position = end
    }
  }
}
