import Cells
import Expectations
import Testing

@Suite struct LineBreakingPropertyTests {
  private func texts(seed: UInt64, count: Int) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "word", "漢", "字。", "「", " ", "  ", "-", "\t", "\n", "\r\n", "👩‍🚀", "e\u{301}", "\u{200B}", "\u{A0}",
      "한국", "longerword", "1",
      "\u{1B}", "—",
    ]
    return (0..<count).map { index in
      index % 4 == 0
        ? randomText(length: 14, using: &generator)
        : (0..<Int.random(in: 0...9, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
          .joined()
    }
  }

  /// What can be told apart in a text once lines are broken.
  private func letters(_ text: String) -> [Character] {
    text.filter { CellWidth.width(of: $0) > 0 && !$0.isWhitespace && !$0.isNewline }
  }

  @Test func `no line is wider than the width and says its own`() {
    for text in texts(seed: 1, count: 300) {
      for width in -1...9 {
        let broken = LineBreaking.breaking(StyledText(text), width: width)
        for line in broken.lines {
          expect(line.width, atMost: max(width, 0), "\(text.debugDescription) in \(width)")
          expect(line.width, CellWidth.width(of: line.text.string), "\(text.debugDescription) in \(width)")
        }
        expect(
          broken.size.width == broken.lines.map(\.width).max() && broken.size.height == broken.lines.count)
      }
    }
  }

  @Test func `no letter is lost without a limit`() {
    for text in texts(seed: 2, count: 300) {
      for width in [2, 3, 5, 8, 100, nil] as [Int?] {
        let broken = LineBreaking.breaking(StyledText(text), width: width)
        expect(
          letters(broken.lines.map(\.text.string).joined(separator: "\n")), letters(text),
          "\(text.debugDescription) in \(width ?? -1)")
      }
    }
  }

  @Test func `measuring is breaking without the lines`() {
    for text in texts(seed: 3, count: 150) {
      for width in [0, 1, 2, 3, 5, 8, nil] as [Int?] {
        for limit in [1, 2, nil] as [Int?] {
          for truncation in TextTruncation.allCases {
            let broken = LineBreaking.breaking(
              StyledText(text), width: width, lineLimit: limit, truncation: truncation)
            let measured = LineBreaking.measure(
              StyledText(text), width: width, lineLimit: limit, truncation: truncation)
            expect(measured.size == broken.size && measured.lineCount == broken.lines.count)
          }
        }
      }
    }
  }

  @Test func `limits are kept, and an ellipsis stands exactly where something is left out`() {
    for text in texts(seed: 4, count: 150) where !text.contains("…") {
      for width in 1...7 {
        let whole = LineBreaking.breaking(StyledText(text), width: width)
        for limit in 1...3 {
          for truncation in TextTruncation.allCases {
            let broken = LineBreaking.breaking(
              StyledText(text), width: width, lineLimit: limit, truncation: truncation)
            expect(broken.lines.count, min(limit, whole.lines.count))
            let isComplete = whole.lines.dropFirst(limit).allSatisfy { letters($0.text.string).isEmpty }
            let last = broken.lines[broken.lines.count - 1].text.string
            if last.contains("…") {
              expect(whole.lines.count, above: limit, "\(text.debugDescription) in \(width)")
            } else {
              expect(isComplete, "\(text.debugDescription) in \(width), \(limit) lines, \(truncation)")
            }
            expect(
              broken.lines.dropLast().map(\.text), whole.lines.prefix(broken.lines.count - 1).map(\.text))
            expect(broken.lines.allSatisfy { $0.width <= width })
            expect(broken.lines.allSatisfy { $0.width == CellWidth.width(of: $0.text.string) })
          }
        }
      }
    }
  }

  @Test func `each character keeps its style`() {
    let colors: [Color] = [.red, .green, .blue]
    for (index, text) in texts(seed: 5, count: 300).enumerated() {
      // Each character says its style by its number in the text.
      var styled = StyledText("")
      var expected: [Style] = []
      for (place, character) in text.enumerated() {
        let style = Style(foreground: colors[(place + index) % 3])
        styled = styled + StyledText(String(character), style: style)
        if !letters(String(character)).isEmpty { expected.append(style) }
      }
      let broken = LineBreaking.breaking(styled, width: 4)
      var found: [Style] = []
      for line in broken.lines {
        var styles = line.text.wholeRuns.flatMap { Array(repeating: $0.style, count: $0.utf8Count) }[...]
        for character in line.text.string {
          if !letters(String(character)).isEmpty { found.append(styles.first ?? .plain) }
          styles = styles.dropFirst(String(character).utf8.count)
        }
        expectEmpty(styles)
      }
      expect(found, expected, "\(text.debugDescription)")
    }
  }
}
