import Cells
import TerminalUI

/// The kinds of marks that make series; rules and sectors are kept apart.
nonisolated enum MarkKind: String { case bar, line, area, point, rectangle }

/// The facts about a chart's marks, from one pass over all of them.
public final class _ChartCollector {
  /// The series, in the order in which they came.
  private(set) var series: [ChartSeries] = []
  private(set) var rules: [ChartRule] = []
  /// The parts of a pie, in the order in which they came.
  private(set) var sectors: [ChartSector] = []
  /// The views at the sides of marks.
  private(set) var annotations: [ChartAnnotation] = []
  /// The names that put bars next to each other within a category: see ``ChartContent/position(by:axis:span:)``.
  private var positions = DistinctNames()
  /// The values that points have different symbols for.
  private var symbols = DistinctNames()
  private(set) var x = ChartDimension()
  private(set) var y = ChartDimension()
  /// The label of the value that distinguishes the series, if there is one.
  private(set) var legend: String?
  /// The places of series among ``series``.
  private var places: [SeriesKey: Int] = [:]
  /// The series of the mark before, which the next mark is most often in.
  private var lastKey: (key: SeriesKey, place: Int)?
  /// The sums so far of the bars, or areas, at each place: above and below zero.
  private var stacks: [StackKey: (above: Double, below: Double)] = [:]
  /// Whether marks that came later fit behind those before; `false` means that all must be collected again.
  private(set) var isInOrder = true
  /// Whether a new series or name, or a value on a known stack, would be out of order: see ``goOn(isOneRun:)``.
  private var goesOn = false
  /// The shadings of the colours of rules; series keep their own.
  private var shadings: Set<Numbered<Shading>> = []

  /// The properties that all marks of a series share.
  private struct SeriesKey: Hashable {
    let kind: MarkKind
    let name: String?
    let part: String?
    let color: Color?
    let symbol: String?
    let position: String?
    let opacity: Double
  }

  /// The properties that all bars or areas of a stack share.
  private struct StackKey: Hashable {
    let kind: MarkKind
    let place: Double
    let position: String?
  }

  /// The place of a series, made when its first mark comes.
  private func place(of kind: MarkKind, _ style: _MarkStyle, _ part: String?) -> Int {
    let key = SeriesKey(
      kind: kind, name: style.series, part: part, color: style.color, symbol: style.symbolSeries,
      position: style.position, opacity: style.opacity)
    if let lastKey, lastKey.key == key { return lastKey.place }
    let place = places[key] ?? series.count
    if place == series.count {
      let position = style.position.map { positions.place(of: $0) }
      if let name = style.symbolSeries { _ = symbols.place(of: name) }
      series.append(ChartSeries(kind: kind, name: style.series, style: style, position: position))
      places[key] = place
      if goesOn { isInOrder = false }
    }
    lastKey = (key, place)
    return place
  }

  /// Adds a mark to the series that it belongs to; bars and areas at one place are put on top of each other.
  func add(_ kind: MarkKind, _ point: MarkPoint, _ style: _MarkStyle, part: String? = nil) {
    adoptNames(of: point, style)
    let names = self.x.categories.count + self.y.categories.count
    guard let x = x.place(of: point.x), let y = y.place(of: point.y) else { return }
    if goesOn, self.x.categories.count + self.y.categories.count != names { isInOrder = false }
    let lies = kind == .bar && liesAlongX(point)
    let (at, unit) = lies ? (y, point.yUnit) : (x, point.xUnit)
    var (start, value) = (0.0, lies ? x : y)
    if let given = point.start {
      guard let place = lies ? self.x.place(of: given.value) : self.y.place(of: given.value) else { return }
      (start, value) = (place, value - place)
      lies ? self.x.include(place) : self.y.include(place)
    } else if kind == .bar || kind == .area {
      let key = StackKey(kind: kind, place: at, position: style.position)
      if style.isStacked { start = stack(value, on: key) }
      lies ? self.x.includeZero(start + value) : self.y.includeZero(start + value)
    }
    series[place(of: kind, style, part)].add(
      at, value, start: start, unit: unit.map { $0.end - $0.start }, lies: lies,
      isRange: point.start != nil)
    if !self.x.isCategory { self.x.include(x) }
    if !self.y.isCategory { self.y.include(y) }
    if let unit { lies ? self.y.include(unit) : self.x.include(unit) }
    guard let annotation = style.annotation else { return }
    // The end of a bar, or of an area, is on top of those below it.
    let top = kind == .bar || kind == .area ? start + value : value
    let begin = kind == .bar ? start : top
    annotations.append(
      ChartAnnotation(
        annotation,
        at: lies
          ? .mark(from: (x: begin, y: y), to: (x: top, y: y))
          : .mark(from: (x: x, y: begin), to: (x: x, y: top))))
  }

