/// A guide along the rows.
/// - Source: SwiftUI `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide.
  public let key: AlignmentKey

  /// Makes an alignment from the type that names its guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// Makes an alignment from the key of its guide.
  public init(_ key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
    key = AlignmentKey(id, standard, axis: .vertical)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { 0 }
  }
  /// The first row.
  public static let top = VerticalAlignment(Top.self, .top)

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.height / 2 }
  }
  /// The middle; of an even number of rows, the lower one of the two.
  public static let center = VerticalAlignment(Center.self, .verticalCenter)

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.height }
  }
  /// Below the last row.
  public static let bottom = VerticalAlignment(Bottom.self, .bottom)

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.height }
  }
  /// Below the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .firstTextBaseline)

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Int { context.height }
  }
  /// Below the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastTextBaseline)
}
