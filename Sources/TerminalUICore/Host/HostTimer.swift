/// Something that a host does at a time of its clock, once or again and again, for an owner.
///
/// A timer ends with its owner: no code has to cancel it.
@MainActor package final class HostTimer {
  /// When the action is due.
  package fileprivate(set) var deadline: Duration
  /// How long the action may wait for other timers, so that they wake the program together.
  package let tolerance: Duration
  /// The time between two runs; `nil` for an action that runs once.
  package let interval: Duration?
  fileprivate let number: UInt64
  private weak var owner: AnyObject?
  private let action: (AnyObject) -> Void
  /// The place in the queue; −1 is nowhere.
  fileprivate var index = -1

  fileprivate init(
    deadline: Duration, tolerance: Duration, interval: Duration?, number: UInt64, owner: AnyObject,
    action: @escaping (AnyObject) -> Void
  ) {
    self.deadline = deadline
    self.tolerance = tolerance
    self.interval = interval
    self.number = number
    self.owner = owner
    self.action = action
  }

  /// Whether the owner is no more, or is a node that has left the tree.
  fileprivate var isOver: Bool {
    guard let owner else { return true }
    return (owner as? Node)?.flags.contains(.hasLeft) == true
  }

  fileprivate func run() { if let owner { action(owner) } }

  /// The last moment at which the action should run.
  fileprivate var latest: Duration { deadline + tolerance }

  /// Moves the deadline on to the next one after `now`; those that were missed are left out.
  fileprivate func moveOn(from now: Duration, by interval: Duration) {
    deadline += interval
    guard deadline <= now else { return }
    let missed = Swift.min(((now - deadline) / interval).rounded(.down), 1e15)
    deadline += interval * (Int(missed) + 1)
  }
}

/// The timers of a host, by the moment at which they run at the latest.
@MainActor struct HostTimerQueue {
  /// A heap: the children of `i` are at `2i + 1` and `2i + 2`.
  private var timers: ContiguousArray<HostTimer> = []
  private var count: UInt64 = 0
  /// The clock that the timers follow.
  let clock: any HostClock

  init(clock: any HostClock) { self.clock = clock }

  /// The shortest interval, which is the resolution of a wait.
  static let shortestInterval = Duration.milliseconds(1)
  /// The longest delay, some ten thousand years: the sum of two is still a duration.
  private static let longestDelay = Duration.seconds(1 << 40)

  private static func limited(_ duration: Duration, from least: Duration = .zero) -> Duration {
    Swift.min(Swift.max(duration, least), longestDelay)
  }

  var isEmpty: Bool { timers.isEmpty }

  /// When the first one must run.
  var wakeTime: Duration? {
    mutating get {
      // Timers at the front whose owners have gone are taken out.
      while let first = timers.first, first.isOver { remove(first) }
      return timers.first?.latest
    }
  }

  /// Adds a timer, and returns it so that it can be moved or cancelled.
  mutating func add(
    for owner: AnyObject, after delay: Duration, every interval: Duration?, tolerance: Duration,
    _ action: @escaping (AnyObject) -> Void
  ) -> HostTimer {
    count += 1
    let timer = HostTimer(
      deadline: clock.now + Self.limited(delay), tolerance: Self.limited(tolerance),
      interval: interval.map { Self.limited($0, from: Self.shortestInterval) }, number: count, owner: owner,
      action: action)
    insert(timer)
    return timer
  }

  mutating func remove(_ timer: HostTimer) {
    let hole = timer.index
    guard hole >= 0, let last = timers.popLast() else { return }
    timer.index = -1
    guard last !== timer else { return }
    place(last, at: hole)
    siftDown(hole)
    siftUp(last.index)
  }

  mutating func reschedule(_ timer: HostTimer, to delay: Duration) {
    remove(timer)
    timer.deadline = clock.now + Self.limited(delay)
    insert(timer)
  }

