import Cells

/// How often the same cell was clicked in a row.
package struct ClickCount {
  private(set) var count = 0
  private var last: (position: Point, time: Duration)?

  package init() {}

  /// Adds a click, and gives their number.
  package mutating func add(at position: Point, time: Duration) -> Int {
    let isNext = last.map { $0.position == position && time - $0.time <= .milliseconds(500) } ?? false
    count = isNext ? count + 1 : 1
    last = (position, time)
    return count
  }
}
