import Synchronization

/// The state that a job shares with its starter: whether it continues, its progress, and the omitted files.
nonisolated final class FileJob: Sendable {
  /// A moment of a job: for tests, in which another program does something then.
  enum Moment: Sendable, Equatable {
    /// So many bytes of a file were written.
    case wrote(Int)
    /// A file is about to be copied, or was looked at and is about to be removed.
    case copies(FileName)
    case removes(FileName)
    /// All is copied and gets its name next.
    case places
  }

  /// The report of a job.
  struct Account: Sendable {
    /// Bytes that were written, and bytes there are to write.
    var done = 0
    var total = 0
    /// The omitted files and the reasons: the first hundred, and how many there are.
    var lines: [String] = []
    var count = 0
  }

  private let isCancelled = Atomic<Bool>(false)
  private let isEnded = Atomic<Bool>(false)
  private let account = Mutex(Account())
  private let watch: @Sendable (Moment) -> Void

  /// - Parameter watch: Called at each moment, on the thread of the job, which waits for it.
  init(watch: @escaping @Sendable (Moment) -> Void = { _ in }) { self.watch = watch }

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Ends the job with the program: no further file is begun, but removing the copied source is finished.
  func end() { isEnded.store(true, ordering: .relaxed) }

  var wasCancelled: Bool { isCancelled.load(ordering: .relaxed) }
  /// Whether the program is ending, so that no screen can show a result any more.
  var isEnding: Bool { isEnded.load(ordering: .relaxed) }

  /// - Throws: `CancellationError` once the job was cancelled, or the program ends.
  func check() throws { if wasCancelled || isEnding { throw CancellationError() } }

  var told: Account { account.withLock { $0 } }

  func expect(_ bytes: Int) { account.withLock { $0.total += bytes } }

  func reach(_ moment: Moment) {
    if case .wrote(let bytes) = moment { account.withLock { $0.done += bytes } }
    watch(moment)
  }

  /// Tells that something is left out.
  func leaveOut(_ line: String) {
    account.withLock {
      $0.count += 1
      if $0.lines.count < 100 { $0.lines.append(line) }
    }
  }
}

/// A flag that several threads set and clear.
nonisolated final class Flag: Sendable {
  private let value = Atomic<Bool>(false)

  /// - Returns: Whether it wasn't set before.
  func set() -> Bool { !value.exchange(true, ordering: .relaxed) }

  func clear() { value.store(false, ordering: .relaxed) }
}
