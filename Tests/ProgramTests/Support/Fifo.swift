import Glibc

/// A named pipe through which a program tells a test what its screen doesn't.
final class Fifo {
  private let folder: String
  private let path: String
  private let descriptor: Int32

  /// Makes a pipe; the program opens the path for writing.
  static func make() throws -> (fifo: Fifo, path: String) {
    let fifo = try Fifo()
    return (fifo, fifo.path)
  }

  private init() throws {
    var template = Array("/tmp/fifo-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Errno(code: errno) }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = folder + "/fifo"
    guard mkfifo(path, 0o600) == 0 else { throw Errno(code: errno) }
    // For writing too, so that it has no end when the program's end is closed.
    descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Errno(code: errno) }
  }

  /// Closes the pipe and removes its file.
  func remove() {
    close(descriptor)
    unlink(path)
    rmdir(folder)
  }

  /// The next byte; `nil` if none comes in time.
  func readByte(timeout: Duration) -> UInt8? {
    let deadline = ContinuousClock.now + timeout
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) != 1 {
      guard ContinuousClock.now < deadline else { return nil }
      var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&readable, 1, 10)
    }
    return byte
  }

  /// The next line, without its end; `nil` if none comes in time.
  func readLine(timeout: Duration) -> String? {
    let deadline = ContinuousClock.now + timeout
    var line: [UInt8] = []
    while let byte = readByte(timeout: deadline - .now) {
      if byte == 10 { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  struct Errno: Error { var code: Int32 }
}
