public import CellLayout
public import Foundation
public import TerminalUI
public import TerminalUICore

// Canvases with Foundation's rectangles, places and sizes.

@MainActor extension Canvas {
  /// Makes a view that is drawn by a function, which gets its size in units and can draw views.
  ///
  /// - Source: SwiftUI `Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      opaque: opaque, rendersAsynchronously: rendersAsynchronously,
      renderer: { (context: inout GraphicsContext, size: DrawingSize) in renderer(&context, CGSize(size)) },
      symbols: symbols)
  }
}

@MainActor extension Canvas where Symbols == EmptyView {
  /// Makes a view that is drawn by a function, which gets its size in units.
  ///
  /// - Source: SwiftUI `Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, rendersAsynchronously: rendersAsynchronously,
      renderer: { (context: inout GraphicsContext, size: DrawingSize) in renderer(&context, CGSize(size)) })
  }
}

@MainActor extension GraphicsContext {
  /// Draws a text at `point`.
  @_disfavoredOverload public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, at: DrawingPoint(point), anchor: anchor)
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(text, in: DrawingRect(rect)) }
  /// Draws a text at `point`.
  @_disfavoredOverload public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
  {
    draw(text, at: DrawingPoint(point), anchor: anchor)
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text, in: DrawingRect(rect)) }

  /// Draws an image at `point`, as large as it is.
  @_disfavoredOverload public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, at: DrawingPoint(point), anchor: anchor)
  }
  /// Draws an image in a rectangle, which it fills.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, in: DrawingRect(rect), style: style)
  }
  /// Draws an image at `point`, as large as it is.
  @_disfavoredOverload public func draw(
    _ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center
  ) {
    draw(image, at: DrawingPoint(point), anchor: anchor)
  }
  /// Draws an image in a rectangle, which it fills.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, in: DrawingRect(rect), style: style)
  }

  /// Draws a view at `point`: as large as it is, and upright.
  @_disfavoredOverload public func draw(
    _ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center
  ) {
    draw(symbol, at: DrawingPoint(point), anchor: anchor)
  }
  /// Draws a view in the middle of a rectangle: as large as it is, and upright.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol, in: DrawingRect(rect)) }
}

@MainActor extension GraphicsContext.ResolvedText {
  /// The size, in units, where it has room of a size.
  public func measure(in size: CGSize) -> CGSize { CGSize(measure(in: DrawingSize(size))) }
  /// The baseline of the first line, from the upper edge of the text, where it has room of a size.
  public func firstBaseline(in size: CGSize) -> CGFloat { firstBaseline(in: DrawingSize(size)) }
  /// The baseline of the last line, from the upper edge of the text, where it has room of a size.
  public func lastBaseline(in size: CGSize) -> CGFloat { lastBaseline(in: DrawingSize(size)) }
}

@MainActor extension LengthReading where Self == GraphicsContext.ResolvedSymbol {
  private var own: GraphicsContext.ResolvedSymbol { self }
  /// The ideal size of the view, in units.
  @_disfavoredOverload public var size: CGSize {
    let size: DrawingSize = own.size
    return CGSize(size)
  }
}

@MainActor extension LengthReading where Self == GraphicsContext.ResolvedImage {
  private var own: GraphicsContext.ResolvedImage { self }
  /// The size of the image by itself, in units.
  @_disfavoredOverload public var size: CGSize {
    let size: DrawingSize = own.size
    return CGSize(size)
  }
}

@MainActor extension LengthReading where Self == GraphicsContext {
  private var own: GraphicsContext { self }
  /// The rectangle that can be seen at all, in units of the context.
  @_disfavoredOverload public var clipBoundingRect: CGRect {
    let rect: DrawingRect = own.clipBoundingRect
    return CGRect(rect)
  }
}

@MainActor extension GraphicsContext.Shading {
  /// Colours along a line between two places of the context, in units.
  @_disfavoredOverload public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = []
  ) -> GraphicsContext.Shading {
    .linearGradient(
      gradient, startPoint: DrawingPoint(startPoint), endPoint: DrawingPoint(endPoint))
  }
  /// Colours that change away from a place of the context, between two radii in units.
  @_disfavoredOverload public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = []
  ) -> GraphicsContext.Shading {
    .radialGradient(
      gradient, center: DrawingPoint(center), startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours that change all the way round a place of the context, clockwise from an angle.
  @_disfavoredOverload public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
    options: GraphicsContext.GradientOptions = []
  ) -> GraphicsContext.Shading {
    .conicGradient(gradient, center: DrawingPoint(center), angle: angle)
  }
}
