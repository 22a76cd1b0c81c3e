internal import Cells
internal import Terminal
internal import TerminalUI
internal import TerminalUICore

/// Gives an app the events of a recording, and compares its screen with the recorded one after each step.
struct CastPlayer {
  private let cast: Cast
  private let host: TestHost
  private let patience: Duration
  private var screen: ReplayScreen
  private var frameCount = 0
  /// The last events, for a report.
  private var latest: [String] = []

  init<A: App>(
    _ cast: Cast, _ environment: EnvironmentValues, _ storage: StorageStore?, _ patience: Duration,
    app: () -> A
  ) {
    (self.cast, self.patience) = (cast, patience)
    screen = ReplayScreen(size: cast.size, depth: cast.depth)
    var environment = environment
    let variables = cast.environment
    if environment.region == nil { environment.region = Localization.source?.region(of: variables) }
    environment.showsFocusCursor = variables["TERMINALUI_CURSOR"] == "visible"
    let motion = ["", "0", "off"].contains(variables["TERMINALUI_REDUCE_MOTION"] ?? "")
    host = TestHost(
      size: cast.size, wallTime: cast.start, environment: environment, storage: storage,
      appearance: Appearance(
        colors: TerminalColors(depth: cast.depth),
        user: Appearance.User(environment: { variables[$0] }, log: { _ in }),
        awaitsColors: cast.awaitsColors),
      hasUnicode: cast.hasUnicode, keymap: cast.keymap, motion: motion, app: app)
  }

  /// Plays all steps, up to the first difference.
  mutating func play() async -> Replay {
    var index = 0
    while index < cast.steps.count {
      let step = cast.steps[index]
      if index > 0, !step.events.isEmpty { await rest() }
      play(step, isFirst: index == 0)
      index += 1
      guard let output = step.output else { continue }
      screen.feed(output)
      if !matches() {
        // The terminal's answers come in the middle of what tasks do at the start.
        if index < cast.steps.count, cast.steps[index].isAnswer { continue }
        guard let count = await framesUntilMatch(from: index) else { return result(differsIn: step) }
        index += count
      }
      frameCount += 1
      // The app has ended: the steps that follow show none of its frames.
      if host.exitCode != nil { break }
    }
    return result(differsIn: nil)
  }

  /// Plays a step, as the app's loop does: events, timers, and a turn for all of them.
  private mutating func play(_ step: Cast.Step, isFirst: Bool) {
    host.clock.advance(by: step.time - host.clock.now)
    for event in step.events {
      latest = latest.suffix(7) + ["\(step.time / .seconds(1)) s: \(event)"]
      if case .resize(let size) = event { resize(to: size) }
    }
    host.act {
      for event in step.events { host.session?.handle(event) }
      // The first frame comes before them.
      if !isFirst { host.host.fireTimers() }
    }
    turnIfNeeded()
  }

  /// Lets tasks do what is left to do, as an app does before it waits for an event.
  private func rest() async {
    for _ in 0..<20 {
      for _ in 0..<10 { await Task.yield() }
      guard host.host.needsTurn else { return }
      host.turn()
    }
  }

  private mutating func resize(to size: Size) {
    host.terminal.resize(to: size)
    var events: [InputEvent] = []
    host.terminal.readEvents(into: &events)
    screen.resize(to: size)
  }

  private func turnIfNeeded() { if host.host.needsTurn || host.host.hasDamage { host.turn() } }

  /// Lets tasks and threads work until the app shows what was recorded.
  ///
  /// Changes that were shown in sequence may come at once here. So the frame may also be one of the next ones, as long as
  /// neither an event nor a timer comes between.
  ///
  /// - Parameter index: The next step.
  /// - Returns: How many frames were skipped; `nil` if none comes in time.
  private mutating func framesUntilMatch(from index: Int) async -> Int? {
    var screens = [screen.expected]
    for step in cast.steps[index...].prefix(100) {
      guard step.events.isEmpty, let output = step.output,
        step.time < host.host.timerDeadline ?? .seconds(1 << 40)
      else { break }
      screens.append(screens[screens.count - 1])
      screens[screens.count - 1].feed(output)
    }
    var patience = Patience(patience)
    while !patience.isOver() {
      for _ in 0..<10 {
        await Task.yield()
        turnIfNeeded()
        screen.show(host.terminal.screen, cursor: host.terminal.cursor)
        if let found = screens.firstIndex(where: screen.shows) {
          screen.expect(screens[found])
          return found
        }
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return nil
  }

  private mutating func matches() -> Bool {
    screen.show(host.terminal.screen, cursor: host.terminal.cursor)
    return screen.shows(screen.expected)
  }

  /// The result of a replay: the first step whose screen isn't the recorded one, or that all are.
  private func result(differsIn step: Cast.Step?) -> Replay {
    let difference = step.map { step in
      Replay.Difference(
        time: step.time,
        description: """
          \(cast.name): frame \(frameCount + 1), after \(step.time / .seconds(1)) s, isn't the recorded one: \(screen.difference)
          the events before it:
            \(latest.joined(separator: "\n  "))
          """, pictures: (screen.expected.picture, screen.actual.picture))
    }
    return Replay(host: host, frameCount: frameCount, difference: difference)
  }
}

extension Cast.Step {
  /// Whether the terminal has said its colours, and nothing else has happened.
  fileprivate nonisolated var isAnswer: Bool {
    !events.isEmpty && events.allSatisfy { if case .colors = $0 { true } else { false } }
  }
}
