import Cells
import TerminalUI
import TerminalUICore

/// Where the parts of a chart are, for a size: a `ChartNode` makes one when it draws, and its axes are drawn by it.
@MainActor struct ChartPlan {
  let data: _ChartCollector
  /// The cells of the marks.
  private(set) var plot: Rect
  let x: ChartScale
  let y: ChartScale
  private(set) var xLabels: [(text: String, x: Int, color: Color?)] = []
  private(set) var yLabels: [(text: String, row: Int, color: Color?)] = []
  private(set) var lines: (rows: [Int], columns: [Int]) = ([], [])
  private(set) var legend: [ChartInks.Entry] = []
  private let size: Size
  private let inks: ChartInks
  private var places: Places

  /// The rows and columns around the plot, in cells from the top left corner.
  ///
  /// They are taken from the edges inward; the plot is what is left between `top`, `bottom` and `right`.
  private struct Places {
    var labels = 0
    var labelsAreRight = false
    var legend = Point.zero
    var legendIsColumn = false
    var titles: [(text: String, row: Int, alignment: HorizontalAlignment)] = []
    private(set) var top = 0
    private(set) var bottom: Int
    private(set) var right: Int

    init(size: Size) { (bottom, right) = (size.height, size.width) }

    mutating func takeRow(isTop: Bool) -> Int {
      if isTop { top += 1 } else { bottom -= 1 }
      return isTop ? top - 1 : bottom
    }

    /// Takes the room of the legend: a row at the top or bottom, or a column beside the plot.
    mutating func takeLegend(_ entries: [ChartInks.Entry], at position: AnnotationPosition) {
      guard position.isAside else {
        legend.y = takeRow(isTop: position.isTop)
        return
      }
      let wanted = entries.reduce(0) { Swift.max($0, CellWidth.width(of: $1.name)) } + 2
      right -= Swift.min(wanted + 1, right / 3)
      legend = Point(x: right + 1, y: 0)
      legendIsColumn = true
    }

    mutating func takeTitle(_ title: AxisTitle, isTop: Bool, _ alignment: HorizontalAlignment) {
      titles.append((title.text, takeRow(isTop: isTop), title.alignment ?? alignment))
    }
  }

  init(
    _ data: _ChartCollector, _ configuration: ChartConfiguration,
    _ environment: EnvironmentValues = EnvironmentValues(), size: Size
  ) {
    self.data = data
    self.size = size
    inks = ChartInks(
      of: data, configuration, differsWithoutColor: environment.accessibilityDifferentiateWithoutColor)
    let hasX = configuration.x.visibility != .hidden && size.height >= 3 && data.hasAxes
    let hasY = configuration.y.visibility != .hidden && data.hasAxes
    places = Places(size: size)
    legend = Self.legend(of: data, configuration, inks, rows: size.height)
    if !legend.isEmpty { places.takeLegend(legend, at: configuration.legendPosition) }
    if hasY, let title = configuration.y.title, !title.text.isEmpty, size.height >= 6 {
      places.takeTitle(title, isTop: !title.position.isBottom, .leading)
    }
    if hasX, let title = configuration.x.title, !title.text.isEmpty, size.height >= 6 {
      places.takeTitle(title, isTop: title.position.isTop, .center)
    }
    if hasX { places.labels = places.takeRow(isTop: configuration.x.marks.first?.position == .top) }
    let height = Swift.max(places.bottom - places.top, 0)
    y = ChartScale(
      data.y, configuration.y, environment, length: height, cells: 3, isUpright: true)
    let width = y.marks.reduce(0) { Swift.max($0, CellWidth.width(of: $1.label)) }
    // Half of the chart is the least that the marks get.
    let margin = hasY && width > 0 ? Swift.min(width + 1, places.right / 2) : 0
    places.labelsAreRight = configuration.y.marks.first?.position == .trailing
    plot = Rect(
      x: places.labelsAreRight ? 0 : margin, y: places.top,
      width: Swift.max(places.right - margin, 0), height: height)
    if !places.legendIsColumn { places.legend.x = plot.minX }
    x = ChartScale(
      data.x, configuration.x, environment, length: plot.width, cells: 8, isUpright: false)
    if hasY { placeRows() }
    if hasX { placeLabels() }
  }

  /// The entries of the legend; none where it isn't shown.
  private static func legend(
    of data: _ChartCollector, _ configuration: ChartConfiguration, _ inks: ChartInks, rows: Int
  ) -> [ChartInks.Entry] {
    guard configuration.legend != .hidden, rows >= 5 else { return [] }
    if configuration.legend == .automatic, data.legend == nil, inks.hasNames { return [] }
    return inks.entries(symbols: data.symbolNames)
  }

