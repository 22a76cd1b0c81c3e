package import Dispatch

/// Work on another thread, for code on an actor that waits for it.
///
/// Neither the way there nor the way back leads over the threads that Swift has for code on no actor, as `Task.detached` and a continuation do. After
/// the first job on those, Dispatch on Linux looks after its threads once a second, for as long as the program runs: an idle app would never sleep.
/// Queues that do one thing after the other are left alone.
package actor QueueWorker {
  private nonisolated let executor: QueueExecutor
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Works on a queue, which does one thing after the other.
  package init(_ queue: DispatchQueue) { executor = QueueExecutor(queue) }

  /// Works on a queue of its own.
  package init(_ label: String) { executor = QueueExecutor(DispatchQueue(label: label, qos: .userInitiated)) }

  /// Runs `work` on the queue.
  package func run<Value: Sendable>(_ work: @Sendable () -> Value) -> Value { work() }
}

/// Runs the actor's jobs on its queue: the actor itself would use the threads that Swift has for code on no actor.
private nonisolated final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(_ queue: DispatchQueue) { self.queue = queue }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
