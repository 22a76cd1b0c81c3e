/// A picture made of pixels.
///
///     PixelImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])     // a red pixel and a blue one
///
/// A value: copies share the pixels. Its parts are at most ``mostPixels`` in number.
public struct PixelImage: Equatable, Sendable {
  /// The pixels in a row.
  public let width: Int
  /// The rows.
  public let height: Int
  /// Four bytes a pixel: red, green, blue, and how opaque it is.
  let bytes: [UInt8]

  /// The most pixels that a picture has: 2²⁶, whose bytes are 256 MiB.
  public static let mostPixels = 1 << 26

  /// Makes a picture of bytes, row by row from the top.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row, from 1 on.
  ///   - height: The rows, from 1 on.
  ///   - rgba: Four bytes a pixel: red, green, blue, and how opaque it is; the colours aren't multiplied by that.
  /// - Returns: `nil` if these aren't the bytes of so many pixels, or there are more than ``mostPixels``.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, width <= Self.mostPixels, height <= Self.mostPixels / width,
      rgba.count == 4 * width * height
    else { return nil }
    (self.width, self.height, bytes) = (width, height, rgba)
  }

  /// Makes a picture pixel by pixel.
  ///
  ///     PixelImage(width: 64, height: 64) { x, y in Color(red: Double(x) / 63, green: Double(y) / 63, blue: 0) }
  ///
  /// - Parameters:
  ///   - width: The pixels in a row; less than 1 counts as 1.
  ///   - height: The rows; less than 1 counts as 1, and at most so many are made that there are ``mostPixels``.
  ///   - color: The colour of the pixel in a column and a row. One that has no components is clear.
  public init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color) {
    let width = Swift.min(Swift.max(width, 1), Self.mostPixels)
    let height = Swift.min(Swift.max(height, 1), Self.mostPixels / width)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        guard let parts = color.opaque.components else {
          bytes += [0, 0, 0, 0]
          continue
        }
        bytes += [parts.red, parts.green, parts.blue, UInt8((color.alpha * 255).rounded())]
      }
    }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}

extension PixelImage {
  /// The picture in one colour: each pixel is as opaque as before, times the opacity of the colour.
  ///
  /// - Returns: The picture itself if the colour has no components.
  package func filled(with color: Color) -> PixelImage {
    guard let parts = color.opaque.components else { return self }
    var filled = bytes
    for place in stride(from: 0, to: bytes.count, by: 4) {
      (filled[place], filled[place + 1], filled[place + 2]) = (parts.red, parts.green, parts.blue)
      filled[place + 3] = UInt8((Double(bytes[place + 3]) * color.alpha).rounded())
    }
    return PixelImage(width: width, height: height, rgba: filled) ?? self
  }
}

extension PixelImage: CustomStringConvertible {
  /// The size in pixels: `640×480 pixels`.
  public var description: String { "\(width)×\(height) pixels" }
}
