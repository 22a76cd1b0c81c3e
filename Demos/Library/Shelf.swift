#if Data
  import TerminalUIData

  /// The state of the library: its running work, and the changes that can be undone.
  @Observable final class Shelf {
    /// The shown screen.
    enum Phase: Equatable {
      case opening
      case filling(Stock.Progress)
      case ready
    }

    /// A change that can be taken back.
    enum Change: Sendable {
      case inserted(Int64)
      case deleted([Book])
      case edited(Book)
    }

    let database: AppDatabase
    private let wanted: Int
    private(set) var phase = Phase.opening
    /// Why the library can't be made or opened.
    private(set) var problem: DatabaseProblem?
    private(set) var changes: [Change] = []
    @ObservationIgnored private var stock: Stock?

    init(database: AppDatabase, wanted: Int) { (self.database, self.wanted) = (database, wanted) }

    /// The number of books in a new library.
    var goal: Int { stock?.wanted ?? wanted }

    /// Opens the library; makes its books if there are none, and continues where that was interrupted.
    func open() async {
      do {
        let unfinishedGoal = try await Stock.unfinishedGoal(in: database)
        let isEmpty = try await database.read { try Book.limit(1).fetchCount($0) == 0 }
        guard unfinishedGoal != nil || isEmpty, !database.status.isReadOnly else {
          phase = .ready
          return
        }
        let stock = Stock(wanted: unfinishedGoal ?? wanted)
        self.stock = stock
        phase = .filling(Stock.Progress())
        try await stock.fill(database) { [weak self] in self?.phase = .filling($0) }
        phase = .ready
      } catch {
        problem = error
        phase = .ready
      }
    }

    /// Makes no more books.
    func stopFilling() { stock?.cancel() }

    // MARK: Changes

    /// Stores a new or changed book; returns the problem.
    func store(_ book: Book) async -> DatabaseProblem? {
      do throws(DatabaseProblem) {
        let change: Change = try await database.write { db in
          guard book.id == 0 else {
            guard let before = try Book.fetchOne(db, key: book.id) else {
              throw DatabaseProblem.refused("The book is gone.")
            }
            try book.update(db)
            return .edited(before)
          }
          try db.execute(
            sql: "INSERT INTO book (title, author, year, pages) VALUES (?, ?, ?, ?)",
            arguments: [book.title, book.author, book.year, book.pages])
          return .inserted(db.lastInsertedRowID)
        }
        changes.append(change)
        return nil
      } catch { return error }
    }

    /// Deletes books; returns the problem.
    func delete(_ ids: Set<Int64>) async -> DatabaseProblem? {
      do throws(DatabaseProblem) {
        let books = try await database.write { db in
          let books = try Book.fetchAll(db, keys: ids)
          _ = try Book.deleteAll(db, keys: ids)
          return books
        }
        if !books.isEmpty { changes.append(.deleted(books)) }
        return nil
      } catch { return error }
    }

    /// Takes the last change back; returns the problem.
    func undo() async -> DatabaseProblem? {
      guard let change = changes.last else { return nil }
      do throws(DatabaseProblem) {
        try await database.write { db in
          switch change {
          case .inserted(let id): _ = try Book.deleteOne(db, key: id)
          case .deleted(let books): for book in books { try book.insert(db) }
          case .edited(let book): try book.upsert(db)
          }
        }
        changes.removeLast()
        return nil
      } catch { return error }
    }
  }
#endif
