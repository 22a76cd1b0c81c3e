import Cells
import TerminalUI

/// The points that a chart draws of many: one for each pixel where there are some.
final class ChartDots {
  /// Where the points are.
  struct Room: Equatable {
    let width: Int
    let height: Int
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    let types: [ScaleType]
  }

  /// The points, at most one for each pixel.
  private(set) var points: [DrawingPoint] = []
  private var room: Room?
  private var isTaken: [Bool] = []
  private var count = 0

  /// Adds the points that have come since the last call, or all again in another room; returns how many it looked at.
  func update(to count: Int, in room: Room, _ point: (Int) -> DrawingPoint) -> Int {
    // The smallest pixels are eight a cell.
    let (columns, rows) = (room.width * 2 + 1, room.height * 4 + 1)
    if room != self.room {
      (self.room, points, self.count) = (room, [], 0)
      isTaken = Array(repeating: false, count: columns * rows)
    }
    let looks = count - self.count
    for index in self.count..<count {
      let point = point(index)
      let (x, y) = ((point.x * 2).rounded(.down), (point.y * 2).rounded(.down))
      guard x >= 0, y >= 0, x < Double(columns), y < Double(rows) else { continue }
      let place = Int(y) * columns + Int(x)
      if isTaken[place] { continue }
      isTaken[place] = true
      points.append(point)
    }
    self.count = count
    return looks
  }
}
