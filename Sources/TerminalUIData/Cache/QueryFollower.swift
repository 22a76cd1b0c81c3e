#if Data
  internal import Foundation
  internal import GRDB
  internal import Synchronization

  /// A query as its follower knows it; all of this is called on the follower's queue.
  protocol QueryReading: AnyObject, Sendable {
    /// Reads again.
    func read(_ open: OpenDatabase) throws
    /// Shows why nothing could be read.
    func fail(_ problem: DatabaseProblem)
    /// Forgets what is known about the tables: they may be others.
    func forget()
  }

  /// Reads a query at first and after each change of its tables: at most thirty times a second, and at most half of the time.
  ///
  /// Changes that come faster are one reading: the newest state counts.
  final class QueryFollower: @unchecked Sendable {
    private let lock = NSLock()
    private let database: AppDatabase
    private let queue: DispatchQueue
    private let region: any DatabaseRegionConvertible & Sendable
    private weak var query: (any QueryReading)?
    // Guarded by the lock.
    private var isQueued = false
    private var isClosed = false
    private var lastStart: DispatchTime?
    /// How many milliseconds the last reading took.
    private var cost = 0
    private var observation: AnyDatabaseCancellable?

    /// Makes a follower that reads nothing yet.
    ///
    /// - Parameters:
    ///   - region: Where a change matters.
    ///   - queue: Where the query is read.
    init(
      _ database: AppDatabase, _ region: any DatabaseRegionConvertible & Sendable, on queue: DispatchQueue,
      for query: any QueryReading
    ) {
      (self.database, self.region, self.queue, self.query) = (database, region, queue, query)
    }

    /// Begins to read, and to observe changes.
    func start() {
      database.add(self)
      refresh()
    }

    /// Reads no more.
    func close() {
      database.remove(self)
      let observation = lock.withLock {
        isClosed = true
        defer { self.observation = nil }
        return self.observation
      }
      observation?.cancel()
    }

    /// Reads the query again, once the last reading is long enough ago.
    func refresh() {
      let delay = lock.withLock { () -> Int? in
        guard !isQueued, !isClosed else { return nil }
        isQueued = true
        return lastStart.map { max(33, 2 * cost) - $0.age } ?? 0
      }
      guard let delay else { return }
      database.job(on: queue, after: delay) { [self] in readNow() }
    }

    /// Reads the query's rows again after a write, on the follower's queue.
    private func readNow() {
      let start = DispatchTime.now()
      let isStopped = lock.withLock {
        isQueued = false
        lastStart = start
        return isClosed
      }
      guard !isStopped, let query else { return }
      do {
        let open = try database.opened()
        let begin = DispatchTime.now()
        try query.read(open)
        lock.withLock { cost = begin.age }
        database.note(Result<Void, DatabaseProblem>.success(()))
        observe(open)
      } catch {
        let problem = DatabaseProblem(error)
        query.fail(problem)
        database.note(Result<Void, DatabaseProblem>.failure(problem))
        // The next write may mend it.
        if let open = database.state.withLock({ $0.open }) { observe(open) }
      }
    }

    /// Begins to observe writes to the tables of the query, once.
    private func observe(_ open: OpenDatabase) {
      guard lock.withLock({ observation == nil && !isClosed }) else { return }
      let region = region
      // Not awaited: another writer may be busy for a long time.
      database.beginJob()
      open.writer.asyncWriteWithoutTransaction { [weak self, database] _ in
        let observation = DatabaseRegionObservation(tracking: region).start(in: open.writer) { _ in
        } onChange: { [weak self] _ in
          self?.refresh()
        }
        self?.adopt(observation)
        // For writes before the observation.
        self?.refresh()
        database.endJob()
      }
    }

    private func adopt(_ observation: AnyDatabaseCancellable) {
      let isWanted = lock.withLock {
        if !isClosed { self.observation = observation }
        return !isClosed
      }
      if !isWanted { observation.cancel() }
    }
  }

  extension QueryFollower: DatabaseListening {
    func databaseDidChange() { refresh() }

    func databaseWasReplaced() {
      lock.withLock { observation = nil }
      query?.forget()
      refresh()
    }
  }

  extension DispatchTime {
    /// How many milliseconds ago this was.
    fileprivate var age: Int {
      Int(clamping: (DispatchTime.now().uptimeNanoseconds &- uptimeNanoseconds) / 1_000_000)
    }
  }
#endif
