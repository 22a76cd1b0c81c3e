public import CellLayout
public import Cells

/// Draws into a canvas, with the transform, the opacity and the clipping of the moment.
///
///     Canvas { context, size in
///       context.translateBy(x: size.width / 2, y: size.height / 2)
///       for hour in 0..<12 {
///         var mark = context
///         mark.rotate(by: .degrees(Double(hour) * 30))
///         mark.fill(Path(DrawingRect(x: -0.5, y: -9, width: 1, height: 2)), with: .color(.teal))
///       }
///     }
///
/// A context is a value: a copy draws into the same canvas with settings of its own.
/// - Source: SwiftUI `GraphicsContext`; without shadows, blur and blend modes.
@MainActor @preconcurrency public struct GraphicsContext: LengthReading {
  let drawing: Drawing
  /// The opacity of drawings: 0 … 1.
  public var opacity = 1.0
  /// How places become those of the canvas, in units.
  public var transform = DrawingTransform.identity
  /// The values around the canvas.
  public let environment: EnvironmentValues
  /// The mode in which drawings are mixed with those behind them: every mode is ``BlendMode/normal``.
  public var blendMode = BlendMode.normal
  private var masks: [Drawing.Mask] = []
  var filters: [Filter.Effect] = []
  let symbols: SymbolSource?

  init(drawing: Drawing, environment: EnvironmentValues, symbols: SymbolSource? = nil) {
    self.drawing = drawing
    self.environment = environment
    self.symbols = symbols
  }

  /// The rectangle that can be seen at all, in units of the context.
  public var clipBoundingRect: DrawingRect {
    let whole = Path(DrawingRect(Rect(origin: .zero, size: drawing.size)))
    return whole.applying(transform.inverted() ?? .identity).boundingRect
  }

  func add(_ content: Drawing.Content) {
    drawing.add(
      .init(
        content: content, opacity: opacity > 0 ? Swift.min(opacity, 1) : 0, filters: filters, masks: masks))
  }

  /// The mode in which drawings are mixed.
  ///
  /// Cells have only the normal mode.
  ///
  /// - Source: SwiftUI `GraphicsContext.BlendMode`; without effect.
  public typealias BlendMode = TerminalUINames.BlendMode

  // MARK: Settings

