internal import TerminalUICore

/// The distance of a value that is shown from its end value: the sum of the remaining motions.
///
/// The value is its end value at once, and the shown value is that less the correction. A motion replaced before its first frame never starts. A
/// spring takes over the place and the velocity of the motion before it. Other motions run at the same time and add up.
nonisolated struct Correction<Value: VectorArithmetic> {
  private struct Part {
    var animation: Animation
    /// The whole way.
    var way: Value
    /// When the first frame was shown; `nil` before.
    var start: Double?
    var context: AnimationContext<Value>
    /// Those that wait for it to be complete, and those that wait for its end.
    var early: [AnimationListener]
    var late: [AnimationListener]
  }

  private var parts: ContiguousArray<Part> = []

  /// The state of a correction at a moment.
  struct Look {
    /// The rest of the way.
    var left = Value.zero
    /// Whether nothing moves any more.
    var isOver = true
    /// Whether a listener waits for the end of a motion by then.
    var isAwaited = false
  }

  var isOver: Bool { parts.isEmpty }
  var isPending: Bool { parts.contains { $0.start == nil } }
  /// Whether a listener waits for the end.
  var isAwaited: Bool { parts.contains { !$0.early.isEmpty || !$0.late.isEmpty } }
  /// The animation that began last.
  var animation: Animation? { parts.last?.animation }

  /// Adds a way that a change makes.
  mutating func add(
    _ way: Value, _ animation: Animation, _ listeners: [AnimationListener], at time: Double,
    in environment: EnvironmentValues
  ) {
    listeners.forEach { $0.wait() }
    let early = listeners.filter { !$0.waitsForRemoval }
    let late = listeners.filter(\.waitsForRemoval)
    if let last = parts.indices.last {
      guard let start = parts[last].start else {
        parts[last].way += way
        parts[last].animation = animation
        parts[last].early += early
        parts[last].late += late
        return
      }
      var context = parts[last].context
      if animation.shouldMerge(
        previous: parts[last].animation, value: parts[last].way, time: time - start, context: &context)
      {
        parts[last].way += way
        parts[last].animation = animation
        parts[last].context = context
        parts[last].early += early
        parts[last].late += late
        return
      }
    }
    parts.append(
      Part(
        animation: animation, way: way, start: nil, context: AnimationContext(environment: environment),
        early: early, late: late))
  }

  /// The first frame is shown.
  mutating func begin(at time: Double) {
    for index in parts.indices where parts[index].start == nil { parts[index].start = time }
  }

  /// Leaves out some time in which nothing was shown.
  mutating func skip(_ time: Double) {
    for index in parts.indices { parts[index].start? += time }
  }

  /// Returns the rest of the way at a moment, as far as is known now.
  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  func look(at time: Double) -> Look {
    var look = Look()
    for index in parts.indices {
      let way = parts[index].way
      guard let start = parts[index].start else {
        look.left += way
        look.isOver = false
        continue
      }
      var context = parts[index].context
      if let done = parts[index].animation.animate(value: way, time: time - start, context: &context) {
        look.left += way - done
        look.isOver = false
        if context.isLogicallyComplete, !parts[index].early.isEmpty { look.isAwaited = true }
      } else if !parts[index].early.isEmpty || !parts[index].late.isEmpty {
        look.isAwaited = true
      }
    }
    return look
  }

  /// The state of a correction after an advance to a moment.
  struct Advance {
    /// The rest of the way.
    var left = Value.zero
    /// Whether all motions have ended.
    var isOver = true
    /// The listeners to the motions that are over by then.
    var ended: [AnimationListener] = []
  }

  /// Advances to a moment.
  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  mutating func advance(to time: Double) -> Advance {
    var now = Advance()
    for index in parts.indices.reversed() {
      let way = parts[index].way
      guard let start = parts[index].start else {
        now.left += way
        now.isOver = false
        continue
      }
      let moved = parts[index].animation.animate(
        value: way, time: time - start, context: &parts[index].context)
      if !parts[index].early.isEmpty, moved == nil || parts[index].context.isLogicallyComplete {
        now.ended += parts[index].early
        parts[index].early = []
      }
      if let moved {
        now.left += way - moved
        now.isOver = false
      } else {
        now.ended += parts[index].late
        parts.remove(at: index)
      }
    }
    return now
  }

  /// Ends all motions, and returns their listeners.
  mutating func end() -> [AnimationListener] {
    defer { parts = [] }
    return parts.flatMap { $0.early + $0.late }
  }
}
