import Cells
import TerminalUI
import TerminalUICore

/// Where the parts of a chart are, for a size.
@MainActor struct ChartPlan {
  let data: _ChartCollector
  /// The cells of the marks.
  private(set) var plot: Rect
  let x: ChartScale
  let y: ChartScale
  private(set) var xLabels: [(text: String, x: Int)] = []
  private(set) var yLabels: [(text: String, row: Int)] = []
  private(set) var lines: (rows: [Int], columns: [Int]) = ([], [])
  private(set) var legend: [(name: String, color: Color)] = []
  private let size: Size
  private let colors: [Color]
  /// The colours of the parts of a pie.
  let sectorColors: [Color]
  private var places = Places()

  /// The rows and columns around the plot, in cells from the top left corner.
  private struct Places {
    var labels = 0
    var labelsAreRight = false
    var legend = Point.zero
    var legendIsColumn = false
    var titles: [(text: String, row: Int, alignment: HorizontalAlignment)] = []
  }

  /// The colours of series, in turn: they are distinct on the palettes of most terminals.
  private static let palette: [Color] = [
    .role(.tint), .orange, .green, .magenta, .yellow, .brightBlue, .red, .lightGray,
  ]

  init(_ data: _ChartCollector, _ configuration: ChartConfiguration, size: Size) {
    self.data = data
    self.size = size
    // A colour for each name, or for each series without one that has none of its own.
    var names: [String] = []
    for case let name? in data.series.map(\.name) + data.sectors.map(\.style.series)
    where !names.contains(name) { names.append(name) }
    let palette = configuration.palette.isEmpty ? Self.palette : configuration.palette
    func color(_ name: String) -> Color {
      configuration.colors[name] ?? palette[(names.firstIndex(of: name) ?? 0) % palette.count]
    }
    colors = data.series.map { series in
      series.style.color ?? series.name.map(color) ?? .role(.tint)
    }
    sectorColors = data.sectors.enumerated().map { index, sector in
      sector.style.color ?? sector.style.series.map(color) ?? palette[index % palette.count]
    }
    let rows = size.height
    let hasX = configuration.x.visibility != .hidden && rows >= 3 && data.hasAxes
    var hasLegend = configuration.legend != .hidden && !names.isEmpty && rows >= 5
    if configuration.legend == .automatic, data.legend == nil { hasLegend = false }
    let hasY = configuration.y.visibility != .hidden && data.hasAxes
    // From the edges inward: the legend, the names of the axes, the labels of the horizontal one.
    var (top, bottom, right) = (0, rows, size.width)
    func row(isTop: Bool) -> Int {
      if isTop { top += 1 } else { bottom -= 1 }
      return isTop ? top - 1 : bottom
    }
    if hasLegend, configuration.legendPosition.isAside {
      let wanted = names.reduce(0) { Swift.max($0, CellWidth.width(of: $1)) } + 2
      right = size.width - Swift.min(wanted + 1, size.width / 3)
      places.legend = Point(x: right + 1, y: 0)
      places.legendIsColumn = true
    } else if hasLegend {
      places.legend.y = row(isTop: configuration.legendPosition.isTop)
    }
    if hasY, let title = configuration.y.title, !title.text.isEmpty, rows >= 6 {
      places.titles.append(
        (title.text, row(isTop: !title.position.isBottom), title.alignment ?? .leading))
    }
    if hasX, let title = configuration.x.title, !title.text.isEmpty, rows >= 6 {
      places.titles.append(
        (title.text, row(isTop: title.position.isTop), title.alignment ?? .center))
    }
    if hasX { places.labels = row(isTop: configuration.x.marks.position == .top) }
    let height = Swift.max(bottom - top, 0)
    let y = ChartScale(data.y, configuration.y, length: height, cells: 3, isUpright: true)
    let width = y.marks.reduce(0) { Swift.max($0, CellWidth.width(of: $1.label)) }
    // Half of the chart is the least that the marks get.
    let margin = hasY && width > 0 ? Swift.min(width + 1, right / 2) : 0
    places.labelsAreRight = configuration.y.marks.position == .trailing
    plot = Rect(
      x: places.labelsAreRight ? 0 : margin, y: top, width: Swift.max(right - margin, 0),
      height: height)
    if !places.legendIsColumn { places.legend.x = plot.minX }
    let x = ChartScale(data.x, configuration.x, length: plot.width, cells: 8, isUpright: false)
    (self.x, self.y) = (x, y)
    if hasY {
      for mark in y.marks {
        let row = Self.cell(1 - y.fraction(mark.value), of: plot.height)
        guard row >= 0, row < plot.height else { continue }
        if yLabels.last?.row != row { yLabels.append((mark.label, row)) }
        if mark.hasLine, !data.y.isCategory { lines.rows.append(row) }
      }
    }
    if hasX { placeLabels() }
    if hasLegend { legend = names.map { ($0, color($0)) } }
  }

