internal import Glibc

/// The file of a recording: the user's own, which nobody else reads.
package struct CastFile {
  /// Where a recording ends, in bytes: some hours of an app that is used, or some minutes of one that moves all the time.
  package static let limit = 64 << 20

  /// Why a recording can't be written.
  struct Problem: Error, CustomStringConvertible {
    let description: String

    /// The reason of the system.
    init(code: Int32) { description = String(cString: strerror(code)) }
    init(_ description: String) { self.description = description }
  }

  private let descriptor: Int32
  private let limit: Int
  private var count = 0

  /// Makes an empty file, or empties one of the user's.
  ///
  /// A link, a file of somebody else, one with several names, a pipe and a device are refused.
  ///
  /// - Throws: `Problem`.
  init(path: String, limit: Int) throws(Problem) {
    self.limit = limit
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else {
      throw errno == ELOOP ? Problem("it is a symbolic link") : Problem(code: errno)
    }
    do throws(Problem) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Problem(code: errno) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw Problem("it is no file") }
      guard status.st_uid == geteuid(), status.st_nlink == 1 else {
        throw Problem("it is somebody else's, or has several names")
      }
      guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0 else { throw Problem(code: errno) }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Whether a line fits in.
  func hasRoom(for line: [UInt8]) -> Bool { count + line.count <= limit }

  /// Adds a line.
  ///
  /// - Throws: `Problem`.
  mutating func append(_ line: [UInt8]) throws(Problem) {
    var rest = line[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw Problem(code: written < 0 ? errno : ENOSPC) }
      rest = rest.dropFirst(written)
      count += written
    }
  }

  /// Writes the first line again, with the same length.
  func replaceFirst(_ line: [UInt8]) {
    _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Closes the file.
  func end() { close(descriptor) }
}
