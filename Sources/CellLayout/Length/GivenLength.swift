public import Cells

/// A length as a view was given it: in the unit of the place where the view will be, which isn't known yet.
///
/// It has the size of an `Int`, and reading it in cells costs what reading an `Int` costs.
@frozen @usableFromInline package struct GivenLength: Hashable, Sendable {
  @usableFromInline package let whole: Int32
  /// The difference of the length from the whole number, or ``inCells``.
  @usableFromInline package let rest: Float

  /// The rest of a length that counts cells wherever it is.
  @inlinable package static var inCells: Float { .infinity }

  /// Makes a length of a whole number.
  @inlinable package init(_ length: Int) {
    whole = Int32(truncatingIfNeeded: length.clampedToCells)
    rest = 0
  }

  /// Makes a length of cells, regardless of the unit.
  @inlinable package init(cells: Int) {
    whole = Int32(truncatingIfNeeded: cells.clampedToCells)
    rest = Self.inCells
  }

  /// Makes a length of any number; not a number is 0.
  @usableFromInline package init(_ length: Double) {
    whole = Int32(truncatingIfNeeded: length.rounded().clampedToCells)
    rest = Self.rest(of: length)
  }

  /// The difference of a length from the nearest whole number.
  @usableFromInline package static func rest(of length: Double) -> Float {
    length.isFinite && abs(length) < Double(CellLimit.maximum) ? Float(length - length.rounded()) : 0
  }

  /// The length in cells where cells are counted.
  @inlinable package var cells: Int { Int(whole) }

  /// The length in cells where a unit is counted.
  @inlinable package func cells(in unit: LengthUnit, along axis: Axis) -> Int {
    unit == .cells || rest == Self.inCells ? Int(whole) : resolved(in: unit, along: axis)
  }

  @usableFromInline func resolved(in unit: LengthUnit, along axis: Axis) -> Int {
    unit.cells(Double(whole) + Double(rest), along: axis)
  }
}

extension LengthUnit {
  /// The length of a frame in cells, from a whole number and the length's difference from it.
  package func extent(_ length: Int?, _ rest: Float, along axis: Axis) -> Int? {
    guard let length, length != .max, self != .cells, rest != GivenLength.inCells else { return length }
    return extent(Double(length) + Double(rest), along: axis)
  }

  /// A length in cells, from a whole number and the length's difference from it.
  package func cells(_ length: Int, _ rest: Float, along axis: Axis) -> Int {
    guard self != .cells, rest != GivenLength.inCells else { return length }
    return cells(Double(length) + Double(rest), along: axis)
  }
}
