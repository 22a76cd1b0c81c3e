public import TerminalUICore

/// An animation as a transaction carries it through the core, which knows no animations.
nonisolated struct AnimationMover: Mover {
  let animation: Animation

  @MainActor func makeDriver(for host: ViewHost) -> any MotionDriver { host.motionEngine }
}

private nonisolated enum AnimationListenersKey: TransactionKey {
  static var defaultValue: [AnimationListener] { [] }
}

nonisolated extension Transaction {
  /// Makes a transaction whose changes move by an animation.
  ///
  /// - Source: SwiftUI `Transaction.init(animation:)`.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How what changes gets to its new value; `nil` is at once.
  ///
  ///     Gauge(level).transaction { $0.animation = .snappy }
  ///
  /// - Source: SwiftUI `Transaction.animation`.
  public var animation: Animation? {
    get { (mover as? AnimationMover)?.animation }
    set { mover = newValue.map(AnimationMover.init) }
  }

  /// Calls an action once when all motions of this transaction have ended.
  ///
  /// Where nothing moves, that is after the frame with the changes.
  /// - Source: SwiftUI `Transaction.addAnimationCompletion(criteria:_:)`.
  @MainActor public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let listener = AnimationListener(criteria, completion)
    listeners.append(listener)
    MotionEngine.awaitFrames(listener)
  }

  /// The listeners to the end of the transaction's motions.
  var listeners: [AnimationListener] {
    get { self[AnimationListenersKey.self] }
    set { self[AnimationListenersKey.self] = newValue }
  }
}

/// Runs `body` and animates the changes that its writes make on the screen.
///
///     Button("More") { withAnimation { isOpen.toggle() } }
///
/// The writes make an update of their own, as those of ``withTransaction(_:_:)`` do. Sizes, places, padding, opacity and colours move; other changes,
/// such as those of a text, happen at once.
/// - Source: SwiftUI `withAnimation(_:_:)`.
@MainActor @preconcurrency public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, animates the changes of its writes, and calls `completion` once they have ended.
///
///     withAnimation(.snappy) { place = 10 } completion: { isThere = true }
///
/// Where nothing moves, `completion` is called after the frame with the changes.
///
/// - Parameters:
///   - animation: How it moves.
///   - completionCriteria: When a motion counts as complete.
///   - body: Writes.
///   - completion: Called on the main actor.
/// - Returns: What `body` returns.
/// - Source: SwiftUI `withAnimation(_:completionCriteria:_:completion:)`.
@MainActor @preconcurrency public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
