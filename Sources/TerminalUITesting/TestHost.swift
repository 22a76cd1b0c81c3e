public import TerminalUI
internal import TerminalUICore
internal import TerminalUILinear
internal import TerminalUIStorage

/// A view on a terminal in memory, for tests.
///
///     let host = TestHost(width: 9, height: 1) { Counter() }
///     host.press(.return)
///     #expect(host.text == "  +   1  ")
///     #expect(host.record.bodies == ["Counter"])
///
/// Each input is followed by one turn, so ``record`` has the effects. Time moves only on request.
///
/// Actions of views that would lead out of the program are recorded and not done: see ``openedURLs``, ``startedPrograms``, ``copiedTexts``,
/// ``notifications``, ``terminalProgress`` and ``requestedURLs``.
///
/// Values that views and models store (`@AppStorage`, `StorageStore.standard`) are kept in memory: a host begins with everything that its test has
/// stored so far, and each further host of the test with nothing.
public final class TestHost {
  /// The tree of views.
  public let host: ViewHost
  /// The terminal in memory.
  public let terminal: HeadlessBackend
  /// The time that views see.
  public let clock: TestClock

  let logLines: LogLines
  private let storage: MemoryStorage
  /// The app that it runs, if it runs one.
  let session: AppSession?
  let outside = Outside()
  /// The test that made it.
  let test = TestOfHost(TestStorage.key)
  /// Whether each timer makes a frame of its own, as it does in an app: where something moves.
  private let moves: Bool
  /// Reads the screen out, if the test wants it.
  var reading: (reader: LineReader, output: ReadOutput)?
  /// Called after each turn.
  var onFrame: (() -> Void)?

  /// Shows a view on a terminal of `width` columns and `height` rows.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - height: The rows of the terminal.
  ///   - wallTime: The time since 1 January 2001, 00:00 UTC, at which the clock starts.
  ///   - environment: The values that the views find.
  ///   - storage: The store for `@AppStorage`; `nil` is one in memory. Hosts of a test with the same one share what `@SceneStorage` keeps.
  ///   - colors: The known colours of the terminal; `send(.colors(…))` is an answer that comes later.
  ///   - theme: The theme of the window where no view has one around everything.
  ///   - hasUnicode: Whether the terminal shows more than ASCII.
  ///   - motion: Whether animations run as the time is advanced; else they end at once.
  ///   - content: The views.
  public init<Content: View>(
    width: Int = 80, height: Int = 24, wallTime: Duration = .zero,
    environment: EnvironmentValues = EnvironmentValues(), storage: StorageStore? = nil,
    colors: TerminalColors = .unknown, theme: Theme = .terminal, hasUnicode: Bool = true,
    motion: Bool = false, @ViewBuilder content: () -> Content
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
    outside.set(in: &environment, terminal)
    moves = motion
    if !motion { environment.accessibilityReduceMotion = true }
    let log = LogLines()
    self.logLines = log
    session = nil
    let (storage, clock) = (TestStorage.storage(of: &environment, storage), clock)
    self.storage = storage
    host = Self.act(in: storage) {
      ViewHost(
        size: size, clock: clock, environment: environment, notesBodies: true, onLog: { log.append($0) },
        content: content())
    }
    appearance.attach(to: host)
    start()
  }

  /// Shows a scene on a terminal of `width` columns and `height` rows, as an app of it would.
  ///
  ///     let host = TestHost(width: 60, height: 20, scene: Notes().body)
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - height: The rows of the terminal.
  ///   - environment: The values that the views find.
  ///   - storage: The store for `@AppStorage`; `nil` is one in memory. Hosts of a test with the same one share what `@SceneStorage` keeps.
  ///   - motion: Whether animations run.
  ///   - scene: The scenes, with their commands and settings.
  public init<S: Scene>(
    width: Int = 80, height: Int = 24, environment: EnvironmentValues = EnvironmentValues(),
    storage: StorageStore? = nil, motion: Bool = false, scene: @autoclosure () -> S
  ) {
    let size = Size(width: width.clampedToLength, height: height.clampedToLength)
    clock = TestClock(wallTime: .zero)
    terminal = HeadlessBackend(
      size: size,
      capabilities: TerminalCapabilities(name: "headless", colorDepth: .rgb, hasUnicode: true))
    var environment = environment
    let appearance = Appearance(colors: .unknown, theme: .terminal)
    appearance.set(in: &environment)
    outside.set(in: &environment, terminal)
    moves = motion
    if !motion { environment.accessibilityReduceMotion = true }
    let log = LogLines()
    self.logLines = log
    session = nil
    let (storage, clock) = (TestStorage.storage(of: &environment, storage), clock)
    self.storage = storage
    host = Self.act(in: storage) {
      HostSettings(size: size, clock: clock, environment: environment, onLog: { log.append($0) })
        .host(for: scene())
    }
    appearance.attach(to: host)
    start()
  }

