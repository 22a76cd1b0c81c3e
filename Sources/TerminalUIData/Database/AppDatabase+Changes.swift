#if Data
  internal import Foundation
  internal import GRDB
  internal import Synchronization

  /// A listener to the changes of a database, while it exists.
  struct DatabaseListener {
    weak var listener: (any DatabaseListening)?
  }

  /// Hears of changes, on any thread.
  protocol DatabaseListening: AnyObject, Sendable {
    /// Rows may be others.
    func databaseDidChange()
    /// Another file, or another schema: everything must be read again.
    func databaseWasReplaced()
  }

  /// Observing the changes of other connections and other programs.
  extension AppDatabase {
    func add(_ listener: any DatabaseListening) {
      state.withLock { state in
        state.listeners.removeAll { $0.listener == nil }
        state.listeners.append(DatabaseListener(listener: listener))
      }
    }

    func remove(_ listener: any DatabaseListening) {
      state.withLock { $0.listeners.removeAll { $0.listener == nil || $0.listener === listener } }
    }

    private func tellListeners(_ tell: (any DatabaseListening) -> Void) {
      for listener in state.withLock({ $0.listeners }) { listener.listener.map(tell) }
    }

    /// The numbers by which SQLite tells that another connection has written.
    static func versions(_ db: Database) throws -> (data: Int, schema: Int) {
      (
        try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0,
        try Int.fetchOne(db, sql: "PRAGMA schema_version") ?? 0
      )
    }

    /// Begins to watch the files of a database.
    func watch(_ open: OpenDatabase) {
      guard let path = open.path else { return }
      let watcher = FileWatcher(path: path) { [weak self] in self?.filesDidChange() }
      state.withLock { $0.watcher = watcher }
      // For changes before the watcher was there.
      filesDidChange()
    }

    /// Something was written to the files.
    ///
    /// A log is written before readers can see its contents, and that later step is no event. So one looks again a few times, later and later, and
    /// then no more.
    private func filesDidChange() {
      let isQueued = state.withLock { state in
        state.checks += 1
        defer { state.isCheckQueued = true }
        return state.isCheckQueued
      }
      if isQueued { return }
      tending.async { [weak self] in
        guard let self else { return }
        check(
          0,
          state.withLock { state in
            state.isCheckQueued = false
            return state.checks
          })
      }
    }

    /// Milliseconds between looks.
    private static var delays: [Int] { [1, 4, 16, 64, 256] }

    /// Looks whether there is something new, after an event and some steps of waiting.
    private func check(_ step: Int, _ event: Int) {
      guard let open = state.withLock({ $0.checks == event ? $0.open : nil }), let path = open.path else {
        return
      }
      let file = FileIdentity(path: path)
      if file != open.file {
        if file == nil { note(Result<Void, DatabaseProblem>.failure(.missing)) } else { reopen() }
        return
      }
      // On the connection that writes: its own writes are no news.
      open.writer.asyncWriteWithoutTransaction { [weak self] db in
        let versions = try? Self.versions(db)
        self?.adopt(versions, open, db)
        guard let self, step < Self.delays.count else { return }
        tending.asyncAfter(deadline: .now() + .milliseconds(Self.delays[step])) { [weak self] in
          self?.check(step + 1, event)
        }
      }
    }

    /// Stores the versions that were read, and notifies the listeners if they differ.
    private func adopt(_ versions: (data: Int, schema: Int)?, _ open: OpenDatabase, _ db: Database) {
      guard let versions else { return }
      let (isNews, isOther) = state.withLock { state in
        defer { (state.dataVersion, state.schemaVersion) = (versions.data, versions.schema) }
        return (versions.data != state.dataVersion, versions.schema != state.schemaVersion)
      }
      if isOther {
        open.forgetSchema(db)
        tellListeners { $0.databaseWasReplaced() }
      } else if isNews {
        tellListeners { $0.databaseDidChange() }
      }
    }

    /// Looks now whether another connection has changed something, as after an event; returns once queries know.
    package func lookForChanges() async {
      guard let open = state.withLock({ $0.open }) else { return }
      await withCheckedContinuation { continuation in
        open.writer.asyncWriteWithoutTransaction { [self] db in
          adopt(try? Self.versions(db), open, db)
          continuation.resume()
        }
      }
    }

    /// Opens the file that is in its place now.
    private func reopen() {
      state.withLock { state in
        // Not closed: SQLite would remove the log by its name, which is that of the new file's log now.
        if let open = state.open { state.replaced.append(open) }
        (state.open, state.watcher, state.damage) = (nil, nil, nil)
      }
      tellListeners { $0.databaseWasReplaced() }
    }
  }
#endif
