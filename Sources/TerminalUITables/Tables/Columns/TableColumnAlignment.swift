/// Where the cells of a table's column are.
///
/// - Source: SwiftUI `TableColumnAlignment`.
public nonisolated struct TableColumnAlignment: Hashable, Sendable {
  private let number: Int8
  /// The character before the fraction of numbers whose decimal points are aligned.
  private(set) var point: Character?

  private init(number: Int8, point: Character? = nil) { (self.number, self.point) = (number, point) }

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(number: 0)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(number: 1)
  /// In the middle.
  public static let center = TableColumnAlignment(number: 2)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(number: 3)
  /// At the trailing edge, so that digits of the same place are aligned.
  ///
  /// A column whose width follows from its numbers isn't made narrower than they are while others can be: a number that is cut looks like a different
  /// number.
  public static let numeric = TableColumnAlignment(number: 4)

  /// With the points of numbers below each other: `1.5`, `12.25`, `7`; the longest one is at the trailing edge.
  ///
  /// In a number without a point the last digit is before the points of the others, whatever unit follows: `12 MB`. Otherwise it is ``numeric``.
  /// There is no such alignment in SwiftUI.
  /// - Parameter point: The character before a fraction.
  public static func numeric(point: Character) -> TableColumnAlignment {
    TableColumnAlignment(number: 4, point: point)
  }

  /// Whether numbers are in the column.
  var isNumeric: Bool { number == 4 }

  /// Returns the columns of a text from the place of its point to its end.
  func fraction(of text: String) -> Int {
    guard let point, text.contains(where: \.isNumber) else { return 0 }
    if let place = text.lastIndex(of: point), text[place...].dropFirst().first?.isNumber == true {
      return CellWidth.width(of: String(text[place...]))
    }
    let whole = text.lastIndex(where: \.isNumber).map { text.index(after: $0) } ?? text.endIndex
    return CellWidth.width(of: String(text[whole...]))
  }

  /// Where something begins in a room that is as wide or wider.
  func start(of width: Int, in room: Int) -> Int {
    let free = Swift.max(room - width, 0)
    if self == .center { return free / 2 }
    return self == .trailing || isNumeric ? free : 0
  }
}
