import Foundation

/// What tests of jobs on several threads need.

/// Threads that go on together once so many wait.
nonisolated final class Meeting: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int

  init(_ count: Int) { missing = count }

  func wait() {
    condition.lock()
    missing -= 1
    condition.broadcast()
    // Only a mistake takes as long: another test may keep the main actor for minutes.
    let limit = Date(timeIntervalSinceNow: 600)
    while missing > 0, condition.wait(until: limit) {}
    condition.unlock()
  }
}

/// A value that a closure needs before it is there, or that one thread at a time uses.
nonisolated final class Reference<Value>: @unchecked Sendable { var value: Value? }

nonisolated struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

nonisolated final class Counter: @unchecked Sendable { var count = 0 }

/// Runs what waits for other threads away from those of tasks.
nonisolated func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
