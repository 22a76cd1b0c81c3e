import Cells
import TerminalUICore

/// Moves the values of a host, and wakes only when something visible changes.
///
/// The next frames are known in advance, because curves are functions of time. So the program sleeps until the next change of a cell, or of a colour
/// that the terminal can show. Motions that end unseen share one timer.
package final class MotionEngine: MotionDriver {
  unowned let host: ViewHost
  private var runs: [Key: MotionRun] = [:]
  /// The listeners that wait for the next frame.
  private var awaiting: [AnimationListener] = []
  private var timer: HostTimer?
  /// The moment at which the timer is due, in seconds; `nil` if no timer runs.
  private var wakeTime: Double?
  private var lastWake = -Double.infinity
  /// Whether the timer is set for the runs as they are: `false` after a change, until the next frame is presented.
  private var isScheduled = true
  /// How often the engine woke the program.
  private(set) var wakeCount = 0

  /// The most frames a second.
  nonisolated static let fastest = 60.0

  struct Key: Hashable {
    package let node: ObjectIdentifier
    let kind: MotionKind
  }

  init(of host: ViewHost) { self.host = host }

  /// Returns a time in seconds.
  ///
  /// A division of durations would take three times as long.
  static func seconds(_ time: Duration) -> Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
  private var now: Double { Self.seconds(host.clock.now) }

  /// Returns a time of seconds, in nanoseconds: whole numbers take a third of the time of `Duration.seconds`.
  private static func duration(_ seconds: Double) -> Duration {
    .nanoseconds(Int64((Swift.min(seconds, 1e9) * 1e9).rounded(.up)))
  }

  // MARK: Beginning

  /// The animation by which a node moves in the present update.
  func animation(of transaction: Transaction, for node: Node) -> Animation? {
    if let forced { return forced.animation }
    guard !transaction.disablesAnimations, let animation = transaction.animation else { return nil }
    return EnvironmentValues(node.frame).accessibilityReduceMotion ? nil : animation
  }

  /// Moves numbers of a node; gives those that it shows at first, `nil` where the new ones show at once.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - kind: What of the node moves.
  ///   - old: The numbers before the change, unless they move already.
  ///   - new: The numbers in the end.
  ///   - name: What moves, for reports.
  ///   - steps: The visible look of numbers; `nil` if all of them look different.
  ///   - display: Shows some numbers, or the end value.
  package func begin<Vector: VectorArithmetic>(
    _ node: Node, _ kind: MotionKind, from old: Vector, to new: Vector, name: String,
    steps: ((Vector) -> SIMD8<Int64>)?, display: @escaping (Vector?) -> Void
  ) -> Vector? {
    let key = Key(node: ObjectIdentifier(node), kind: kind)
    let transaction = node.transaction
    guard let animation = animation(of: transaction, for: node) else {
      if let running = runs[key] {
        runs[key] = nil
        finish(running)
      }
      return nil
    }
    let force = forced ?? MotionForce(animation: animation, listeners: transaction.listeners)
    return start(key, node, force, from: old, to: new, name: name, steps: steps, display: display)
  }

  package var isRunning: Bool { !runs.isEmpty || forced != nil }

  /// The animation that replaces that of the transaction, while a transition or a mover sets it for one call.
  var forced: MotionForce?

  /// Moves numbers by an animation; gives those to show at first, `nil` where nothing moves.
  func start<Vector: VectorArithmetic>(
    _ key: Key, _ node: Node, _ force: MotionForce, from old: Vector, to new: Vector, name: String,
    steps: ((Vector) -> SIMD8<Int64>)?, display: @escaping (Vector?) -> Void
  ) -> Vector? {
    let running = runs[key] as? VectorRun<Vector>
    guard running != nil || old != new else { return nil }
    attach()
    let run = running ?? VectorRun(node, name, from: old, steps: steps, display: display)
    runs[key] = run
    isScheduled = false
    if run.goal != new { run.retarget(to: new, by: force.animation, force.listeners, at: now) }
    if !run.isPending { run.plan(from: now, isSlow: false) }
    host.requestTurn()
    return run.numbers(at: now)
  }

  private var isAttached = false

  /// Makes the host call `didPresent()`: at the first motion, since a host without motions needs no engine.
  package func attach() {
    guard !isAttached else { return }
    isAttached = true
    _ = host.makeMotion().driver(by: AnimationMover(animation: .default))
  }

  /// Moves a value of a node, such as an effect, and returns what is shown at first: nodes call it with each new value.
  package func begin<Value: MovingValue>(
    _ node: Node, from shown: Value, to new: Value, show: @escaping @MainActor (Node, Value) -> Void
  ) -> Value {
    if let shift = new as? any ShiftingRule {
      beginShift(node, from: (shown as? any ShiftingRule)?.way ?? .zero, to: shift.way)
      return new
    }
    if let first = blending(node, from: shown, to: new, show: show) { return first }
    let key = Key(node: ObjectIdentifier(node), kind: .value)
    let target = (targets[key.node] as? Target<Value>) ?? Target(shown)
    let (old, goal) = (target.value.numbers(in: node), new.numbers(in: node))
    let start = goal.filling(old)
    target.value = new
    targets[key.node] = target
    let first = begin(
      node, .value, from: start, to: goal.filling(goal), name: shortName(of: Value.self),
      steps: { [unowned node] in new.steps($0, in: node) },
      display: { [unowned self, unowned node] numbers in
        targets[node] = numbers == nil ? nil : target
        show(node, numbers.map { target.value.moved(to: $0) } ?? target.value)
      })
    guard let first else {
      targets[key.node] = nil
      return new
    }
    return new.moved(to: first)
  }

  /// The end values of nodes that show another value meanwhile: the next change is compared with these.
  private var targets = ObjectTable<AnyObject>()

  private final class Target<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  package func target<Value>(of node: Node, as type: Value.Type) -> Value? {
    (targets[node] as? Target<Value>)?.value
  }

  /// Ends a motion at once: its node shows the end value itself.
  func cancel(_ node: Node, _ kind: MotionKind) {
    if let run = runs.removeValue(forKey: Key(node: ObjectIdentifier(node), kind: kind)) { finish(run) }
  }

  /// Notes what a node shows in the end, for `target(of:as:)`: for motions of numbers that aren't the value's own.
  func note<Value>(_ value: Value?, of node: Node) {
    targets[node] = value.map(Target.init)
  }

  /// Moves an item from where it was, given as the distance from its place, to its place.
  package func displace(_ item: ItemNode, from offset: Point, by mover: (any Mover)?) {
    if let animation = (mover as? AnimationMover)?.animation,
      !EnvironmentValues(item.frame).accessibilityReduceMotion
    {
      forced = MotionForce(animation: animation, listeners: [])
    }
    defer { if mover != nil { forced = nil } }
    // The container is already moving by a rule.
    if mover == nil, let container = item.container,
      runs[Key(node: ObjectIdentifier(container), kind: .shift)] != nil
    {
      return
    }
    let key = Key(node: ObjectIdentifier(item), kind: .place)
    let motion = host.makeMotion()
    // The place is zero; a change of the place is a way to it from elsewhere.
    let goal = (runs[key] as? VectorRun<MotionVector>)?.goal ?? MotionVector()
    let end = MotionVector(goal.values - MotionVector(Double(offset.x), Double(offset.y)).values)
    let first = begin(
      item, .place, from: goal, to: end, name: "place",
      steps: { [unowned self] in ($0.values - placeGoal(key)).rounded },
      display: { [unowned self, unowned item] numbers in
        let offset = numbers.map { MotionVector($0.values - placeGoal(key)) } ?? MotionVector()
        motion.displace(
          item, by: Point(x: offset.cells(0) ?? 0, y: offset.cells(1) ?? 0), isOnWay: numbers != nil)
      })
    let start = first.map { MotionVector($0.values - end.values) } ?? MotionVector()
    motion.displace(
      item, by: Point(x: start.cells(0) ?? 0, y: start.cells(1) ?? 0), isOnWay: first != nil)
  }

  /// Draws what a rule moves off its place: the rule has its end value, and nothing is laid out meanwhile.
  private func beginShift(_ node: Node, from old: Point, to new: Point) {
    let key = Key(node: ObjectIdentifier(node), kind: .shift)
    let display = { [unowned self, unowned node] (numbers: MotionVector?) in
      var content: ItemNode?
      node.visitChildren { content = content ?? $0.firstItem }
      guard let item = content else { return }
      let offset = numbers.map { MotionVector($0.values - placeGoal(key)) } ?? MotionVector()
      host.makeMotion().displace(item, by: Point(x: offset.cells(0) ?? 0, y: offset.cells(1) ?? 0))
    }
    let first = begin(
      node, .shift, from: old.vector, to: new.vector, name: "place",
      steps: { [unowned self] in ($0.values - placeGoal(key)).rounded }, display: display)
    if let first { display(first) }
  }

  /// The numbers that mean “at its place”; offsets are counted from them.
  private func placeGoal(_ key: Key) -> SIMD8<Double> {
    (runs[key] as? VectorRun<MotionVector>)?.goal.values ?? .zero
  }

  // MARK: Time

  /// Called after each frame: motions that began with it count from now, and the next wake-up is planned.
  package func didPresent() {
    // All motions that begin with a frame begin at the same moment.
    lazy var now = self.now
    for (key, run) in runs {
      if run.node.flags.contains(.hasLeft) {
        runs[key] = nil
        targets[key.node] = nil
        finish(run)
      } else if run.isPending {
        run.begin(at: now)
        isScheduled = false
      } else if run.isHidden, run.isInSight {
        run.plan(from: now, isSlow: false)
        isScheduled = false
      }
    }
    if !awaiting.isEmpty {
      let shown = awaiting
      awaiting = []
      shown.forEach { $0.seal() }
    }
    if !isScheduled { schedule(from: now) }
  }

  /// Called by the timer: shows each motion that has a visible step now, and plans the next wake-up.
  private func wake() {
    wakeCount += 1
    let time = now
    var now = time
    // A frame shows what was planned for it, though the program wakes a little later.
    if let wakeTime, now - wakeTime < 0.5 / Self.fastest { now = wakeTime }
    let isSlow = host.hasDamage
    (lastWake, wakeTime) = (now, nil)
    var ended: [AnimationListener] = []
    for (key, run) in runs where run.next <= now + 1e-6 {
      if run.node.flags.contains(.hasLeft) {
        runs[key] = nil
        targets[key.node] = nil
        ended += run.end()
        continue
      }
      // Not a hair before the moment that was looked ahead to.
      let over = run.show(at: Swift.max(now, run.next), isSlow: isSlow)
      if !over.isEmpty { ended += over }
      if run.isOver { runs[key] = nil }
    }
    schedule(from: time)
    ended.forEach { $0.motionEnded() }
  }

  /// Ends a run, and notifies its listeners.
  private func finish(_ run: MotionRun) {
    isScheduled = false
    run.end().forEach { $0.motionEnded() }
  }

  /// Schedules a wake-up for the next visible change, or one for all invisible ends of motions.
  private func schedule(from now: Double) {
    isScheduled = true
    var (needed, last) = (Double.infinity, 0.0)
    for run in runs.values where run.next.isFinite {
      if run.isNeeded { needed = Swift.min(needed, run.next) } else { last = Swift.max(last, run.next) }
    }
    var moment = needed.isFinite ? needed : last
    guard moment > 0 else {
      if let timer { host.cancel(timer) }
      wakeTime = nil
      return
    }
    if needed.isFinite { moment = Swift.max(moment, lastWake + 1 / Self.fastest) }
    guard moment != wakeTime else { return }
    wakeTime = moment
    let delay = Self.duration(Swift.max(moment - now, 0))
    // One timer serves all frames.
    if let timer {
      host.reschedule(timer, to: delay)
    } else {
      timer = host.schedule(for: self, after: delay) { $0.wake() }
    }
  }

  /// When the process was stopped.
  private var pausedAt: Double?

  /// Called before the process stops, and after it continues: meanwhile nothing moves.
  package func setPaused(_ isPaused: Bool) {
    if isPaused {
      pausedAt = pausedAt ?? now
    } else if let start = pausedAt {
      pausedAt = nil
      for run in runs.values where !run.isPending { run.skip(now - start) }
      schedule(from: now)
    }
  }

  // MARK: Completion

  /// Makes a listener wait until the present changes are shown.
  ///
  /// All hosts update before the first host presents.
  static func awaitFrames(_ listener: AnimationListener) {
    for host in ViewHost.all {
      let engine = host.motionEngine
      engine.attach()
      engine.awaiting.append(listener)
      host.requestTurn()
    }
  }

  /// Does something once what changes now is shown, such as forgetting where a matched view was.
  func afterFrame(_ action: @escaping () -> Void) {
    // The host may be ending.
    guard isAttached else { return action() }
    awaiting.append(AnimationListener(.removed, action))
  }

  // MARK: For tests

  /// Shows everything in its end state; the returned function shows the current state again.
  func showEnds() -> () -> Void {
    let running = runs.filter { !$1.node.flags.contains(.hasLeft) }
    for (key, run) in running {
      if key.kind == .picture {
        (run as? VectorRun<Double>)?.display(.infinity)
      } else {
        run.show(end: true, at: now)
      }
    }
    return { [self] in
      for (key, run) in running where runs[key] === run { run.show(end: false, at: now) }
    }
  }

  /// The running motions, in the order of their ends.
  var reports: [RunningMotion] { runs.values.map(\.report).sorted { $0.end < $1.end } }
}

