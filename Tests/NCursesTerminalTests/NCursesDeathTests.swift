import CTerminal
import Cells
import Dispatch
import Glibc
import NCursesTerminal
import Terminal
import Terminals
import Expectations
import Testing

/// Whatever ends a process, its terminal is as it was.
///
/// Each process here shows a frame on a terminal of the test's.
@Suite struct NCursesDeathTests {
  @Test func `exit restores the terminal`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
      try Victim.start(on: path)
      exit(3)
    }
    expectRestored(terminal)
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGUSR1,
  ])
  func `a signal restores the terminal, and the process dies by it`(signal: Int32) async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .signal(signal)) {
      [path = terminal.path as String, signal = signal as Int32] in
      try Victim.start(on: path)
      kill(getpid(), signal)
      while true { pause() }
    }
    expectRestored(terminal)
  }

  @Test func `a fault restores the terminal`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = terminal.path as String] in
      try Victim.start(on: path)
      UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }
    expectRestored(terminal)
  }

  @Test func `a trap's message is readable after the screen is left`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      let descriptor = open(path, O_RDWR | O_NOCTTY)
      dup2(descriptor, 2)
      try Victim.start(on: path)
      fatalError("the message")
    }
    let text = expectRestored(terminal)
    let parts = text.split(separator: "^[[?1049l")
    expect(parts.count, 2)
    expect(parts.last?.contains("the message"), true)
    expect(parts.first?.contains("the message"), false)
  }

  @Test func `an overflowing stack restores the terminal`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      try await MainActor.run {
        try Victim.start(on: path)
        print(Victim.depth(1))
      }
    }
    expectRestored(terminal)
  }

  @Test func `a crash on another thread restores the terminal, and nothing is written after`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      try Victim.start(on: path)
      var thread = pthread_t()
      pthread_create(&thread, nil, { _ in fatalError("elsewhere") }, nil)
      var frame = 0
      while true {
        frame += 1
        Victim.show(String(frame))
      }
    }
    expectRestored(terminal)
  }

  @Test func `many signals at once are one restoring and one death`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      try Victim.start(on: path)
      for _ in 0..<50 {
        kill(getpid(), SIGTERM)
        kill(getpid(), SIGINT)
        kill(getpid(), SIGHUP)
      }
      while true { pause() }
    }
    let text = expectRestored(terminal)
    expect(text.ranges(of: "^[[?1049l").count, 1)
  }

  @Test func `a child made by fork restores nothing`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
      try Victim.start(on: path)
      // Swift hides fork, but programs and their libraries call it.
      typealias Fork = @convention(c) () -> pid_t
      let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
      let child = fork()
      if child == 0 { exit(0) }
      var status: Int32 = 0
      waitpid(child, &status, 0)
      var settings = termios()
      tcgetattr(open(path, O_RDWR | O_NOCTTY), &settings)
      exit(ct_is_entered() && settings.c_lflag & tcflag_t(ICANON) == 0 ? 7 : 1)
    }
    expectRestored(terminal)
  }

  @Test func `what is printed while the screen is shown appears afterwards, in order`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let descriptor = open(path, O_RDWR | O_NOCTTY)
      dup2(descriptor, 1)
      dup2(descriptor, 2)
      print("before")
      try Victim.start(on: path)
      print("one")
      fflush(nil)
      Victim.warn("two\n")
      Victim.show("frame")
      print("three")
      Victim.backend?.stop()
      print("after")
    }
    let text = expectRestored(terminal)
    expect(text.hasPrefix("before\\xd\\xa"))
    // The testing library writes more behind it.
    expect(text, contains: "^[[23;0;0tone\\xd\\xatwo\\xd\\xathree\\xd\\xaafter\\xd\\xa")
  }

  @Test func `the size is known while descriptor 1 is kept back`() async throws {
    let terminal = PseudoTerminal(size: Size(width: 33, height: 7))
    await #expect(processExitsWith: .exitCode(4)) { [path = terminal.path as String] in
      let descriptor = open(path, O_RDWR | O_NOCTTY)
      dup2(descriptor, 1)
      setenv("TERM", "xterm-256color", 1)
      let backend = TestedTerminal.make(input: descriptor, output: 1)
      try backend.start()
      backend.write([], of: CellBuffer(size: backend.size), cursor: nil)
      backend.release()
      backend.resume()
      exit(backend.size == Size(width: 33, height: 7) ? 4 : 5)
    }
    expectRestored(terminal)
  }

  @Test func `of very much that is printed the end appears`() async throws {
    let terminal = PseudoTerminal()
    let reader = Reader(terminal.master)
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let descriptor = open(path, O_RDWR | O_NOCTTY)
      dup2(descriptor, 2)
      try Victim.start(on: path)
      let line = String(repeating: "x", count: 1023) + "\n"
      for i in 0..<3000 {
        Victim.warn(line)
        if i % 8 == 0 { Victim.show(String(i)) }
      }
      Victim.warn("the end")
      Victim.backend?.stop()
    }
    terminal.mark()
    let text = visible(reader.bytes)
    let hasEnd = text.contains("x\\xd\\xathe end")
    expect(hasEnd)
    let replayed = text.split(separator: "^[[?1049l").last ?? ""
    expect(replayed.utf8.count, below: 100_000)
  }

  @Test func `a blocked terminal doesn't keep the process`() async throws {
    let terminal = PseudoTerminal()
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = terminal.path as String] in
      try Victim.start(on: path)
      while Victim.backend?.wantsFrame == true {
        Victim.show(String(repeating: UInt.random(in: 0...9).description, count: 70))
      }
      kill(getpid(), SIGTERM)
      while true { pause() }
    }
    expect(terminal.settings, PseudoTerminal().settings)
  }

  /// Checks the terminal, and returns what was written.
  @discardableResult
  private func expectRestored(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation)
    -> String
  {
    let bytes = terminal.readRest()
    var screen = VirtualScreen(width: 80, height: 24, columns: { _ in 1 })
    screen.show(bytes)
    expect(screen.modes, [25, 7], sourceLocation: sourceLocation)
    expect(visible(bytes), contains: "^[[?1049h", sourceLocation: sourceLocation)
    expect(terminal.settings, PseudoTerminal().settings, sourceLocation: sourceLocation)
    return visible(bytes)
  }
}

