#if Data
  internal import Foundation
  public import GRDB
  public import Observation
  internal import Synchronization
  internal import TerminalUI

  /// A database that views show and an app changes.
  ///
  ///     @main struct Library: App {
  ///       static let database = AppDatabase(path: "books.sqlite") { db in
  ///         try db.create(table: "book", options: .ifNotExists) { … }
  ///       }
  ///       var body: some Scene {
  ///         WindowGroup { Books() }.database(Self.database)
  ///       }
  ///     }
  ///
  /// It is opened on another thread when it is used for the first time, and stays open. A failure is a ``DatabaseProblem``, which ``status`` has and
  /// which ``write(_:)`` throws: nothing traps. A file that is damaged is never written.
  ///
  /// A database that another program has locked is waited for, as long as ``Options/patience`` says; ``status`` says so meanwhile.
  public final class AppDatabase: Sendable {
    /// How a file is opened.
    public struct Options: Sendable {
      /// How a change is made durable.
      public enum Journal: Sendable {
        /// A write-ahead log: connections read while another connection writes.
        case writeAheadLog
        /// The mode that the file has: a rollback journal, unless a program chose another mode.
        case unchanged
      }

      /// Whether a file that isn't there is made.
      public var creates = true
      /// Whether the database is opened to be read only.
      public var isReadOnly = false
      /// How changes are made durable.
      public var journal = Journal.writeAheadLog
      /// How long one waits for another program that has it locked.
      public var patience = Duration.seconds(30)

      /// Makes options that create a file, with a write-ahead log.
      public init() {}
    }

    /// The state of the database.
    struct State {
      var opening: Opening
      var open: OpenDatabase?
      /// The open databases in whose place another file is now.
      var replaced: [OpenDatabase] = []
      var problem: DatabaseProblem?
      var isOpening = false
      /// The damage that ends all writing.
      var damage: DatabaseProblem?
      var listeners: [DatabaseListener] = []
      var watcher: FileWatcher?
      var dataVersion: Int?
      var schemaVersion: Int?
      /// How often something was written to the files.
      var checks = 0
      var isCheckQueued = false
      var jobs = 0
      var settled: [CheckedContinuation<Void, Never>] = []
    }

    /// How connections are made.
    enum Opening {
      case file(String, Options, (@Sendable (Database) throws -> Void)?)
      case given(any DatabaseWriter)
    }

    /// The activity of the database, for views.
    public let status = DatabaseStatus()
    let state: Mutex<State>
    // Each queue does one thing after the other: after the threads of others, such as global and concurrent ones, Dispatch on Linux looks once a
    // second for as long as the program runs.

    /// Where rows are read.
    let reading = DispatchQueue(label: "database reading", qos: .userInitiated)
    /// Where rows are changed.
    let writing = DispatchQueue(label: "database writing", qos: .userInitiated)
    /// Where indexes of keys are made, and where one looks after files.
    let tending = DispatchQueue(label: "database tending", qos: .utility)
    /// Where values of queries are read, which may take longer than rows may wait.
    let counting = DispatchQueue(label: "database counting", qos: .utility)
    private let reader: QueueWorker
    private let writer: QueueWorker

    /// Makes a database of a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - options: How it is opened.
    ///   - prepare: Makes the tables, in a transaction, before anything else is done; not where the file is read only.
    public init(
      path: String, options: Options = Options(), prepare: (@Sendable (Database) throws -> Void)? = nil
    ) {
      // From the root on: no name means anything else to SQLite then, and another current folder changes nothing.
      let path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
      state = Mutex(State(opening: .file(path, options, prepare)))
      (reader, writer) = (QueueWorker(reading), QueueWorker(writing))
    }

    /// Makes a database of connections that the app has opened: a `DatabasePool`, or a `DatabaseQueue`, in memory as well.
    ///
    /// - Parameter writer: The connections.
    public init(_ writer: any DatabaseWriter) {
      state = Mutex(State(opening: .given(writer)))
      (reader, self.writer) = (QueueWorker(reading), QueueWorker(writing))
    }

    // MARK: Reading and writing

    /// Reads, on another thread.
    ///
    /// - Parameter read: Reads rows.
    /// - Returns: The result of `read`.
    nonisolated(nonsending) public func read<Value: Sendable>(
      _ read: @escaping @Sendable (Database) throws -> Value
    ) async throws(DatabaseProblem) -> Value {
      try await perform { open in try open.reader.read(read) }
    }

    /// Changes rows in a transaction, on another thread: all of it takes effect, or nothing.
    ///
    ///     try await database.write { try book.insert($0) }
    ///
    /// The queries of views follow by themselves.
    ///
    /// - Parameter updates: Changes rows; an error takes its changes back.
    /// - Returns: The result of `updates`, once that is on the disk.
    nonisolated(nonsending) public func write<Value: Sendable>(
      _ updates: @escaping @Sendable (Database) throws -> Value
    ) async throws(DatabaseProblem) -> Value {
      try await perform(writes: true) { open in try open.writer.write(updates) }
    }

    /// Does all work with the database: on its thread for reading or writing, once the file is open.
    nonisolated(nonsending) private func perform<Value: Sendable>(
      writes: Bool = false, _ work: @escaping @Sendable (OpenDatabase) throws -> Value
    ) async throws(DatabaseProblem) -> Value {
      let result = await (writes ? writer : reader).run { [self] in
        let result: Result<Value, DatabaseProblem>
        do {
          let open = try opened()
          if writes { try checkWriting(open) }
          result = .success(try work(open))
        } catch { result = .failure(DatabaseProblem(error)) }
        note(result)
        return result
      }
      return try result.get()
    }

    /// Throws where a write would be lost: the file is damaged, can't be written, or was replaced.
    private func checkWriting(_ open: OpenDatabase) throws {
      if let damage = state.withLock({ $0.damage }) { throw damage }
      if open.isReadOnly { throw DatabaseProblem.readOnly }
      guard let path = open.path else { return }
      guard let file = FileIdentity(path: path) else { throw DatabaseProblem.missing }
      if file != open.file { throw DatabaseProblem.replaced }
    }

    /// Tells views how an access ended.
    func note<Value>(_ result: Result<Value, DatabaseProblem>) {
      var problem: DatabaseProblem?
      if case .failure(let failure) = result { problem = failure }
      if let problem, problem.endsWriting { state.withLock { $0.damage = problem } }
      tell { status in
        if status.isWaiting { status.isWaiting = false }
        if status.problem != problem { status.problem = problem }
      }
    }

    func tell(_ change: @escaping @MainActor @Sendable (DatabaseStatus) -> Void) {
      DispatchQueue.main.async { [status] in MainActor.assumeIsolated { change(status) } }
    }

    // MARK: Opening

    /// The connections; opened now, if they aren't yet.
    ///
    /// Not on the main thread.
    func opened() throws -> OpenDatabase {
      let (open, problem, opening) = state.withLock { ($0.open, $0.problem, $0.opening) }
      if let open { return open }
      if let problem, problem.endsWriting { throw problem }
      return try reading.isCurrent ? openNow(opening) : reading.sync { try openNow(opening) }
    }

    /// Opens the database at its first use; an error is kept for the views that show it.
    private func openNow(_ opening: Opening) throws -> OpenDatabase {
      if let open = state.withLock({ $0.open }) { return open }
      do {
        let open: OpenDatabase
        switch opening {
        case .given(let writer): open = OpenDatabase(writer)
        case .file(let path, let options, let prepare):
          open = try OpenDatabase(path: path, options, busy: busy(options.patience))
          if let prepare, !open.isReadOnly { try open.writer.write(prepare) }
        }
        let versions = try? open.writer.unsafeReentrantWrite { try Self.versions($0) }
        state.withLock { state in
          (state.open, state.problem) = (open, nil)
          (state.dataVersion, state.schemaVersion) = (versions?.data, versions?.schema)
        }
        watch(open)
        tell { status in
          (status.isOpen, status.isReadOnly, status.problem) = (true, open.isReadOnly, nil)
        }
        return open
      } catch {
        let problem = DatabaseProblem(error)
        state.withLock { $0.problem = problem }
        throw problem
      }
    }

    /// Waits for another program, and says so.
    private func busy(_ patience: Duration) -> Database.BusyCallback {
      let milliseconds = patience.milliseconds
      return { [weak self] tries in
        // 1 ms at first, 10 ms later.
        let waited = tries < 20 ? tries : 20 + (tries - 20) * 10
        if waited >= milliseconds { return false }
        if tries == 28 { self?.tell { if !$0.isWaiting { $0.isWaiting = true } } }
        usleep(tries < 20 ? 1_000 : 10_000)
        return true
      }
    }

    // MARK: Work that tests wait for

    func beginJob() { state.withLock { $0.jobs += 1 } }

    /// Does a job on a queue, at once or after some milliseconds; ``settle()`` waits for it.
    func job(
      on queue: DispatchQueue, after milliseconds: Int = 0, _ body: @escaping @Sendable () -> Void
    ) {
      beginJob()
      let job = { @Sendable [self] in
        body()
        endJob()
      }
      if milliseconds <= 0 {
        queue.async(execute: job)
      } else {
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: job)
      }
    }

    /// Called when a piece of work is over: with the last one, callers that wait for all work continue.
    func endJob() {
      let settled = state.withLock { state -> [CheckedContinuation<Void, Never>] in
        state.jobs -= 1
        guard state.jobs == 0 else { return [] }
        defer { state.settled = [] }
        return state.settled
      }
      for continuation in settled { continuation.resume() }
    }

    /// Waits until all requests of queries are answered and shown to their views.
    package func settle() async {
      await withCheckedContinuation { continuation in
        let isSettled = state.withLock { state in
          if state.jobs == 0 { return true }
          state.settled.append(continuation)
          return false
        }
        if isSettled { continuation.resume() }
      }
    }
  }

  extension Duration {
    var milliseconds: Int {
      let (seconds, rest) = components
      let (whole, isTooLong) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000)
      return isTooLong ? .max : whole &+ Int(rest / 1_000_000_000_000_000)
    }
  }

  extension DispatchQueue {
    /// Whether the code that runs does so on this queue.
    var isCurrent: Bool {
      if getSpecific(key: Self.key) == nil { setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
      return DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
    }

    private static let key = DispatchSpecificKey<ObjectIdentifier>()
  }

  // Views read only its status, which is observable. So a closure that holds it is the same as long as it is.
  extension AppDatabase: Observable {}

  extension AppDatabase: Equatable {
    /// Whether two references are to the same database.
    public static func == (left: AppDatabase, right: AppDatabase) -> Bool { left === right }
  }
#endif
