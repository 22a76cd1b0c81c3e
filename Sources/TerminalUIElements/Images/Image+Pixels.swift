public import Cells

/// Images made of pixels.
///
///     Image(decorative: logo).resizable().scaledToFit().frame(height: 6)
///     Image(chart, label: Text("Sales by month"))
///
/// A pixel is as wide as a column and half as high as a row: a picture of 40 × 20 pixels takes 40 columns and 10 rows, whatever it is offered, unless
/// it is ``resizable(resizingMode:)``. Where lengths are points, a pixel is a point: 24 × 24 pixels take 3 columns and 2 rows. A cell shows two colours, of its upper and its lower half, or of quarters if that shows more. Terminals with
/// fewer colours show fewer; without colours, the fuller a character the lighter the picture.
nonisolated extension Image {
  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - scale: How many pixels are as wide as a column, or as a point where lengths are points; a value that isn't greater than 0 counts as 1.
  ///   - label: The label for assistive technologies.
  /// - Source: SwiftUI `Image.init(_:scale:orientation:label:)`, of a `CGImage`; without orientations.
  public init(_ image: PixelImage, scale: Double = 1, label: Text) {
    self.init(.pixels(image, scale: scale > 0 ? scale : 1), label: label.content.string)
  }

  /// Shows a decorative picture, which assistive technologies skip.
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - scale: How many pixels are as wide as a column, or as a point where lengths are points; a value that isn't greater than 0 counts as 1.
  /// - Source: SwiftUI `Image.init(decorative:scale:orientation:)`, of a `CGImage`; without orientations.
  public init(decorative image: PixelImage, scale: Double = 1) {
    self.init(.pixels(image, scale: scale > 0 ? scale : 1), label: nil)
  }

  /// Shows a picture that comes from elsewhere.
  package init(_ file: PictureFile, label: Text?) { self.init(.file(file), label: label?.content.string) }

  /// How an image fills more or less room than it takes by itself.
  ///
  /// - Source: SwiftUI `Image.ResizingMode`.
  public nonisolated enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated from the upper left corner on.
    case tile
    /// The picture is stretched to the size of the view.
    case stretch
  }

  /// Makes this image fill all the cells that it is offered.
  ///
  ///     Image(decorative: photo).resizable().aspectRatio(contentMode: .fit)
  ///
  /// A symbol stays one character. Where it is offered any length it takes that of its pixels.
  /// - Source: SwiftUI `Image.resizable(capInsets:resizingMode:)`; without insets.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.look.resizing = resizingMode
    return image
  }

  /// Makes this image fill all the cells that it is offered.
  ///
  /// A picture is stretched as a whole.
  ///
  /// - Source: SwiftUI `Image.resizable(capInsets:resizingMode:)`; the insets have no effect.
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
    resizable(resizingMode: resizingMode)
  }

  /// How an image is drawn that has fewer pixels than its room.
  ///
  /// - Source: SwiftUI `Image.Interpolation`.
  public nonisolated enum Interpolation: Hashable, Sendable {
    /// Each pixel is a rectangle.
    case none
    /// The colour of each pixel goes over into that of the next one.
    case low
    /// As ``low``.
    case medium
    /// As ``low``.
    case high
  }

  /// Sets how this image is drawn if it has fewer pixels than its room.
  ///
  ///     Image(decorative: sprite).interpolation(.none).resizable()     // with sharp pixels
  ///
  /// - Source: SwiftUI `Image.interpolation(_:)`.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.look.isSmooth = interpolation != .none
    return image
  }
}

nonisolated extension Image {
  /// Whether a picture is drawn in its own colours.
  ///
  /// - Source: SwiftUI `Image.TemplateRenderingMode`.
  public nonisolated enum TemplateRenderingMode: Hashable, Sendable {
    /// The opaque pixels have the colour of text.
    case template
    /// The pixels have their own colours.
    case original
  }

  /// Sets whether this picture has the colour of text, or its own colours.
  ///
  ///     Image("icon").renderingMode(.template).foregroundStyle(.red)     // a red icon
  ///
  /// Symbols always have the colour of text. By default pictures have their own colours.
  ///
  /// - Source: SwiftUI `Image.renderingMode(_:)`.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.look.isTemplate = renderingMode == .template
    return image
  }
}

/// How the pixels of an image are drawn.
package nonisolated struct PictureLook: Equatable {
  /// How the image fills more or less room than its own size; `nil` keeps that size.
  var resizing: Image.ResizingMode?
  package var isSmooth = true
  /// Whether the opaque pixels have the colour of text.
  var isTemplate = false
}

/// A picture that is read when it is shown: how to read it, and how large it will be.
package nonisolated struct PictureFile: Equatable, Sendable {
  /// The name of the picture: another name is another picture.
  package let name: String
  /// The size, in pixels, if that is known before.
  package let size: Size?
  /// How many pixels are as wide as a column, or as a point where lengths are points.
  package let scale: Double
  /// Reads the picture, on any thread; fails with a sentence that explains the failure.
  package let read: @Sendable () throws -> PixelImage

  /// The picture for a dark background, in at most one element; without one the picture itself is shown.
  private let dark: [PictureFile]

  /// Makes a picture that is read when it is shown.
  package init(
    name: String, size: Size?, scale: Double = 1, dark: PictureFile? = nil,
    read: @escaping @Sendable () throws -> PixelImage
  ) {
    (self.name, self.size, self.scale, self.read) = (name, size, scale, read)
    self.dark = dark.map { [$0] } ?? []
  }

  /// The picture on a background.
  func variant(for scheme: ColorScheme) -> PictureFile { scheme == .dark ? dark.first ?? self : self }

  /// Whether two pictures have the same name and size.
  package static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.size == right.size && left.scale == right.scale && left.dark == right.dark
  }
}
