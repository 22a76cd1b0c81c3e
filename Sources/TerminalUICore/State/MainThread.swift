internal import Glibc

/// Whether code runs on the main actor.
@usableFromInline nonisolated enum MainThread {
  /// The thread that the process began with; `nil` where the main actor runs on others.
  ///
  /// A program that gives its main thread away (`dispatchMain()`, as a test runner does) has its main actor on
  /// one thread now and on another one later. Set before any state has a location, and never again.
  @exclusivity(unchecked) nonisolated(unsafe) private static var thread: pthread_t?

  @MainActor static func remember() {
    if thread == nil, threadNumber() == getpid() { thread = pthread_self() }
  }

  @usableFromInline static var isCurrent: Bool { thread == pthread_self() || MainQueue.isCurrent }

  /// Runs `body`, which belongs to the main actor. The caller has asked ``isCurrent``.
  @inlinable @inline(__always) static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}

@_silgen_name("gettid")
nonisolated private func threadNumber() -> pid_t

/// The queue that the main actor's jobs are in, wherever it runs.
///
/// Its functions are looked up: a program that has its main thread needs no Dispatch for this.
private nonisolated enum MainQueue {
  private typealias Getter = @convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer?
  private typealias Setter = @convention(c) (
    UnsafeRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer?, UnsafeRawPointer?
  ) -> Void

  /// Reads the mark that only code on the main queue sees; `nil` where there is no Dispatch.
  private static let mark: (get: Getter, key: UInt)? = {
    guard let queue = dlsym(nil, "_dispatch_main_q"), let getter = dlsym(nil, "dispatch_get_specific"),
      let setter = dlsym(nil, "dispatch_queue_set_specific")
    else { return nil }
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    unsafeBitCast(setter, to: Setter.self)(queue, key, key, nil)
    return (unsafeBitCast(getter, to: Getter.self), UInt(bitPattern: key))
  }()

  static var isCurrent: Bool {
    guard let mark, let key = UnsafeRawPointer(bitPattern: mark.key) else { return false }
    return mark.get(key) != nil
  }
}
