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
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - height: The rows of the terminal.
  ///   - wallTime: The time since 1 January 2001, 00:00 UTC, at which the clock starts.
  ///   - environment: The values that the views find.
  ///   - colors: What is known of the terminal's colours; `send(.colors(…))` is an answer that comes later.
  ///   - theme: The theme of the window where no view has one around everything.
  ///   - hasUnicode: Whether the terminal shows more than ASCII.
  ///   - content: The views.
  public init<Content: View>(
    width: Int = 80, height: Int = 24, wallTime: Duration = .zero,
    environment: EnvironmentValues = EnvironmentValues(), colors: TerminalColors = .unknown,
    theme: Theme = .terminal, hasUnicode: Bool = true, @ViewBuilder content: () -> Content
  ) {
    let size = Size(width: width.clampedToLength, height: height.clampedToLength)
    clock = TestClock(wallTime: wallTime)
    terminal = HeadlessBackend(
      size: size,
      capabilities: TerminalCapabilities(name: "headless", colorDepth: .rgb, hasUnicode: hasUnicode))
    var environment = environment
    let appearance = Appearance(colors: colors, theme: theme)
    appearance.set(in: &environment)
    environment.addEditMode()
    let log = LogLines()
    self.logLines = log
    host = ViewHost(
      size: size, clock: clock, environment: environment, notesBodies: true, onLog: { log.append($0) },
      content: content())
    appearance.attach(to: host)
    turn()
  }

  /// Shows a scene on a terminal of `width` columns and `height` rows, as an app of it would.
  ///
  ///     let host = TestHost(width: 60, height: 20, scene: Notes().body)
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - height: The rows of the terminal.
  ///   - environment: The values that the views find.
  ///   - scene: The scenes, with their commands and settings.
  public init<S: Scene>(
    width: Int = 80, height: Int = 24, environment: EnvironmentValues = EnvironmentValues(), scene: S
  ) {
    let size = Size(width: width.clampedToLength, height: height.clampedToLength)
    clock = TestClock(wallTime: .zero)
    terminal = HeadlessBackend(
      size: size,
      capabilities: TerminalCapabilities(name: "headless", colorDepth: .rgb, hasUnicode: true))
    var environment = environment
    let appearance = Appearance(colors: .unknown, theme: .terminal)
    appearance.set(in: &environment)
    let log = LogLines()
    self.logLines = log
    host = HostSettings(size: size, clock: clock, environment: environment, onLog: { log.append($0) })
      .host(for: scene)
    appearance.attach(to: host)
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
