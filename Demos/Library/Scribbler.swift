#if Data
  import Foundation
  import TerminalUIData

  /// Writes books without a window, and says of each that it is stored: `library --scribble NUMBER PAUSE FILE`.
  ///
  /// It stands for another program beside the one with the window, and for one that is killed.
  nonisolated enum Scribbler {
    /// Writes so many books, with a pause in microseconds after each; never returns.
    static func run(_ database: AppDatabase, count: Int, pause: Int) -> Never {
      Task.detached {
        do {
          for number in 0..<count {
            let id = try await database.write { db in
              try db.execute(
                sql: "INSERT INTO book (title, author, year, pages) VALUES (?, ?, ?, ?)",
                arguments: ["Scribble \(number)", "Scribbler", 2026, 1])
              return db.lastInsertedRowID
            }
            FileHandle.standardOutput.write(Data("\(id)\n".utf8))
            if pause > 0 { usleep(UInt32(pause)) }
          }
          exit(0)
        } catch {
          FileHandle.standardError.write(Data("library: \(DatabaseProblem(error))\n".utf8))
          exit(1)
        }
      }
      dispatchMain()
    }
  }
#endif
