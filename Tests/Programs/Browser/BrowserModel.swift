import TerminalUIFoundation

enum Place: Hashable {
  case table(String)
  case query
}

enum LoadState: Equatable {
  case loading(Int)
  case ready
  case failed(String)
}

struct Draft: Identifiable, Equatable {
  let id: Int
  let isNew: Bool
  var fields: [String]
}

struct Running: Equatable {
  let sql: String
  let total: Int
  var done = 0
}

struct HistoryEntry: Identifiable, Equatable {
  enum Outcome: Equatable { case rows(Int), failed(String), cancelled }
  let id: Int
  let sql: String
  let outcome: Outcome
  let ticks: Int
}

struct Notice: Equatable {
  let id: Int
  let text: String
  let canUndo: Bool
}

@Observable final class BrowserModel {
  var database = Database()
  var states: [String: LoadState] = [:]
  var place: Place? = .table("customers") {
    didSet { if place != oldValue { showFromStart() } }
  }
  var selection = Set<Record.ID>()
  var order = [KeyPathComparator(\Record.values[0])] { didSet { page = 0 } }
  var filter = "" { didSet { page = 0 } }
  var page = 0
  var pageSize = 100
  var draft: Draft?
  var isAskingToDelete = false
  var showsInspector = false
  var notice: Notice?
  var sql = "SELECT * FROM customers WHERE city = Graz"
  var running: Running?
  var result: ResultSet?
  var error: String?
  var history: [HistoryEntry] = []
  private var deleted: [(table: String, index: Int, record: Record)] = []

  init() {
    for table in database.tables { states[table.name] = .loading(table.loadingTicks) }
  }

  // MARK: What is shown

  var currentTable: DataTable? {
    guard case .table(let name) = place, states[name] == .ready else { return nil }
    return database.tables.first { $0.name == name }
  }

  var matches: [Record] {
    guard let table = currentTable else { return [] }
    let found =
      filter.isEmpty
      ? table.records
      : table.records.filter { record in
        record.values.contains { $0.text.localizedCaseInsensitiveContains(filter) }
      }
    return found.sorted(using: order)
  }

  var pageRecords: ArraySlice<Record> { matches.dropFirst(page * pageSize).prefix(pageSize) }
  var hasNextPage: Bool { (page + 1) * pageSize < matches.count }
  var pageText: String {
    let count = matches.count
    return count == 0 ? "no rows" : "\(page * pageSize + 1)–\(min((page + 1) * pageSize, count)) of \(count)"
  }

  private func showFromStart() {
    selection = []
    filter = ""
    order = [KeyPathComparator(\Record.values[0])]
  }

  private func say(_ text: String, canUndo: Bool = false) {
    notice = Notice(id: (notice?.id ?? 0) + 1, text: text, canUndo: canUndo)
  }

  // MARK: Time

  var isBusy: Bool {
    running != nil || states.values.contains { if case .loading = $0 { true } else { false } }
  }

  /// A tenth of a second has passed.
  func tick() {
    for table in database.tables {
      guard case .loading(let left) = states[table.name] else { continue }
      states[table.name] = left > 1 ? .loading(left - 1) : table.failure.map { .failed($0) } ?? .ready
    }
    guard var now = running else { return }
    now.done += 1
    running = now
    if now.done >= now.total { finish(now) }
  }

  func reload(_ name: String) {
    guard let table = database.tables.first(where: { $0.name == name }) else { return }
    states[name] = .loading(table.loadingTicks)
  }

  // MARK: Rows

  func beginNew() {
    guard let table = currentTable else { return }
    let id = (table.records.map(\.id).max() ?? 0) + 1
    let fields = table.columns.map { $0.isKey ? "\(id)" : $0.options.first ?? ($0.type == .flag ? "1" : "") }
    draft = Draft(id: id, isNew: true, fields: fields)
  }

  func beginEdit() {
    guard let record = currentTable?.records.first(where: { selection == [$0.id] }) else { return }
    draft = Draft(id: record.id, isNew: false, fields: record.values.map(\.text))
  }

  func save(_ draft: Draft) {
    guard let table = currentTable, let index = database.tables.firstIndex(where: { $0.id == table.id })
    else { return }
    let values = zip(table.columns, draft.fields).map { $0.parse($1) ?? .null }
    let record = Record(id: draft.id, values: values)
    if let row = table.records.firstIndex(where: { $0.id == draft.id }) {
      database.tables[index].records[row] = record
      say("Row \(draft.id) saved")
    } else {
      database.tables[index].records.append(record)
      say("Row \(draft.id) added")
    }
    selection = [draft.id]
  }

  func askToDelete() { isAskingToDelete = !selection.isEmpty }

  func deleteSelected() {
    guard let table = currentTable, let index = database.tables.firstIndex(where: { $0.id == table.id })
    else { return }
    deleted = table.records.enumerated().filter { selection.contains($0.element.id) }.map {
      (table.name, $0.offset, $0.element)
    }
    database.tables[index].records.removeAll { selection.contains($0.id) }
    selection = []
    page = min(page, max(0, (matches.count - 1) / pageSize))
    say(deleted.count == 1 ? "1 row deleted" : "\(deleted.count) rows deleted", canUndo: true)
  }

  func undoDelete() {
    for item in deleted {
      guard let index = database.tables.firstIndex(where: { $0.name == item.table }) else { continue }
      database.tables[index].records.insert(
        item.record, at: min(item.index, database.tables[index].records.count))
    }
    deleted = []
  }

  // MARK: Queries

  func run() {
    let text = sql.trimmingCharacters(in: .whitespacesAndNewlines)
    guard running == nil, !text.isEmpty else { return }
    running = Running(sql: text, total: database.ticks(for: text))
  }

  func cancel() {
    guard let now = running else { return }
    running = nil
    record(now, .cancelled)
    say("Query cancelled")
  }

  private func finish(_ now: Running) {
    running = nil
    do {
      let found = try database.run(now.sql)
      (result, error) = (found, nil)
      record(now, .rows(found.records.count))
    } catch {
      (result, self.error) = (nil, error.localizedDescription)
      record(now, .failed(error.localizedDescription))
    }
  }

  private func record(_ now: Running, _ outcome: HistoryEntry.Outcome) {
    history.insert(
      HistoryEntry(id: (history.first?.id ?? 0) + 1, sql: now.sql, outcome: outcome, ticks: now.done), at: 0)
  }
}
