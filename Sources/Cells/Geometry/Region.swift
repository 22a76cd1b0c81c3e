/// A set of cells as a few disjoint rectangles: the cells to draw again.
///
///     var damage = Region()
///     damage.add(Rect(x: 0, y: 0, width: 4, height: 1))
///     damage.add(Rect(x: 70, y: 20, width: 9, height: 1))
///     damage.rects.count     // 2: the cells between them stay
///
/// A region has every cell that was added, and few others: when there would be more than ``maxCount`` rectangles, the
/// last rectangle is united with the one with which the union adds the fewest cells.
public struct Region: Hashable, Sendable {
  /// The most rectangles.
  public static let maxCount = 48

  // Rectangles are cut to this one, so that sums of their areas don't overflow.
  private static let universe = Rect(
    x: -CellLimit.maximum / 2, y: -CellLimit.maximum / 2, width: CellLimit.maximum, height: CellLimit.maximum)

  /// The rectangles; no two share a cell, none is empty.
  public private(set) var rects: [Rect] = []

  /// Makes a region without cells.
  @inlinable public init() {}

  /// Makes a region of the cells of a rectangle.
  public init(_ rect: Rect) { add(rect) }

  /// Whether there is no cell.
  @inlinable public var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that has all cells.
  public var bounds: Rect { rects.reduce(.zero) { $0.union($1) } }

  /// Whether a cell belongs to the region.
  public func contains(_ point: Point) -> Bool { rects.contains { $0.contains(point) } }

  /// Whether a rectangle shares a cell with the region.
  public func intersects(_ rect: Rect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// Adds the cells of a rectangle; an empty one adds none.
  ///
  /// Allocates nothing once there was room for ``maxCount`` rectangles.
  public mutating func add(_ rect: Rect) {
    if rects.capacity <= Region.maxCount { rects.reserveCapacity(Region.maxCount + 1) }
    add(rect.intersection(Region.universe), mayDivide: true)
  }

  /// Removes all cells.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    keepingCapacity ? rects.empty() : rects.removeAll()
  }

  /// Adds a rectangle: united with those it touches where that is cheap, or else without the cells that are there.
  ///
  /// Without `mayDivide` it is united with each rectangle that it shares cells with.
  private mutating func add(_ added: Rect, mayDivide: Bool) {
    guard !added.isEmpty else { return }
    var rect = added
    var index = 0
    while index < rects.count {
      let other = rects[index]
      guard rect.touches(other) else {
        index += 1
        continue
      }
      if other.contains(rect) { return }
      let common = rect.intersection(other)
      // The union of both costs no more than the two if it adds no more cells than they have in common.
      if Region.waste(rect, other, common) <= Region.area(common) || (!mayDivide && !common.isEmpty) {
        rect = rect.union(other)
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        index = 0
      } else if !common.isEmpty {
        divide(rect, around: common)
        return
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > Region.maxCount { uniteLast() }
  }

  /// Adds the parts of a rectangle that are above, below and beside `hole`, which is in it.
  private mutating func divide(_ rect: Rect, around hole: Rect) {
    add(Rect(x: rect.minX, y: rect.minY, width: rect.width, height: hole.minY - rect.minY))
    add(Rect(x: rect.minX, y: hole.maxY, width: rect.width, height: rect.maxY - hole.maxY))
    add(Rect(x: rect.minX, y: hole.minY, width: hole.minX - rect.minX, height: hole.height))
    add(Rect(x: hole.maxX, y: hole.minY, width: rect.maxX - hole.maxX, height: hole.height))
  }

  /// Unites the last rectangle with the one with which the union adds the fewest cells.
  private mutating func uniteLast() {
    let last = rects.removeLast()
    var best = (index: 0, waste: Int.max)
    for index in rects.indices {
      let waste = Region.waste(rects[index], last, .zero)
      if waste < best.waste { best = (index, waste) }
    }
    let union = rects[best.index].union(last)
    rects.remove(at: best.index)
    // Parts of a divided rectangle could be too many again.
    add(union, mayDivide: false)
  }

  private static func area(_ rect: Rect) -> Int { rect.width * rect.height }

  /// The cells that the union of two rectangles has beyond theirs.
  private static func waste(_ a: Rect, _ b: Rect, _ common: Rect) -> Int {
    area(a.union(b)) - area(a) - area(b) + area(common)
  }
}

extension Rect {
  /// Whether the rectangles, neither empty, share a cell, an edge or a corner: else there is nothing to unite.
  @inline(__always) fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension Region: CustomStringConvertible {
  /// The rectangles in order, in brackets.
  public var description: String { "[" + rects.map(\.description).joined(separator: ", ") + "]" }
}
