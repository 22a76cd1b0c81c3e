/// The horizontal or the vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Columns.
  case horizontal
  /// Rows.
  case vertical

  /// Several axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Columns.
    public static let horizontal = Set(rawValue: 1)
    /// Rows.
    public static let vertical = Set(rawValue: 2)
  }
}

/// One side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The first row.
  case top
  /// The first column.
  case leading
  /// The last row.
  case bottom
  /// The last column.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The first row.
    public static let top = Set(.top)
    /// The first column.
    public static let leading = Set(.leading)
    /// The last row.
    public static let bottom = Set(.bottom)
    /// The last column.
    public static let trailing = Set(.trailing)
    /// The first and the last column.
    public static let horizontal: Set = [.leading, .trailing]
    /// The first and the last row.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
