public import TerminalUI
import TerminalUICore

/// The parts of an axis mark.
public nonisolated struct _AxisParts: AxisMark {
  var hasLine = false
  var hasTick = false
  var label: Label?
  /// Whether the label is in the middle to the next mark; `nil` for what suits the values.
  var isCentered: Bool?
  var color: Color?

  enum Label {
    case value
    case text(String)
    case format((_Plotted, EnvironmentValues) -> String?)
  }

  /// The parts themselves.
  public var _parts: _AxisParts { self }
}

/// A part of a mark of an axis.
///
/// - Source: Swift Charts `AxisMark`.
public nonisolated protocol AxisMark {
  /// The parts.
  var _parts: _AxisParts { get }
}

nonisolated extension AxisMark {
  /// Paints a label with a style.
  ///
  ///     AxisValueLabel().foregroundStyle(.blue)
  ///
  /// Lines keep their colour.
  /// - Source: Swift Charts `AxisMark.foregroundStyle(_:)`.
  public func foregroundStyle<S: _PaintedShapeStyle>(_ style: S) -> _AxisParts {
    var parts = _parts
    if parts.label != nil { parts.color = style._color }
    return parts
  }

  /// Without effect: labels have the font of the terminal.
  ///
  /// - Source: Swift Charts `AxisMark.font(_:)`.
  public func font(_ font: Font?) -> Self { self }

  /// Without effect: labels are next to their axis.
  ///
  /// - Source: Swift Charts `AxisMark.offset(x:y:)`.
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }
}

/// A line across the chart at a value.
///
/// - Source: Swift Charts `AxisGridLine`.
public nonisolated struct AxisGridLine: AxisMark {
  /// Makes a line.
  ///
  /// - Parameters:
  ///   - centered: Without effect: the line is at its value.
  ///   - stroke: Without effect: the line is dotted.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  /// The line.
  public var _parts: _AxisParts { _AxisParts(hasLine: true) }
}

/// A short line at the axis: cells have no room for it, and nothing is drawn.
///
/// - Source: Swift Charts `AxisTick`.
public nonisolated struct AxisTick: AxisMark {
  /// Makes a tick.
  ///
  /// - Parameters:
  ///   - centered: Without effect, as are all.
  ///   - length: The length.
  ///   - stroke: The pen.
  public init(centered: Bool? = nil, length: Double? = nil, stroke: StrokeStyle? = nil) {}
  /// The tick.
  public var _parts: _AxisParts { _AxisParts(hasTick: true) }
}

/// Makes the parts of a mark from those written in a block.
///
/// - Source: Swift Charts `AxisMarkBuilder`.
@resultBuilder public nonisolated enum AxisMarkBuilder {
  /// A part.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> _AxisParts { mark._parts }
  /// All parts.
  public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts {
    parts.reduce(into: _AxisParts()) { all, part in
      all.hasLine = all.hasLine || part.hasLine
      all.hasTick = all.hasTick || part.hasTick
      all.label = part.label ?? all.label
      all.isCentered = part.isCentered ?? all.isCentered
      all.color = part.color ?? all.color
    }
  }
  /// Parts that may be absent.
  public static func buildIf(_ parts: _AxisParts?) -> _AxisParts { parts ?? _AxisParts() }
  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first parts: _AxisParts) -> _AxisParts { parts }
  /// Takes the second branch of an `if` or `switch`.
  public static func buildEither(second parts: _AxisParts) -> _AxisParts { parts }
}
