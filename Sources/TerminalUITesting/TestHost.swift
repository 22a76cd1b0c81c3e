public import TerminalUI

/// A view on a terminal in memory, for tests.
///
///     let host = TestHost(width: 9, height: 1) { Counter() }
///     host.press(.return)
///     #expect(host.text == "[ + ] 1  ")
///     #expect(host.record.bodies == ["Counter"])
///
/// Each input is followed by one turn, so ``record`` says what it caused. Time moves only when told.
public final class TestHost {
  /// The tree of views.
  public let host: ViewHost
  /// The terminal in memory.
  public let terminal: HeadlessBackend
  /// The time that views see.
  public let clock: TestClock

  let logLines: LogLines

  /// Shows a view on a terminal of `width` columns and `height` rows.
  public init<Content: View>(
    width: Int = 80, height: Int = 24, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> Content
  ) {
    let size = Size(width: width.clampedToLength, height: height.clampedToLength)
    clock = TestClock()
    terminal = HeadlessBackend(size: size)
    let log = LogLines()
    self.logLines = log
    host = ViewHost(
      size: size, clock: clock, environment: environment, notesBodies: true, onLog: { log.lines.append($0) },
      content: content())
    turn()
  }

  /// Takes one turn, whether something waits for it or not.
  public func turn() { host.turn(on: terminal) }

  /// Sends events, and takes one turn for all of them.
  public func send(_ events: InputEvent...) {
    for event in events { host.send(event) }
    turn()
  }
}
