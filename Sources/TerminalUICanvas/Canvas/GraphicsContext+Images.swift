public import CellLayout
public import Cells

/// Images in a canvas.
extension GraphicsContext {
  /// An image with its size.
  ///
  /// - Source: SwiftUI `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage: LengthReading {
    enum Content {
      case pixels(PixelImage, PictureLook)
      case symbol(ResolvedText)
      case nothing
    }
    let content: Content
    /// The natural size, in units of length: one for each pixel, divided by the image's scale.
    public let size: DrawingSize
    /// The shading of a symbol; pixels have their own colours.
    public var shading: Shading?
    /// The baseline of a text next to it, measured from its upper edge: its height.
    public var baseline: Double { size.height }
  }

  /// Makes an image ready to be drawn and measured.
  ///
  /// An image from a file is read now.
  public func resolve(_ image: Image) -> ResolvedImage {
    func pixels(_ pixels: PixelImage, _ scale: Double) -> ResolvedImage {
      ResolvedImage(
        content: .pixels(pixels, image.look),
        size: DrawingSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale))
    }
    switch image.source {
    case .pixels(let picture, let scale): return pixels(picture, scale)
    case .file(let file):
      guard let picture = try? file.read() else { return ResolvedImage(content: .nothing, size: .zero) }
      return pixels(picture, file.scale)
    case .unread: return ResolvedImage(content: .nothing, size: .zero)
    case .symbol(let name):
      guard let character = SymbolTable.character(of: name) else {
        return ResolvedImage(content: .nothing, size: .zero)
      }
      let text = resolve(Text(verbatim: String(character)))
      return ResolvedImage(
        content: .symbol(text), size: text.measure(in: DrawingSize(width: 100, height: 100)))
    }
  }

  /// Draws an image in a rectangle, which it fills.
  ///
  ///     context.draw(Image(decorative: map), in: DrawingRect(x: 0, y: 0, width: 40, height: 40))
  ///
  /// It begins and ends with whole cells, and stays upright. A symbol is centred.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in units.
  ///   - style: Makes no difference.
  public func draw(_ image: ResolvedImage, in rect: DrawingRect, style: FillStyle = FillStyle()) {
    switch image.content {
    case .nothing: break
    case .symbol(var text):
      if let shading = image.shading { text.shading = shading }
      draw(text, at: DrawingPoint(x: rect.midX, y: rect.midY))
    case .pixels(let pixels, let look):
      let place = Path(rect).applying(transform).boundingRect
      let start = place.origin.limited.nearestCell
      let end = DrawingPoint(x: place.maxX, y: place.maxY).limited.nearestCell
      let cells = Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
      addPicture(pixels, look, in: cells)
    }
  }

  /// Draws an image at `point`, as large as it is.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The place, in units.
  ///   - anchor: What of the image is there.
  public func draw(_ image: ResolvedImage, at point: DrawingPoint, anchor: UnitPoint = .center) {
    if case .symbol(var text) = image.content {
      if let shading = image.shading { text.shading = shading }
      return draw(text, at: point, anchor: anchor)
    }
    draw(
      image,
      in: DrawingRect(
        x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y,
        width: image.size.width, height: image.size.height))
  }

  /// Draws an image in a rectangle, which it fills.
  public func draw(_ image: Image, in rect: DrawingRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at `point`, as large as it is.
  public func draw(_ image: Image, at point: DrawingPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
