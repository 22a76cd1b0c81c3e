#if Data
  internal import Foundation

  /// Work on a queue, for code on another actor that waits for it.
  ///
  /// Neither the way there nor the way back leads over the threads that Swift has for code on no actor, as that of a continuation does. With
  /// these Dispatch on Linux looks after its threads once a second, for as long as the program runs.
  actor QueueWorker {
    private nonisolated let executor: QueueExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ queue: DispatchQueue) { executor = QueueExecutor(queue) }

    /// Runs `work` on the queue.
    func run<Value: Sendable>(_ work: @Sendable () -> Value) -> Value { work() }
  }

  private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(_ queue: DispatchQueue) { self.queue = queue }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
#endif
