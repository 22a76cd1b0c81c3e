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

  /// The symbol of the series at `index` among all.
  static func ofSeries(_ index: Int) -> BasicChartSymbolShape { allCases[index % allCases.count] }
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

  /// Shows points as symbols.
  ///
  /// Each value is a series, and has a symbol of its own.
  ///
  ///     PointMark(x: .value("Height", 181), y: .value("Weight", 77)).symbol(by: .value("Team", "red"))
  ///
  /// - Source: Swift Charts `ChartContent.symbol(by:)`.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> _StyledMarks<Self> {
    let name = value.value._plotted.name
    return _StyledMarks(content: self) { $0.symbolSeries = name }
  }
}