  /// The cell that a fraction of `length` cells is in, the end in the last one.
  ///
  /// Values beyond give -1 or `length`.
  static func cell(_ fraction: Double, of length: Int) -> Int {
    guard fraction > -1e-9 else { return -1 }
    guard fraction < 1 + 1e-9 else { return length }
    return Swift.min(
      Swift.max((fraction * Double(length)).rounded(.down).clampedToCells, 0), length - 1)
  }

  func color(of series: Int) -> Color { colors[series] }

  // Data G5
  /// Every label, or every second, third … one: so that none overlaps another.
  private mutating func placeLabels() {
    let marks = x.marks.map { mark in
      (mark, column: Self.cell(x.fraction(mark.value), of: plot.width))
    }.filter { $0.column >= 0 && $0.column < plot.width }
    for mark in marks where mark.0.hasLine && x.isGiven { lines.columns.append(mark.column) }
    guard !marks.isEmpty else { return }
    // A legend beside the plot keeps its columns.
    let room = places.legendIsColumn ? places.legend.x - 1 : size.width
    for step in 1...marks.count {
      var labels: [(text: String, x: Int)] = []
      var end = Int.min
      var isFree = true
      for index in stride(from: 0, to: marks.count, by: step) {
        let text = marks[index].0.label
        let width = CellWidth.width(of: text)
        let middle = plot.minX + marks[index].column - (width - 1) / 2
        let start = Swift.max(Swift.min(middle, room - width), 0)
        if start <= end { isFree = false }
        labels.append((text, start))
        end = start + width
      }
      if isFree {
        xLabels = labels.filter { $0.x + CellWidth.width(of: $0.text) <= room }
        return
      }
    }
  }

  func drawAxes(_ painter: inout Painter, at origin: Point) {
    let quiet = Style(foreground: .role(.secondary))
    for row in lines.rows {
      painter.fill(
        Rect(x: origin.x + plot.minX, y: origin.y + plot.minY + row, width: plot.width, height: 1),
        with: Glyph("┈"),
        style: Style(foreground: .role(.separator)))
    }
    for column in lines.columns {
      painter.fill(
        Rect(
          x: origin.x + plot.minX + column, y: origin.y + plot.minY, width: 1, height: plot.height),
        with: Glyph("┊"),
        style: Style(foreground: .role(.separator)))
    }
    let end = places.legendIsColumn ? places.legend.x - 1 : size.width
    let start = places.labelsAreRight ? plot.maxX + 1 : 0
    let side = start..<Swift.max(places.labelsAreRight ? end : plot.minX - 1, start)
    painter.clipped(
      to: Rect(x: origin.x + side.lowerBound, y: origin.y, width: side.count, height: size.height)
    ) { painter in
      for label in yLabels {
        let x =
          places.labelsAreRight
          ? side.lowerBound : side.upperBound - CellWidth.width(of: label.text)
        painter.write(
          label.text, at: origin.offsetBy(dx: Swift.max(x, 0), dy: plot.minY + label.row),
          style: quiet)
      }
    }
    for label in xLabels {
      painter.write(label.text, at: origin.offsetBy(dx: label.x, dy: places.labels), style: quiet)
    }
    for title in places.titles {
      let free = end - CellWidth.width(of: title.text)
      let x =
        title.alignment == .leading
        ? 0 : title.alignment == .trailing ? free : plot.minX + (plot.width - (end - free)) / 2
      painter.write(
        title.text, at: origin.offsetBy(dx: Swift.max(Swift.min(x, free), 0), dy: title.row),
        style: quiet)
    }
    places.legendIsColumn
      ? drawLegendColumn(&painter, at: origin) : drawLegend(&painter, at: origin)
  }

  private func drawLegendColumn(_ painter: inout Painter, at origin: Point) {
    for (row, entry) in legend.prefix(size.height).enumerated() {
      let place = origin.offsetBy(dx: places.legend.x, dy: row)
      painter.write("■", at: place, style: Style(foreground: entry.color))
      painter.write(
        entry.name, at: place.offsetBy(dx: 2, dy: 0), style: Style(foreground: .role(.secondary)))
    }
  }

  private func drawLegend(_ painter: inout Painter, at corner: Point) {
    let origin = corner.offsetBy(dx: places.legend.x, dy: places.legend.y)
    var x = 0
    let room = size.width - plot.minX
    for (index, entry) in legend.enumerated() {
      let width = CellWidth.width(of: entry.name) + 2
      // Entries that don't fit become one character.
      guard x + width <= room - (index + 1 < legend.count ? 2 : 0) else {
        return painter.write(
          "…", at: origin.offsetBy(dx: x, dy: 0), style: Style(foreground: .role(.secondary)))
      }
      painter.write("■", at: origin.offsetBy(dx: x, dy: 0), style: Style(foreground: entry.color))
      painter.write(
        entry.name, at: origin.offsetBy(dx: x + 2, dy: 0),
        style: Style(foreground: .role(.secondary)))
      x += width + 2
    }
  }
}