  /// Adds a rectangle between two values of each axis, or as long as an axis where a side isn't given.
  func addRectangle(_ xSide: RectangleSide?, _ ySide: RectangleSide?, _ style: _MarkStyle) {
    let names = x.categories.count + y.categories.count
    let (width, height) = (xSide.flatMap { x.extent(of: $0) }, ySide.flatMap { y.extent(of: $0) })
    guard (width == nil) == (xSide == nil), (height == nil) == (ySide == nil) else { return }
    if goesOn, x.categories.count + y.categories.count != names { isInOrder = false }
    if let label = style.seriesLabel { legend = label }
    series[place(of: .rectangle, style, nil)].add(ChartRectangle(x: width, y: height))
    guard let annotation = style.annotation else { return }
    func ends(_ extent: RectangleExtent?) -> (Double, Double) {
      (extent?.start ?? 0, (extent?.start ?? 0) + (extent?.length ?? 0))
    }
    let (left, right) = ends(width)
    let (bottom, top) = ends(height)
    annotations.append(
      ChartAnnotation(annotation, at: .mark(from: (x: left, y: bottom), to: (x: right, y: top))))
  }

  /// Adopts the labels of the axes from the first mark that has some, and the other names from the last.
  private func adoptNames(of point: MarkPoint, _ style: _MarkStyle) {
    if x.label.isEmpty { x.label = point.xLabel }
    if y.label.isEmpty { y.label = point.yLabel }
    if let ruler = point.xRuler { x.ruler = ruler }
    if let ruler = point.yRuler { y.ruler = ruler }
    if let label = style.seriesLabel { legend = label }
  }

  /// Whether a bar lies: its range is along the horizontal axis, or its category or moment along the vertical one.
  private func liesAlongX(_ point: MarkPoint) -> Bool {
    point.start?.isAlongX
      ?? (y.isCategory && !x.isCategory || y.isTime && !x.isTime && !x.isCategory)
  }

  /// Stacks a value on those already at its place, and returns where it begins.
  private func stack(_ value: Double, on key: StackKey) -> Double {
    if goesOn, stacks[key] != nil { isInOrder = false }
    var stack = stacks[key] ?? (0, 0)
    let start = value < 0 ? stack.below : stack.above
    if value < 0 { stack.below += value } else { stack.above += value }
    stacks[key] = stack
    return start
  }

  /// Adds a line across the plot, or between two values.
  func addRule(_ rule: RulePlace, _ style: _MarkStyle) {
    func place(_ value: _Plotted, _ ruler: (any _ChartRuler.Type)?, isX: Bool) -> Double? {
      if let ruler { isX ? (x.ruler = ruler) : (y.ruler = ruler) }
      guard let place = isX ? x.place(of: value) : y.place(of: value) else { return nil }
      if isX ? !x.isCategory : !y.isCategory { isX ? x.include(place) : y.include(place) }
      return place
    }
    guard let value = place(rule.value, rule.ruler, isX: rule.isVertical) else { return }
    var ends: (Double, Double)?
    if let given = rule.ends {
      guard let start = place(given.start, given.ruler, isX: !rule.isVertical),
        let end = place(given.end, given.ruler, isX: !rule.isVertical)
      else { return }
      ends = (start, end)
    }
    if let shading = style.shading { shadings.insert(shading) }
    if let annotation = style.annotation {
      annotations.append(ChartAnnotation(annotation, at: .rule(isVertical: rule.isVertical, value)))
    }
    rules.append(
      ChartRule(
        isVertical: rule.isVertical, value: value, ends: ends,
        color: style.color.map { style.opacity < 1 ? $0.opacity(style.opacity) : $0 },
        isDashed: style.line.map { !$0.dash.isEmpty } ?? false,
        before: style.order < 0 ? 0 : series.count))
  }

  func addSector(_ sector: ChartSector) {
    if let label = sector.style.seriesLabel { legend = label }
    if let shading = sector.style.shading { shadings.insert(shading) }
    if let annotation = sector.style.annotation {
      annotations.append(ChartAnnotation(annotation, at: .sector(sectors.count)))
    }
    sectors.append(sector)
  }

  /// How many bars are next to each other, at most.
  var positionCount: Int { positions.names.count }

  /// The values that points have different symbols for, in the order in which they came.
  var symbolNames: [String] { symbols.names }

  /// The symbol of the points of a series, which is the one at `index`.
  func symbol(of series: ChartSeries, at index: Int, by scale: ChartSymbolScale) -> BasicChartSymbolShape {
    if let symbol = series.style.symbol { return symbol }
    guard let name = series.style.symbolSeries else { return .ofSeries(index) }
    return scale.symbol(of: name, at: symbols[name] ?? 0)
  }

  /// Whether the chart has axes: one of parts of a pie alone has none.
  var hasAxes: Bool { !series.isEmpty || !rules.isEmpty || sectors.isEmpty }

  /// Notes that the marks to come are added to those of an earlier evaluation.
  ///
  /// If all marks are of one run (``OneRun``), new ones come last anyway, so new series and names are in order.
  func goOn(isOneRun: Bool) { goesOn = !isOneRun }

  /// Notes the least and greatest values of runs of each series, which drawing looks at instead of all values.
  func finish() { for index in series.indices { series[index].finish() } }
}

/// A line across a chart, made of a `RuleMark`.
nonisolated struct ChartRule {
  let isVertical: Bool
  let value: Double
  /// Where the line begins and ends; `nil` for the edges of the plot.
  let ends: (start: Double, end: Double)?
  let color: Color?
  let isDashed: Bool
  /// How many series are drawn before the line, which are behind it.
  let before: Int
}
