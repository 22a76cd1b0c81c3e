/// Where the cells of a table's column are.
///
/// - Source: SwiftUI `TableColumnAlignment`.
public nonisolated struct TableColumnAlignment: Hashable, Sendable {
  private let number: Int8

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(number: 0)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(number: 1)
  /// In the middle.
  public static let center = TableColumnAlignment(number: 2)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(number: 3)
  /// At the trailing edge: digits of one value stand below each other.
  ///
  /// A column whose width follows from its numbers isn't made narrower than they are, where others can be: a number that is
  /// cut is another one.
  public static let numeric = TableColumnAlignment(number: 4)

  /// Where something begins in a room that is as wide or wider.
  func start(of width: Int, in room: Int) -> Int {
    let free = Swift.max(room - width, 0)
    if self == .center { return free / 2 }
    return self == .trailing || self == .numeric ? free : 0
  }
}
