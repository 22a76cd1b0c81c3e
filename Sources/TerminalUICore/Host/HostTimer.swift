/// Something that a host does at a time of its clock, once or again and again.
@MainActor package final class HostTimer {
  /// When it is due.
  package private(set) var deadline: Duration
  /// How long it may wait for others, so that they wake the program together.
  package let tolerance: Duration
  /// The time between two; `nil` is once.
  package let interval: Duration?
  fileprivate let number: UInt64
  fileprivate let action: () -> Void
  /// The place in the queue; −1 is nowhere.
  fileprivate var index = -1

  fileprivate init(
    deadline: Duration, tolerance: Duration, interval: Duration?, number: UInt64, action: @escaping () -> Void
  ) {
    self.deadline = deadline
    self.tolerance = tolerance
    self.interval = interval
    self.number = number
    self.action = action
  }

  /// The last moment at which it should run.
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

  /// The shortest time between two: what a wait can tell apart.
  static let shortestInterval = Duration.milliseconds(1)

  var isEmpty: Bool { timers.isEmpty }

  /// When the first one must run.
  var wakeTime: Duration? { timers.first?.latest }

  mutating func add(
    after delay: Duration, every interval: Duration?, tolerance: Duration, now: Duration,
    _ action: @escaping () -> Void
  ) -> HostTimer {
    count += 1
    let timer = HostTimer(
      deadline: now + Swift.max(delay, .zero), tolerance: Swift.max(tolerance, .zero),
      interval: interval.map { Swift.max($0, Self.shortestInterval) }, number: count, action: action)
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

  /// Takes out the next one that is due, and puts it back if it repeats.
  mutating func takeDue(_ now: Duration) -> HostTimer? {
    guard let first = timers.first, first.deadline <= now else { return nil }
    remove(first)
    if let interval = first.interval {
      first.moveOn(from: now, by: interval)
      insert(first)
    }
    return first
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

@MainActor extension ViewHost {
  /// Runs an action after a delay, and then again after each interval, until it is cancelled.
  ///
  /// Intervals shorter than a millisecond count as one. What was missed while the app was stopped is left out.
  package func schedule(
    after delay: Duration, every interval: Duration? = nil, tolerance: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> HostTimer {
    timers.add(after: delay, every: interval, tolerance: tolerance, now: clock.now, action)
  }

  /// Ends a timer; one that has run or ended already is left alone.
  package func cancel(_ timer: HostTimer) { timers.remove(timer) }

  /// When ``fireTimers()`` must be called next, by the host's clock.
  public var timerDeadline: Duration? { timers.wakeTime }

  /// Runs what is due.
  ///
  /// Each is an event of its own: it meets what the ones before it made.
  public func fireTimers() {
    if timers.isEmpty { return }
    let now = clock.now
    while let timer = timers.takeDue(now) {
      prepareForEvent()
      timer.action()
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
