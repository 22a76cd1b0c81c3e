/// The bounds every length in cells is kept in, so that sums of lengths can't overflow.
public enum CellLimit {
  /// The largest length or coordinate in cells: 2³⁰.
  public static let maximum = 1 << 30
}

extension Int {
  /// This number of cells, kept within ±``CellLimit/maximum``.
  @inlinable public var clampedToCells: Int {
    Swift.min(Swift.max(self, -CellLimit.maximum), CellLimit.maximum)
  }

  /// This number of cells as a length: kept within 0 and ``CellLimit/maximum``.
  @inlinable public var clampedToLength: Int {
    Swift.min(Swift.max(self, 0), CellLimit.maximum)
  }
}

extension Double {
  /// This number of cells without its fraction, kept within ±``CellLimit/maximum``; 0 for not a number.
  @inlinable public var clampedToCells: Int {
    isNaN ? 0 : Int(Swift.min(Swift.max(self, Double(-CellLimit.maximum)), Double(CellLimit.maximum)))
  }
}
