internal import CTerminal
package import Glibc

/// Waits for events of an app, and takes a turn after each wait.
///
/// There is one wait: `poll` over the terminal, its signals, the main queue and Foundation's main run loop, with the
/// next deadline as its time-out. While nothing happens nothing runs. All that has happened by the time the wait ends makes one turn.
///
/// In a program whose main actor runs without it, the caller waits (``run(waiting:)``).
package final class EventLoop {
  private let backend: any TerminalBackend
  private let app: AppSession
  private var events: [InputEvent] = []
  /// The longest time for handling events before a turn is shown.
  ///
  /// Events that are left wait for the next turn.
  private static let longestBatch = Duration.milliseconds(50)
  /// How many events may wait before no more are read.
  private static let mostWaiting = 10_000
  /// The descriptors to wait for: input, signals, the main queue, Foundation's run loop, room for output.
  private var descriptors = (0..<5).map {
    pollfd(fd: -1, events: Int16($0 == 4 ? POLLOUT : POLLIN), revents: 0)
  }
  private var host: ViewHost { app.host }
  private let recording: Recording?

  init(backend: any TerminalBackend, app: AppSession, recording: Recording? = nil) {
    self.backend = backend
    self.app = app
    self.recording = recording
    // Before the first update, in which views begin to listen.
    host.onListenToSignal = { _ = ct_note_signal($0, $1) }
  }

  /// Runs until the app ends, and returns its exit code; a signal that waited for storing ends the process.
  package func run() -> Int32 {
    let mainQueue = ct_main_queue_descriptor()
    // Code that ran before the loop may have left work on the main queue.
    ct_main_queue_drain()
    app.turn()
    // After the first frame: finding it takes a tenth of a millisecond, and may run what waits.
    let runLoop = ct_foundation_descriptor()
    while true {
      if let code = show() { return code }
      wait(mainQueue: mainQueue, runLoop: runLoop)
      if let code = handlePending() { return code }
    }
  }

  /// Runs until the app ends, and returns its exit code, while the main actor does other work during each wait.
  ///
  /// - Parameter wait: Polls descriptors, with a time-out in milliseconds. It also ends once the host asks for a turn.
  package func run(waiting wait: (inout [pollfd], Int32) async -> Void) async -> Int32 {
    app.turn()
    while true {
      if let code = show() { return code }
      let timeout = prepareWait()
      var waiting = descriptors
      await wait(&waiting, timeout)
      if waiting[4].revents != 0 { backend.outputIsWritable() }
      if let code = handlePending() { return code }
    }
  }

  /// Shows what has changed; says the exit code once the app is over.
  private func show() -> Int32? {
    let turns = host.needsTurn || host.hasDamage
    if turns { app.turn() }
    recording?.end(on: backend, didWork: turns || host.timerDeadline != nil)
    if let code = app.exitCode { return code }
    // Before the wait, as reading a signal undoes what would end the wait; and behind it, so that nothing more happens.
    return ct_is_ending() ? 0 : nil
  }

  /// Handles what has happened; says the exit code if a signal ends the app.
  private func handlePending() -> Int32? {
    if ct_is_ending() { return 0 }
    handleEvents()
    host.fireTimers()
    return nil
  }

  /// Sets the descriptors to wait for; returns the time-out in milliseconds, −1 for none.
  private func prepareWait() -> Int32 {
    recording?.letTimePass()
    descriptors[0].fd = backend.inputDescriptor
    descriptors[1].fd = backend.signalDescriptor
    descriptors[4].fd = backend.outputDescriptor ?? -1
    var timeout: Int32 = -1
    if let delay = backend.inputTimeout { timeout = Self.milliseconds(delay / .seconds(1)) }
    if !events.isEmpty { timeout = 0 }
    if let deadline = host.timerDeadline {
      let delay = Self.milliseconds((deadline - host.clock.now) / .seconds(1))
      timeout = timeout < 0 ? delay : Swift.min(timeout, delay)
    }
    return timeout
  }

  /// Waits until something happened, and runs what isn't input.
  private func wait(mainQueue: Int32, runLoop: Int32) {
    var timeout = prepareWait()
    descriptors[2].fd = mainQueue
    descriptors[3].fd = runLoop
    // If Foundation has no descriptor to wait for, its next date is read.
    var foundationDelay = 0.0
    let asksFoundation = runLoop < 0 && ct_foundation_next_fire(&foundationDelay) != 0
    if asksFoundation {
      let delay = Self.milliseconds(foundationDelay)
      timeout = timeout < 0 ? delay : Swift.min(timeout, delay)
    }
    if poll(&descriptors, nfds_t(descriptors.count), timeout) <= 0 {
      for index in descriptors.indices { descriptors[index].revents = 0 }
    }
    recording?.begin()
    if descriptors[2].revents != 0 { ct_main_queue_drain() }
    if descriptors[3].revents != 0 || asksFoundation { ct_foundation_run_once() }
    if descriptors[4].revents != 0 { backend.outputIsWritable() }
  }

  /// Whole milliseconds, rounded up so that the deadline has passed when the wait ends.
  private static func milliseconds(_ seconds: Double) -> Int32 {
    guard seconds > 0 else { return 0 }
    return Int32(Swift.min((seconds * 1000).rounded(.up), 1e9))
  }

  /// Gives the app the events that have come, for at most the time of one batch; the others wait for the next turn.
  private func handleEvents() {
    let hadWaiting = !events.isEmpty
    // Events that come faster than they can be taken wait in the terminal.
    if events.count < Self.mostWaiting { backend.readEvents(into: &events) }
    // Where events have waited, the user's wish to end comes first; all others stay in their order.
    if hadWaiting, let place = events.lastIndex(where: \.isInterrupt) {
      events.insert(events.remove(at: place), at: 0)
    }
    let end = events.count > 1 ? ContinuousClock.now + Self.longestBatch : nil
    var takenCount = 0
    while takenCount < events.count {
      takenCount += 1
      recording?.note(events[takenCount - 1], of: host)
      app.handle(events[takenCount - 1])
      if let end, app.exitCode != nil || ContinuousClock.now >= end { break }
    }
    if takenCount == events.count { events.empty() } else { events.removeFirst(takenCount) }
    var signals = ct_take_noted_signals()
    while signals != 0 {
      host.send(signal: Int32(signals.trailingZeroBitCount + 1))
      signals &= signals - 1
    }
  }
}

extension InputEvent {
  /// Whether the event is Ctrl-C, or the terminal's end.
  fileprivate var isInterrupt: Bool {
    switch self {
    case .key(let press): press.key == "c" && press.modifiers.held == .control && press.phase == .down
    case .end: true
    default: false
    }
  }
}
