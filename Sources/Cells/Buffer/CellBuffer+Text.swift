extension CellBuffer {
  /// The rows, joined by new lines; spaces at their ends stay.
  ///
  /// A wide glyph is one character, so a row may have fewer of them than columns.
  public var text: String { (0..<size.height).map(rowText).joined(separator: "\n") }

  /// The rows without spaces at their ends, and without blank rows at the end.
  public var trimmedText: String {
    var rows = (0..<size.height).map { y in
      let row = rowText(y)
      return String(row[..<(row.lastIndex { $0 != " " }.map(row.index(after:)) ?? row.startIndex)])
    }
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The text of a row.
  func rowText(_ y: Int) -> String {
    withRow(y) { row in
      var text = String.UnicodeScalarView()
      for cell in row { cell.glyph.withScalars { text.append(contentsOf: $0) } }
      return String(text)
    }
  }
}

extension CellBuffer: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