  /// Moves what is drawn from now on, in units.
  public mutating func translateBy(x: Double, y: Double) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales what is drawn from now on; texts keep their size.
  public mutating func scaleBy(x: Double, y: Double) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on; texts stay upright.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle) }
  /// Moves, scales and turns what is drawn from now on.
  public mutating func concatenate(_ matrix: DrawingTransform) {
    transform = matrix.concatenating(transform)
  }

  /// How something is cut.
  ///
  /// - Source: SwiftUI `GraphicsContext.ClipOptions`.
  public nonisolated struct ClipOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: Int
    /// Makes options.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The outside is shown.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Shows only the inside of an outline in all further drawings.
  ///
  /// Characters are seen if half of their cell is.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    masks.append(
      .path(
        path.applying(transform), isEOFilled: style.isEOFilled, isInverse: options.contains(.inverse)))
  }

  /// Shows of all further drawings only what other drawings cover.
  ///
  ///     context.clipToLayer { layer in layer.draw(Text("SALE").bold(), at: middle) }
  ///     context.fill(whole, with: .linearGradient(colors, startPoint: .zero, endPoint: corner))     // the word, in colours
  ///
  /// A cell of the layer with a background shows the cell. A cell with a character alone shows that character, in the colour
  /// behind it.
  ///
  /// - Parameters:
  ///   - opacity: How opaque the layer is, from 0 to 1.
  ///   - options: Whether the outside is shown.
  ///   - content: Draws the layer.
  /// - Source: SwiftUI `GraphicsContext.clipToLayer(opacity:options:content:)`.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try layer(content)
    masks.append(.layer(layer, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  // MARK: Drawing

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let path = path.applying(transform)
    add(.fill(path, style, ink(shading, over: path)))
  }

  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let path = path.applying(transform)
    var style = style
    style.scale(by: transform.scale)
    add(.stroke(path, style, ink(shading, over: path)))
  }

  /// Draws a line along an outline, of a width in units.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a layer, which is composed as a whole with the context's present settings.
  ///
  ///     context.opacity = 0.5
  ///     context.drawLayer { layer in … }     // things in it cover each other
  ///
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(.layer(try layer(content)))
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> Drawing {
    let layer = Drawing(size: drawing.size)
    var context = GraphicsContext(drawing: layer, environment: environment, symbols: symbols)
    context.transform = transform
    try content(&context)
    return layer
  }

  /// Never called.
  ///
  /// - Source: SwiftUI `GraphicsContext.withCGContext(content:)`.
  @available(*, unavailable, message: "there is no Core Graphics; draw with fill and stroke")
  public func withCGContext(content: (Any) throws -> Void) rethrows {}

  /// Fills cells of the canvas with a character, whatever the context's transform.
  ///
  ///     context.fill(Rect(x: 0, y: 3, width: 10, height: 1), with: Glyph("░"), shading: .color(.gray))
  ///
  /// SwiftUI doesn't have this function.
  public func fill(_ cells: Rect, with glyph: Glyph, shading: Shading = .foreground) {
    add(.cells(cells, glyph, ink(shading, frame: cells)))
  }

  /// Draws a picture into cells of the canvas, as far as they are in it.
  func addPicture(_ image: PixelImage, _ look: PictureLook, in cells: Rect) {
    let seen = cells.intersection(Rect(origin: .zero, size: drawing.size))
    guard !seen.isEmpty else { return }
    let (dx, dy) = (Double(image.width) / Double(cells.width), Double(image.height) / Double(cells.height))
    let part = DrawingRect(
      x: Double(seen.minX - cells.minX) * dx, y: Double(seen.minY - cells.minY) * dy,
      width: Double(seen.width) * dx, height: Double(seen.height) * dy)
    let picture = PixelCells(
      image, part, width: seen.width, height: seen.height, isSmooth: look.isSmooth,
      environment.pixelStyle == .halfBlocks ? .halfBlocks : .quadrants)
    add(.picture(picture, seen.origin))
  }

  // MARK: Texts

  /// A text with its size.
  ///
  /// - Source: SwiftUI `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    let content: StyledText
    /// The shading of the text.
    public var shading = Shading.foreground

    /// The size, in units, where it has room of a size.
    public func measure(in size: DrawingSize) -> DrawingSize {
      let units = DrawingSize(
        LineBreaking.measure(content, width: GraphicsContext.cells(size.width / scale)).size)
      return DrawingSize(width: units.width * scale, height: units.height * scale)
    }

    /// The baseline of the first line, measured from the upper edge of the text, where it has room of a size: the line's height.
    ///
    /// - Source: SwiftUI `GraphicsContext.ResolvedText.firstBaseline(in:)`.
    public func firstBaseline(in size: DrawingSize) -> Double { 2 * scale }

    /// The baseline of the last line, measured from the upper edge of the text, where it has room of a size: the text's height.
    ///
    /// - Source: SwiftUI `GraphicsContext.ResolvedText.lastBaseline(in:)`.
    public func lastBaseline(in size: DrawingSize) -> Double { measure(in: size).height }

    /// How many lengths of the canvas a column has.
    fileprivate let scale: Double
  }

  /// Makes a text ready to be drawn and measured.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      content: text.content.placed(in: environment.region), scale: Double(environment.lengthUnit.perColumn))
  }

  /// Draws a text at `point`.
  ///
  /// - Parameters:
  ///   - text: The text, as long as it is.
  ///   - point: The place, in units.
  ///   - anchor: What of the text is there.
  public func draw(_ text: Text, at point: DrawingPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle: lines wrap to its width, and those without room are left out.
  public func draw(_ text: Text, in rect: DrawingRect) { draw(resolve(text), in: rect) }

  /// Draws a text at `point`.
  public func draw(_ text: ResolvedText, at point: DrawingPoint, anchor: UnitPoint = .center) {
    let lines = LineBreaking.breaking(text.content).lines
    let width = lines.reduce(0) { Swift.max($0, $1.width) }
    let place = transform(point).limited
    let corner = DrawingPoint(
      x: place.x - Double(width) * anchor.x, y: place.y - Double(lines.count) * 2 * anchor.y)
    add(.text(lines, corner.nearestCell, ink(text.shading, frame: nil)))
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: DrawingRect) {
    let corner = transform(rect.origin).limited.nearestCell
    let lines = LineBreaking.breaking(
      text.content, width: GraphicsContext.cells(rect.width / text.scale),
      maxHeight: GraphicsContext.cells(rect.height / text.scale / 2)
    ).lines
    add(.text(lines, corner, ink(text.shading, frame: nil)))
  }

  private static func cells(_ length: Double) -> Int { Int(length.limitedToDrawing.rounded()) }
}