/// From values to places along an axis.
@MainActor struct ChartScale {
  struct Mark {
    let value: Double
    let label: String
    let hasLine: Bool
  }

  let least: Double
  let greatest: Double
  /// The number of names, if there are some.
  let count: Int?
  private(set) var marks: [Mark] = []
  private let isReversed: Bool
  /// Where each name of the data is among those of the domain; `nil` where they are the same.
  private var order: [Double]?
  /// Whether the names are in another order than in the data.
  var isReordered: Bool { order != nil }
  /// Whether the app sets the content of the axis.
  let isGiven: Bool

  /// - Parameters:
  ///   - length: The cells along the axis.
  ///   - cells: How many of them a mark should have.
  ///   - isUpright: Whether the axis goes from bottom to top: it begins at zero unless that is far away, and ends at round numbers; names
  ///     go downward.
  init(
    _ dimension: ChartDimension, _ axis: ChartConfiguration.Axis, length: Int, cells: Int,
    isUpright: Bool
  ) {
    isReversed = isUpright && dimension.isCategory
    var step: Double?
    isGiven = axis.marks.make != nil
    var wanted = Swift.max(length / cells, 1)
    if case .automatic(let count?) = axis.marks.values.kind {
      wanted = Swift.max(Swift.min(count, length), 1)
    }
    if dimension.isCategory {
      var names = dimension.categories
      if case .categories(let given) = axis.domain {
        let places = Dictionary(given.enumerated().map { ($1, Double($0)) }) { first, _ in first }
        order = names.map { places[$0] ?? .nan }
        names = given
      }
      count = names.count
      (least, greatest) = (-0.5, Double(names.count) - 0.5)
    } else {
      count = nil
      var (low, high) = (dimension.least.clampedToFinite, dimension.greatest.clampedToFinite)
      if !(low <= high) { (low, high) = (0, 1) }
      var includesZero = isUpright && low > 0 && low < high / 2
      if case .automatic(let said?) = axis.domain { includesZero = said }
      if includesZero { (low, high) = (Swift.min(low, 0), Swift.max(high, 0)) }
      if low == high { (low, high) = low == 0 ? (0, 1) : (Swift.min(low, 0), Swift.max(high, 0)) }
      if case .numbers(let first, let last) = axis.domain {
        (low, high) = (first, last)
      } else if isUpright {
        step = Ticks.step(atLeast: (high - low) / Double(wanted))
        (low, high) = Ticks.rounded(low, high, count: wanted)
        (low, high) = (low.clampedToFinite, high.clampedToFinite)
      }
      (least, greatest) = (low, high)
    }
    marks = makeMarks(dimension, axis, wanted, step)
  }

  private func makeMarks(
    _ dimension: ChartDimension, _ axis: ChartConfiguration.Axis, _ wanted: Int, _ step: Double?
  ) -> [Mark] {
    var values: [(_Plotted, Double, String)] = []
    switch axis.marks.values.kind {
    case .values(let given):
      for value in given {
        switch value {
        case .number(let number): values.append((value, number, value.name))
        case .category(let name):
          if let place = dimension.categories.firstIndex(of: name) {
            values.append((value, Double(place), name))
          } else if case .categories(let names) = axis.domain,
            let place = names.firstIndex(of: name)
          {
            values.append((value, Self.place(ofName: place), name))
          }
        }
      }
    case .automatic, .stride:
      if dimension.isCategory {
        values = dimension.categories.enumerated().map { (.category($1), Double($0), $1) }
        if case .categories(let names) = axis.domain {
          values = names.enumerated().map { (.category($1), Self.place(ofName: $0), $1) }
        }
      } else {
        var step = step
        if case .stride(let given) = axis.marks.values.kind, given > 0 { step = given }
        let ticks = Ticks(from: least, to: greatest, count: wanted, step: step)
        values = zip(ticks.values, ticks.labels).map { (.number($0), $0, $1) }
      }
    }
    return values.enumerated().map { index, value in
      guard let make = axis.marks.make else {
        return Mark(value: value.1, label: value.2, hasLine: true)
      }
      let parts = make(AxisValue(index: index, count: values.count, value: value.0))
      let label: String
      switch parts.label {
      case nil: label = ""
      case .value?: label = value.2
      case .text(let text)?: label = text
      }
      return Mark(value: value.1, label: label, hasLine: parts.hasLine)
    }
  }

  /// A name of the domain, which may be none of the data: such places are negative.
  private static func place(ofName index: Int) -> Double { -2 - Double(index) }

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
    let fraction = greatest > least ? (value / 2 - least / 2) / (greatest / 2 - least / 2) : 0.5
    return isReversed ? 1 - fraction : fraction
  }
}

extension Double {
  /// The number, or the largest in place of one that is infinite: a sum of values may be.
  fileprivate nonisolated var clampedToFinite: Double {
    isInfinite ? (self > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude) : self
  }
}