  /// Whether a timer is due, even if its owner has gone meanwhile.
  func hasDue(_ now: Duration) -> Bool {
    guard let first = timers.first else { return false }
    return first.deadline <= now
  }

  /// Takes out the next timer that is due, and puts it back if it repeats.
  mutating func takeDue(_ now: Duration) -> HostTimer? {
    // Not by a closure, which would check each time whether it is on the main actor.
    while let first = timers.first, first.deadline <= now {
      remove(first)
      if first.isOver { continue }
      if let interval = first.interval {
        first.moveOn(from: now, by: interval)
        insert(first)
      }
      return first
    }
    return nil
  }

  private mutating func insert(_ timer: HostTimer) {
    timers.append(timer)
    timer.index = timers.count - 1
    siftUp(timer.index)
  }

  private mutating func place(_ timer: HostTimer, at index: Int) {
    timers[index] = timer
    timer.index = index
  }

  private func comesFirst(_ left: HostTimer, _ right: HostTimer) -> Bool {
    left.latest != right.latest ? left.latest < right.latest : left.number < right.number
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard comesFirst(timers[index], timers[parent]) else { return }
      swap(index, parent)
      index = parent
    }
  }

  /// Restores the order of the heap from a place downward: no timer is later than the two below it.
  private mutating func siftDown(_ start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < timers.count {
        if comesFirst(timers[child], timers[first]) { first = child }
      }
      guard first != index else { return }
      swap(index, first)
      index = first
    }
  }

  private mutating func swap(_ left: Int, _ right: Int) {
    let (first, second) = (timers[left], timers[right])
    place(first, at: right)
    place(second, at: left)
  }
}

extension ViewHost {
  /// Runs an action for an owner after a delay, and then again after each interval.
  ///
  /// It runs only while the owner exists and, if the owner is a node, is in the tree. Intervals shorter than a millisecond
  /// count as one. Times that the app missed while it was stopped are left out.
  ///
  /// - Parameters:
  ///   - owner: Whose timer it is; not kept alive. The action gets it, and needs no other reference to it.
  ///   - delay: The time until the first run.
  ///   - interval: The time between two runs; `nil` is one run.
  ///   - tolerance: How late a run may be, so that several timers wake the program together.
  ///   - action: Gets the owner.
  /// - Returns: The timer, to cancel it while its owner stays.
  package func schedule<Owner: AnyObject>(
    for owner: Owner, after delay: Duration, every interval: Duration? = nil, tolerance: Duration = .zero,
    _ action: @escaping (Owner) -> Void
  ) -> HostTimer {
    timers.add(for: owner, after: delay, every: interval, tolerance: tolerance) {
      action(unsafeDowncast($0, to: Owner.self))
    }
  }

  /// Reschedules a timer after `delay`, even if the timer has run already.
  package func reschedule(_ timer: HostTimer, to delay: Duration) { timers.reschedule(timer, to: delay) }

  /// Cancels a timer.
  ///
  /// A timer that has run or was cancelled is left alone.
  package func cancel(_ timer: HostTimer) { timers.remove(timer) }

  /// When ``fireTimers()`` must be called next, by the host's clock.
  public var timerDeadline: Duration? { timers.wakeTime }

  /// Runs the due timers.
  ///
  /// Each is an event of its own: it sees the effects of the ones before it.
  public func fireTimers() {
    if timers.isEmpty { return }
    let now = clock.now
    while timers.hasDue(now) {
      // Before one is chosen: the update may take away its owner, or cancel it.
      prepareForEvent()
      timers.takeDue(now)?.run()
    }
  }

  /// The host whose view subscribes at the moment: sources of time follow its clock.
  package static var subscribing: ViewHost? { subscribingHost }

  /// Runs `body`, in which a view of this host subscribes.
  package func subscribe<Result>(_ body: () -> Result) -> Result {
    let outer = subscribingHost
    subscribingHost = self
    defer { subscribingHost = outer }
    return body()
  }
}

@MainActor private weak var subscribingHost: ViewHost?
