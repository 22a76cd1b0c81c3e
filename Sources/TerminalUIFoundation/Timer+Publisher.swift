public import Foundation
public import OpenCombine
internal import TerminalUICore
internal import TerminalUIModifiers

extension Timer {
  /// Makes a publisher that sends the date again and again.
  ///
  ///     let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///     Text(now, style: .time).onReceive(timer) { now = $0 }
  ///
  /// It begins when it is connected: `autoconnect()` does that with the first subscriber, and ends it with the last.
  /// In a view that subscribes on the main run loop, the time is that of the view's host, so tests decide about it.
  /// Ticks that were missed while the program was stopped are left out.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two; less than a millisecond counts as one.
  ///   - tolerance: How many seconds late one may be, so that several timers wake the program together.
  ///   - runLoop: The run loop of the timer, such as `.main`.
  ///   - mode: The mode of the run loop, such as `.common`.
  /// - Returns: A publisher that is not connected yet.
  /// - Source: Combine `Timer.publish(every:tolerance:on:in:options:)`; there are no options.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher that sends the date again and again, once it is connected.
  ///
  /// - Source: Combine `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The date.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The seconds between two dates.
    public let interval: TimeInterval
    /// How many seconds late one may be.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    private struct State {
      var subscriptions = ObjectTable<TimerSubscription>()
      var drivers: [TimerDriver] = []
      var connections = 0
    }
    private let lock = NSLock()
    private var state = State()

    /// Makes a publisher that is not connected yet.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Adds a subscriber; it gets nothing before the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let clock = TimerClock.ofSubscriber(on: runLoop)
      let subscription = TimerSubscription(publisher: self, clock: clock) { subscriber.receive($0) }
      let isConnected = lock.withLock {
        state.subscriptions[subscription] = subscription
        return state.connections > 0
      }
      if isConnected { drive(clock) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer, until the returned object is cancelled.
    public func connect() -> any Cancellable {
      let clocks = lock.withLock {
        state.connections += 1
        return state.subscriptions.values.map(\.clock)
      }
      for clock in clocks { drive(clock) }
      return AnyCancellable { [self] in disconnect() }
    }

    /// Called when a connection is cancelled: with the last one the timers stop.
    private func disconnect() {
      let ended = lock.withLock { () -> [TimerDriver] in
        state.connections -= 1
        guard state.connections == 0 else { return [] }
        defer { state.drivers.removeAll() }
        return state.drivers
      }
      for driver in ended { driver.stop() }
    }

    /// Starts to drive the subscribers of a clock, unless they are driven already.
    private func drive(_ clock: TimerClock) {
      let driver = TimerDriver(self, clock)
      let isNew = lock.withLock {
        guard !state.drivers.contains(where: { $0.clock == clock }) else { return false }
        state.drivers.append(driver)
        return true
      }
      if isNew { driver.start() }
    }

    /// Sends the date to the subscribers by one clock.
    func fire(_ clock: TimerClock, _ date: Date) {
      let subscriptions = lock.withLock { state.subscriptions.values.filter { $0.clock == clock } }
      for subscription in subscriptions { subscription.send(date) }
    }

    /// Takes a subscription away, and stops the timer of its clock if it was the last one.
    fileprivate func remove(_ subscription: TimerSubscription) {
      let ended = lock.withLock { () -> [TimerDriver] in
        state.subscriptions[subscription] = nil
        guard !state.subscriptions.values.contains(where: { $0.clock == subscription.clock }) else {
          return []
        }
        defer { state.drivers.removeAll { $0.clock == subscription.clock } }
        return state.drivers.filter { $0.clock == subscription.clock }
      }
      for driver in ended { driver.stop() }
    }
  }
}

extension Timer.TimerPublisher: ReplaceablePublisher {
  /// Whether `other` ticks alike.
  package func gives(_ other: Timer.TimerPublisher) -> Bool {
    interval.clamped == other.interval.clamped && tolerance?.clamped == other.tolerance?.clamped
      && runLoop === other.runLoop && mode == other.mode
  }
}

/// One subscriber's end of a timer publisher.
private final class TimerSubscription: Subscription, @unchecked Sendable {
  let clock: TimerClock
  private let publisher: Timer.TimerPublisher
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var receive: ((Date) -> Subscribers.Demand)?

  init(publisher: Timer.TimerPublisher, clock: TimerClock, _ receive: @escaping (Date) -> Subscribers.Demand)
  {
    self.publisher = publisher
    self.clock = clock
    self.receive = receive
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    // Freeing may cancel, so it happens outside of the lock.
    let receive = lock.withLock {
      defer { self.receive = nil }
      return self.receive
    }
    if receive != nil { publisher.remove(self) }
  }

  /// Gives the subscriber a date, if it wants one; else the tick is lost.
  func send(_ date: Date) {
    let receive = lock.withLock { () -> ((Date) -> Subscribers.Demand)? in
      guard demand > 0 else { return nil }
      demand -= 1
      return self.receive
    }
    guard let more = receive?(date), more > 0 else { return }
    request(more)
  }
}
