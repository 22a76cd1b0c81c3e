internal import CNCurses
internal import Glibc
internal import Terminal

/// The memory file that ncurses writes its frames to.
///
/// It is mapped once, so that a frame is read without a call; written bytes stay until the file is rewound.
final class FrameFile {
  /// More than a frame of 2000×1000 cells with a colour change at each.
  private static let mappedCount = 1 << 28
  /// The file is rewound when it is longer than this.
  private static let rewindCount = 1 << 20

  /// The file that ncurses writes to.
  let output: UnsafeMutablePointer<FILE>
  /// The file that ncurses reads from: an empty one.
  let input: UnsafeMutablePointer<FILE>
  private let descriptor: Int32
  private let map: UnsafeMutableRawPointer
  private var start = 0

  init() throws(TerminalError) {
    descriptor = nct_memory_file()
    guard descriptor >= 0 else { throw .system(call: "memfd_create", code: errno) }
    guard let map = mmap(nil, Self.mappedCount, PROT_READ, MAP_SHARED | MAP_NORESERVE, descriptor, 0),
      map != MAP_FAILED
    else {
      let code = errno
      close(descriptor)
      throw .system(call: "mmap", code: code)
    }
    self.map = map
    guard let output = fdopen(descriptor, "w"), let input = fopen("/dev/null", "re") else {
      let code = errno
      munmap(map, Self.mappedCount)
      close(descriptor)
      throw .system(call: "fdopen", code: code)
    }
    self.output = output
    self.input = input
  }

  deinit {
    munmap(map, Self.mappedCount)
    fclose(output)
    fclose(input)
  }

  /// Makes room for a frame; the bytes of ``consume()`` are no longer valid.
  func beginFrame() {
    guard start > Self.rewindCount else { return }
    if start > Self.rewindCount * 16 { ftruncate(descriptor, 0) }
    lseek(descriptor, 0, SEEK_SET)
    start = 0
  }

  /// The bytes written since the last call; valid until ``beginFrame()``.
  func consume() -> UnsafeRawBufferPointer {
    let end = Swift.min(Int(lseek(descriptor, 0, SEEK_CUR)), Self.mappedCount)
    guard end > start else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    defer { start = end }
    return UnsafeRawBufferPointer(start: map + start, count: end - start)
  }
}
