internal import CPNG
public import Cells
internal import Glibc

/// Pictures in PNG.
nonisolated extension PixelImage {
  /// Reads a picture in PNG: of any depth and kind of colours, interlaced or not.
  ///
  ///     let logo = try PixelImage(png: bytes)
  ///     Image(decorative: logo)
  ///
  /// The size is looked at before anything is read, so that a few bytes can't take much memory. It takes 4 bytes a pixel, and as much as libpng's own
  /// limits allow for the data besides the pixels.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - mostPixels: More than so many pixels aren't read: 64 MiB of them if nothing is said.
  /// - Throws: ``PNGError``, which names the problem.
  public init(png bytes: [UInt8], mostPixels: Int = 1 << 24) throws(PNGError) {
    guard bytes.starts(with: PNGError.signature) else { throw .notPNG }
    var reader = png_image()
    reader.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&reader) }
    var pixels: [UInt8] = []
    var size = (width: 0, height: 0)
    // libpng keeps the address until the picture is read or given up.
    let problem: PNGError? = PNGParts.withoutTexts(bytes).withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&reader, bytes.baseAddress, bytes.count) != 0 else {
        return .damaged(PixelImage.message(reader))
      }
      // From 32 bits to 64: the product of two can't overflow.
      size = (Int(reader.width), Int(reader.height))
      let limit = Swift.min(mostPixels, PixelImage.mostPixels)
      guard size.width > 0, size.height > 0, size.width * size.height <= limit else {
        return .tooLarge(width: size.width, height: size.height, mostPixels: limit)
      }
      // Most pictures of 16 bits are no others than those of 8.
      reader.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      // Red, green, blue and how opaque, a byte each.
      reader.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      // Depth and interlacing, in the header: libpng 1.6 handles these two together wrongly, unless it reads 16 bits.
      if bytes.count > 28, bytes[24] == 16, bytes[28] != 0 {
        pixels = PixelImage.readDeep(&reader)
      } else {
        pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
        let isRead = pixels.withUnsafeMutableBytes {
          png_image_finish_read(&reader, nil, $0.baseAddress, png_int_32(4 * size.width), nil)
        }
        if isRead == 0 { pixels = [] }
      }
      return pixels.isEmpty ? .damaged(PixelImage.message(reader)) : nil
    }
    if let problem { throw problem }
    self.init(width: size.width, height: size.height, rgba: pixels)!
  }

  /// The bytes of a picture that is read with 16 bits a colour, which are light and multiplied by how opaque it is; none if it is damaged.
  private static func readDeep(_ reader: inout png_image) -> [UInt8] {
    reader.format |= png_uint_32(PNG_FORMAT_FLAG_LINEAR)
    var deep = [UInt16](repeating: 0, count: 4 * Int(reader.width) * Int(reader.height))
    let isRead = deep.withUnsafeMutableBytes {
      png_image_finish_read(&reader, nil, $0.baseAddress, png_int_32(4 * reader.width), nil)
    }
    guard isRead != 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: deep.count)
    for place in stride(from: 0, to: deep.count, by: 4) where deep[place + 3] > 0 {
      let opacity = Double(deep[place + 3])
      for part in place..<place + 3 {
        let light = Swift.min(Double(deep[part]) / opacity, 1)
        // As libpng assumes for pictures without a gamma of their own.
        let value = pow(light, 0.45455)
        bytes[part] = UInt8((value * 255).rounded())
      }
      bytes[place + 3] = UInt8((opacity / 257).rounded())
    }
    return bytes
  }

  /// The message of libpng.
  private static func message(_ reader: png_image) -> String {
    withUnsafeBytes(of: reader.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 && $0 < 0x7F }, as: UTF8.self)
    }
  }

  /// The size of a picture in PNG, read from the first bytes of a file; `nil` where these are no PNG.
  static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: PNGError.signature) else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }
}

/// Why a picture isn't read.
public nonisolated enum PNGError: Error, Hashable, Sendable {
  /// The data doesn't begin as PNG does.
  case notPNG
  /// The picture has more pixels than are allowed.
  case tooLarge(width: Int, height: Int, mostPixels: Int)
  /// The data is cut off or damaged. The message is libpng's.
  case damaged(String)
  /// The file can't be read. The reason is the system's.
  case unreadable(path: String, reason: String)

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

nonisolated extension PNGError: CustomStringConvertible {
  /// A sentence that names the problem.
  public var description: String {
    switch self {
    case .notPNG: "This is no picture in PNG: it begins with other bytes."
    case .tooLarge(let width, let height, let most):
      "The picture has \(width)×\(height) pixels, and at most \(most) are read. Say mostPixels for more."
    case .damaged(let reason): "The picture is damaged: \(reason)."
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
    }
  }
}
