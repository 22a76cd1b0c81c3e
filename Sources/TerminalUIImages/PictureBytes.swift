public import Cells
internal import Glibc

nonisolated extension PixelImage {
  /// Reads a file in PNG.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - mostPixels: More than so many pixels aren't read.
  /// - Throws: ``PNGError``, also where the file can't be read, or is larger than 256 MiB.
  public init(pngFile path: String, mostPixels: Int = 1 << 24) throws(PNGError) {
    let bytes: [UInt8]
    do throws(PictureBytes.Refusal) { bytes = try PictureBytes.of(path) } catch {
      throw .unreadable(path: error.path, reason: error.reason)
    }
    try self.init(png: bytes, mostPixels: mostPixels)
  }

  /// Reads a picture in PNG or JPEG, whichever it is.
  ///
  /// - Throws: An error whose description says what is wrong, and for other kinds of files what to do.
  package init(picture bytes: [UInt8]) throws {
    if bytes.starts(with: JPEGError.signature) {
      try self.init(jpeg: bytes)
    } else if let kind = ForeignPicture(bytes) {
      throw kind
    } else {
      try self.init(png: bytes)
    }
  }

  /// Reads a file in PNG or JPEG, whichever it is.
  ///
  /// - Throws: An error whose description says what is wrong, and for other kinds of files what to do.
  package init(pictureFile path: String) throws { try self.init(picture: PictureBytes.of(path)) }
}

/// Reads a file of a picture, and finds out which format it has.
nonisolated enum PictureBytes {
  /// The most bytes of a file that is read: 256 MiB.
  static let mostBytes = 1 << 28
  /// The endings of files that can be read.
  static let endings = ["png", "jpg", "jpeg"]

  /// Why a file can't be read.
  struct Refusal: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var description: String { "\(path) can't be read: \(reason)." }
  }

  /// The bytes of a file, which may not have more than `most`; with `isStart` the first ones, `most` of a longer file.
  static func of(_ path: String, most: Int = mostBytes, isStart: Bool = false) throws(Refusal) -> [UInt8] {
    func unreadable(_ reason: String) -> Refusal { Refusal(path: path, reason: reason) }
    // A pipe without a writer must not keep the app waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw unreadable("it is no file")
    }
    let size = Int(status.st_size)
    guard isStart || size <= most else { throw unreadable("it has more than \(most) bytes") }
    var bytes = [UInt8](repeating: 0, count: Swift.min(size, most))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, $0.count - count) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw unreadable(String(cString: strerror(errno))) }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// The size in pixels of a picture in a file, upright; `nil` where its beginning doesn't say.
  static func size(of path: String) -> Size? {
    // The first 4 KiB of most files say it, but in a camera's file much else may come first.
    for most in [1 << 12, 1 << 18] {
      guard let start = try? of(path, most: most, isStart: true) else { return nil }
      let size = size(of: start)
      if size != nil || !start.starts(with: JPEGError.signature) { return size }
    }
    return nil
  }

  /// The size in pixels of a picture, upright, which the first bytes of its file say; `nil` where they don't.
  static func size(of start: [UInt8]) -> Size? {
    func size(_ width: Int, _ height: Int) -> Size {
      // Larger pictures aren't read.
      Size(width: Swift.min(width, 1 << 24), height: Swift.min(height, 1 << 24))
    }
    guard start.starts(with: JPEGError.signature) else {
      return PixelImage.size(ofPNG: start).map { size($0.width, $0.height) }
    }
    let parts = JPEGParts(start)
    return parts.size.map { parts.turn.swapsSides ? size($0.height, $0.width) : size($0.width, $0.height) }
  }
}

/// A format that isn't read, so that the error can name it.
nonisolated enum ForeignPicture: String, Error, CaseIterable {
  case pdf = "PDF"
  case svg = "SVG"
  case gif = "GIF"
  case webP = "WebP"
  case heif = "HEIF"

  /// The kind of picture that bytes of a file begin as; `nil` if it is none of these.
  init?(_ bytes: [UInt8]) {
    func begins(_ text: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: Array(text.utf8))
    }
    if begins("%PDF-") {
      self = .pdf
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if begins("ftyp", at: 4) {
      self = .heif
    } else if begins("<svg") || begins("<?xml") || begins("<!DOCTYPE svg") || begins("\u{FEFF}<") {
      self = .svg
    } else {
      return nil
    }
  }
}

nonisolated extension ForeignPicture: CustomStringConvertible {
  /// A sentence that says what to do.
  var description: String {
    let cure =
      switch self {
      case .pdf: "“pdftocairo -png -singlefile -r 72 FILE.pdf NAME” makes a PNG in which a pixel is a point"
      case .svg: "“rsvg-convert FILE.svg -o NAME.png” makes a PNG in which a pixel is a point"
      case .gif, .webP, .heif: "Save the picture in one of these"
      }
    return "It is in \(rawValue), and only PNG and JPEG are read. \(cure)."
  }
}
