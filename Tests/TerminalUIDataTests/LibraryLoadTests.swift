import Foundation
import Soak
import Synchronization
import TerminalUIData
import TerminalUITesting
import Expectations
import Testing

/// The demo `library` while another program writes.
@Suite(.serialized) nonisolated struct LibraryLoadTests {
  /// What a minute of another program's writing was like.
  private struct Minute {
    /// From a commit to the screen that shows it.
    var lags: [Duration] = []
    /// From a key to the screen that it changes.
    var keys: [Duration] = []
    var frames = 0
    var memory: [Int] = []
  }

  private func percentile(_ times: [Duration]) -> Duration {
    times.sorted()[max(Int(Double(times.count) * 0.95) - 1, 0)]
  }

  private func count(_ terminal: PseudoTerminal) -> Int? {
    terminal.screen.text.firstMatch(of: /([0-9]+) books/).flatMap { Int($0.1) }
  }

  private func rows(_ terminal: PseudoTerminal) -> [Substring] {
    Array(
      terminal.screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).prefix(3))
  }

  /// Presses keys and looks at the screen for some time.
  private func watch(
    _ terminal: PseudoTerminal, for duration: Duration, _ commits: Commits? = nil
  ) throws -> Minute {
    var minute = Minute()
    let start = ContinuousClock.now
    var (known, shown) = (0, 0)
    var pressed: (time: ContinuousClock.Instant, rows: [Substring])?
    var next = start
    var isDown = true
    while ContinuousClock.now - start < duration || pressed != nil {
      if pressed == nil, ContinuousClock.now >= next {
        pressed = (.now, rows(terminal))
        try terminal.send(isDown ? .end : .home)
        isDown.toggle()
        next = .now + .milliseconds(97)
      }
      // What a key shows may be what was there when it was pressed, where the rows moved meanwhile.
      if let key = pressed, ContinuousClock.now - key.time > .seconds(2) {
        minute.keys.append(.seconds(2))
        pressed = nil
      }
      guard let chunk = terminal.read(until: .now + .milliseconds(5)) else { continue }
      terminal.receive(chunk)
      if let key = pressed, rows(terminal) != key.rows {
        minute.keys.append(chunk.time - key.time)
        pressed = nil
      }
      guard let commits, let now = count(terminal), now != shown else { continue }
      (shown, minute.frames) = (now, minute.frames + 1)
      let times = commits.times
      while known < times.count, times[known].count <= now {
        minute.lags.append(chunk.time - times[known].time)
        known += 1
      }
      minute.memory.append(LibraryProgram.figures(terminal.processID).memory)
    }
    return minute
  }

  // Issue 31
  @Test(.enabled(if: Soak.isAlone), arguments: LibraryProgram.journals)
  func `another program writes a thousand rows a second for a minute`(_ journal: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    let seconds = Soak.isFull ? 60 : 15
    let terminal = try LibraryProgram.start(["--journal", journal, "--books", "100000", path])
    try terminal.waitFor("100000 books", timeout: .seconds(120))
    try terminal.waitFor("A Distant")
    let idle = try watch(terminal, for: .seconds(10))
    let writer = try LibraryProgram.scribble([
      "--journal", journal, "--rows", "20", "--scribble", "\(seconds * 1_000)", "20000", path,
    ])
    let commits = Commits(writer.output, 100_000)
    let minute = try watch(terminal, for: .seconds(seconds), commits)
    writer.process.waitUntilExit()
    expect(writer.process.terminationStatus, 0)
    try terminal.waitFor("\(100_000 + seconds * 1_000) books")
    let rate = minute.frames / seconds
    let (lag, worst) = (percentile(minute.lags), minute.lags.max() ?? .zero)
    let growth = (minute.memory.last ?? 0) - minute.memory[minute.memory.count / 4]
    print(
      "\(journal): \(minute.lags.count) commits; on the screen after p95 \(lag), at most \(worst); \(rate) frames a second;",
      "keys p95 \(percentile(minute.keys)), idle \(percentile(idle.keys)); memory + \(growth) KB")
    expect(minute.lags.count, above: seconds * 40)
    // Times are promised of a machine that does nothing else: `make soak FULL=1`.
    let patience = Soak.isFull ? 1 : 10
    expect(lag, atMost: .milliseconds(100) * patience)
    expect(rate, atMost: 30)
    expect(percentile(minute.keys), atMost: percentile(idle.keys) * 2 * patience + .milliseconds(5))
    expect(growth, below: 4_000)
    try LibraryProgram.expectNoWakeUp(terminal, seconds: Soak.isFull ? 30 : 5)
    try LibraryProgram.end(terminal)
  }
}

/// When another program has said of how many rows that they are stored.
private nonisolated final class Commits: Sendable {
  private let known = Mutex<[(count: Int, time: ContinuousClock.Instant)]>([])

  init(_ output: FileHandle, _ start: Int) {
    Thread.detachNewThread { [self] in
      var count = start
      while case let bytes = output.availableData, !bytes.isEmpty {
        let now = ContinuousClock.now
        count += bytes.count { $0 == 10 }
        known.withLock { $0.append((count, now)) }
      }
    }
  }

  var times: [(count: Int, time: ContinuousClock.Instant)] { known.withLock { $0 } }
}
