import CellLayout
import Cells
import TerminalUI
import TerminalUICore

/// Turns the values of one axis into places along it, and has the axis' marks.
@MainActor struct ChartScale {
  struct Mark {
    let value: Double
    /// The value at which the label is: the middle of a unit of time, where the mark is at its beginning.
    var labelPlace: Double
    let label: String
    let hasLine: Bool
    var color: Color?
  }

  let least: Double
  let greatest: Double
  /// The number of names, if there are some.
  let count: Int?
  let type: ScaleType
  private(set) var marks: [Mark] = []
  private let isReversed: Bool
  private let dimension: ChartDimension
  /// The names in the order of the axis.
  let names: [String]
  /// The place of each name of the data among the names of the domain; `nil` where the places are the same.
  private var order: [Double]?
  /// Whether the names are in another order than in the data.
  var isReordered: Bool { order != nil }
  /// Whether the app sets the content of the axis.
  let isGiven: Bool
  /// The places of the axis's two ends.
  ///
  /// The scale is the part between them.
  private let ends: (first: Double, last: Double)

  /// - Parameters:
  ///   - length: The cells along the axis.
  ///   - cells: How many of them a mark should have.
  ///   - isUpright: Whether the axis goes from bottom to top: it begins at zero unless that is far away, and ends at round numbers; names
  ///     go downward.
  init(
    _ dimension: ChartDimension, _ axis: ChartConfiguration.Axis, _ environment: EnvironmentValues,
    length: Int, cells: Int, isUpright: Bool
  ) {
    self.dimension = dimension
    isReversed = isUpright && dimension.isCategory
    var step: Double?
    isGiven = axis.marks.contains { $0.make != nil }
    let wanted = Swift.max(length / cells, 1)
    if dimension.isCategory {
      var names = dimension.categories
      if case .categories(let given) = axis.domain {
        let places = Dictionary(given.enumerated().map { ($1, Double($0)) }) { first, _ in first }
        order = names.map { places[$0] ?? .nan }
        names = given
      }
      count = names.count
      type = .linear
      self.names = names
      (least, greatest) = (-0.5, Double(names.count) - 0.5)
    } else {
      count = nil
      names = []
      type = dimension.isTime ? .linear : axis.type
      let given = axis.marks.wanted.map { Swift.min($0, Swift.max(length, 1)) }
      let ends = Self.ends(dimension, axis, type, wanted: given ?? wanted, isUpright)
      (least, greatest, step) = (ends.least, ends.greatest, ends.step)
    }
    ends = (type.place(least), type.place(greatest))
    let axisMarks = AxisMarkMaker(
      dimension: dimension, domain: axis.domain, type: type, least: least, greatest: greatest,
      wanted: wanted, length: length, step: step, environment: environment)
    marks = axis.marks.flatMap(axisMarks.marks)
  }

  /// The values at both ends of an axis: those that the app sets, or those of the data, widened to round numbers.
  private static func ends(
    _ dimension: ChartDimension, _ axis: ChartConfiguration.Axis, _ type: ScaleType, wanted: Int,
    _ isUpright: Bool
  ) -> (least: Double, greatest: Double, step: Double?) {
    var (low, high) = (dimension.least.clampedToFinite, dimension.greatest.clampedToFinite)
    if !(low <= high) { (low, high) = (0, 1) }
    if case .numbers(let first, let last) = axis.domain {
      (low, high) = type.ends(first, last, leastPositive: dimension.leastPositive)
      return (low, high, nil)
    }
    if dimension.isTime {
      // A single moment is in the middle of a day.
      return low < high ? (low, high, nil) : (low - 43_200, high + 43_200, nil)
    }
    var includesZero = isUpright && low > 0 && low < high / 2
    if case .automatic(let said?) = axis.domain { includesZero = said }
    if includesZero { (low, high) = (Swift.min(low, 0), Swift.max(high, 0)) }
    if low == high { (low, high) = low == 0 ? (0, 1) : (Swift.min(low, 0), Swift.max(high, 0)) }
    (low, high) = type.ends(low, high, leastPositive: dimension.leastPositive)
    guard isUpright else { return (low, high, nil) }
    let step = type.isLinear ? Ticks.step(atLeast: (high - low) / Double(wanted)) : nil
    (low, high) = type.rounded(low, high, count: wanted)
    return (low.clampedToFinite, high.clampedToFinite, step)
  }

  /// Where a value is: 0 at the start of the axis, 1 at its end.
  func fraction(_ value: Double) -> Double {
    var value = value
    if let order {
      if value < -1 {
        value = -2 - value
      } else {
        let place = value.clampedToCells
        value = order.indices.contains(place) ? order[place] : .nan
      }
    }
    // Halves, as the distance of two numbers may be more than a number can be.
    let place = type.place(value)
    let fraction =
      ends.last > ends.first ? (place / 2 - ends.first / 2) / (ends.last / 2 - ends.first / 2) : 0.5
    return isReversed ? 1 - fraction : fraction
  }

  /// The value at a fraction of the axis that has no names.
  func value(at fraction: Double) -> Double {
    guard type.isLinear else { return type.value(ends.first + (ends.last - ends.first) * fraction) }
    return least + (greatest - least) * fraction
  }

  /// The value as a chart has it, or the name, at a fraction of the axis; `nil` beyond its ends.
  func plotted(at fraction: Double) -> _Plotted? {
    guard fraction >= 0, fraction <= 1 else { return nil }
    guard count != nil else {
      let value = value(at: fraction)
      return value.isFinite ? dimension.isTime ? .moment(value) : .number(value) : nil
    }
    let place = (isReversed ? 1 - fraction : fraction) * Double(names.count)
    let index = Swift.min(place.rounded(.down).clampedToCells, names.count - 1)
    return names.indices.contains(index) ? .category(names[index]) : nil
  }

  /// The fraction of a value as a chart has it; `nil` where it has no place.
  func fraction(of plotted: _Plotted) -> Double? {
    var found: Double
    switch plotted {
    case .number(let value), .moment(let value):
      guard count == nil, dimension.isTime == (plotted == .moment(value)) else { return nil }
      found = fraction(value)
    case .category(let name):
      let known = dimension.place(ofName: name).map { order?[$0] ?? Double($0) }
      // The domain may have names without marks.
      guard let place = known ?? names.firstIndex(of: name).map(Double.init) else { return nil }
      found = (place + 0.5) / Double(Swift.max(names.count, 1))
      if isReversed { found = 1 - found }
    }
    return found.isFinite ? found : nil
  }
}

extension Double {
  /// The number, or the largest in place of one that is infinite: a sum of values may be.
  fileprivate nonisolated var clampedToFinite: Double {
    isInfinite ? (self > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude) : self
  }
}
