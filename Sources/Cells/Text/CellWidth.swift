/// How many columns text occupies.
///
///     CellWidth.width(of: "a")       // 1
///     CellWidth.width(of: "漢字")     // 4
///     CellWidth.width(of: "👩‍🚀")      // 2
///
/// The same numbers a ``CellBuffer`` advances by. East Asian wide and fullwidth characters, emoji and flags
/// take two columns, ambiguous characters one, marks none; a control takes one, for its control picture (a
/// carriage return none).
///
/// - Source: UAX #11, UTS #51, in the version ``unicodeVersion``.
public enum CellWidth {
  /// The version of the Unicode Character Database that widths are taken from.
  public static let unicodeVersion = ScalarTable.unicodeVersion

  /// The columns of one character: 0, 1 or 2.
  public static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
    var scalars = character.unicodeScalars.makeIterator()
    return ClusterGate { scalars.next()?.value }.width
  }

  /// The columns of a text of one line, found without allocating.
  public static func width(of text: String) -> Int {
    ClusterReader.reading(text) { $0.width(from: 0, to: $0.bytes.count) }
  }

  /// The columns of a text of one line.
  public static func width(of text: Substring) -> Int { width(of: String(text)) }
}
