import Cells
import TerminalUI
import TerminalUICore

/// Draws the marks of a chart into its plot.
@MainActor struct ChartDrawing {
  let plan: ChartPlan
  let origin: Point
  let pixels: PixelStyle
  /// How many lengths of the app a unit of drawings is.
  let unit: Double
  /// How many values were looked at.
  private(set) var looks = 0

  init(plan: ChartPlan, origin: Point, pixels: PixelStyle, unit: Double = 1) {
    self.plan = plan
    self.unit = unit
    self.origin = origin.offsetBy(dx: plan.plot.minX, dy: plan.plot.minY)
    self.pixels = pixels
  }

  /// How many values drawing the lines, and bars and areas of more values than columns, looks at: for tests.
  mutating func looked() -> Int {
    for series in plan.data.series {
      if series.kind == .line { _ = points(of: series) } else { _ = columns(of: series) }
    }
    return looks
  }

  private var width: Int { plan.plot.width }
  private var height: Int { plan.plot.height }
  private var frame: DrawingRect { DrawingRect(Rect(x: 0, y: 0, width: width, height: height)) }

  /// Draws sectors, then the series in the order in which the app gives them, with the rules between them.
  mutating func draw(_ painter: inout Painter) {
    guard !plan.plot.isEmpty else { return }
    if !plan.data.sectors.isEmpty {
      let area = Rect(origin: origin, size: plan.plot.size)
      SectorDrawing(plan.data.sectors, plan.sectorInks, in: area, pixels: pixels, unit: unit)
        .draw(&painter)
    }
    for (index, series) in plan.data.series.enumerated() {
      RuleDrawing(plan: plan, origin: origin).draw(before: index, &painter)
      let color = plan.color(of: index)
      switch series.kind {
      case .bar: drawBars(series, plan.ink(of: index), &painter)
      case .area: drawArea(series, plan.ink(of: index), &painter)
      case .line: drawLine(series, color, &painter)
      case .point: drawPoints(series, color, index, &painter)
      case .rectangle:
        RectangleDrawing(plan: plan, origin: origin, pixels: pixels, unit: unit)
          .draw(series.rectangles, plan.ink(of: index), &painter)
      }
    }
    RuleDrawing(plan: plan, origin: origin).draw(before: plan.data.series.count, &painter)
  }

  // MARK: Bars

  /// Draws each value as a bar of its place's breadth; where there are more values than cells, each cell has the
  /// extremes of its own.
  private mutating func drawBars(_ series: ChartSeries, _ ink: MarkInk, _ painter: inout Painter) {
    let (across, along) = series.lies ? (height, width) : (width, height)
    let scale = series.lies ? plan.y : plan.x
    let values = series.lies ? plan.x : plan.y
    if let columns = columns(of: series) { return drawColumns(columns, ink, &painter) }
    for index in series.values.indices {
      looks += 1
      let middle = scale.fraction(series.places[index])
      guard middle > -1e-9, middle < 1 + 1e-9 else { continue }
      var (first, thickness) = (ChartPlan.cell(middle, of: across), 1)
      if let room = room(series, index, scale, across) {
        thickness = self.thickness(of: series, room)
        first = (middle * Double(across) - Double(thickness) / 2).rounded().clampedToCells
      }
      if let position = series.position {
        // The first of lying bars is on top.
        let place = series.lies ? plan.data.positionCount - 1 - position : position
        (first, thickness) = part(place, first, thickness)
      }
      if series.lies { first = across - first - thickness }
      let start = series.start(index)
      bar(
        from: start, to: start + series.values[index],
        at: Swift.min(Swift.max(first, 0), across - 1),
        thickness, values, along, series.lies, ink, &painter)
    }
  }

  /// The cells that a bar has among others: those of its category, or of its unit.
  private func room(_ series: ChartSeries, _ index: Int, _ scale: ChartScale, _ across: Int) -> Double? {
    if let count = scale.count { return Double(across) / Double(Swift.max(count, 1)) }
    guard let unit = series.unit(index) else { return nil }
    let place = series.places[index]
    return abs(scale.fraction(place + unit / 2) - scale.fraction(place - unit / 2)) * Double(across)
  }

  /// How thick a bar is: a quarter of its room is left between two; it has one cell at least.
  private func thickness(of series: ChartSeries, _ room: Double) -> Int {
    var thickness = Swift.max((room * 0.75).rounded().clampedToCells, 1)
    if thickness > 1, Double(thickness) > room - 1 { thickness = Swift.max(room.clampedToCells - 1, 1) }
    guard let given = series.style.thickness, given != .automatic else { return thickness }
    // A length of the app is cells along the bar's thickness: rows are two units high.
    let cell = series.lies && unit > 1 ? unit * 2 : unit
    let length = given.length(in: room, sides: 2, automatic: Double(thickness), unit: cell)
    return Swift.max(length.rounded().clampedToCells, 1)
  }

