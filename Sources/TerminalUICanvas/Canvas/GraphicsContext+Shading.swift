import CellLayout
public import Cells

/// The colours that a canvas is drawn with.
extension GraphicsContext {
  /// The colours that are drawn with.
  ///
  /// - Source: SwiftUI `GraphicsContext.Shading`.
  public struct Shading {
    enum Kind {
      case foreground
      case color(Color)
      case style(any ShapeStyle)
      case linear(Gradient, DrawingPoint, DrawingPoint)
      case radial(Gradient, DrawingPoint, Double, Double)
      case conic(Gradient, DrawingPoint, Angle)
    }
    let kind: Kind

    /// The foreground colour.
    public static let foreground = Shading(kind: .foreground)
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
    /// A colour by its components, 0 … 1 each.
    public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      .color(Color(red: red, green: green, blue: blue).opacity(opacity))
    }
    /// A style; a gradient is spread over the drawing.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// A colour by its components in a space, 0 … 1 each.
    public static func color(
      _ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A grey, from black (0) to white (1).
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      .color(Color(white: white).opacity(opacity))
    }
    /// A grey in a space, from black (0) to white (1).
    public static func color(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1) -> Shading
    {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// The first of several shadings: a character has one colour.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// The cells behind: nothing is drawn.
    public static var backdrop: Shading { .color(.clear) }

    /// Colours along a line between two places of the context, in units.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where the first one is.
    ///   - endPoint: Where the last one is.
    ///   - options: Make no difference.
    /// - Returns: The shading.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: DrawingPoint, endPoint: DrawingPoint, options: GradientOptions = []
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }

    /// Colours that change away from a place of the context, between two radii in units.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The place.
    ///   - startRadius: Where the first colour is.
    ///   - endRadius: Where the last colour is.
    ///   - options: Make no difference.
    /// - Returns: The shading.
    public static func radialGradient(
      _ gradient: Gradient, center: DrawingPoint, startRadius: Double, endRadius: Double,
      options: GradientOptions = []
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }

    /// Colours that change all the way round a place of the context, clockwise from an angle, which the context doesn't turn.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The place.
    ///   - angle: Where the first colour is; 0 is to the right.
    ///   - options: Make no difference.
    /// - Returns: The shading.
    public static func conicGradient(
      _ gradient: Gradient, center: DrawingPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }

    /// An image again and again.
    ///
    /// - Source: SwiftUI `GraphicsContext.Shading.tiledImage(_:origin:sourceRect:scale:)`.
    @available(*, unavailable, message: "draw the image several times with draw(_:in:)")
    public static func tiledImage(_ image: Image, scale: Double = 1) -> Shading { .foreground }
  }

  /// How a gradient continues behind its last colour, and how it is mixed: the last colour stays.
  ///
  /// - Source: SwiftUI `GraphicsContext.GradientOptions`; without effect.
  public nonisolated struct GradientOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The colours come again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colours come again, the last one first.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed by their light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  func ink(_ shading: Shading, over path: Path) -> Drawing.Ink {
    ink(shading, frame: path.boundingRect.cells)
  }

  /// The ink that a shading draws with; places of a gradient are moved by the context's transform.
  func ink(_ shading: Shading, frame: Rect?) -> Drawing.Ink {
    switch shading.kind {
    case .foreground: return Drawing.Ink()
    case .color(let color): return Drawing.Ink(color: color)
    case .style(let style): return Drawing.Ink(style.paint(in: environment), frame: frame)
    case .linear(let gradient, let start, let end):
      return ink { place in
        LinearGradient(gradient: gradient, startPoint: place(start), endPoint: place(end))
      }
    case .radial(let gradient, let center, let start, let end):
      return ink { place in
        RadialGradient(
          gradient: gradient, center: place(center), startRadius: start * transform.scale,
          endRadius: end * transform.scale)
      }
    case .conic(let gradient, let center, let angle):
      return ink { place in AngularGradient(gradient: gradient, center: place(center), angle: angle) }
    }
  }

  /// A gradient over the whole drawing, made of a function from places of the context to parts of the drawing.
  private func ink<S: _PaintedShapeStyle>(_ style: ((DrawingPoint) -> UnitPoint) -> S) -> Drawing.Ink {
    let size = DrawingSize(drawing.size)
    guard size.width > 0, size.height > 0 else { return Drawing.Ink() }
    return Drawing.Ink(
      PaintedColor(
        style { point in
          let place = transform(point)
          return UnitPoint(x: place.x / size.width, y: place.y / size.height)
        }))
  }
}
