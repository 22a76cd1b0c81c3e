import Cells
import TerminalUICore

/// One running motion, without the type of its value: the engine visits it when it has a visible step.
class MotionRun {
  package let node: Node
  /// When the motion is visited next, in seconds of the host's clock; infinite is never.
  fileprivate(set) final var next = Double.infinity
  /// Whether the program has to wake for the next visit.
  fileprivate(set) final var isNeeded = false
  fileprivate(set) final var isHidden = false
  /// Whether no frame was made for the motion yet.
  fileprivate final var isFirst = true

  init(_ node: Node) { self.node = node }

  /// Whether the motion has ended.
  fileprivate(set) final var isOver = false
  /// Whether a part of the motion waits for its first frame.
  fileprivate(set) final var isPending = false
  /// Begins the motion, once its first frame is shown.
  package func begin(at time: Double) {}
  /// Shows the value at `time`, and returns the listeners to motions that are over by then.
  func show(at time: Double, isSlow: Bool) -> [AnimationListener] { [] }
  /// Leaves out some time, in which nothing could be shown.
  func skip(_ time: Double) { next += time }
  /// Shows the value at the end of the motion, or again the value at `time`.
  func show(end isEnd: Bool, at time: Double) {}
  /// Ends the motion, and shows the value at its end unless the node has left.
  func end() -> [AnimationListener] { [] }
  /// Finds when the motion is visited next.
  ///
  /// - Parameter isSlow: Whether the terminal hasn't taken the last frame yet.
  func plan(from time: Double, isSlow: Bool) {}
  var report: RunningMotion { RunningMotion(view: node.name, value: "", from: "", to: "", end: .zero) }

  /// Whether a part of the motion is visible.
  final var isInSight: Bool {
    guard !node.flags.contains(.hasLeft), !node.isCovered else { return false }
    guard let item = node.firstItem else { return true }
    // A container without a cell may have none only until the motion has begun.
    let hasCells = item.firstAround { node in node.asItem.flatMap { $0.size.isEmpty ? nil : $0 } }
    let around = hasCells ?? item.container ?? item
    return !around.visibleRect(Rect(origin: .zero, size: around.size)).isEmpty
  }
}

/// A running motion, for tests.
package struct RunningMotion {
  package let view: String
  package let value: String
  package let from: String
  package let to: String
  package let end: Duration
}

/// The part of a motion that has its value: it looks ahead for the next step that can be seen.
final class VectorRun<Vector: VectorArithmetic>: MotionRun {
  /// The numbers in the end.
  private(set) var goal: Vector
  private let origin: Vector
  private var correction = Correction<Vector>()
  /// The visible look of some numbers; `nil` if each of them may look different.
  private let steps: ((Vector) -> SIMD8<Int64>)?
  /// Makes the node show some numbers.
  ///
  /// `nil` shows the end state.
  let display: (Vector?) -> Void
  private var shown: SIMD8<Int64>
  /// The moment that was looked ahead to, the state by then, and its visible look: the frame of that moment shows it.
  private var aheadTime: Double?
  private var ahead = Correction<Vector>.Look()
  private var aheadSteps = SIMD8<Int64>()
  private let name: String

  init(
    _ node: Node, _ name: String, from start: Vector, steps: ((Vector) -> SIMD8<Int64>)?,
    display: @escaping (Vector?) -> Void
  ) {
    (goal, origin) = (start, start)
    self.name = name
    self.steps = steps
    self.display = display
    shown = steps?(start) ?? .zero
    super.init(node)
  }

  /// Moves on to other numbers.
  func retarget(to goal: Vector, by animation: Animation, _ listeners: [AnimationListener], at time: Double) {
    let way = goal - self.goal
    self.goal = goal
    correction.add(way, animation, listeners, at: time, in: EnvironmentValues(node.frame))
    (isPending, isOver) = (correction.isPending, correction.isOver)
    aheadTime = nil
    // The node shows these from now on.
    shown = steps?(numbers(at: time)) ?? .zero
  }

  /// The numbers to show.
  func numbers(at time: Double) -> Vector { goal - correction.look(at: time).left }

  package override func begin(at time: Double) {
    correction.begin(at: time)
    isPending = false
    plan(from: time, isSlow: false)
  }

  @specialized(where Vector == MotionVector)
  @specialized(where Vector == Double)
  override func show(at time: Double, isSlow: Bool) -> [AnimationListener] {
    // A generic function asks for the types of its variables before it finds its special forms: so it has none.
    arrive(at: time, isSlow)
  }

  /// Shows the step that was planned for this time, and returns the listeners of motions that have ended.
  @inline(never) private func arrive(at time: Double, _ isSlow: Bool) -> [AnimationListener] {
    if isFirst {
      isFirst = false
      // A slow first frame doesn't shorten the motion.
      if time - next > 2 / MotionEngine.fastest, next.isFinite { skip(time - next) }
    }
    if time != aheadTime { look(to: time) }
    aheadTime = nil
    let ended = correction.arrive()
    (isPending, isOver) = (correction.isPending, ahead.isOver)
    if isOver {
      display(nil)
    } else {
      if differsAhead { display(goal - ahead.left) }
      shown = aheadSteps
      plan(from: time, isSlow: isSlow)
    }
    return ended
  }

  /// Looks ahead to a moment.
  private func look(to time: Double) {
    aheadTime = time
    ahead = correction.lookAhead(to: time)
    aheadSteps = shown
    // Of what is out of sight only the end is of interest.
    if !isHidden, let steps { aheadSteps = steps(goal - ahead.left) }
  }

  /// Whether something else is seen at the moment that was looked ahead to.
  private var differsAhead: Bool { !isHidden && (steps == nil || aheadSteps != shown) }

  override func skip(_ time: Double) {
    super.skip(time)
    correction.skip(time)
    aheadTime = nil
  }

  override func show(end isEnd: Bool, at time: Double) { display(isEnd ? nil : numbers(at: time)) }

  override func end() -> [AnimationListener] {
    let ended = correction.end()
    (isPending, isOver) = (false, true)
    if !node.flags.contains(.hasLeft) { display(nil) }
    return ended
  }

  /// The most frames that are looked ahead.
  private static var horizon: Int { 600 }

  @specialized(where Vector == MotionVector)
  @specialized(where Vector == Double)
  override func plan(from time: Double, isSlow: Bool) {
    let interval = interval(isSlow)
    isHidden = !isInSight
    for frame in 1...Self.horizon {
      let moment = time + Double(frame) * interval
      look(to: moment)
      let isNeeded = differsAhead || ahead.isAwaited
      guard isNeeded || ahead.isOver else { continue }
      (next, self.isNeeded) = (moment, isNeeded)
      return
    }
    // Hidden, and far from its end: it is looked at when it may be seen.
    (next, isNeeded) =
      isHidden && !correction.isAwaited
      ? (.infinity, false) : (time + Double(Self.horizon) * interval, true)
  }

  /// The seconds between two frames.
  private func interval(_ isSlow: Bool) -> Double {
    EnvironmentValues(node.frame).frameInterval(isSlow: isSlow)
  }

  override var report: RunningMotion {
    var moment = 0
    let now = MotionEngine.seconds(node.host.clock.now)
    var correction = correction
    while moment < 6_000, !correction.lookAhead(to: now + Double(moment) / 60).isOver { moment += 1 }
    return RunningMotion(
      view: node.ownerName, value: name, from: "\(origin)", to: "\(goal)",
      end: .seconds(now + Double(moment) / 60))
  }
}
