#if Data
  internal import Foundation
  internal import GRDB

  /// Why a database can't be read or written, as a value to show.
  ///
  ///     if let problem = $books.problem { Text(problem.description) }
  public enum DatabaseProblem: Error, Hashable, Sendable {
    /// Another program has it locked, and didn't release it within the waiting time.
    case busy
    /// The database may be read, and not written.
    case readOnly
    /// The database is damaged. Nothing is written to it any more.
    case damaged(String)
    /// The file is no database.
    case notADatabase
    /// There is no such file.
    case missing
    /// The path is that of a folder.
    case isFolder
    /// The program has no permission to open the file.
    case noPermission
    /// The disk has no room: the new data isn't written.
    case diskFull
    /// Another file is in its place: new data would be lost.
    case replaced
    /// The tables aren't those that the query is about.
    case schema(String)
    /// A row can't become a value of the program's type.
    case unreadableRow(String)
    /// A rule of the database refuses the write.
    case refused(String)
    /// There is no database in the environment.
    case noDatabase
    /// Something else.
    case other(String)
  }

  extension DatabaseProblem: CustomStringConvertible {
    /// The problem in one line.
    public var description: String {
      switch self {
      case .busy: "The database is locked by another program."
      case .readOnly: "The database can’t be changed: it is read-only."
      case .damaged(let what): "The database is damaged, and is left as it is: \(what)"
      case .notADatabase: "The file is not a database."
      case .missing: "The database isn’t there."
      case .isFolder: "The database is a folder, not a file."
      case .noPermission: "The database can’t be opened: permission denied."
      case .diskFull: "The disk is full: nothing was changed."
      case .replaced: "Another file has taken the place of the database: nothing was changed."
      case .schema(let what): what
      case .unreadableRow(let what): "A row can’t be read: \(what)"
      case .refused(let what): "The database refused the change: \(what)"
      case .noDatabase: "There is no database."
      case .other(let what): what
      }
    }
  }

  extension DatabaseProblem {
    /// Makes a problem of an error.
    public init(_ error: any Error) {
      switch error {
      case let problem as DatabaseProblem: self = problem
      case let error as DatabaseError: self.init(error)
      case let error as RowDecodingError:
        // Without the row and the statement, which fill a screen.
        let parts = "\(error)".components(separatedBy: ", ")
        self = .unreadableRow(Self.line(parts[0]))
      case is DecodingError: self = .unreadableRow(Self.line("\(error)"))
      case is CancellationError: self = .other("It was cancelled.")
      default: self = .other(Self.line("\(error)"))
      }
    }

    private init(_ error: DatabaseError) {
      let message = Self.line(error.message ?? "\(error)")
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
      case .SQLITE_READONLY:
        self = error.extendedResultCode == .SQLITE_READONLY_DBMOVED ? .replaced : .readOnly
      case .SQLITE_CORRUPT: self = .damaged(message)
      case .SQLITE_NOTADB: self = .notADatabase
      case .SQLITE_FULL: self = .diskFull
      // The index of a write-ahead log didn't find room.
      case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
      case .SQLITE_IOERR: self = .other("The database can’t be read or written: \(message)")
      case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .noPermission
      case .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_MISMATCH: self = .refused(message)
      case .SQLITE_ERROR where message.contains("no such") || message.contains("has no column"):
        self = .schema("The tables aren’t as expected: \(message)")
      default: self = .other(message)
      }
    }

    /// A text as one line that isn't too long.
    private static func line(_ text: String) -> String {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.count > 200 ? line.prefix(200) + "…" : line
    }

    /// Whether nothing may be written after it.
    var endsWriting: Bool {
      switch self {
      case .damaged, .notADatabase: true
      default: false
      }
    }
  }
#endif
