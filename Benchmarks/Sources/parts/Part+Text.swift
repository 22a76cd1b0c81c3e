import TerminalUI

/// Text: its width, and its lines.
extension Part {
  static let ascii = String(repeating: "The quick brown fox. ", count: 4).prefix(80).description
  static let mixed = String(repeating: "Grüße, 世界! e\u{301} 👩‍👩‍👧 ", count: 8)

  static var text: [Part] {
    let paragraph = String(repeating: "Lorem ipsum dolor sit amet, consectetur adipiscing elit. ", count: 125)
    let styled = StyledText(paragraph)
    return [
      Part(name: "width of ASCII text", unit: "80 bytes", bytes: 80) { CellWidth.width(of: ascii) },
      Part(name: "width of mixed text", unit: "\(mixed.utf8.count) bytes", bytes: mixed.utf8.count) {
        CellWidth.width(of: mixed)
      },
      Part(name: "breaking into lines", unit: "1 000 words", bytes: paragraph.utf8.count) {
        LineBreaking.breaking(styled, width: 60, maxHeight: nil, lineLimit: nil, truncation: .tail).lines
          .count
      },
    ]
  }
}
