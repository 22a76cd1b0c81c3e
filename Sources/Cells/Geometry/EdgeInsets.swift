/// Cells removed from each edge.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows at the top.
  public var top: Int
  /// Columns at the leading edge (the left one).
  public var leading: Int
  /// Rows at the bottom.
  public var bottom: Int
  /// Columns at the trailing edge (the right one).
  public var trailing: Int

  /// Makes insets from four lengths in cells.
  @inlinable public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The insets as `(top, leading, bottom, trailing)`.
  public var description: String { "(\(top), \(leading), \(bottom), \(trailing))" }
}
