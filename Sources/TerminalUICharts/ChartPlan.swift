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
  private(set) var xLabels: [(text: String, x: Int, color: Color?)] = []
  private(set) var yLabels: [(text: String, row: Int, color: Color?)] = []
  private(set) var lines: (rows: [Int], columns: [Int]) = ([], [])
  private(set) var legend: [(name: String, color: Color, symbol: String)] = []
  private let size: Size
  private let colors: [Color]
  private let inks: [MarkInk]
  /// What the parts of a pie are drawn in.
  let sectorInks: [MarkInk]
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

  init(
    _ data: _ChartCollector, _ configuration: ChartConfiguration,
    _ environment: EnvironmentValues = EnvironmentValues(), size: Size
  ) {
    self.data = data
    self.size = size
    // A colour for each name, or for each series without one that has none of its own.
    var distinct = DistinctNames()
    for case let name? in data.series.map(\.name) + data.sectors.map(\.style.series) {
      _ = distinct.place(of: name)
    }
    let names = distinct.names
    let symbols = names.isEmpty ? data.symbolNames : []
    let palette = configuration.palette.isEmpty ? Self.palette : configuration.palette
    func color(_ name: String) -> Color {
      configuration.colors[name] ?? palette[(distinct[name] ?? 0) % palette.count]
    }
    func seen(_ color: Color, _ style: _MarkStyle) -> Color {
      style.opacity < 1 ? color.opacity(style.opacity) : color
    }
    colors = data.series.map { series in
      seen(series.style.color ?? series.name.map(color) ?? .role(.tint), series.style)
    }
    // A single series needs no texture.
    let texturesCount = environment.accessibilityDifferentiateWithoutColor ? names.count : 0
    func texture(_ name: String?) -> Glyph? {
      texturesCount > 1 ? name.flatMap { distinct[$0] }.map(MarkInk.texture) : nil
    }
    inks = zip(data.series, colors).map { MarkInk(color: $1, texture: texture($0.name)) }
    let differs = environment.accessibilityDifferentiateWithoutColor && data.sectors.count > 1
    sectorInks = data.sectors.enumerated().map { index, sector in
      let own = seen(
        sector.style.color ?? sector.style.series.map(color) ?? palette[index % palette.count],
        sector.style)
      return MarkInk(
        color: own, texture: differs ? texture(sector.style.series) ?? MarkInk.texture(index) : nil)
    }
    let rows = size.height
    let hasX = configuration.x.visibility != .hidden && rows >= 3 && data.hasAxes
    let entries = names.isEmpty ? symbols : names
    var hasLegend = configuration.legend != .hidden && !entries.isEmpty && rows >= 5
    if configuration.legend == .automatic, data.legend == nil, symbols.isEmpty { hasLegend = false }
    let hasY = configuration.y.visibility != .hidden && data.hasAxes
    // From the edges inward: the legend, the names of the axes, the labels of the horizontal one.
    var (top, bottom, right) = (0, rows, size.width)
    func row(isTop: Bool) -> Int {
      if isTop { top += 1 } else { bottom -= 1 }
      return isTop ? top - 1 : bottom
    }
    if hasLegend, configuration.legendPosition.isAside {
      let wanted = entries.reduce(0) { Swift.max($0, CellWidth.width(of: $1)) } + 2
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
    if hasX { places.labels = row(isTop: configuration.x.marks.first?.position == .top) }
    let height = Swift.max(bottom - top, 0)
    let y = ChartScale(
      data.y, configuration.y, environment, length: height, cells: 3, isUpright: true)
    let width = y.marks.reduce(0) { Swift.max($0, CellWidth.width(of: $1.label)) }
    // Half of the chart is the least that the marks get.
    let margin = hasY && width > 0 ? Swift.min(width + 1, right / 2) : 0
    places.labelsAreRight = configuration.y.marks.first?.position == .trailing
    plot = Rect(
      x: places.labelsAreRight ? 0 : margin, y: top, width: Swift.max(right - margin, 0),
      height: height)
    if !places.legendIsColumn { places.legend.x = plot.minX }
    let x = ChartScale(
      data.x, configuration.x, environment, length: plot.width, cells: 8, isUpright: false)
    (self.x, self.y) = (x, y)
    if hasY { placeRows() }
    if hasX { placeLabels() }
    guard hasLegend else { return }
    for name in names { legend.append((name, color(name), texture(name)?.string ?? "■")) }
    for (index, name) in symbols.enumerated() {
      legend.append((name, .role(.tint), String(BasicChartSymbolShape.ofSeries(index).character)))
    }
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

  func color(of series: Int) -> Color { colors[series] }
  func ink(of series: Int) -> MarkInk { inks[series] }

  // Data G5
  /// Every label, or every second, third … one: so that none overlaps another.
  private mutating func placeLabels() {
    func column(_ place: Double) -> Int { Self.cell(x.fraction(place), of: plot.width) }
    for mark in x.marks where mark.hasLine && x.isGiven {
      let column = column(mark.value)
      if column >= 0, column < plot.width { lines.columns.append(column) }
    }
    let marks = x.marks.filter { !$0.label.isEmpty }.map { ($0, column: column($0.labelPlace)) }
      .filter { $0.column >= 0 && $0.column < plot.width }
    guard !marks.isEmpty else { return }
    // A legend beside the plot keeps its columns.
    let room = places.legendIsColumn ? places.legend.x - 1 : size.width
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
          style: label.color.map { Style(foreground: $0) } ?? quiet)
      }
    }
    for label in xLabels {
      painter.write(
        label.text, at: origin.offsetBy(dx: label.x, dy: places.labels),
        style: label.color.map { Style(foreground: $0) } ?? quiet)
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
