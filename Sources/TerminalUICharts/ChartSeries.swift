import TerminalUI

/// The values of one series: the marks of one kind and name, as ``_ChartCollector`` gathers and ``ChartDrawing`` draws
/// them.
nonisolated struct ChartSeries {
  let kind: MarkKind
  let name: String?
  let style: _MarkStyle
  /// Whether the bars lie: then places are along *y*, and values along *x*.
  private(set) var lies = false
  /// Where each value is: its place along the axis, and the value itself.
  private(set) var places: [Double] = []
  private(set) var values: [Double] = []
  /// The starts of bars and areas; empty while they are zero everywhere.
  private(set) var starts: [Double] = []
  /// The room of each bar's unit; empty without units.
  private(set) var units: [Double] = []
  /// Whether the values begin at values of their own.
  private(set) var isRange = false
  /// The places of rectangles; empty for other marks.
  private(set) var rectangles: [ChartRectangle] = []
  /// Which of the bars of one place it is.
  let position: Int?
  /// Whether the places ascend.
  private(set) var isSorted = true
  private var extremes = Extremes()
  /// The first of the least values, and the first of the greatest.
  private(set) var ends = (least: 0, greatest: 0)
  /// The dots that are drawn where there are more points than there is room for.
  let dots = ChartDots()

  init(kind: MarkKind, name: String?, style: _MarkStyle, position: Int?) {
    self.kind = kind
    self.position = position
    self.name = name
    self.style = style
  }

  /// Adds a value.
  ///
  /// Units and starts are kept only once there is one that isn't the usual.
  mutating func add(
    _ place: Double, _ value: Double, start: Double, unit: Double?, lies: Bool, isRange: Bool
  ) {
    if isRange { self.isRange = true }
    if let unit {
      if units.isEmpty { units = Array(repeating: 0, count: values.count) }
      units.append(unit)
    } else if !units.isEmpty {
      units.append(0)
    }
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

  /// Adds a rectangle, as a range if it is one.
  mutating func add(_ rectangle: ChartRectangle) {
    rectangles.append(rectangle)
    let (x, y) = (rectangle.x?.start ?? 0, rectangle.y?.start ?? 0)
    if let height = rectangle.y?.length {
      add(x, height, start: y, unit: nil, lies: false, isRange: true)
    } else if let width = rectangle.x?.length {
      add(y, width, start: x, unit: nil, lies: true, isRange: true)
    } else {
      add(x, y, start: 0, unit: nil, lies: false, isRange: false)
    }
  }

  /// Called when all values are there: extends the extremes, which answer quickly for any run of values.
  mutating func finish() { extremes.extend(to: values.count, extent) }

  /// The room of a bar's unit, if it has one.
  func unit(_ index: Int) -> Double? { units.isEmpty || units[index] == 0 ? nil : units[index] }

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