  /// Divides the thickness of a bar among bars next to each other, and returns the part at `position`.
  private func part(_ position: Int, _ first: Int, _ thickness: Int) -> (first: Int, thickness: Int) {
    let count = Swift.max(plan.data.positionCount, 1)
    let each = Swift.max(thickness / count, 1)
    return (first + (thickness - each * count) / 2 + position * each, each)
  }

  /// Draws a bar between two values, in eighths of cells, or in whole ones where it has a texture.
  private func bar(
    from start: Double, to end: Double, at first: Int, _ thickness: Int, _ scale: ChartScale,
    _ along: Int,
    _ lies: Bool, _ ink: MarkInk, _ painter: inout Painter
  ) {
    func eighths(_ value: Double) -> Int {
      (Swift.min(Swift.max(scale.fraction(value), 0), 1) * Double(along * 8)).rounded()
        .clampedToCells
    }
    let (low, high) = (
      Swift.min(eighths(start), eighths(end)), Swift.max(eighths(start), eighths(end))
    )
    guard low < high else { return }
    func rect(_ cell: Int) -> Rect {
      lies
        ? Rect(x: origin.x + cell, y: origin.y + first, width: 1, height: thickness)
        : Rect(x: origin.x + first, y: origin.y + along - 1 - cell, width: thickness, height: 1)
    }
    let color = ink.color
    if let texture = ink.texture {
      for cell in MarkInk.cells(low, high) {
        painter.fill(rect(cell), with: texture, style: Style(foreground: color))
      }
      return
    }
    for cell in low / 8...(high - 1) / 8 {
      let (from, to) = (Swift.max(low - cell * 8, 0), Swift.min(high - cell * 8, 8))
      let rect = rect(cell)
      if to == 8, from > 0 {
        // The beginning of the bar is drawn as the inverse of the rest of the cell.
        painter.fill(
          rect, with: Bars.glyph(from, lies: lies),
          style: Style(foreground: below(rect, painter) ?? .terminalDefault, background: color))
      } else {
        painter.fill(rect, with: Bars.glyph(to - from, lies: lies), style: Style(foreground: color))
      }
    }
  }

  /// The colour of a cell's text.
  private func below(_ rect: Rect, _ painter: Painter) -> Color? {
    painter.buffer[rect.minX, rect.minY].style.foreground
  }

  /// The part that each column shows of more bars, or more of an area, than columns.
  ///
  /// A column is as high as the highest value, or from the lowest beginning in a stack to the highest end. The result
  /// is `nil` where all values are drawn.
  private mutating func columns(of series: ChartSeries) -> [(
    column: Int, from: Double, to: Double
  )]? {
    let most = series.kind == .bar ? 2 * width : 4 * width
    guard series.isSorted, !series.lies, series.values.count > most, !plan.x.isReordered else {
      return nil
    }
    var columns: [(column: Int, from: Double, to: Double)] = []
    for column in 0..<width {
      let range = range(of: series, column, width, plan.x)
      guard !range.isEmpty else { continue }
      let found = series.extremes(of: range)
      looks += found.looks
      if !series.starts.isEmpty {
        columns.append((column, found.least, found.greatest))
      } else {
        let isBelow = series.kind == .bar && abs(found.least) > found.greatest
        columns.append((column, 0, isBelow ? found.least : found.greatest))
      }
    }
    return columns
  }

  private func drawColumns(
    _ columns: [(column: Int, from: Double, to: Double)], _ ink: MarkInk, _ painter: inout Painter
  ) {
    for (column, from, to) in columns {
      bar(from: from, to: to, at: column, 1, plan.y, height, false, ink, &painter)
    }
  }

  /// The values of a series that are in a column; its places ascend.
  private mutating func range(
    of series: ChartSeries, _ column: Int, _ columns: Int, _ scale: ChartScale
  ) -> Range<Int> {
    func place(_ column: Int) -> Double {
      scale.value(at: Double(column) / Double(columns))
    }
    looks += 2
    let start = column == 0 ? series.index(from: scale.least) : series.index(from: place(column))
    let end =
      column == columns - 1
      ? series.index(from: scale.greatest.nextUp) : series.index(from: place(column + 1))
    return start..<Swift.max(start, end)
  }

  // MARK: Lines

  /// Where a value is in the plot, in units of drawings: a column is one wide, a row two high.
  private func point(_ place: Double, _ value: Double) -> DrawingPoint {
    DrawingPoint(
      x: plan.x.fraction(place) * Double(width),
      y: (1 - plan.y.fraction(value)) * Double(height) * 2)
  }

