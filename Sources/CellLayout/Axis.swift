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
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Columns.
    @inlinable public static var horizontal: Set { Set(rawValue: 1) }
    /// Rows.
    @inlinable public static var vertical: Set { Set(rawValue: 2) }
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
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    @inlinable public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The first row.
    @inlinable public static var top: Set { Set(.top) }
    /// The first column.
    @inlinable public static var leading: Set { Set(.leading) }
    /// The last row.
    @inlinable public static var bottom: Set { Set(.bottom) }
    /// The last column.
    @inlinable public static var trailing: Set { Set(.trailing) }
    /// The first and the last column.
    public static let horizontal: Set = [.leading, .trailing]
    /// The first and the last row.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
