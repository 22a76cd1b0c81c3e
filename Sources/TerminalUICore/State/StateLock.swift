internal import Glibc
internal import Synchronization

/// The lock of all states, for which the main thread waits shortly only, however many others want it.
///
/// A lock of the system goes to the first comer when it is free: threads that take it again and again would keep the main one from it for seconds. So
/// they wait at a gate while the main thread wants it.
nonisolated final class StateLock: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 2)
  private var gate: UnsafeMutablePointer<pthread_mutex_t> { lock + 1 }
  /// Whether the main thread is at the gate.
  private let isWanted = Atomic(false)

  /// Makes a lock that is never freed.
  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    // It is held for a fraction of a microsecond: most often that is less than going to sleep takes.
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ADAPTIVE_NP))
    pthread_mutex_init(lock, &attributes)
    pthread_mutexattr_destroy(&attributes)
    pthread_mutex_init(gate, nil)
  }

  /// Runs `body` while no other thread has the lock; no code of the app may run in it.
  @inline(__always) func withLock<Result>(_ body: () -> Result) -> Result {
    if isWanted.load(ordering: .relaxed) || pthread_mutex_trylock(lock) != 0 { wait() }
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// Called when the lock is taken: the main thread closes the gate meanwhile, so that it is the next one.
  @inline(never) private func wait() {
    if MainThread.isCurrent {
      pthread_mutex_lock(gate)
      isWanted.store(true, ordering: .relaxed)
      pthread_mutex_lock(lock)
      isWanted.store(false, ordering: .relaxed)
      pthread_mutex_unlock(gate)
      return
    }
    if isWanted.load(ordering: .relaxed) {
      pthread_mutex_lock(gate)
      pthread_mutex_unlock(gate)
    }
    pthread_mutex_lock(lock)
  }
}