  /// Runs an app on a terminal of `width` columns and `height` rows, as its `main()` does, up to the first frame.
  ///
  ///     let host = TestHost(width: 60, height: 20, app: Notes())
  ///     host.press("q", modifiers: .control)
  ///     #expect(host.exitCode == 0)
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - height: The rows of the terminal.
  ///   - wallTime: The time since 1 January 2001, 00:00 UTC, at which the clock starts.
  ///   - environment: The values that the app finds.
  ///   - storage: The store for `@AppStorage`; `nil` is one in memory. Hosts of a test with the same one share what `@SceneStorage` keeps.
  ///   - colors: The known colours of the terminal.
  ///   - hasUnicode: Whether the terminal shows more than ASCII.
  ///   - keymap: The contents of the user's keymap.
  ///   - motion: Whether animations run.
  ///   - app: The app.
  public convenience init<A: App>(
    width: Int = 80, height: Int = 24, wallTime: Duration = .zero,
    environment: EnvironmentValues = EnvironmentValues(), storage: StorageStore? = nil,
    colors: TerminalColors = .unknown, hasUnicode: Bool = true, keymap: String? = nil,
    motion: Bool = false, app: @autoclosure () -> A
  ) {
    self.init(
      size: Size(width: width.clampedToLength, height: height.clampedToLength), wallTime: wallTime,
      environment: environment, storage: storage, appearance: Appearance(colors: colors, theme: .terminal),
      hasUnicode: hasUnicode, keymap: keymap, motion: motion, app: app)
  }

  /// Runs an app on a terminal with an appearance.
  init<A: App>(
    size: Size, wallTime: Duration, environment: EnvironmentValues, storage: StorageStore?,
    appearance: Appearance, hasUnicode: Bool, keymap: String?, motion: Bool, app: () -> A
  ) {
    clock = TestClock(wallTime: wallTime)
    terminal = HeadlessBackend(
      size: size,
      capabilities: TerminalCapabilities(name: "headless", colorDepth: .rgb, hasUnicode: hasUnicode))
    var environment = environment
    outside.set(in: &environment, terminal)
    moves = motion
    if !motion { environment.accessibilityReduceMotion = true }
    let log = LogLines()
    self.logLines = log
    let (storage, clock, terminal) = (TestStorage.storage(of: &environment, storage), clock, terminal)
    self.storage = storage
    let session = Self.act(in: storage) {
      AppSession(
        AppSession.make(app), on: terminal,
        settings: HostSettings(
          size: size, clock: clock, environment: environment, onLog: { log.append($0) }),
        appearance: appearance, keymap: keymap.map { Keymap(text: $0) })
    }
    self.session = session
    host = session.host
    start()
  }

  private func start() {
    _ = host.hostObject { test }
    if moves { host.attachMotion() }
    host.enclosing = { [storage] work in MemoryStorage.$ofHost.withValue(storage, operation: work) }
    turn()
  }

  /// Takes one turn, whether something waits for it or not.
  public func turn() {
    act { host.turn(on: terminal) }
    readOut()
    onFrame?()
  }

  /// Takes a turn after a timer, where something may move.
  func turnAfterTimer() { if moves { turn() } }

  /// Runs an action of the views.
  ///
  /// Values that models read and write meanwhile are the host's.
  func act<Result>(_ action: () -> Result) -> Result {
    endUpdatesOfOtherTests()
    return Self.act(in: storage, action)
  }

  /// Has views make or do something by a store's values, and not by the real clock.
  private static func act<Result>(in storage: MemoryStorage, _ action: () -> Result) -> Result {
    RealClock.refused { MemoryStorage.$ofHost.withValue(storage, operation: action) }
  }

  /// Sends events, and takes one turn for all of them.
  public func send(_ events: InputEvent...) { send(events) }

  /// Sends events, and takes one turn for all of them.
  public func send(_ events: [InputEvent]) {
    act {
      for event in events where reading?.reader.handle(event) != true {
        if let session { session.handle(event) } else { host.send(event) }
      }
    }
    turn()
  }
}
