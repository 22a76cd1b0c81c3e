/// The least and the greatest of runs of values, so that those of any run are found by looking at few.
nonisolated struct Extremes {
  /// The extremes of runs of 16 values, of 256 values, and so on.
  private var levels: [[(least: Double, greatest: Double)]] = []
  private static let width = 16

  init() {}

  /// Looks at the values that have come since, and at the last run before them; each is a span.
  mutating func extend(to count: Int, _ value: (Int) -> (least: Double, greatest: Double)) {
    guard count > Extremes.width else { return }
    extendRuns(0, of: count, value)
    var level = 0
    while levels[level].count > Extremes.width {
      let below = levels[level]
      extendRuns(level + 1, of: below.count) { below[$0] }
      level += 1
    }
  }

  /// Adds the runs of one level for values that have come, from the last run on, which may not have been full.
  private mutating func extendRuns(
    _ level: Int, of count: Int, _ value: (Int) -> (least: Double, greatest: Double)
  ) {
    if level == levels.count { levels.append([]) }
    // The last run may not have been whole.
    _ = levels[level].popLast()
    for start in stride(from: levels[level].count * Extremes.width, to: count, by: Extremes.width) {
      var (least, greatest) = value(start)
      for index in start..<Swift.min(start + Extremes.width, count) {
        let (low, high) = value(index)
        (least, greatest) = (Swift.min(least, low), Swift.max(greatest, high))
      }
      levels[level].append((least, greatest))
    }
  }

  /// The least and the greatest value of a run that isn't empty, and how many were looked at.
  func of(
    _ range: Range<Int>, _ value: (Int) -> (least: Double, greatest: Double)
  ) -> (least: Double, greatest: Double, looks: Int) {
    var (least, greatest, looks) = (Double.infinity, -Double.infinity, 0)
    func look(_ low: Double, _ high: Double) {
      looks += 1
      least = Swift.min(least, low)
      greatest = Swift.max(greatest, high)
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    var level = -1
    let width = Extremes.width
    // The ends one by one up to whole runs, and those on the next level.
    while start < end {
      let next = level + 1
      let isLast = next >= levels.count
      func at(_ index: Int) -> (Double, Double) { level < 0 ? value(index) : levels[level][index] }
      while start < end, isLast || start % width != 0 {
        let (low, high) = at(start)
        look(low, high)
        start += 1
      }
      while start < end, end % width != 0 {
        end -= 1
        let (low, high) = at(end)
        look(low, high)
      }
      (start, end, level) = (start / width, end / width, next)
    }
    return (least, greatest, looks)
  }
}
