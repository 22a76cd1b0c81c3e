public import CellLayout
public import Cells
public import TerminalUICore

/// Colours along a line: see ``LinearGradient``.
///
///     Gradient(colors: [.red, .yellow, .green])
///
/// - Source: SwiftUI `Gradient`.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour and its place: 0 at the start, 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: Double

    /// Makes a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours.
  public var stops: [Stop]

  /// Makes a gradient of colours at their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(Swift.max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

/// Colours that change along a line; each cell has one.
///
///     Text("TerminalUI").foregroundStyle(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
///     LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)
///
/// It is spread over each text, line or area that is painted. Between two colours without components, such as roles, there are no others.
/// - Source: SwiftUI `LinearGradient`.
public nonisolated struct LinearGradient: _PaintedShapeStyle, Hashable {
  private let shading: Numbered<Shading>

  /// Makes a gradient from one point of the painted area to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    shading =
      Shading(
        stops: gradient.stops.map { Shading.Stop($0.color, at: $0.location) },
        from: (startPoint.x, startPoint.y),
        to: (endPoint.x, endPoint.y)
      ).numbered
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at their places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The shading.
  public var _color: Color { shading.color }
  /// The shading.
  public var _shading: Numbered<Shading>? { shading }
  /// The gradient itself, which keeps it.
  public var _fill: LinearGradient { self }
}

extension LinearGradient: UnaryView {
  /// The gradient over all the cells that are offered.
  public var body: some View { _color }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// Colours that change along a line, at equal distances.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// Colours that change along a line, at their places.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }

  /// Colours that change along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

nonisolated extension Color {
  /// The colour, a little lighter at the top.
  ///
  ///     Rectangle().fill(Color.blue.gradient)
  ///
  /// - Source: SwiftUI `Color.gradient`.
  public var gradient: LinearGradient {
    LinearGradient(
      colors: [mix(with: .rgb(255, 255, 255), by: 0.2), self], startPoint: .top, endPoint: .bottom)
  }
}

nonisolated extension Gradient: ShapeStyle {
  /// The gradient from the leading edge to the trailing one.
  ///
  /// - Source: SwiftUI `Gradient`, as a style.
  public func resolve(in environment: EnvironmentValues) -> LinearGradient {
    LinearGradient(gradient: self, startPoint: .leading, endPoint: .trailing)
  }
}
