import TerminalUICore

/// When an animation counts as complete.
///
/// - Source: SwiftUI `AnimationCompletionCriteria`.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
  private let number: UInt8

  /// When the animation looks complete, though a spring may settle for longer.
  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(number: 1)
}

/// Runs an action when all motions of a transaction have ended.
///
/// The action is called once; if nothing moves, after the frame with the changes.
nonisolated final class AnimationListener: @unchecked Sendable {
  // Unchecked: made on any thread with a transaction, and used on the main one.
  let waitsForRemoval: Bool
  private var action: (() -> Void)?
  /// The number of motions that still run, and one for the frame with the changes.
  private var waiting = 1
  private var isSealed = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    waitsForRemoval = criteria == .removed
    self.action = action
  }

  /// A motion has begun; it ends with ``motionEnded()``.
  func motionBegan() { waiting += 1 }

  /// The frame with the changes is shown: all motions have begun.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    motionEnded()
  }

  /// Notes that a motion has ended, or that the frame is shown; runs the action after the last one.
  func motionEnded() {
    waiting -= 1
    guard waiting == 0, let action else { return }
    self.action = nil
    action()
  }
}
