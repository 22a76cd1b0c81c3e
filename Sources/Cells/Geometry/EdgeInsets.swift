/// Lengths at each edge: cells, or the unit of `lengthUnit(_:)` where a view is given them.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows at the top.
  public var top: Int
  /// Columns at the leading edge (the left one).
  public var leading: Int
  /// Rows at the bottom.
  public var bottom: Int
  /// Columns at the trailing edge (the right one).
  public var trailing: Int

  /// Makes insets from four lengths.
  @inlinable public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets from four lengths, each rounded to a whole number, half away from zero; not a number is 0.
  @_disfavoredOverload public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.init(
      top: top.rounded().clampedToCells, leading: leading.rounded().clampedToCells,
      bottom: bottom.rounded().clampedToCells, trailing: trailing.rounded().clampedToCells)
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The insets as `(top, leading, bottom, trailing)`.
  public var description: String { "(\(top), \(leading), \(bottom), \(trailing))" }
}
