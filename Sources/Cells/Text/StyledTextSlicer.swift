/// Makes styled text of ranges of another one's bytes, each at or behind the one before.
struct StyledTextSlicer {
  private let text: ClusterReader
  private let runs: [StyledText.Run]?
  /// The run that is being read, and where it begins.
  private var index = 0
  private var runStart = 0

  init(_ styled: StyledText, _ text: ClusterReader) {
    self.text = text
    runs = styled.runs == nil ? nil : styled.wholeRuns
  }

  /// The text of a line.
  mutating func text(of piece: LineBreaker.Piece) -> StyledText {
    if piece.isBlank { return StyledText(" ", style: style(at: piece.start)) }
    var string = ""
    var parts: [StyledText.Run] = []
    append(piece.start..<piece.end, tabs: true, to: &string, &parts)
    if piece.hasEllipsis {
      // The ellipsis looks like what it follows; where it follows nothing, like what it precedes.
      let offset = piece.end > piece.start ? piece.end - 1 : piece.suffix.isEmpty ? piece.start : piece.suffix.lowerBound
      string += "…"
      parts.append(StyledText.Run(utf8Count: 3, style: style(at: offset)))
      append(piece.suffix, tabs: false, to: &string, &parts)
    }
    return runs == nil ? StyledText(string) : StyledText(string, runs: parts)
  }

  private mutating func style(at offset: Int) -> Style {
    guard let runs, !runs.isEmpty else { return .plain }
    while index + 1 < runs.count, runStart + runs[index].utf8Count <= offset {
      runStart += runs[index].utf8Count
      index += 1
    }
    return runs[index].style
  }

  private mutating func append(
    _ range: Range<Int>, tabs: Bool, to string: inout String, _ parts: inout [StyledText.Run]
  ) {
    var position = range.lowerBound
    var column = 0
    while position < range.upperBound {
      let style = style(at: position)
      var end = range.upperBound
      if let runs { end = Swift.min(end, Swift.max(runStart + runs[index].utf8Count, position + 1)) }
      let before = string.utf8.count
      appendExpandingTabs(position..<end, tabs: tabs, column: &column, to: &string)
      if runs != nil { parts.append(StyledText.Run(utf8Count: string.utf8.count - before, style: style)) }
      position = end
    }
  }

  private func appendExpandingTabs(_ range: Range<Int>, tabs: Bool, column: inout Int, to string: inout String) {
    var position = range.lowerBound
    while position < range.upperBound {
      var end = position
      while end < range.upperBound, text.bytes[end] != 0x09 { end += 1 }
      if end > position {
        string += String(decoding: text.bytes[position..<end], as: UTF8.self)
        if end < range.upperBound || end < text.bytes.count { column += text.width(from: position, to: end) }
      }
      if end < range.upperBound {
        let spaces = tabs ? 4 - column % 4 : 1
        string += String(repeating: " ", count: spaces)
        column += spaces
        end += 1
      }
      position = end
    }
  }
}