  /// The points of a line: all, or of each column of pixels the first, the least, the greatest and the last.
  private mutating func points(of series: ChartSeries) -> [DrawingPoint] {
    let columns = width * 2
    guard series.isSorted, series.values.count > 4 * columns, !plan.x.isReordered else {
      looks += series.values.count
      return series.values.indices.compactMap { index in
        let point = point(series.places[index], series.values[index])
        return point.x.isFinite && point.y.isFinite ? point : nil
      }
    }
    var points: [DrawingPoint] = []
    for column in 0..<columns {
      let range = range(of: series, column, columns, plan.x)
      guard !range.isEmpty else { continue }
      let found = series.extremes(of: range)
      looks += found.looks + 2
      let place = series.places[range.lowerBound]
      for value in [
        series.values[range.lowerBound], found.least, found.greatest,
        series.values[range.upperBound - 1],
      ] {
        let point = point(place, value)
        if point.y.isFinite { points.append(point) }
      }
    }
    return points
  }

  /// Draws the values as one line, and their symbols where there are few.
  private mutating func drawLine(_ series: ChartSeries, _ color: Color, _ painter: inout Painter) {
    let points = points(of: series)
    let method = series.values.count > 4 * width * 2 ? .linear : series.style.interpolation
    let path = Path { path in
      guard method != .linear, let first = points.first else { return path.addLines(points) }
      path.move(to: first)
      path.addWay(points, method)
    }
    painter.buffer.stroke(
      path, series.style.line ?? StrokeStyle(), at: origin, in: frame, color: color, pixels: pixels,
      clip: painter.clip, paint: &painter.paint)
    guard series.style.symbol != nil || series.style.symbolSeries != nil, series.values.count <= 1000
    else { return }
    drawSymbols(series, plan.symbol(of: series, at: 0).glyph, color, &painter)
  }

  /// Fills the part between the line of the values and that of their starts, which a stacked series has above others.
  private mutating func drawArea(_ series: ChartSeries, _ ink: MarkInk, _ painter: inout Painter) {
    if let columns = columns(of: series) { return drawColumns(columns, ink, &painter) }
    let order = series.values.indices.filter { !plan.x.fraction(series.places[$0]).isNaN }
      .sorted { plan.x.fraction(series.places[$0]) < plan.x.fraction(series.places[$1]) }
    looks += order.count
    func edge(_ index: Int, _ value: Double) -> DrawingPoint {
      let point = point(series.places[index], value)
      // Zero has no place on an axis of logarithms: it is below the plot.
      return DrawingPoint(x: point.x, y: Swift.min(Swift.max(point.y, -1e6), 1e6))
    }
    let upper = order.map { edge($0, series.start($0) + series.values[$0]) }
    let lower = order.reversed().map { edge($0, series.start($0)) }
    let path = Path { path in
      let method = series.style.interpolation
      if method == .linear {
        path.addLines(upper + lower)
      } else if let first = upper.first, let last = lower.first {
        path.move(to: first)
        path.addWay(upper, method)
        path.addLine(to: last)
        // Backwards a step is at the other end.
        path.addWay(
          lower, method == .stepStart ? .stepEnd : method == .stepEnd ? .stepStart : method)
      }
      path.closeSubpath()
    }
    ink.fill(path, in: plan.plot.size, at: origin, pixels: pixels, &painter)
  }

  /// Draws the values as symbols; of very many, only the dots that differ on the screen.
  private mutating func drawPoints(
    _ series: ChartSeries, _ color: Color, _ index: Int, _ painter: inout Painter
  ) {
    guard series.values.count <= 1000 else {
      let room = ChartDots.Room(
        width: width, height: height, x: plan.x.least...plan.x.greatest,
        y: plan.y.least...plan.y.greatest, types: [plan.x.type, plan.y.type])
      looks += series.dots.update(to: series.values.count, in: room) {
        point(series.places[$0], series.values[$0])
      }
      let path = Path { path in for point in series.dots.points { path.move(to: point) } }
      return painter.buffer.stroke(
        path, StrokeStyle(), at: origin, in: frame, color: color, pixels: pixels,
        clip: painter.clip,
        paint: &painter.paint)
    }
    drawSymbols(series, plan.symbol(of: series, at: index).glyph, color, &painter)
  }

  /// Draws one character at the cell of each value.
  private mutating func drawSymbols(
    _ series: ChartSeries, _ glyph: Glyph, _ color: Color, _ painter: inout Painter
  ) {
    looks += series.values.count
    for index in series.values.indices {
      let column = ChartPlan.cell(plan.x.fraction(series.places[index]), of: width)
      let row = ChartPlan.cell(1 - plan.y.fraction(series.values[index]), of: height)
      guard column >= 0, column < width, row >= 0, row < height else { continue }
      painter.fill(
        Rect(x: origin.x + column, y: origin.y + row, width: 1, height: 1), with: glyph,
        style: Style(foreground: color))
    }
  }
}
