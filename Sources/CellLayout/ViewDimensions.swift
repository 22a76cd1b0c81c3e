public import Cells

/// A chosen size and its alignment guides.
///
///     .alignmentGuide(.leading) { dimensions in dimensions.width / 3 }
///
/// - Source: SwiftUI `ViewDimensions`; differs in unit (cells).
@MainActor public struct ViewDimensions {
  /// The width in columns.
  public let width: Int
  /// The height in rows.
  public let height: Int

  private let explicit: ((AlignmentKey) -> Int?)?

  /// Makes the dimensions of a view of `size` that places the guides that `explicit` knows.
  public init(_ size: Size, explicit: ((AlignmentKey) -> Int?)? = nil) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The position of a guide: the explicit one, else its default.
  public subscript(key: AlignmentKey) -> Int { explicit?(key) ?? key.defaultValue(in: self) }
  /// The position of a guide in columns from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Int { self[guide.key] }
  /// The position of a guide in rows from the top edge.
  public subscript(guide: VerticalAlignment) -> Int { self[guide.key] }
  /// The position of a guide where the view places it itself.
  public subscript(explicit guide: HorizontalAlignment) -> Int? { explicit?(guide.key) }
  /// The position of a guide where the view places it itself.
  public subscript(explicit guide: VerticalAlignment) -> Int? { explicit?(guide.key) }
}
