internal import Synchronization

/// Says how far a piece of work is, from any thread.
public nonisolated final class WorkProgress: Sendable {
  private let state = Mutex((part: 0.0, isAnnounced: false))
  private let show: @MainActor @Sendable (Double) -> Void

  init(_ show: @escaping @MainActor @Sendable (Double) -> Void) { self.show = show }

  /// Shows a part of the whole, from 0 to 1.
  ///
  /// Of many calls the last one before a frame counts.
  public func callAsFunction(_ part: Double) {
    let isFirst = state.withLock { state in
      state.part = part
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
    guard isFirst else { return }
    Task { @MainActor in
      show(
        state.withLock { state in
          state.isAnnounced = false
          return state.part
        })
    }
  }
}
