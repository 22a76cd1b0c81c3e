import Cells
public import TerminalUI

/// The symbol of a point.
///
/// - Source: Swift Charts `BasicChartSymbolShape`.
public nonisolated struct BasicChartSymbolShape: Hashable, Sendable {
  /// The character that is drawn.
  let character: Character
  /// The character of the outline; the same where there is none.
  private let outline: Character

  private init(_ character: Character, _ outline: Character? = nil) {
    (self.character, self.outline) = (character, outline ?? character)
  }

  /// The character ●.
  public static let circle = BasicChartSymbolShape("●", "○")
  /// The character ◆.
  public static let diamond = BasicChartSymbolShape("◆", "◇")
  /// The character ▲.
  public static let triangle = BasicChartSymbolShape("▲", "△")
  /// The character ■.
  public static let square = BasicChartSymbolShape("■", "□")
  /// The character +.
  public static let plus = BasicChartSymbolShape("+")
  /// The character ◈: a pentagon would have two columns.
  public static let pentagon = BasicChartSymbolShape("◈")
  /// The character ×.
  public static let cross = BasicChartSymbolShape("×")
  /// The character ∗.
  public static let asterisk = BasicChartSymbolShape("∗")

  /// The outline of the symbol: ○, ◇, △ or □; the other symbols are lines.
  ///
  /// - Parameter lineWidth: Without effect: a symbol is one character.
  /// - Source: Swift Charts `BasicChartSymbolShape.strokeBorder(lineWidth:)`.
  public func strokeBorder(lineWidth: Double = 1) -> BasicChartSymbolShape { BasicChartSymbolShape(outline) }

  var glyph: Glyph { Glyph(character) }

  private static let inTurn = [circle, diamond, triangle, square, plus, pentagon, cross, asterisk]

  /// The symbol of the series at `index` among all.
  static func ofSeries(_ index: Int) -> BasicChartSymbolShape { inTurn[index % inTurn.count] }
}

/// A shape that is a symbol of points: a circle is ●, and a shape of your own ■.
///
///     .chartSymbolScale(["fixed": Circle().strokeBorder(lineWidth: 2), "variable": Square().strokeBorder(lineWidth: 2)])
///
/// A symbol is one character, so the path of the shape isn't drawn.
/// - Source: Swift Charts `ChartSymbolShape`; without the requirement `perceptualUnitRect`.
public nonisolated protocol ChartSymbolShape: Shape {}

extension Circle: ChartSymbolShape {}

nonisolated extension ChartSymbolShape {
  var symbol: BasicChartSymbolShape { self is Circle ? .circle : .square }

  /// The outline of the symbol.
  ///
  /// - Parameter lineWidth: Without effect: a symbol is one character.
  /// - Source: Swift Charts `ChartSymbolShape.strokeBorder(lineWidth:)`.
  public func strokeBorder(lineWidth: Double = 1) -> BasicChartSymbolShape { symbol.strokeBorder() }
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

  /// Shows points by a shape.
  ///
  /// - Source: Swift Charts `ChartContent.symbol(_:)`.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> _StyledMarks<Self> { self.symbol(symbol.symbol) }

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
