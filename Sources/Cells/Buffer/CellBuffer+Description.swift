extension CellBuffer {
  /// The rows, joined by new lines; spaces at their ends stay. A wide glyph is one character.
  public var text: String {
    var text = ""
    text.reserveCapacity((size.width + 1) * size.height)
    for y in 0..<size.height {
      if y > 0 { text.append("\n") }
      appendRow(y, to: &text)
    }
    return text
  }

  /// The rows without spaces at their ends, and without blank rows at the end.
  public var trimmedText: String {
    var rows = (0..<size.height).map { y in
      var row = ""
      appendRow(y, to: &row)
      while row.last == " " { row.removeLast() }
      return row
    }
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  private func appendRow(_ y: Int, to text: inout String) {
    withRow(y) { row in
      for cell in row {
        cell.glyph.withScalars { scalars in text.unicodeScalars.append(contentsOf: scalars) }
      }
    }
  }
}

extension CellBuffer: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
