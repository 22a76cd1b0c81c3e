public import TerminalUI

/// The symbols of the values that points have different ones for.
@usableFromInline nonisolated struct ChartSymbolScale {
  private var given: [String: BasicChartSymbolShape] = [:]
  private var range: [BasicChartSymbolShape] = []

  @usableFromInline init() {}

  /// Symbols in turn.
  init(_ range: [BasicChartSymbolShape]) { self.range = range }

  /// Symbols by values; where there are fewer symbols than values they begin again.
  @MainActor init(_ values: [_Plotted], _ symbols: [BasicChartSymbolShape]) {
    guard !symbols.isEmpty else { return }
    let pairs = values.enumerated().map { ($1.name, symbols[$0 % symbols.count]) }
    given = Dictionary(pairs) { first, _ in first }
  }

  /// The symbol of a value, which is the one at `place` among all.
  func symbol(of name: String, at place: Int) -> BasicChartSymbolShape {
    given[name] ?? (range.isEmpty ? .ofSeries(place) : range[place % range.count])
  }
}

extension View {
  /// Sets the symbols of values in charts in this view.
  ///
  ///     Chart { … }.chartSymbolScale(["red": .circle, "blue": .triangle])
  ///
  /// It holds for points, and for lines, that have a symbol by a value.
  /// - Source: Swift Charts `View.chartSymbolScale(_:)`.
  public func chartSymbolScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, BasicChartSymbolShape>)
    -> some View
  { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Sets the symbols of values in charts in this view, by shapes.
  ///
  /// - Source: Swift Charts `View.chartSymbolScale(_:)`.
  public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<Value, S>)
    -> some View
  { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value.symbol)) }

  /// Sets the symbols of values in charts in this view, by values and their symbols.
  ///
  /// - Source: Swift Charts `View.chartSymbolScale(domain:range:)`.
  public func chartSymbolScale<Value: Plottable>(domain: [Value], range: [BasicChartSymbolShape]) -> some View
  { environment(\.chart.symbols, ChartSymbolScale(domain.map(\._plotted), range)) }

  /// Sets the symbols of values in charts in this view, in the order of the values.
  ///
  /// - Source: Swift Charts `View.chartSymbolScale(range:)`.
  public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View {
    environment(\.chart.symbols, ChartSymbolScale(range))
  }

  /// Sets the symbols of values in charts in this view, by a function.
  ///
  /// - Source: Swift Charts `View.chartSymbolScale(domain:mapping:)`.
  public func chartSymbolScale<Value: Plottable>(
    domain: [Value], mapping: (Value) -> BasicChartSymbolShape
  ) -> some View { chartSymbolScale(domain: domain, range: domain.map(mapping)) }
}