/// What a process does before it dies.
enum Victim {
  nonisolated(unsafe) static var backend: PresentedTerminal?
  nonisolated(unsafe) static var buffer = CellBuffer(size: Size(width: 80, height: 24))

  /// Shows a frame on the terminal with a path.
  static func start(on path: String) throws {
    setenv("TERM", "xterm-256color", 1)
    let descriptor = open(path, O_RDWR | O_NOCTTY)
    let backend = TestedTerminal.make(input: descriptor, output: descriptor)
    try backend.start()
    self.backend = backend
    show("hello")
  }

  static func show(_ text: String) {
    buffer.write(text, at: .zero, style: .plain, clip: buffer.bounds)
    backend?.outputIsWritable()
    backend?.write([CellRun(x: 0, y: 0, count: 80)], of: buffer, cursor: nil)
  }

  /// Writes to the standard error output.
  static func warn(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  @inline(never) static func depth(_ n: Int) -> Int { n == 0 ? 0 : depth(n + 1) + n }
}

/// Reads from a terminal on a thread of its own, up to a 0 byte, so that the program isn't blocked.
private final class Reader: @unchecked Sendable {
  private let group = DispatchGroup()
  private var collected: [UInt8] = []

  init(_ master: Int32) {
    DispatchQueue(label: "reader").async(group: group) { [self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while collected.last != 0 {
        var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 20_000) > 0 else { return }
        let count = buffer.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
        collected += buffer.prefix(max(count, 0))
      }
    }
  }

  /// Everything up to the mark.
  var bytes: [UInt8] {
    group.wait()
    return collected
  }
}
