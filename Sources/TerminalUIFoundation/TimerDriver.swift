internal import Foundation
internal import TerminalUICore

/// Sends the date by a timer publisher at each interval of a clock.
final class TimerDriver: @unchecked Sendable {
  let clock: TimerClock
  private weak let publisher: Timer.TimerPublisher?
  private let lock = NSLock()
  private var isStopped = false
  private var timer: Timer?
  private var hostTimer: HostTimer?

  init(_ publisher: Timer.TimerPublisher, _ clock: TimerClock) {
    self.publisher = publisher
    self.clock = clock
  }

  /// Starts a timer: of a host's clock if the subscriber is a view, so that tests control it; otherwise of the run
  /// loop.
  func start() {
    guard let publisher else { return }
    if clock.isHost {
      MainThread.perform { self.startOnHost(publisher) }
    } else {
      let timer = Timer(timeInterval: publisher.interval.clamped, repeats: true) { [weak self] timer in
        guard let self, let publisher = self.publisher else { return timer.invalidate() }
        publisher.fire(self.clock, Date())
      }
      timer.tolerance = publisher.tolerance?.clamped ?? 0
      let isStopped = lock.withLock {
        self.timer = timer
        return self.isStopped
      }
      if !isStopped { publisher.runLoop.add(timer, forMode: publisher.mode) }
    }
  }

  @MainActor private func startOnHost(_ publisher: Timer.TimerPublisher) {
    guard let host = clock.host, !lock.withLock({ isStopped }) else { return }
    let interval = Duration.seconds(publisher.interval.clamped)
    hostTimer = host.schedule(
      for: self, after: interval, every: interval,
      tolerance: .seconds(publisher.tolerance?.clamped ?? 0)
    ) { driver in
      guard let host = driver.clock.host else { return }
      driver.publisher?.fire(
        driver.clock, Date(timeIntervalSinceReferenceDate: host.clock.wallTime / .seconds(1)))
    }
  }

  /// Stops the timer; called when the last subscriber of its clock has cancelled.
  func stop() {
    let timer = lock.withLock {
      isStopped = true
      return self.timer
    }
    timer?.invalidate()
    if clock.isHost {
      MainThread.perform { [self] in
        if let hostTimer { clock.host?.cancel(hostTimer) }
        hostTimer = nil
      }
    }
  }
}

/// The clock of a timer's subscriber: the host of the view that subscribed, or a run loop.
final class TimerClock: Equatable, @unchecked Sendable {
  private(set) weak var host: ViewHost?
  private let id: ObjectIdentifier?

  private init(host: ViewHost?) {
    self.host = host
    id = host.map { ObjectIdentifier($0) }
  }

  var isHost: Bool { id != nil }

  /// The clock of the present subscriber.
  static func ofSubscriber(on runLoop: RunLoop) -> TimerClock {
    // Views subscribe on the main thread; the clock of their host replaces the main run loop.
    guard MainThread.isCurrent, runLoop === RunLoop.main else { return TimerClock(host: nil) }
    return TimerClock(host: MainThread.assume { ViewHost.subscribing })
  }

  static func == (left: TimerClock, right: TimerClock) -> Bool { left.id == right.id }
}

extension TimeInterval {
  /// The seconds, at least a millisecond and at most some hundred years.
  var clamped: TimeInterval { isNaN ? 0.001 : Swift.min(Swift.max(self, 0.001), 1e10) }
}
