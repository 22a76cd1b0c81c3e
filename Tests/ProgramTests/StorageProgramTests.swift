import Glibc
import Expectations
import Testing
import TerminalUITesting

/// What a program stores is there after its end, and what is in its files' place keeps nobody waiting.
@Suite struct StorageProgramTests {
  /// A terminal with `Trials storage` in it, whose stores are in a folder of this test.
  private final class Run {
    let folder: String
    let terminal: PseudoTerminal
    var defaults: String { "\(folder)/config/Trials/defaults" }
    var scene: String { "\(folder)/state/Trials/scene" }

    /// Makes the folders, lets `prepare` put something there, and starts the program.
    init(_ prepare: (Run) -> Void = { _ in }) throws {
      var template = Array("/tmp/terminalui-stored-XXXXXX".utf8CString)
      folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
      // Wide enough for a path and what is said of it.
      terminal = try PseudoTerminal(width: 240, height: 12)
      for path in ["config", "config/Trials", "state", "state/Trials"] { mkdir("\(folder)/\(path)", 0o700) }
      prepare(self)
      var environment: [String: String?] = ["XDG_CONFIG_HOME": "\(folder)/config"]
      environment["XDG_STATE_HOME"] = "\(folder)/state"
      environment.merge(PseudoTerminal.noBacktrace) { given, _ in given }
      try terminal.run(product: "Trials", ["storage"], environment: environment)
      try terminal.waitFor("count", timeout: .seconds(20))
    }

    deinit {
      for file in [defaults, scene] {
        for name in [file, file + ".lock"] where unlink(name) != 0 { rmdir(name) }
      }
      for path in ["config/Trials", "config", "state/Trials", "state", ""] { rmdir("\(folder)/\(path)") }
    }

    /// How many lines on the screen have a text.
    func lines(with text: String) -> Int {
      terminal.screen.trimmedText.split(separator: "\n").count { $0.contains(text) }
    }
  }

  private func contents(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    return String(decoding: bytes[..<max(read(file, &bytes, bytes.count), 0)], as: UTF8.self)
  }

  /// Locks a file as another program does.
  private func lock(_ path: String) -> Int32 {
    let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    expect(flock(file, LOCK_EX), 0)
    return file
  }

  @Test(arguments: [("t", .SIGTERM), ("h", .SIGHUP)] as [(String, PseudoTerminal.Signal)])
  func `what was written right before a signal is stored`(key: String, signal: PseudoTerminal.Signal) throws {
    // Mend B2
    let run = try Run()
    try run.terminal.send(key)
    try expect(run.terminal.waitForEnd(), .signal(signal))
    expect(run.terminal.leftovers, [])
    expect(contents(run.defaults), contains: "count\ti\t1\n")
    expect(contents(run.scene), contains: "place\ti\t1\n")
  }

  @Test func `a program that has stored something wakes up for nothing`() throws {
    let run = try Run()
    try run.terminal.send("+")
    try run.terminal.waitFor("count 1,")
    // The thread that has written ends by itself after five seconds.
    var (switches, quiet) = (-1, 0)
    for _ in 0..<20 where quiet < 3 {
      run.terminal.watch(for: .seconds(1))
      let now = run.terminal.figures.voluntarySwitches
      quiet = now == switches ? quiet + 1 : 0
      switches = now
    }
    expect(quiet, 3)
    expect(contents(run.defaults), contains: "count\ti\t1\n")
  }

  @Test func `what was written before the window was closed is stored`() throws {
    // Mend B2
    let run = try Run()
    for number in 1...5 {
      try run.terminal.send("+")
      try run.terminal.waitFor("count \(number),")
    }
    run.terminal.hangUp()
    try expect(run.terminal.waitForEnd(), .signal(.SIGHUP))
    expect(contents(run.defaults), contains: "count\ti\t5\n")
  }

  @Test func `an action that doesn't return keeps the program no longer than a second`() throws {
    // Mend B2
    let run = try Run()
    let held = lock(run.defaults)
    defer { close(held) }
    try run.terminal.send("b")
    run.terminal.watch(for: .milliseconds(100))
    let start = ContinuousClock.now
    run.terminal.signal(.SIGTERM)
    try expect(run.terminal.waitForEnd(), .signal(.SIGTERM))
    expectTime(since: start, promised: .milliseconds(1200))
    expect(run.terminal.leftovers, [])
  }

  @Test(arguments: [true, false])
  func `a lock that another program holds delays the end by a second, and is told once`(isSignal: Bool) throws
  {
    // Mend B2
    let run = try Run()
    let held = [lock(run.defaults), lock(run.scene)]
    defer { for file in held { close(file) } }
    for number in 1...3 {
      try run.terminal.send("+")
      try run.terminal.waitFor("count \(number),")
    }
    let start = ContinuousClock.now
    if isSignal { run.terminal.signal(.SIGTERM) } else { try run.terminal.send("q") }
    try expect(
      run.terminal.waitForEnd(timeout: .seconds(25)), (isSignal ? .signal(.SIGTERM) : .exitCode(0)))
    expectTime(since: start, promised: .milliseconds(1200))
    expect(run.terminal.leftovers, [])
    expect(run.lines(with: "defaults can't be written: another program has locked it"), 1)
    expect(run.lines(with: "scene can't be written: another program has locked it"), 1)
  }

  @Test func `a lock that is given back within the second keeps nothing from being stored`() throws {
    // Mend B2
    let run = try Run()
    let held = lock(run.defaults)
    try run.terminal.send("+")
    try run.terminal.waitFor("count 1,")
    run.terminal.signal(.SIGTERM)
    close(held)
    try expect(run.terminal.waitForEnd(), .signal(.SIGTERM))
    expect(contents(run.defaults), contains: "count\ti\t1\n")
    expect(run.lines(with: "can't be written"), 0)
  }

  @Test func `a named pipe in a file's place keeps nobody waiting, and is told once`() throws {
    // Mend B2
    let run = try Run { expect(mkfifo($0.defaults, 0o600), 0) }
    for number in 1...3 {
      try run.terminal.send("+")
      try run.terminal.waitFor("count \(number),")
    }
    let start = ContinuousClock.now
    try run.terminal.send("q")
    try expect(run.terminal.waitForEnd(timeout: .seconds(25)), .exitCode(0))
    expectTime(since: start, promised: .milliseconds(1000))
    var status = stat()
    expect(lstat(run.defaults, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    expect(run.lines(with: "defaults can't be read: it is no file"), 1)
    expect(contents(run.scene), contains: "place\ti\t3\n")
  }

  @Test func `a file that is too large is told once, and values last as long as the program`() throws {
    // Mend B2
    let run = try Run { run in
      close(open(run.defaults, O_WRONLY | O_CREAT, 0o600))
      expect(truncate(run.defaults, (16 << 20) + 1), 0)
    }
    for number in 1...3 {
      try run.terminal.send("+")
      try run.terminal.waitFor("count \(number),")
    }
    try run.terminal.send("t")
    try expect(run.terminal.waitForEnd(), .signal(.SIGTERM))
    expect(run.lines(with: "defaults can't be read: it is larger than 16 MiB"), 1)
    var status = stat()
    expect(stat(run.defaults, &status) == 0 && status.st_size == (16 << 20) + 1)
  }
}
