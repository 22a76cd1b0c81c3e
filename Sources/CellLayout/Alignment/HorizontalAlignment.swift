/// A guide along the columns.
/// - Source: SwiftUI `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide.
  public let key: AlignmentKey

  /// Makes an alignment from the type that names its guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// Makes an alignment from the key of its guide.
  public init(_ key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
    key = AlignmentKey(id, standard, axis: .horizontal)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { 0 }
  }
  /// The first column.
  public static let leading = HorizontalAlignment(Leading.self, .leading)

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.width / 2 }
  }
  /// The middle; of an even number of columns, the right one of the two.
  public static let center = HorizontalAlignment(Center.self, .horizontalCenter)

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.width }
  }
  /// Behind the last column.
  public static let trailing = HorizontalAlignment(Trailing.self, .trailing)
}
