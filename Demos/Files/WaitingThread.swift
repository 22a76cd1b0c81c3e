import Foundation

/// Runs work that may wait for disks on a thread of its own.
///
/// Neither a queue nor a task without an actor is used: after the first work there, Dispatch on Linux looks after its threads once a second, and the program never sleeps.
func onAnotherThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}
