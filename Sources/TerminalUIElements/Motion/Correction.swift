internal import TerminalUICore

/// The distance of a value that is shown from its end value: the sum of the remaining motions.
///
/// The value is its end value at once, and the shown value is that less the correction. A motion replaced before its first frame never starts. A
/// spring takes over the place and the velocity of the motion before it. Other motions run at the same time and add up.
nonisolated struct Correction<Value: VectorArithmetic> {
  private struct Part {
    var animation: Animation
    /// The whole way, from the old value to the new value.
    var way: Value
    /// When the first frame was shown; `nil` before.
    var start: Double?
    var context: AnimationContext<Value>
    /// The context at the moment of the last `lookAhead`, and whether the motion is over at that moment.
    var ahead: AnimationContext<Value>
    var isOverAhead = false
    /// The listeners that wait for logical completion, and the listeners that wait for the end.
    var early: [AnimationListener]
    var late: [AnimationListener]

    var isAwaited: Bool { !early.isEmpty || !late.isEmpty }

    /// Adds what is left of the way at `time`.
    @inline(__always) mutating func lookAhead(to time: Double, _ look: inout Look) {
      guard let start else {
        look.left += way
        look.isOver = false
        return
      }
      ahead = context
      let done = animation.animate(value: way, time: time - start, context: &ahead)
      isOverAhead = done == nil
      if let done {
        look.left += way - done
        look.isOver = false
        if ahead.isLogicallyComplete, !early.isEmpty { look.isAwaited = true }
      } else if isAwaited {
        look.isAwaited = true
      }
    }

    /// Makes the moment of the last `lookAhead` the present moment.
    mutating func arrive() { swap(&context, &ahead) }

    init(
      _ animation: Animation, _ way: Value, _ early: [AnimationListener], _ late: [AnimationListener],
      in environment: EnvironmentValues
    ) {
      self.animation = animation
      self.way = way
      (self.early, self.late) = (early, late)
      context = AnimationContext(environment: environment)
      ahead = context
    }
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
  // Not by a closure, which would get a copy of each part.
  var isPending: Bool { parts.indices.contains { parts[$0].start == nil } }
  /// Whether a listener waits for the end.
  var isAwaited: Bool { parts.indices.contains { parts[$0].isAwaited } }
  /// The animation that began last.
  var animation: Animation? { parts.last?.animation }

  /// Adds a way that a change makes.
  package mutating func add(
    _ way: Value, _ animation: Animation, _ listeners: [AnimationListener], at time: Double,
    in environment: EnvironmentValues
  ) {
    listeners.forEach { $0.motionBegan() }
    let early = listeners.filter { !$0.waitsForRemoval }
    let late = listeners.filter(\.waitsForRemoval)
    guard let last = parts.indices.last, takesOver(last, animation, at: time) else {
      parts.append(Part(animation.prepared(for: way), way, early, late, in: environment))
      return
    }
    parts[last].way += way
    parts[last].animation = animation.prepared(for: parts[last].way)
    parts[last].early += early
    parts[last].late += late
  }

  /// Whether an animation takes over the way that is left to a motion.
  private mutating func takesOver(_ index: Int, _ animation: Animation, at time: Double) -> Bool {
    // A motion that is replaced before its first frame never starts.
    guard let start = parts[index].start else { return true }
    var context = parts[index].context
    guard
      animation.shouldMerge(
        previous: parts[index].animation, value: parts[index].way, time: time - start, context: &context)
    else { return false }
    parts[index].context = context
    return true
  }

  /// The first frame is shown.
  package mutating func begin(at time: Double) {
    for index in parts.indices where parts[index].start == nil { parts[index].start = time }
  }

  /// Leaves out some time in which nothing was shown.
  mutating func skip(_ time: Double) {
    for index in parts.indices { parts[index].start? += time }
  }

  /// The rest of the way at `time`.
  package func look(at time: Double) -> Look {
    var copy = self
    return copy.lookAhead(to: time)
  }

  /// Looks ahead to a moment, which ``arrive()`` then makes the present one.
  mutating func lookAhead(to time: Double) -> Look {
    var look = Look()
    for index in parts.indices { parts[index].lookAhead(to: time, &look) }
    return look
  }

  /// Goes on to the moment that was looked ahead to; returns the listeners to the motions that are over by then.
  mutating func arrive() -> [AnimationListener] {
    var ended: [AnimationListener] = []
    for index in parts.indices.reversed() where parts[index].start != nil {
      parts[index].arrive()
      let isOver = parts[index].isOverAhead
      if isOver || parts[index].context.isLogicallyComplete, !parts[index].early.isEmpty {
        ended += parts[index].early
        parts[index].early = []
      }
      if isOver {
        ended += parts[index].late
        parts.remove(at: index)
      }
    }
    return ended
  }

  /// Ends all motions, and returns their listeners.
  mutating func end() -> [AnimationListener] {
    defer { parts = [] }
    return parts.flatMap { $0.early + $0.late }
  }
}
