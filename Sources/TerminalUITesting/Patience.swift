/// How long a test waits for other tasks and threads: by the clock, and by its own turns.
///
/// On a busy machine minutes pass within a few turns of the main actor, and the awaited task may have had no turn at all. So a
/// wait fails only when both the time and the turns are over.
package nonisolated struct Patience {
  private let deadline: ContinuousClock.Instant
  private var turns: Int

  /// Begins to wait.
  ///
  /// - Parameter timeout: How long at most, on a machine that does nothing else.
  package init(_ timeout: Duration = .seconds(30)) {
    deadline = ContinuousClock.now + timeout
    turns = Int(Swift.min(timeout / .milliseconds(30), 1_000))
  }

  /// Notes a turn, and returns whether there have been enough of them for long enough.
  package mutating func isOver() -> Bool {
    turns -= 1
    return turns < 0 && ContinuousClock.now >= deadline
  }

  /// Lets others run until a condition holds; returns whether it does.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, on a machine that does nothing else.
  ///   - condition: Asked after each turn.
  @MainActor package static func wait(
    _ timeout: Duration = .seconds(30), until condition: () -> Bool
  ) async -> Bool {
    var patience = Patience(timeout)
    while !condition() {
      guard !patience.isOver() else { return false }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }
}
