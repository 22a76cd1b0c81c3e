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
    try self.init(png: PNGFile.bytes(of: path, most: PNGFile.mostBytes), mostPixels: mostPixels)
  }
}

/// Bytes of files.
nonisolated enum PNGFile {
  static let mostBytes = 1 << 28

  /// The bytes of a file: all, or the first ones where `isStart`.
  static func bytes(of path: String, most: Int, isStart: Bool = false) throws(PNGError) -> [UInt8] {
    func unreadable(_ reason: String) -> PNGError { .unreadable(path: path, reason: reason) }
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
}
