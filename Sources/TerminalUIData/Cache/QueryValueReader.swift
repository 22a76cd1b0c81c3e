#if Data
  internal import Foundation
  internal import GRDB
  internal import RuntimeMetadata

  /// Reads the value of a query, on a queue that no rows wait for.
  ///
  /// The main thread gets values that differ, and the newest one only.
  final class QueryValueReader<Value>: @unchecked Sendable {
    /// The outcome of a reading.
    struct Answer {
      /// The value; `nil` where it is that of before.
      var value: Value?
      var problem: DatabaseProblem?
    }

    private let lock = NSLock()
    private let database: AppDatabase
    private let request: QueryValueRequest<Value>
    private let show: @MainActor (Answer) -> Void
    private var follower: QueryFollower?
    // Guarded by the lock.
    /// The answer that was read last.
    private var known: Answer?
    /// The answer that isn't shown yet.
    private var incoming: Answer?
    private var isClosed = false

    /// Makes a reader that reads nothing yet.
    ///
    /// - Parameter show: Called on the main thread when there is something new to show.
    init(
      _ database: AppDatabase, _ request: QueryValueRequest<Value>,
      show: @escaping @MainActor (Answer) -> Void
    ) {
      (self.database, self.request, self.show) = (database, request, show)
    }

    /// Begins to read, and to observe changes.
    func start() {
      let follower = QueryFollower(database, request.source, on: database.counting, for: self)
      self.follower = follower
      follower.start()
    }

    /// Reads no more.
    func close() {
      lock.withLock { isClosed = true }
      follower?.close()
    }

    /// Shows an answer on the main thread, if it differs from the last answer.
    private func adopt(_ new: Answer) {
      let isFirst = lock.withLock {
        if let known, known.problem == new.problem, new.value == nil || valuesAreEqual(known.value, new.value)
        {
          return false
        }
        known = Answer(value: new.value ?? known?.value, problem: new.problem)
        defer { incoming = known }
        return incoming == nil
      }
      guard isFirst else { return }
      database.job(on: .main) { [self] in MainActor.assumeIsolated { showNow() } }
    }

    @MainActor private func showNow() {
      let answer = lock.withLock {
        defer { incoming = nil }
        return isClosed ? nil : incoming
      }
      if let answer { show(answer) }
    }
  }

  extension QueryValueReader: QueryReading {
    func read(_ open: OpenDatabase) throws {
      adopt(try open.slowReader.read { db in Answer(value: try request.read(db)) })
    }

    func fail(_ problem: DatabaseProblem) { adopt(Answer(problem: problem)) }

    func forget() {}
  }
#endif
