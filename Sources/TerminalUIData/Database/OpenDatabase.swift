#if Data
  internal import Foundation
  internal import GRDB

  /// The connections to an open database.
  ///
  /// A file has three `DatabaseQueue`s, not a `DatabasePool`: with a pool, Dispatch wakes the process once a second. All three stay open, so a queue
  /// doesn't wake the process either.
  struct OpenDatabase: Sendable {
    let writer: any DatabaseWriter
    /// The connection that reads rows: next to the writer, if the database is a file.
    let reader: any DatabaseReader
    /// Reads the key index and the values of queries.
    ///
    /// These readings take longer, so `reader` stays free for rows.
    let slowReader: any DatabaseReader
    let isReadOnly: Bool
    /// The file; `nil` in memory.
    let path: String?
    /// The identity of the file; `nil` in memory.
    let file: FileIdentity?

    /// Uses a connection of the app for everything.
    init(_ writer: any DatabaseWriter) {
      self.writer = writer
      (reader, slowReader) = (writer, writer)
      isReadOnly = writer.configuration.readonly
      let path = writer.path
      let file = FileIdentity(path: path)
      self.path = file == nil ? nil : path
      self.file = file
    }

    /// Opens a file.
    ///
    /// A read-only connection checks the file first; then the connection that writes is made.
    init(path: String, _ options: AppDatabase.Options, busy: @escaping Database.BusyCallback) throws {
      let kind = FileKind(path: path)
      if kind == .folder { throw DatabaseProblem.isFolder }
      // Opening a pipe would wait for a writer.
      if kind == .other { throw DatabaseProblem.notADatabase }
      var isReadOnly = options.isReadOnly
      if kind == nil {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard options.creates, !isReadOnly, FileKind(path: folder) == .folder else {
          throw DatabaseProblem.missing
        }
      } else if access(path, R_OK) != 0 {
        throw DatabaseProblem.noPermission
      } else if access(path, W_OK) != 0 {
        isReadOnly = true
      }
      var writing = Configuration()
      writing.busyMode = .callback(busy)
      writing.label = "TerminalUIData"
      var reading = writing
      reading.readonly = true
      if options.journal == .writeAheadLog { writing.journalMode = .wal }
      var looking: DatabaseQueue?
      if kind != nil {
        let queue = try DatabaseQueue(path: path, configuration: reading)
        _ = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
        looking = queue
      }
      let writer = isReadOnly ? nil : try DatabaseQueue(path: path, configuration: writing)
      let reader = try looking ?? DatabaseQueue(path: path, configuration: reading)
      self.reader = reader
      self.writer = writer ?? reader
      slowReader = try DatabaseQueue(path: path, configuration: reading)
      (self.isReadOnly, self.path) = (isReadOnly, path)
      file = FileIdentity(path: path)
    }

    /// Clears the schema cache of all connections.
    ///
    /// Must be called on the queue of the writer.
    func forgetSchema(_ db: Database) {
      db.clearSchemaCache()
      for other in [reader, slowReader] where other !== writer {
        try? other.unsafeRead { $0.clearSchemaCache() }
      }
    }
  }

  /// The identity of a file, independent of its name.
  struct FileIdentity: Hashable, Sendable {
    let device: UInt
    let number: UInt

    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    }
  }

  /// The kind of file at a path; `nil` where there is nothing.
  enum FileKind {
    case file, folder, other

    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      default: self = .other
      }
    }
  }
#endif
