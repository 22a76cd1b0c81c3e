package import Cells
internal import Glibc
package import Terminal

/// Two descriptors of any kind: a pseudo-terminal, pipes, a socket, a file.
///
/// There can be any number in a process. Signals and the end of the process are not its business, so a terminal behind it is restored by
/// ``giveBack()`` and ``restore()`` only. Nothing is ever waited for but the restoring bytes, a tenth of a second.
package class StreamDevice: Device {
  /// The kind of file that a descriptor leads to.
  private enum Kind { case socket, file, other }

  private static let restoreTime = Duration.milliseconds(100)

  private let input: Int32
  private let output: Int32
  /// The descriptors that don't block: descriptions of our own, or the given ones.
  private var (reader, writer): (Int32, Int32) = (-1, -1)
  private var (readerKind, writerKind) = (Kind.other, Kind.other)
  /// The flags that the given descriptors had, where they were changed.
  private var flags: [Int32: Int32] = [:]
  private var settings: termios?
  private var isTaken = false
  package private(set) var isEntered = false
  private var undo: [UInt8] = []
  /// The size that the client says; where it says none, the window's.
  package var givenSize: Size?
  private var pendingSignals: DeviceSignals = []

  /// Makes a device of two descriptors, which stay the caller's.
  ///
  /// - Parameters:
  ///   - input: Where input comes from; −1 for none.
  ///   - output: Where bytes go.
  ///   - size: The terminal's size; `nil` asks the system.
  package init(input: Int32, output: Int32, size: Size?) {
    (self.input, self.output, givenSize) = (input, output, size)
  }

  deinit { giveBack() }

  package func check() throws(TerminalError) {
    var status = stat()
    guard fstat(output, &status) == 0 else { throw .system(call: "fstat", code: errno) }
    guard input < 0 || fstat(input, &status) == 0 else { throw .system(call: "fstat", code: errno) }
  }

  /// Opens both descriptors again, so that they don't block; called when the app takes the terminal.
  package func acquire() -> Int32 {
    guard !isTaken else { return EBUSY }
    (writer, writerKind) = open(output, O_WRONLY)
    if input >= 0 { (reader, readerKind) = open(input, O_RDONLY) }
    isTaken = true
    return 0
  }

  /// A descriptor that doesn't block: opened again, so that others who have it don't notice; else with another flag.
  private func open(_ descriptor: Int32, _ mode: Int32) -> (Int32, Kind) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return (descriptor, .other) }
    // Each call says that it doesn't block.
    if status.st_mode & S_IFMT == S_IFSOCK { return (descriptor, .socket) }
    // Files never block, and have their place in the description.
    if status.st_mode & S_IFMT == S_IFREG { return (descriptor, .file) }
    let again = Glibc.open("/proc/self/fd/\(descriptor)", mode | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    if again >= 0 {
      var other = stat()
      // Opened again, the other end of a pseudo-terminal would be a new terminal.
      if fstat(again, &other) == 0, other.st_ino == status.st_ino, other.st_rdev == status.st_rdev,
        status.st_mode & S_IFMT != S_IFCHR || isatty(descriptor) == 1 && !isMaster(descriptor)
      {
        return (again, .other)
      }
      close(again)
    }
    let before = fcntl(descriptor, F_GETFL)
    if before >= 0, before & O_NONBLOCK == 0 {
      flags[descriptor] = before
      _ = fcntl(descriptor, F_SETFL, before | O_NONBLOCK)
    }
    return (descriptor, .other)
  }

  /// Whether `descriptor` is the terminal's end of a pseudo-terminal.
  private func isMaster(_ descriptor: Int32) -> Bool {
    var number: UInt32 = 0
    // TIOCGPTN, which isn't declared.
    return ioctl(descriptor, 0x8004_5430, &number) == 0
  }

  /// Puts a terminal into raw mode; other descriptors stay as they are.
  package func enter(keepsSettings: Bool) -> Int32 {
    guard isTaken else { return EINVAL }
    guard !isEntered else { return 0 }
    if reader >= 0, isatty(reader) == 1, !isMaster(reader) {
      var now = termios()
      if tcgetattr(reader, &now) == 0 {
        if !keepsSettings || settings == nil { settings = now }
        var raw = settings ?? now
        cfmakeraw(&raw)
        raw.c_cc.6 = 1  // VMIN
        raw.c_cc.5 = 0  // VTIME
        guard tcsetattr(reader, TCSANOW, &raw) == 0 else { return errno }
      }
    }
    undo = []
    isEntered = true
    return 0
  }

  /// Writes the bytes that undo everything, as far as they are taken within a tenth of a second, and restores the
  /// settings.
  package func restore() {
    guard isEntered else { return }
    undo.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(rebasing: bytes[...])
      let deadline = ContinuousClock.now + Self.restoreTime
      while !rest.isEmpty {
        let count = write(rest)
        if count < 0 { break }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        guard !rest.isEmpty else { break }
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        var state = pollfd(fd: writer, events: Int16(POLLOUT), revents: 0)
        if left <= 0 || poll(&state, 1, Int32(left.rounded(.up))) <= 0 { break }
      }
    }
    if var settings { tcsetattr(reader, TCSANOW, &settings) }
    isEntered = false
  }

  package func giveBack() {
    guard isTaken else { return }
    restore()
    for (descriptor, before) in flags { _ = fcntl(descriptor, F_SETFL, before) }
    flags = [:]
    if reader >= 0, reader != input { close(reader) }
    if writer != output { close(writer) }
    (reader, writer, isTaken, settings) = (-1, -1, false, nil)
  }

  package func arm(_ bytes: [UInt8]) { undo = bytes }

  package func setOpenQuestions(_ count: Int) {}

  /// Writes what is taken now without blocking; −1 if the reader is gone.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard isEntered else { return -1 }
    while true {
      let count: Int
      switch writerKind {
      case .socket: count = send(writer, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      case .file: count = Glibc.write(writer, bytes.baseAddress, bytes.count)
      case .other: count = Self.withoutPipeSignal { Glibc.write(writer, bytes.baseAddress, bytes.count) }
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      default: return -1
      }
    }
  }

  /// Runs `body` so that a pipe without a reader is an error and no signal.
  private static func withoutPipeSignal(_ body: () -> Int) -> Int {
    var (pipe, before, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&pending)
    let wasPending = sigismember(&pending, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let count = body()
    let code = errno
    if count < 0, code == EPIPE, !wasPending {
      var none = timespec()
      while sigtimedwait(&pipe, nil, &none) < 0, errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = code
    return count
  }

  /// Reads what there is; `hasEnded` says that no more will come.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> (count: Int, hasEnded: Bool) {
    guard reader >= 0 else { return (0, false) }
    while true {
      let count =
        readerKind == .socket
        ? recv(reader, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        : Glibc.read(reader, buffer.baseAddress, buffer.count)
      if count > 0 { return (count, false) }
      if count == 0 { return (0, true) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return (0, false)
      default: return (0, true)
      }
    }
  }

  package var inputDescriptor: Int32 { reader }
  package var outputDescriptor: Int32 { writer }
  package var signalDescriptor: Int32 { -1 }

  /// Gives the terminal another size: as if its window had changed.
  package func resize(to size: Size) {
    givenSize = size
    pendingSignals.insert(.resize)
  }

  package var hasSignals: Bool { !pendingSignals.isEmpty }

  /// Does nothing: output that the process prints doesn't reach a stream.
  package func notePrints(_ areNoted: Bool) {}
  package func takePrints(atMost count: Int) -> [UInt8] { [] }

  package func takeSignals() -> DeviceSignals {
    defer { pendingSignals = [] }
    return pendingSignals
  }

  package var windowSize: Size? {
    if let givenSize { return givenSize }
    var size = winsize()
    guard ioctl(writer < 0 ? output : writer, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  // A program with both descriptors of a stream gets the answers to what it writes.
  package var isOneTerminal: Bool { input >= 0 && writerKind != .file }
  package var erasesWithBackspace: Bool { settings?.c_cc.2 == 8 }  // VERASE

  package func waitForForeground() -> Bool { true }
  package func takeForegroundBack() {}
  package func stopProcess(withGroup: Bool) {}
}
