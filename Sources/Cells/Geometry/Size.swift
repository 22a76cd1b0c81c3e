/// A width in columns and a height in rows.
///
///     Size(width: 80, height: 24)
public struct Size: Hashable, Sendable {
  /// The width in columns.
  public var width: Int
  /// The height in rows.
  public var height: Int

  /// Makes a size from a number of columns and a number of rows.
  @inlinable public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No cells at all.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// Whether this size has no cell.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension Size: CustomStringConvertible {
  /// The size as `width×height`.
  public var description: String { "\(width)×\(height)" }
}
