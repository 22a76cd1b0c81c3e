internal import Glibc

/// A value that several threads use, behind a lock of the system.
///
/// Not `Mutex`: that waits in a way which the thread sanitizer can't see on Linux.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Runs `body` while no other thread uses the value.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
