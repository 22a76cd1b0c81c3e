import Cells
import Glibc
import Expectations
import Testing

/// Both ends of a pseudo-terminal: the test is the terminal, the backend the program.
final class PseudoTerminal {
  let master: Int32
  let slave: Int32
  /// Where another process finds the program's end.
  let path: String

  init(size: Size = Size(width: 80, height: 24)) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    // posix_openpt and its like aren't declared; these are what they do: TIOCSPTLCK and TIOCGPTN.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    _ = ioctl(master, 0x4004_5431, &isLocked)
    _ = ioctl(master, 0x8004_5430, &number)
    path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    precondition(master >= 0 && slave >= 0)
    resize(to: size)
  }

  deinit {
    close(slave)
    if !isHungUp { close(master) }
  }

  private var isHungUp = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)

  /// Closes the terminal's end.
  func hangUp() {
    close(master)
    isHungUp = true
  }

  /// Gives the window a size, in columns and rows.
  func resize(to size: Size) {
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
  }

  /// The settings of the program's end, as comparable bytes.
  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(slave, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  /// Sends what the user types.
  func type(_ text: String) { send(Array(text.utf8)) }

  /// Sends what the user types: some 10 000 bytes at most while nobody reads.
  func send(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    expect(count, bytes.count, "the terminal took less", sourceLocation: sourceLocation)
  }

  /// What the program has written, up to and with `end`; fails where that doesn't come within 10 s.
  func read(upTo end: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> [UInt8] {
    var result: [UInt8] = []
    while !result.suffix(end.count).elementsEqual(end) {
      var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 10_000) > 0 else {
        Issue.record("\(visible(end)) didn't come, only \(visible(result))", sourceLocation: sourceLocation)
        return result
      }
      let count = buffer.withUnsafeMutableBytes { Glibc.read(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return result }
      result += buffer[..<count]
    }
    return result
  }

  /// Some of what the program has written; waits for it up to 10 s.
  func readAvailable() -> [UInt8] {
    var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    poll(&state, 1, 10_000)
    let count = buffer.withUnsafeMutableBytes { Glibc.read(master, $0.baseAddress, $0.count) }
    return Array(buffer.prefix(max(count, 0)))
  }

  /// What the program has written and what is on its way, where it has ended or written its last byte.
  func readRest() -> [UInt8] {
    mark()
    return Array(read(upTo: [0]).dropLast())
  }

  /// Writes a 0 byte behind everything that the program has written.
  func mark() {
    var byte: UInt8 = 0
    _ = write(slave, &byte, 1)
  }
}
