internal import Glibc

/// Reading the program's output, until a condition holds.
nonisolated extension PseudoTerminal {
  /// Bytes that came in one read, and when the read returned.
  public struct Chunk: Sendable {
    /// The bytes that were read, at least one.
    public let bytes: [UInt8]
    /// When the read returned.
    public let time: ContinuousClock.Instant
  }

  /// Waits until a row of the screen contains a text.
  ///
  /// Numbers match as a whole: `waitFor("2 events")` doesn't take "12 events" for it, nor `waitFor("Count: 1")` "Count: 10".
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - timeout: How long at most without anything new from the program; four times that in all.
  /// - Throws: `Failure.timedOut` or `Failure.programEnded`, with the screen.
  public func waitFor(_ text: String, timeout: Duration = .seconds(30)) throws {
    try waitFor("\"\(text)\"", timeout: timeout) { $0.position(ofWhole: text) != nil }
  }

  /// Waits until a text is on no row of the screen.
  ///
  ///     try terminal.waitUntilGone("Loading…")
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - timeout: How long at most without anything new from the program; four times that in all.
  /// - Throws: `Failure.timedOut` or `Failure.programEnded`, with the screen.
  public func waitUntilGone(_ text: String, timeout: Duration = .seconds(30)) throws {
    try waitFor("\"\(text)\" to be gone", timeout: timeout) { $0.position(of: text) == nil }
  }

  /// Waits until a condition holds for the screen; it is checked after everything that was there has been read.
  ///
  ///     try terminal.waitFor("hidden cursor") { !$0.isCursorVisible }
  ///
  /// - Parameters:
  ///   - what: The expected event, for the failure's text.
  ///   - timeout: How long at most without anything new from the program; four times that in all. So a slow machine fails no
  ///     test as long as the program works.
  ///   - condition: Asked at once and after each time that something came.
  /// - Throws: `Failure.timedOut` or `Failure.programEnded`, with the screen.
  public func waitFor(
    _ what: String = "screen", timeout: Duration = .seconds(30), _ condition: (TerminalEmulator) -> Bool
  ) throws {
    var limit = WaitLimit(timeout, from: .now)
    while true {
      drain()
      if condition(screen) { return }
      if let status { throw Failure.programEnded(status, waitingFor: what, screen: screen.trimmedText) }
      if let chunk = limit.hasEnded(at: .now) ? nil : read(until: limit.deadline) {
        receive(chunk)
        limit.restart(at: .now)
      } else if ContinuousClock.now >= limit.deadline {
        throw Failure.timedOut(what, after: limit.length, screen: screen.trimmedText)
      }
    }
  }

  /// Waits for the program's end; its output until then is on the screen.
  ///
  /// - Returns: How it ended.
  /// - Throws: `Failure.timedOut` if it keeps running, `Failure.notRunning` if none was started.
  @discardableResult
  public func waitForEnd(timeout: Duration = .seconds(30)) throws -> Status {
    guard processID > 0 else { throw Failure.notRunning }
    let deadline = ContinuousClock.now + timeout
    while true {
      drain()
      if let status { return status }
      guard ContinuousClock.now < deadline else {
        throw Failure.timedOut("end of the program", after: timeout, screen: screen.trimmedText)
      }
      if let chunk = read(until: deadline) { receive(chunk) }
    }
  }

  /// Waits for an event that the screen doesn't show, reading the program's output meanwhile.
  ///
  ///     try terminal.waitUntil("saved file") { access(path, F_OK) == 0 }
  ///
  /// - Parameters:
  ///   - what: The expected event, for the failure's text.
  ///   - timeout: How long at most.
  ///   - condition: Asked at once and then every other millisecond.
  /// - Throws: `Failure.timedOut`, with the screen.
  public func waitUntil(_ what: String, timeout: Duration = .seconds(30), _ condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + timeout
    while !condition() {
      guard ContinuousClock.now < deadline else {
        throw Failure.timedOut(what, after: timeout, screen: screen.trimmedText)
      }
      watch(for: .milliseconds(2))
    }
  }

  /// Shows the program's output until a time has passed, or the program has ended.
  public func watch(for duration: Duration) {
    let deadline = ContinuousClock.now + duration
    while ContinuousClock.now < deadline, let chunk = read(until: deadline) { receive(chunk) }
  }

  /// Reads until the program has written nothing for a while.
  ///
  /// - Returns: The number of bytes that came.
  @discardableResult
  public func waitForSilence(of duration: Duration) -> Int {
    let before = output.count
    while let chunk = read(until: .now + duration) { receive(chunk) }
    return output.count - before
  }

  /// Takes the program's output up to now, without waiting.
  public func drain() {
    collect()
    // A program that writes faster than this reads mustn't keep it here; one that has ended has written all it will.
    var count = 0
    while status != nil || count < 1 << 17, let chunk = readAvailable() {
      receive(chunk)
      count += chunk.bytes.count
    }
  }

  /// Waits for output and reads it once, without showing it: for measuring, where parsing has to wait.
  ///
  /// - Parameters:
  ///   - deadline: When to stop waiting.
  ///   - count: The most bytes to take, at least 1: a few, to play a slow terminal.
  /// - Returns: The bytes, to be given to ``receive(_:)``; `nil` at the deadline, and at once when the program has ended and everything was read.
  public func read(until deadline: ContinuousClock.Instant, atMost count: Int = 65536) -> Chunk? {
    while true {
      if let chunk = readAvailable(atMost: count) { return chunk }
      if status != nil { return nil }
      let left = deadline - .now
      guard left > .zero else { return nil }
      // Output first: after the end of the program there can be some left, which the next round reads.
      var descriptors = [
        pollfd(fd: master, events: Int16(POLLIN), revents: 0),
        pollfd(fd: endOfProgram, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&descriptors, processID > 0 ? 2 : 1, left.pollTimeout)
      if descriptors[1].revents != 0 { collect() }
    }
  }

  /// Shows the bytes that were read, and answers the questions in them.
  public func receive(_ chunk: Chunk) {
    output += chunk.bytes
    screen.feed(chunk.bytes)
    let replies = screen.takeReplies()
    if answersQuestions && !replies.isEmpty { try? send(replies) }
  }

  private func readAvailable(atMost count: Int = 65536) -> Chunk? {
    var readable = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&readable, 1, 0) > 0, readable.revents & Int16(POLLIN) != 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { buffer, initialized in
      initialized = max(0, Glibc.read(master, buffer.baseAddress, max(count, 1)))
    }
    return bytes.isEmpty ? nil : Chunk(bytes: bytes, time: .now)
  }
}

/// How long to wait for something: as long as it makes progress, four times a duration at most.
nonisolated package struct WaitLimit {
  private let timeout: Duration
  private let end: ContinuousClock.Instant
  /// When the wait ends without more progress.
  package private(set) var deadline: ContinuousClock.Instant

  package init(_ timeout: Duration, from start: ContinuousClock.Instant) {
    self.timeout = timeout
    deadline = start + timeout
    end = start + timeout * 4
  }

  /// Notes progress.
  package mutating func restart(at time: ContinuousClock.Instant) { deadline = min(time + timeout, end) }

  /// Whether the wait ends even with more progress.
  package func hasEnded(at time: ContinuousClock.Instant) -> Bool { time >= end }

  /// The duration that a failure names.
  package var length: Duration { deadline == end ? timeout * 4 : timeout }
}

nonisolated extension Duration {
  /// Whole milliseconds for `poll`, rounded up, so that a wait never ends early and then spins.
  var pollTimeout: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < 86_400 else { return 86_400_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
