#if Data
  import Foundation
  import TerminalUIData

  /// Writes books without a window, and says of each that it is stored: `library [--rows NUMBER] --scribble NUMBER PAUSE FILE`.
  ///
  /// The writer represents another program next to the one with the window, and one that is killed.
  nonisolated enum Scribbler {
    /// Writes so many books, some in each transaction, which begin so many microseconds one after the other; never returns.
    static func run(_ database: AppDatabase, count: Int, rows: Int, pause: Int) -> Never {
      Task.detached {
        do {
          let start = ContinuousClock.now
          for (turn, first) in stride(from: 0, to: count, by: rows).enumerated() {
            let ids = try await database.write { db in
              try (first..<min(first.advanced(by: rows), count)).map { number in
                try db.execute(
                  sql: "INSERT INTO book (title, author, year, pages) VALUES (?, ?, ?, ?)",
                  arguments: ["Scribble \(number)", "Scribbler", 2026, 1])
                return db.lastInsertedRowID
              }
            }
            FileHandle.standardOutput.write(Data(ids.map { "\($0)\n" }.joined().utf8))
            if pause > 0 { try await Task.sleep(until: start + .microseconds(pause) * (turn + 1)) }
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