/// Which property of a node a motion moves: a node may have one of each kind.
package enum MotionKind: Hashable {
  /// A value that the view was made with.
  case value
  /// Where the view is drawn.
  case place
  /// The place where a rule has its content drawn.
  case shift
  /// How much of what is behind the view shows through.
  case opacity
  /// The colours of the view.
  case color
  /// A value that goes as a whole.
  case blend
  /// How much of the view's height is drawn, from its middle.
  case part
  /// The outline of a shape.
  case shape
  /// The picture of a view that has left.
  case picture
}

extension ViewHost {
  /// The engine that moves the values of the host.
  package var motionEngine: MotionEngine { hostObject { MotionEngine(of: self) } }
  /// Prepares for motions, as an app that may have some does.
  package func attachMotion() { motionEngine.attach() }
  /// Shows everything in its end state; the returned function shows the current state again: for tests.
  package func showEnds() -> () -> Void { motionEngine.showEnds() }
  /// The running motions in the order of their ends, for tests.
  package var runningMotions: [RunningMotion] { motionEngine.reports }
  /// How often what moves woke the program: for tests.
  package var motionWakeCount: Int { motionEngine.wakeCount }
}

extension Point {
  /// The place as numbers.
  fileprivate var vector: MotionVector { MotionVector(Double(x), Double(y)) }
}

nonisolated extension SIMD8<Double> {
  /// The nearest whole numbers, halves away from zero.
  var rounded: SIMD8<Int64> { MotionVector(self).rounded }
}
