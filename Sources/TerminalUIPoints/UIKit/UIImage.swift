public import Foundation
public import TerminalUI
internal import TerminalUIFoundation

/// A picture that a view can show.
///
///     if let photo = UIImage(data: data) {
///       Image(uiImage: photo).resizable().scaledToFit()
///     }
///
/// Pictures are PNG or JPEG, and are read where the app links the product `TerminalUIImages`. Without it each is there,
/// has no size, and shows what to do. Only the size is read at first, and the rest on another thread when the picture
/// comes into sight.
/// - Source: UIKit `UIImage`, AppKit `NSImage`.
public final class UIImage: Sendable {
  let source: Image.Source
  let label: String?
  /// The number of pixels that are a point.
  ///
  /// - Source: UIKit `UIImage.scale`.
  public let scale: CGFloat
  /// The bytes of the file, if it is made of these.
  private let data: Data?

  private init(_ source: Image.Source, label: String? = nil, scale: CGFloat = 1, data: Data? = nil) {
    (self.source, self.label, self.scale, self.data) = (source, label, scale, data)
  }

  private convenience init?(_ file: PictureFile?, _ name: String) {
    // A picture without a size is none.
    if let file, file.size == nil { return nil }
    self.init(
      file.map { .file($0) } ?? .unread(name), label: name, scale: file.map { CGFloat($0.scale) } ?? 1)
  }

  /// Makes an empty picture, which shows nothing and has no size.
  public convenience init() { self.init(.symbol("")) }

  /// Finds the picture with a name among the resources of the program, if there is one.
  ///
  /// - Source: UIKit `UIImage.init(named:)`.
  public convenience init?(named name: String) { self.init(PictureFile.named(name, folder: nil), name) }

  /// Finds the picture with a name among the resources of a bundle, if there is one.
  ///
  /// - Source: UIKit `UIImage.init(named:in:compatibleWith:)`; there are no traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: Never? = nil) {
    self.init(PictureFile.named(name, folder: bundle?.resourcePath ?? bundle?.bundlePath), name)
  }

  /// Makes the picture of a symbol.
  ///
  /// A name without a character is shown in words, as by `Image(systemName:)`.
  ///
  /// - Source: UIKit `UIImage.init(systemName:)`; any name has a picture.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// Makes a picture of the bytes of a file, if it is PNG or JPEG.
  ///
  /// - Source: UIKit `UIImage.init(data:)`.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of the bytes of a file, if it is PNG or JPEG.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: How many pixels are a point; a value that isn't greater than 0 counts as 1.
  /// - Source: UIKit `UIImage.init(data:scale:)`.
  public convenience init?(data: Data, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    guard let file = data.withUnsafeBytes(PictureFile.of) else {
      self.init(.unread("picture"), scale: scale)
      return
    }
    guard let size = file.size else { return nil }
    let scaled = PictureFile(name: file.name, size: size, scale: Double(scale), read: file.read)
    self.init(.file(scaled), scale: scale, data: data)
  }

  /// Reads a file, if there is one in PNG or JPEG.
  ///
  /// - Source: UIKit `UIImage.init(contentsOfFile:)`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points.
  ///
  /// A symbol is as large as a character.
  ///
  /// - Source: UIKit `UIImage.size`.
  public var size: CGSize {
    switch source {
    case .symbol(let name): name.isEmpty ? .zero : CGSize(width: 8, height: 16)
    case .pixels, .unread: .zero
    case .file(let file):
      CGSize(
        width: CGFloat(file.size?.width ?? 0) / scale, height: CGFloat(file.size?.height ?? 0) / scale)
    }
  }

  /// The bytes of the file that the picture was made of, if it is a PNG.
  ///
  /// Pictures aren't encoded here.
  ///
  /// - Source: UIKit `UIImage.pngData()`; `nil` for other pictures.
  public func pngData() -> Data? { bytes(beginning: [0x89, 0x50, 0x4E, 0x47]) }

  /// The bytes of the file that the picture was made of, if it is a JPEG.
  ///
  /// Pictures aren't encoded here.
  ///
  /// - Parameter compressionQuality: Without effect.
  /// - Source: UIKit `UIImage.jpegData(compressionQuality:)`; `nil` for other pictures.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(beginning: [0xFF, 0xD8]) }

  private func bytes(beginning start: [UInt8]) -> Data? {
    var data = data
    if data == nil, case .file(let file) = source { data = FileManager.default.contents(atPath: file.name) }
    return data?.starts(with: start) == true ? data : nil
  }

  /// Isn't there: the image that shows the picture has the colour.
  @available(*, unavailable, message: "use foregroundStyle(_:) of the Image")
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Isn't there: the image that shows the picture has the mode.
  @available(*, unavailable, message: "use renderingMode(_:) of the Image")
  public func withRenderingMode(_ mode: Image.TemplateRenderingMode) -> UIImage { self }
}

extension UIImage: Hashable {
  /// Whether both show the same.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    switch (left.source, right.source) {
    case (.symbol(let left), .symbol(let right)): left == right
    case (.file(let left), .file(let right)): left == right
    default: left === right
    }
  }

  /// Adds the size to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// A picture that a view can show.
///
/// - Source: AppKit `NSImage`.
public typealias NSImage = UIImage

extension UIImage {
  /// Makes the picture of a symbol.
  ///
  /// - Source: AppKit `NSImage.init(systemSymbolName:accessibilityDescription:)`.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }

  /// Reads a file, if there is one in PNG or JPEG.
  ///
  /// - Source: AppKit `NSImage.init(contentsOf:)`.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
}

extension Image {
  /// Shows a picture of UIKit's.
  ///
  /// - Source: SwiftUI `Image.init(uiImage:)`.
  public nonisolated init(uiImage: UIImage) { self.init(uiImage.source, label: uiImage.label) }

  /// Shows a picture of AppKit's.
  ///
  /// - Source: SwiftUI `Image.init(nsImage:)`.
  public nonisolated init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
