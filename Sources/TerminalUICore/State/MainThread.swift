internal import Glibc

/// The thread that the main actor runs on.
@usableFromInline nonisolated enum MainThread {
  /// Set before any state has a location, and never again.
  @exclusivity(unchecked) nonisolated(unsafe) private static var thread: pthread_t?

  @MainActor static func remember() {
    if thread == nil { thread = pthread_self() }
  }

  @usableFromInline static var isCurrent: Bool { thread == pthread_self() }

  /// Runs `body`, which belongs to the main actor. The caller has asked ``isCurrent``.
  @inlinable @inline(__always) static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
