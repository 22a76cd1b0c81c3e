internal import CJPEG
public import Cells
internal import Glibc

/// Pictures in JPEG.
nonisolated extension PixelImage {
  /// Reads a picture in JPEG: in colours, in grey or in the four inks of print, all at once or in steps.
  ///
  ///     let photo = try PixelImage(jpeg: bytes)
  ///     Image(decorative: photo)
  ///
  /// The size is looked at before anything is read, so that a few bytes can't take much memory. A picture that a camera has laid on its side is put
  /// upright.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - mostPixels: More than so many pixels aren't read: 64 MiB of them if nothing is said.
  /// - Throws: ``JPEGError``, which names the problem.
  public init(jpeg bytes: [UInt8], mostPixels: Int = 1 << 24) throws(JPEGError) {
    guard bytes.starts(with: JPEGError.signature) else { throw .notJPEG }
    let limit = Swift.max(Swift.min(mostPixels, PixelImage.mostPixels), 0)
    var (width, height) = (0, 0)
    var pixels: UnsafeMutablePointer<UInt8>?
    var message = [CChar](repeating: 0, count: Int(CJPEG_MESSAGE))
    let result = cjpeg_read(bytes, bytes.count, limit, &width, &height, &pixels, &message)
    defer { free(pixels) }
    guard result == CJPEG_READ, let pixels else {
      switch result {
      case CJPEG_TOO_LARGE: throw .tooLarge(width: width, height: height, mostPixels: limit)
      case CJPEG_NO_MEMORY: throw .damaged("there is no memory for \(width)×\(height) pixels")
      default:
        throw .damaged(
          String(decoding: message.prefix { $0 > 0x1F && $0 < 0x7F }.map { UInt8($0) }, as: UTF8.self))
      }
    }
    let turn = JPEGParts(bytes).turn
    let rgba = turn.turned(UnsafeBufferPointer(start: pixels, count: 4 * width * height), width, height)
    let size = turn.swapsSides ? (height, width) : (width, height)
    guard let image = PixelImage(width: size.0, height: size.1, rgba: rgba) else {
      throw .damaged("it has no pixels")
    }
    self = image
  }

  /// Reads a file in JPEG.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - mostPixels: More than so many pixels aren't read.
  /// - Throws: ``JPEGError``, also where the file can't be read, or is larger than 256 MiB.
  public init(jpegFile path: String, mostPixels: Int = 1 << 24) throws(JPEGError) {
    let bytes: [UInt8]
    do throws(PictureBytes.Refusal) { bytes = try PictureBytes.of(path) } catch {
      throw .unreadable(path: error.path, reason: error.reason)
    }
    try self.init(jpeg: bytes, mostPixels: mostPixels)
  }
}

/// Why a picture in JPEG isn't read.
public nonisolated enum JPEGError: Error, Hashable, Sendable {
  /// The data doesn't begin as JPEG does.
  case notJPEG
  /// The picture has more pixels than are allowed.
  case tooLarge(width: Int, height: Int, mostPixels: Int)
  /// The data is cut off or damaged. The message is libjpeg's.
  case damaged(String)
  /// The file can't be read. The reason is the system's.
  case unreadable(path: String, reason: String)

  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]
}

nonisolated extension JPEGError: CustomStringConvertible {
  /// A sentence that names the problem.
  public var description: String {
    switch self {
    case .notJPEG: "This is no picture in JPEG: it begins with other bytes."
    case .tooLarge(let width, let height, let most):
      "The picture has \(width)×\(height) pixels, and at most \(most) are read. Say mostPixels for more."
    case .damaged(let reason): "The picture is damaged: \(reason)."
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
    }
  }
}
