public import CellLayout
public import Cells
public import TerminalUICore

/// Colours that change away from a point; each cell has one.
///
///     RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 20)
///
/// Radii are units: a column is one wide, a row two high, so that circles are round.
/// - Source: SwiftUI `RadialGradient`.
public nonisolated struct RadialGradient: _PaintedShapeStyle, Hashable {
  private let shading: Numbered<Shading>

  /// Makes a gradient between two radii around a point of the painted area.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    shading = gradient.shading(.circle((center.x, center.y), from: startRadius, to: endRadius))
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes a gradient of colours at their places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The shading.
  public var _color: Color { shading.color }
  /// The shading.
  public var _shading: Numbered<Shading>? { shading }
  /// The gradient itself, which keeps it.
  public var _fill: RadialGradient { self }
}

/// Colours that change away from a point, by shares of the width and the height; each cell has one.
///
///     EllipticalGradient(colors: [.white, .blue])     // reaches all edges
///
/// - Source: SwiftUI `EllipticalGradient`.
public nonisolated struct EllipticalGradient: _PaintedShapeStyle, Hashable {
  private let shading: Numbered<Shading>

  /// Makes a gradient between two shares of the painted area; half of it reaches the edges from the middle.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    shading = gradient.shading(
      .ellipse((center.x, center.y), from: startRadiusFraction, to: endRadiusFraction))
  }

  /// Makes a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of colours at their places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The shading.
  public var _color: Color { shading.color }
  /// The shading.
  public var _shading: Numbered<Shading>? { shading }
  /// The gradient itself, which keeps it.
  public var _fill: EllipticalGradient { self }
}

/// Colours that change around a point, clockwise; each cell has one.
///
///     Circle().strokeBorder(AngularGradient(colors: [.red, .green, .red], center: .center), lineWidth: 2)
///
/// - Source: SwiftUI `AngularGradient`.
public nonisolated struct AngularGradient: _PaintedShapeStyle, Hashable {
  private let shading: Numbered<Shading>

  /// Makes a gradient from one angle to another; 0 is to the right, and angles grow clockwise.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let (start, end) = (startAngle.degrees / 360, endAngle.degrees / 360)
    shading = gradient.shading(
      .cone((center.x, center.y), from: start, to: start == end ? start + 1 : end))
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of colours at their places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient that goes all the way round from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Makes a gradient of colours at equal distances that goes all the way round from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of colours at their places that goes all the way round from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The shading.
  public var _color: Color { shading.color }
  /// The shading.
  public var _shading: Numbered<Shading>? { shading }
  /// The gradient itself, which keeps it.
  public var _fill: AngularGradient { self }
}

extension RadialGradient: UnaryView {
  /// The gradient over all the cells that are offered.
  public var body: some View { _color }
}

extension EllipticalGradient: UnaryView {
  /// The gradient over all the cells that are offered.
  public var body: some View { _color }
}

extension AngularGradient: UnaryView {
  /// The gradient over all the cells that are offered.
  public var body: some View { _color }
}

nonisolated extension Gradient {
  fileprivate func shading(_ form: ShadingForm) -> Numbered<Shading> {
    Shading(stops: stops.map { Shading.Stop($0.color, at: $0.location) }, form).numbered
  }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// Colours that change away from a point, at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours that change away from a point, at their places.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours that change away from a point.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// Colours that change away from a point, by shares of the width and the height.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours that change away from a point, by shares of the width and the height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// Colours that change around a point, from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours that change around a point, from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours that change all the way round a point.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours that change all the way round a point.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  { AngularGradient(gradient: gradient, center: center, angle: angle) }
}
