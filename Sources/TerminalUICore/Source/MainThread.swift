internal import Glibc

/// Whether the running code belongs to the main actor, for types that belong to no actor: `State`, `Binding`.
///
/// In an app the main actor runs on the first thread of the process, which takes a few instructions to check. A program may
/// give its first thread away: by `dispatchMain()`, as a test runner does, or at its first suspension, if `main` is async. Then
/// the main actor runs on changing threads. There, and on every other thread, the runtime answers.
@usableFromInline package nonisolated enum MainThread {
  nonisolated(unsafe) private static var thread: pthread_t?
  nonisolated(unsafe) private static var isFirstThread = true

  /// Called by the main actor before any state has a location.
  @MainActor static func remember() {
    // Other threads may be reading it, so it is written only if it changes.
    if isFirstThread, threadID() != getpid() { isFirstThread = false }
    if thread == nil { thread = pthread_self() }
  }

  @usableFromInline package static var isCurrent: Bool {
    isFirstThread && thread == pthread_self() || runtimeKnows
  }

  /// Runs `body` on the main thread: at once where that is the present one, else soon and in order.
  package static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { assume(body) } else { WaitingWrites.add(body) }
  }

  /// The runtime's answer to whether the main actor runs this code.
  private static var runtimeKnows: Bool {
    guard let isCurrentExecutor else { return thread == pthread_self() }
    let executor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
    return isCurrentExecutor(executor.0, executor.1, 0)
  }

  /// Takes an executor, two words, and flags; without flags it never stops the program.
  ///
  /// Looked up by name, because the compiler keeps that name for itself; integers are passed as in C.
  private static let isCurrentExecutor: (@convention(c) (UInt, UInt, UInt) -> Bool)? = dlsym(
    nil, "swift_task_isCurrentExecutorWithFlags"
  ).map { unsafeBitCast($0, to: (@convention(c) (UInt, UInt, UInt) -> Bool).self) }

  /// Runs `body`, which belongs to the main actor.
  ///
  /// The caller has checked ``isCurrent``, or `body` uses nothing that another thread changes.
  @inline(__always) package static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}

/// The number of the present thread, which of the first one is that of the process.
///
/// glibc hides the declaration.
@_silgen_name("gettid")
private nonisolated func threadID() -> pid_t
