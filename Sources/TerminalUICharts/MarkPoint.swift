/// The place of a mark: two values, and the properties of their axes.
nonisolated struct MarkPoint {
  let x: _Plotted
  let y: _Plotted
  let xLabel: String
  let yLabel: String
  let xUnit: ChartSpan?
  let yUnit: ChartSpan?
  let xRuler: (any _ChartRuler.Type)?
  let yRuler: (any _ChartRuler.Type)?
  /// Where the mark begins along an axis; `nil` for zero, or for other marks.
  private(set) var start: (isAlongX: Bool, value: _Plotted)?

  init<X: Plottable, Y: Plottable>(_ x: PlottableValue<X>, _ y: PlottableValue<Y>) {
    (self.x, self.y) = (x.plotted, y.plotted)
    (xLabel, yLabel) = (x.label, y.label)
    (xUnit, yUnit) = (x.unit, y.unit)
    (xRuler, yRuler) = (X.PrimitivePlottable._ruler, Y.PrimitivePlottable._ruler)
  }

  /// Makes the place of an upright mark that begins at a value.
  init<X: Plottable, Y: Plottable>(
    _ x: PlottableValue<X>, _ y: PlottableValue<Y>, from start: PlottableValue<Y>
  ) {
    self.init(x, y.withoutUnit)
    self.start = (false, start.value._plotted)
  }

  /// Makes the place of a lying mark that begins at a value.
  init<X: Plottable, Y: Plottable>(
    _ x: PlottableValue<X>, _ y: PlottableValue<Y>, alongXFrom start: PlottableValue<X>
  ) {
    self.init(x.withoutUnit, y)
    self.start = (true, start.value._plotted)
  }
}

nonisolated extension PlottableValue {
  /// The value as it is.
  fileprivate var withoutUnit: PlottableValue { PlottableValue(label: label, value: value) }
}
