import Cells
import TerminalUI

/// The kinds of marks.
nonisolated enum MarkKind: String { case bar, line, area, point }

/// The facts about a chart's marks, from one pass over all of them.
public final class _ChartCollector {
  /// The series, in the order in which they came.
  private(set) var series: [ChartSeries] = []
  private(set) var rules: [ChartRule] = []
  /// The parts of a pie, in the order in which they came.
  private(set) var sectors: [ChartSector] = []
  private(set) var x = ChartDimension()
  private(set) var y = ChartDimension()
  /// The label of the value that distinguishes the series, if there is one.
  private(set) var legend: String?
  private var places: [SeriesKey: Int] = [:]
  private var lastKey: (key: SeriesKey, place: Int)?
  /// The sums of the bars and areas at a place so far: above and below zero.
  private var stacks: [StackKey: (above: Double, below: Double)] = [:]
  /// Whether marks were added where new ones have to be behind all others.
  private(set) var isInOrder = true
  private var goesOn = false
  /// The shadings of the colours of rules; series keep their own.
  private var shadings: Set<Numbered<Shading>> = []

  private struct SeriesKey: Hashable {
    let kind: MarkKind
    let name: String?
    let part: String?
    let color: Color?
  }

  private struct StackKey: Hashable {
    let kind: MarkKind
    let place: Double
  }

  func add(_ kind: MarkKind, _ point: MarkPoint, _ style: _MarkStyle, part: String? = nil) {
    if x.label.isEmpty { x.label = point.xLabel }
    if y.label.isEmpty { y.label = point.yLabel }
    if let label = style.seriesLabel { legend = label }
    let names = self.x.categories.count + self.y.categories.count
    guard let x = x.place(of: point.x), let y = y.place(of: point.y) else { return }
    if goesOn, self.x.categories.count + self.y.categories.count != names { isInOrder = false }
    let key = SeriesKey(kind: kind, name: style.series, part: part, color: style.color)
    let place: Int
    if let lastKey, lastKey.key == key {
      place = lastKey.place
    } else {
      place = places[key] ?? series.count
      if place == series.count {
        series.append(ChartSeries(kind: kind, name: style.series, style: style))
        places[key] = place
        if goesOn { isInOrder = false }
      }
      lastKey = (key, place)
    }
    // A bar lies where its category is along the vertical axis.
    let lies = kind == .bar && self.y.isCategory && !self.x.isCategory
    let (at, value) = lies ? (y, x) : (x, y)
    var start = 0.0
    if kind == .bar || kind == .area {
      let key = StackKey(kind: kind, place: at)
      if goesOn, stacks[key] != nil { isInOrder = false }
      var stack = stacks[key] ?? (0, 0)
      start = value < 0 ? stack.below : stack.above
      if value < 0 { stack.below += value } else { stack.above += value }
      stacks[key] = stack
      lies ? self.x.includeZero(start + value) : self.y.includeZero(start + value)
    }
    series[place].add(at, value, start: start, lies: lies)
    if !(lies || self.x.isCategory) { self.x.include(x) }
    if !self.y.isCategory { self.y.include(y) }
    if lies { self.x.include(x) }
  }

  func addRule(isVertical: Bool, _ value: _Plotted, _ style: _MarkStyle) {
    let place = isVertical ? x.place(of: value) : y.place(of: value)
    guard let place else { return }
    if case .number = value { isVertical ? x.include(place) : y.include(place) }
    if let shading = style.shading { shadings.insert(shading) }
    rules.append(
      ChartRule(isVertical: isVertical, value: place, color: style.color, before: series.count))
  }

  func addSector(_ sector: ChartSector) {
    if let label = sector.style.seriesLabel { legend = label }
    if let shading = sector.style.shading { shadings.insert(shading) }
    sectors.append(sector)
  }

  /// Whether there are marks along axes.
  var hasAxes: Bool { !series.isEmpty || !rules.isEmpty || sectors.isEmpty }

  /// Marks come behind those that were added before, of the same run or of any.
  func goOn(isOneRun: Bool) { goesOn = !isOneRun }

  /// Makes the data that drawing looks at instead of all values.
  func finish() { for index in series.indices { series[index].finish() } }
}

/// The extent of an axis: names in the order in which they came, or numbers between two ends.
nonisolated struct ChartDimension {
  var label = ""
  private(set) var categories: [String] = []
  private var places: [String: Int] = [:]
  private(set) var least = Double.infinity
  private(set) var greatest = -Double.infinity

  var isCategory: Bool { !categories.isEmpty }

  /// The place of a value; `nil` where it isn't a number.
  mutating func place(of value: _Plotted) -> Double? {
    switch value {
    case .number(let number): return number.isFinite ? number : nil
    case .category(let name):
      if let place = places[name] { return Double(place) }
      places[name] = categories.count
      categories.append(name)
      return Double(categories.count - 1)
    }
  }

  mutating func include(_ value: Double) {
    least = Swift.min(least, value)
    greatest = Swift.max(greatest, value)
  }

  mutating func includeZero(_ value: Double) {
    include(value)
    include(0)
  }
}

/// A line across a chart.
nonisolated struct ChartRule {
  let isVertical: Bool
  let value: Double
  let color: Color?
  /// How many series are drawn before.
  let before: Int
}

/// The values of one series.
nonisolated struct ChartSeries {
  let kind: MarkKind
  let name: String?
  let style: _MarkStyle
  /// Whether the bars lie.
  private(set) var lies = false
  /// The places of the values, and the values.
  private(set) var places: [Double] = []
  private(set) var values: [Double] = []
  /// The starts of bars and areas; empty while they are zero everywhere.
  private(set) var starts: [Double] = []
  /// Whether the places ascend.
  private(set) var isSorted = true
  private var extremes = Extremes()
  /// The first of the least values, and the first of the greatest.
  private(set) var ends = (least: 0, greatest: 0)
  /// The dots that are drawn where there are more points than there is room for.
  let dots = ChartDots()

  init(kind: MarkKind, name: String?, style: _MarkStyle) {
    self.kind = kind
    self.name = name
    self.style = style
  }

  mutating func add(_ place: Double, _ value: Double, start: Double, lies: Bool) {
    if let last = places.last, place < last { isSorted = false }
    self.lies = lies
    if start != 0, starts.isEmpty {
      starts = Array(repeating: 0, count: values.count)
      extremes = Extremes()
    }
    if start != 0 || !starts.isEmpty { starts.append(start) }
    if !values.isEmpty, value < values[ends.least] { ends.least = values.count }
    if !values.isEmpty, value > values[ends.greatest] { ends.greatest = values.count }
    places.append(place)
    values.append(value)
  }

  mutating func finish() { extremes.extend(to: values.count, extent) }

  func start(_ index: Int) -> Double { starts.isEmpty ? 0 : starts[index] }

  /// The least and the greatest value of a run that isn't empty, and how many were looked at: of bars and areas that are stacked, where they
  /// begin and end.
  func extremes(of range: Range<Int>) -> (least: Double, greatest: Double, looks: Int) {
    extremes.of(range, extent)
  }

  private func extent(_ index: Int) -> (least: Double, greatest: Double) {
    let value = values[index]
    guard !starts.isEmpty else { return (value, value) }
    let start = starts[index]
    return (Swift.min(start, start + value), Swift.max(start, start + value))
  }

  /// The first value at or after a place; the places ascend.
  func index(from place: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The least and the greatest of runs of values, so that those of any run are found by looking at few.
nonisolated struct Extremes {
  /// Those of runs of 16, of 256, and so on.
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
