internal import Glibc

/// Whether the code that runs belongs to the main actor, for what belongs to no actor: `State`, `Binding`.
///
/// In an app the main actor runs on the first thread of the process, which is asked for in a few instructions.
/// A program that gave its first thread away (`dispatchMain()`, as a test runner does) runs the main actor on
/// changing threads; there the runtime is asked.
@usableFromInline nonisolated enum MainThread {
  @exclusivity(unchecked) nonisolated(unsafe) private static var thread: pthread_t?
  @exclusivity(unchecked) nonisolated(unsafe) private static var isFirstThread = true

  /// Called by the main actor before any state has a location.
  @MainActor static func remember() {
    if threadID() != getpid() { isFirstThread = false }
    if thread == nil { thread = pthread_self() }
  }

  @usableFromInline static var isCurrent: Bool {
    isFirstThread ? thread == pthread_self() : runtimeKnows
  }

  private static var runtimeKnows: Bool {
    let executor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
    return isCurrentExecutor(executor.0, executor.1, 0)
  }

  /// Runs `body`, which belongs to the main actor. The caller has asked ``isCurrent``.
  @inlinable @inline(__always) static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}

/// The runtime's answer to whether an executor is the present one; with no flags it never stops the program.
@_silgen_name("swift_task_isCurrentExecutorWithFlags")
private nonisolated func isCurrentExecutor(_ identity: UInt, _ implementation: UInt, _ flags: UInt) -> Bool

/// The number of the present thread, which of the first one is that of the process. glibc hides the declaration.
@_silgen_name("gettid")
private nonisolated func threadID() -> pid_t