  /// The labels and lines of the vertical axis: one a row.
  private mutating func placeRows() {
    for mark in y.marks {
      let label = Self.cell(1 - y.fraction(mark.labelPlace), of: plot.height)
      let isFree = !yLabels.contains { $0.row == label }
      if isFree, !mark.label.isEmpty, label >= 0, label < plot.height {
        yLabels.append((mark.label, label, mark.color))
      }
      let row = Self.cell(1 - y.fraction(mark.value), of: plot.height)
      if mark.hasLine, !data.y.isCategory, row >= 0, row < plot.height { lines.rows.append(row) }
    }
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

  /// The ink of the marks of a series, for the drawing of the plot.
  func color(of series: Int) -> Color { inks.series[series].color }
  func ink(of series: Int) -> MarkInk { inks.series[series] }
  /// The symbol of the points of a series, which is the one at `index`.
  func symbol(of series: ChartSeries, at index: Int) -> BasicChartSymbolShape {
    data.symbol(of: series, at: index, by: inks.symbols)
  }

  /// The inks of a pie's parts.
  var sectorInks: [MarkInk] { inks.sectors }

  /// Where the room for labels ends: a legend beside the plot keeps its columns.
  private var labelsEnd: Int { places.legendIsColumn ? places.legend.x - 1 : size.width }

  /// The labels of the horizontal axis: every one, or every second, third … one, so that none overlaps another.
  private mutating func placeLabels() {
    func column(_ place: Double) -> Int { Self.cell(x.fraction(place), of: plot.width) }
    for mark in x.marks where mark.hasLine && x.isGiven {
      let column = column(mark.value)
      if column >= 0, column < plot.width { lines.columns.append(column) }
    }
    let marks = x.marks.filter { !$0.label.isEmpty }.map { ($0, column: column($0.labelPlace)) }
      .filter { $0.column >= 0 && $0.column < plot.width }
    guard !marks.isEmpty else { return }
    let room = labelsEnd
    for step in 1...marks.count {
      var labels: [(text: String, x: Int, color: Color?)] = []
      var end = Int.min
      var isFree = true
      for index in stride(from: 0, to: marks.count, by: step) {
        let text = marks[index].0.label
        let width = CellWidth.width(of: text)
        let middle = plot.minX + marks[index].column - (width - 1) / 2
        let start = Swift.max(Swift.min(middle, room - width), 0)
        if start <= end { isFree = false }
        labels.append((text, start, marks[index].0.color))
        end = start + width
      }
      if isFree {
        xLabels = labels.filter { $0.x + CellWidth.width(of: $0.text) <= room }
        return
      }
    }
  }

  /// Draws all that is around the plot: lines, labels, titles and the legend.
  func drawAxes(_ painter: inout Painter, at origin: Point) {
    drawLines(&painter, at: origin)
    drawRowLabels(&painter, at: origin)
    for label in xLabels {
      painter.write(
        label.text, at: origin.offsetBy(dx: label.x, dy: places.labels), style: Self.style(label.color))
    }
    drawTitles(&painter, at: origin)
    places.legendIsColumn
      ? drawLegendColumn(&painter, at: origin) : drawLegend(&painter, at: origin)
  }

  private static func style(_ color: Color?) -> Style { Style(foreground: color ?? .role(.secondary)) }

  private func drawLines(_ painter: inout Painter, at origin: Point) {
    let style = Style(foreground: .role(.separator))
    let corner = origin.offsetBy(dx: plot.minX, dy: plot.minY)
    for row in lines.rows {
      painter.fill(
        Rect(x: corner.x, y: corner.y + row, width: plot.width, height: 1), with: Glyph("┈"),
        style: style)
    }
    for column in lines.columns {
      painter.fill(
        Rect(x: corner.x + column, y: corner.y, width: 1, height: plot.height), with: Glyph("┊"),
        style: style)
    }
  }

  /// The labels of the vertical axis, at its side of the plot.
  private func drawRowLabels(_ painter: inout Painter, at origin: Point) {
    let start = places.labelsAreRight ? plot.maxX + 1 : 0
    let side = start..<Swift.max(places.labelsAreRight ? labelsEnd : plot.minX - 1, start)
    painter.clipped(
      to: Rect(x: origin.x + side.lowerBound, y: origin.y, width: side.count, height: size.height)
    ) { painter in
      for label in yLabels {
        let x =
          places.labelsAreRight
          ? side.lowerBound : side.upperBound - CellWidth.width(of: label.text)
        painter.write(
          label.text, at: origin.offsetBy(dx: Swift.max(x, 0), dy: plot.minY + label.row),
          style: Self.style(label.color))
      }
    }
  }

  private func drawTitles(_ painter: inout Painter, at origin: Point) {
    for title in places.titles {
      let width = CellWidth.width(of: title.text)
      let free = labelsEnd - width
      let x =
        title.alignment == .leading
        ? 0 : title.alignment == .trailing ? free : plot.minX + (plot.width - width) / 2
      painter.write(
        title.text, at: origin.offsetBy(dx: Swift.max(Swift.min(x, free), 0), dy: title.row),
        style: Self.style(nil))
    }
  }

  private func drawLegendColumn(_ painter: inout Painter, at origin: Point) {
    for (row, entry) in legend.prefix(size.height).enumerated() {
      let place = origin.offsetBy(dx: places.legend.x, dy: row)
      painter.write(entry.symbol, at: place, style: Style(foreground: entry.color))
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
      painter.write(
        entry.symbol, at: origin.offsetBy(dx: x, dy: 0), style: Style(foreground: entry.color))
      painter.write(
        entry.name, at: origin.offsetBy(dx: x + 2, dy: 0),
        style: Style(foreground: .role(.secondary)))
      x += width + 2
    }
  }
}
