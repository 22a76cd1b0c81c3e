#if Data
  public import Observation

  /// The activity of a database, for views.
  ///
  ///     @Environment(\.database) private var database
  ///     …
  ///     if let line = database?.status.line { Label(line, systemImage: "exclamationmark.triangle") }
  @MainActor @Observable public final class DatabaseStatus {
    /// Whether the database has been opened.
    public internal(set) var isOpen = false
    /// Whether the app waits for another program that has locked the database.
    public internal(set) var isWaiting = false
    /// Whether the database can only be read.
    public internal(set) var isReadOnly = false
    /// The last problem; `nil` after the next success.
    public internal(set) var problem: DatabaseProblem?

    nonisolated init() {}

    /// One line with the obstacle to reading or writing; `nil` where there is none.
    public var line: String? {
      if isWaiting { return "Waiting: the database is locked by another program." }
      if let problem { return problem.description }
      return isReadOnly ? "Read-only: changes can’t be stored." : nil
    }
  }
#endif
