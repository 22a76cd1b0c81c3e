package import Cells

/// The unit of the numbers that a view gives and reads as lengths.
///
///     Tutorial().lengthUnit(.points)     // frame(width: 200) is 25 columns
///
/// - Source: ours; SwiftUI counts points everywhere.
public enum LengthUnit: UInt8, CaseIterable, Hashable, Sendable {
  /// Columns across and rows down.
  case cells
  /// Eighths of a column across and sixteenths of a row down, so that a square in points is a square on the screen.
  case points
}

extension LengthUnit: CustomStringConvertible {
  /// The name of the unit.
  public var description: String { self == .cells ? "cells" : "points" }
}

// MARK: From lengths to cells

extension LengthUnit {
  /// How many of this unit a cell has along an axis.
  @inlinable package func perCell(along axis: Axis) -> Int {
    self == .cells ? 1 : axis == .horizontal ? 8 : 16
  }

  /// How many of this unit a column has, which is also the side of a unit of drawings.
  @inlinable package var perColumn: Int { self == .cells ? 1 : 8 }

  /// A length in whole cells: half a cell and more away from zero; not a number is 0.
  package func cells(_ length: Double, along axis: Axis) -> Int {
    (length / Double(perCell(along: axis))).rounded().clampedToCells
  }

  /// A length in whole cells; no limit stays no limit.
  package func cells(_ length: Int, along axis: Axis) -> Int {
    self == .cells || length == .max ? length : cells(Double(length), along: axis)
  }

  /// The length of a frame in whole cells: more than nothing is at least one of them.
  package func extent(_ length: Double, along axis: Axis) -> Int {
    let cells = cells(length, along: axis)
    return self != .cells && cells == 0 && length > 0 ? 1 : cells
  }

  /// The room at an edge in whole cells: other than nothing is at least a column, and maybe no row.
  package func inset(_ length: Double, along axis: Axis) -> Int {
    let cells = cells(length, along: axis)
    guard self != .cells, axis == .horizontal, cells == 0, length != 0, !length.isNaN else { return cells }
    return length < 0 ? -1 : 1
  }

  /// The room at each edge in whole cells.
  package func insets(_ insets: EdgeInsets) -> EdgeInsets {
    guard self != .cells else { return insets }
    return EdgeInsets(
      top: inset(Double(insets.top), along: .vertical),
      leading: inset(Double(insets.leading), along: .horizontal),
      bottom: inset(Double(insets.bottom), along: .vertical),
      trailing: inset(Double(insets.trailing), along: .horizontal))
  }

  /// The cell that a place in this unit is nearest to.
  package func cells(_ place: Point) -> Point {
    self == .cells ? place : Point(x: cells(place.x, along: .horizontal), y: cells(place.y, along: .vertical))
  }

  /// The whole cells of a size in this unit: at least one where there is anything.
  package func cells(_ size: Size) -> Size {
    self == .cells
      ? size
      : Size(
        width: extent(Double(size.width), along: .horizontal),
        height: extent(Double(size.height), along: .vertical))
  }

  /// A proposal in cells.
  package func cells(_ proposal: ProposedViewSize) -> ProposedViewSize {
    self == .cells
      ? proposal
      : ProposedViewSize(
        width: proposal.width.map { $0 == .max ? $0 : extent(Double($0), along: .horizontal) },
        height: proposal.height.map { $0 == .max ? $0 : extent(Double($0), along: .vertical) })
  }
}

// MARK: From cells to lengths

extension LengthUnit {
  /// Whole cells in this unit; no limit stays no limit.
  package func length(_ cells: Int, along axis: Axis) -> Int {
    self == .cells || cells == .max ? cells : (cells.clampedToCells * perCell(along: axis)).clampedToCells
  }

  /// A cell's place in this unit.
  package func length(_ place: Point) -> Point {
    self == .cells
      ? place : Point(x: length(place.x, along: .horizontal), y: length(place.y, along: .vertical))
  }

  /// A size of cells in this unit.
  package func length(_ size: Size) -> Size {
    self == .cells
      ? size
      : Size(width: length(size.width, along: .horizontal), height: length(size.height, along: .vertical))
  }

  /// A rectangle of cells in this unit.
  package func length(_ rect: Rect) -> Rect {
    self == .cells ? rect : Rect(origin: length(rect.origin), size: length(rect.size))
  }

  /// A proposal of cells in this unit.
  package func length(_ proposal: ProposedViewSize) -> ProposedViewSize {
    self == .cells
      ? proposal
      : ProposedViewSize(
        width: proposal.width.map { length($0, along: .horizontal) },
        height: proposal.height.map { length($0, along: .vertical) })
  }
}
