public import Dispatch
public import Foundation
public import OpenCombine

// Queues and run loops as schedulers of publishers: `receive(on: DispatchQueue.main)`, `debounce(for: .milliseconds(300), scheduler: RunLoop.main)`.
// `onReceive` delivers on the main actor by itself.

extension DispatchQueue: @retroactive Scheduler {
  /// Moments.
  public typealias SchedulerTimeType = QueueTime

  /// How something is scheduled; a queue needs to know nothing.
  ///
  /// - Source: Combine `DispatchQueue.SchedulerOptions`.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// The present moment.
  public var now: QueueTime { .now }
  /// The scheduler has no tolerance: 0 nanoseconds.
  public var minimumTolerance: QueueTime.Stride { QueueTime.Stride(nanoseconds: 0) }

  /// Runs an action on the queue, as soon as it is its turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledAction(action)
    async { work.run() }
  }

  /// Runs an action on the queue at `date`.
  public func schedule(
    after date: QueueTime, tolerance: QueueTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledAction(action)
    asyncAfter(deadline: date.deadline) { work.run() }
  }

  /// Runs an action on the queue at `date`, and then again and again until it is cancelled.
  public func schedule(
    after date: QueueTime, interval: QueueTime.Stride, tolerance: QueueTime.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(on: self, from: date, every: interval, ScheduledAction(action))
  }
}

extension RunLoop: @retroactive Scheduler {
  /// Moments.
  public typealias SchedulerTimeType = QueueTime

  /// How something is scheduled; a run loop needs to know nothing.
  ///
  /// - Source: Combine `RunLoop.SchedulerOptions`.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// The present moment.
  public var now: QueueTime { .now }
  /// The scheduler has no tolerance: 0 nanoseconds.
  public var minimumTolerance: QueueTime.Stride { QueueTime.Stride(nanoseconds: 0) }

  /// Runs an action in the run loop; the main one runs the work of the main queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(after: .now, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action in the run loop at `date`.
  public func schedule(
    after date: QueueTime, tolerance: QueueTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledAction(action)
    if self === RunLoop.main { return DispatchQueue.main.asyncAfter(deadline: date.deadline) { work.run() } }
    let delay = Double(QueueTime.now.distance(to: date).nanoseconds) / 1e9
    add(Timer(timeInterval: Swift.max(delay, 0), repeats: false) { _ in work.run() }, forMode: .common)
  }

  /// Runs an action in the run loop at `date`, and then again and again until it is cancelled.
  public func schedule(
    after date: QueueTime, interval: QueueTime.Stride, tolerance: QueueTime.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledAction(action)
    if self === RunLoop.main { return RepeatedAction(on: .main, from: date, every: interval, work) }
    let seconds = Swift.max(Double(interval.nanoseconds) / 1e9, 0.001)
    let start = Date(timeIntervalSinceNow: Double(QueueTime.now.distance(to: date).nanoseconds) / 1e9)
    let timer = Timer(fire: start, interval: seconds, repeats: true) { _ in work.run() }
    add(timer, forMode: .common)
    let kept = ScheduledAction { timer.invalidate() }
    return AnyCancellable { kept.run() }
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// Moments.
  public typealias SchedulerTimeType = QueueTime

  /// How something is scheduled; an operation queue needs to know nothing.
  ///
  /// - Source: Combine `OperationQueue.SchedulerOptions`.
  public struct SchedulerOptions: Sendable {
    /// Makes options.
    public init() {}
  }

  /// The present moment.
  public var now: QueueTime { .now }
  /// The scheduler has no tolerance: 0 nanoseconds.
  public var minimumTolerance: QueueTime.Stride { QueueTime.Stride(nanoseconds: 0) }

  /// Runs an action as an operation of the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledAction(action)
    if self === OperationQueue.main { return DispatchQueue.main.async { work.run() } }
    addOperation { work.run() }
  }

  /// Runs an action as an operation of the queue, from a moment on.
  public func schedule(
    after date: QueueTime, tolerance: QueueTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledAction(action)
    DispatchQueue.global().asyncAfter(deadline: date.deadline) { self.schedule(options: nil, work.run) }
  }

  /// Runs an action as an operation of the queue again and again, from a moment on, until it is cancelled.
  public func schedule(
    after date: QueueTime, interval: QueueTime.Stride, tolerance: QueueTime.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledAction(action)
    return RepeatedAction(
      on: .global(), from: date, every: interval, ScheduledAction { self.schedule(options: nil, work.run) })
  }
}

/// An action that publishers hand to a queue: they see to it themselves that it runs where it may.
private final class ScheduledAction: @unchecked Sendable {
  let run: () -> Void
  init(_ action: @escaping () -> Void) { run = action }
}

/// An action that runs again and again until it is cancelled or released.
private final class RepeatedAction: Cancellable {
  private let timer: any DispatchSourceTimer

  init(
    on queue: DispatchQueue, from date: QueueTime, every interval: QueueTime.Stride, _ work: ScheduledAction
  ) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: date.deadline, repeating: .nanoseconds(Swift.max(interval.nanoseconds, 1_000_000)))
    timer.setEventHandler { work.run() }
    timer.resume()
  }

  deinit { timer.cancel() }
  func cancel() { timer.cancel() }
}

extension QueueTime {
  /// The present moment.
  static var now: QueueTime { QueueTime(nanoseconds: Int(clamping: DispatchTime.now().uptimeNanoseconds)) }
  /// The moment as queues know it.
  fileprivate var deadline: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(clamping: Swift.max(nanoseconds, 1)))
  }
}
