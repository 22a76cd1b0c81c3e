#if Data
  internal import Foundation
  internal import GRDB

  /// The connections to an open database.
  ///
  /// Those to a file are three queues and no pool: a pool has queues after whose threads Dispatch looks once a second. None of them is given up
  /// while the database is there, which has the same effect.
  struct OpenDatabase: Sendable {
    let writer: any DatabaseWriter
    /// The connection that reads rows: next to the writer, if the database is a file.
    let reader: any DatabaseReader
    /// Where indexes of keys and values of queries are read, which takes longer.
    let tender: any DatabaseReader
    let isReadOnly: Bool
    /// The file; `nil` in memory.
    let path: String?
    /// Which file that is.
    let file: FileIdentity?

    /// Uses connections of the app.
    init(_ writer: any DatabaseWriter) {
      self.writer = writer
      (reader, tender) = (writer, writer)
      isReadOnly = writer.configuration.readonly
      let path = writer.path
      let file = FileIdentity(path: path)
      self.path = file == nil ? nil : path
      self.file = file
    }

    /// Opens a file.
    ///
    /// It is looked at by a connection that can't write before one that can is made.
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
      tender = try DatabaseQueue(path: path, configuration: reading)
      (self.isReadOnly, self.path) = (isReadOnly, path)
      file = FileIdentity(path: path)
    }

    /// Has all connections look at the schema again; on the queue of the writer.
    func forgetSchema(_ db: Database) {
      db.clearSchemaCache()
      for other in [reader, tender] where other !== writer {
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
