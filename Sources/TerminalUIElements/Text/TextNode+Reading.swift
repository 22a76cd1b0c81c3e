internal import TerminalUICore

/// Lines of a text are known by the letters before them, so that they are found again where it wraps elsewhere.
extension TextNode: WrappingItem {
  package func letters(beforeLine line: Int) -> Int {
    drawnLines.prefix(line).reduce(0) { $0 + $1.letterCount }
  }

  package func line(afterLetters letters: Int) -> Int {
    var rest = letters
    for (number, line) in drawnLines.enumerated() {
      rest -= line.letterCount
      if rest < 0 { return number }
    }
    return Swift.max(drawnLines.count - 1, 0)
  }
}

extension String {
  fileprivate var letterCount: Int { unicodeScalars.reduce(0) { $0 + ($1.properties.isWhitespace ? 0 : 1) } }
}
