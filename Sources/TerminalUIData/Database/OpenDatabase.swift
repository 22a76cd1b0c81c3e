#if Data
  internal import Foundation
  internal import GRDB

  /// The connections to an open database.
  struct OpenDatabase: Sendable {
    let writer: any DatabaseWriter
    /// Where rows are read: beside the writer, if the database is a file.
    let reader: any DatabaseReader
    let isReadOnly: Bool
    /// The file; `nil` in memory.
    let path: String?
    /// Which file that is.
    let file: FileIdentity?

    /// Uses connections of the app.
    init(_ writer: any DatabaseWriter) {
      self.writer = writer
      reader = writer
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
      if FileIdentity.isFolder(path) { throw DatabaseProblem.isFolder }
      var isReadOnly = options.isReadOnly
      if FileIdentity(path: path) == nil {
        guard options.creates, !isReadOnly else { throw DatabaseProblem.missing }
      } else if access(path, R_OK) != 0 {
        throw DatabaseProblem.noPermission
      } else if access(path, W_OK) != 0 {
        isReadOnly = true
      }
      var configuration = Configuration()
      configuration.busyMode = .callback(busy)
      configuration.label = "TerminalUIData"
      if FileIdentity(path: path) != nil {
        configuration.readonly = true
        let looking = try DatabaseQueue(path: path, configuration: configuration)
        _ = try looking.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
        let usesLog = try looking.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal"
        if isReadOnly {
          self.init(looking, reader: looking, isReadOnly: true, path: path)
          return
        }
        configuration.readonly = false
        if !usesLog && options.journal == .unchanged {
          self.init(
            try DatabaseQueue(path: path, configuration: configuration), reader: looking, isReadOnly: false,
            path: path)
          return
        }
        try looking.close()
      } else if options.journal == .unchanged {
        let writer = try DatabaseQueue(path: path, configuration: configuration)
        self.init(writer, reader: writer, isReadOnly: false, path: path)
        return
      }
      let pool = try DatabasePool(path: path, configuration: configuration)
      self.init(pool, reader: pool, isReadOnly: false, path: path)
    }

    private init(
      _ writer: any DatabaseWriter, reader: any DatabaseReader, isReadOnly: Bool, path: String
    ) {
      (self.writer, self.reader, self.isReadOnly, self.path) = (writer, reader, isReadOnly, path)
      file = FileIdentity(path: path)
    }

    /// Has all connections look at the schema again.
    func forgetSchema() {
      writer.asyncWriteWithoutTransaction { $0.clearSchemaCache() }
      if let pool = reader as? DatabasePool {
        pool.invalidateReadOnlyConnections()
      } else {
        try? reader.unsafeRead { $0.clearSchemaCache() }
      }
    }
  }

  /// Which file something is, whatever its name.
  struct FileIdentity: Hashable, Sendable {
    let device: UInt
    let number: UInt

    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    }

    static func isFolder(_ path: String) -> Bool {
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
#endif
