import Cells

/// The symbol of a point.
///
/// - Source: Swift Charts `BasicChartSymbolShape`.
public nonisolated enum BasicChartSymbolShape: Hashable, Sendable, CaseIterable {
  /// ●
  case circle
  /// ◆
  case diamond
  /// ▲
  case triangle
  /// ■
  case square
  /// +
  case plus
  /// ◈, as a pentagon has two columns
  case pentagon
  /// ×
  case cross
  /// ∗
  case asterisk

  /// The character that is drawn.
  var character: Character {
    switch self {
    case .circle: "●"
    case .diamond: "◆"
    case .triangle: "▲"
    case .square: "■"
    case .plus: "+"
    case .pentagon: "◈"
    case .cross: "×"
    case .asterisk: "∗"
    }
  }

  var glyph: Glyph { Glyph(character) }

  /// The symbol of the series at a place among all.
  static func ofSeries(_ index: Int) -> BasicChartSymbolShape { allCases[index % allCases.count] }
}

extension _ChartCollector {
  /// The values by which points have symbols, in the order in which they came.
  var symbolNames: [String] {
    var names: [String] = []
    for case let name? in series.map(\.style.symbolSeries) where !names.contains(name) { names.append(name) }
    return names
  }

  /// The symbol of the points of a series, which is the one at a place.
  func symbol(of series: ChartSeries, at index: Int) -> BasicChartSymbolShape {
    if let symbol = series.style.symbol { return symbol }
    guard let name = series.style.symbolSeries else { return .ofSeries(index) }
    return .ofSeries(symbolNames.firstIndex(of: name) ?? 0)
  }
}

extension ChartContent {
  /// Shows points by a symbol, also those of a line.
  ///
  ///     LineMark(x: .value("Day", 3), y: .value("Degrees", 21.5)).symbol(.circle)
  ///
  /// More than 1 000 points of a line have none.
  /// - Source: Swift Charts `ChartContent.symbol(_:)`.
  public func symbol(_ symbol: BasicChartSymbolShape) -> _StyledMarks<Self> {
    _StyledMarks(content: self) { $0.symbol = symbol }
  }

  /// Shows points by symbols, another one for each value; each value is a series.
  ///
  ///     PointMark(x: .value("Height", 181), y: .value("Weight", 77)).symbol(by: .value("Team", "red"))
  ///
  /// - Source: Swift Charts `ChartContent.symbol(by:)`.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> _StyledMarks<Self> {
    let name = value.value._plotted.name
    return _StyledMarks(content: self) { $0.symbolSeries = name }
  }
}
