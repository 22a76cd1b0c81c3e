import Cells

/// The extent of an axis: names in the order in which they came, or numbers between two ends.
///
/// A `ChartModel` collects one for each axis while it goes through the marks; `ChartScale` then makes the axis of it.
nonisolated struct ChartDimension {
  var label = ""
  private var distinct = DistinctNames()
  private(set) var least = Double.infinity
  private(set) var greatest = -Double.infinity
  /// The least number above zero, for axes of powers.
  private(set) var leastPositive = Double.infinity
  /// What divides the axis; `nil` for round numbers.
  var ruler: (any _ChartRuler.Type)?
  /// The room of the largest unit that a value has; 0 without units.
  private(set) var unit = 0.0

  /// Whether the axis is one of time.
  var isTime: Bool { ruler != nil && !isCategory }

  var categories: [String] { distinct.names }

  var isCategory: Bool { !categories.isEmpty }

  /// The place of a name among those of the data.
  func place(ofName name: String) -> Int? { distinct[name] }

  /// The place of a value, `nil` where it isn't a number: a name that is new becomes a category.
  mutating func place(of value: _Plotted) -> Double? {
    switch value {
    case .number(let number), .moment(let number): return number.isFinite ? number : nil
    case .category(let name): return Double(distinct.place(of: name))
    }
  }

  /// Widens the extent to a number of a mark.
  mutating func include(_ value: Double) {
    least = Swift.min(least, value)
    greatest = Swift.max(greatest, value)
    if value > 0 { leastPositive = Swift.min(leastPositive, value) }
  }

  /// Widens the extent to a unit, such as the day of a bar.
  mutating func include(_ span: ChartSpan) {
    include(span.start)
    include(span.end)
    unit = Swift.max(unit, span.end - span.start)
  }

  /// The value at `place`, for summaries and for what the app asks of a proxy.
  func plotted(_ place: Double) -> _Plotted {
    if isCategory {
      let index = place.rounded().clampedToCells
      return .category(categories.indices.contains(index) ? categories[index] : "")
    }
    return ruler == nil ? .number(place) : .moment(place)
  }

  /// Widens the extent to a bar, which begins at zero.
  mutating func includeZero(_ value: Double) {
    include(value)
    include(0)
  }
}
