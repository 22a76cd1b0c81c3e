import TerminalUIFoundation

/// The outside world: a few tables made by arithmetic, and a very small SQL.
nonisolated enum Datum: Hashable, Comparable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  var text: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): number.formatted(.number.precision(.fractionLength(2)).grouping(.never))
    case .text(let text): text
    }
  }
}

enum ColumnType: String { case integer = "INTEGER", real = "REAL", text = "TEXT", flag = "BOOLEAN" }

struct Column: Identifiable, Hashable {
  let name: String
  let type: ColumnType
  var isKey = false
  var isNullable = false
  var options: [String] = []

  var id: String { name }
  var isNumber: Bool { type == .integer || type == .real }

  func parse(_ text: String) -> Datum? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return isNullable ? .null : nil }
    switch type {
    case .integer, .flag: return Int(text).map(Datum.integer)
    case .real: return Double(text).map(Datum.real)
    case .text: return .text(text)
    }
  }

  func problem(_ text: String) -> String? {
    if parse(text) != nil { return nil }
    return text.isEmpty ? "\(name) may not be null" : "Not of type \(type.rawValue)"
  }
}

nonisolated struct Record: Identifiable, Hashable {
  let id: Int
  var values: [Datum]
}

struct DataTable: Identifiable {
  let name: String
  var columns: [Column]
  var records: [Record]
  var loadingTicks: Int
  var failure: String?

  var id: String { name }
}

struct QueryError: LocalizedError, Equatable {
  let text: String
  var errorDescription: String? { text }
}

struct ResultSet {
  var columns: [Column]
  var records: [Record]
}

struct Database {
  var tables: [DataTable] = [customers, orders, sessions, archive]

  /// Runs a query: `SELECT * FROM t [WHERE c = v] [LIMIT n]`, `SELECT COUNT(*) FROM t`, `SLEEP n`.
  func run(_ sql: String) throws -> ResultSet {
    var words = sql.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    func next() -> String { words.popFirst() ?? "" }
    let verb = next().uppercased()
    if verb == "SLEEP" { return ResultSet(columns: [], records: []) }
    guard verb == "SELECT" else { throw QueryError(text: "syntax error near “\(verb)”") }
    let what = next().uppercased()
    guard next().uppercased() == "FROM" else { throw QueryError(text: "FROM expected") }
    let name = next()
    guard let table = tables.first(where: { $0.name == name }) else {
      throw QueryError(text: "no such table: \(name)")
    }
    if let failure = table.failure { throw QueryError(text: failure) }
    var records = table.records
    while let word = words.popFirst()?.uppercased() {
      if word == "WHERE" {
        let name = next()
        guard let index = table.columns.firstIndex(where: { $0.name == name }), next() == "=" else {
          throw QueryError(text: "no such column: \(name)")
        }
        let wanted = next().trimmingCharacters(in: CharacterSet(charactersIn: "'"))
        records = records.filter { $0.values[index].text == wanted }
      } else if word == "LIMIT", let limit = Int(next()) {
        records = Array(records.prefix(limit))
      } else {
        throw QueryError(text: "syntax error near “\(word)”")
      }
    }
    if what == "COUNT(*)" {
      return ResultSet(
        columns: [Column(name: "count", type: .integer)],
        records: [Record(id: 1, values: [.integer(records.count)])])
    }
    return ResultSet(columns: table.columns, records: records)
  }

  /// How long it takes, in tenths of seconds.
  func ticks(for sql: String) -> Int {
    let words = sql.uppercased().split(separator: " ")
    if words.first == "SLEEP" { return (words.dropFirst().first.flatMap { Int($0) } ?? 1) * 10 }
    return words.contains("WHERE") ? 12 : 5
  }

  static let customers: DataTable = {
    let names = ["Ada", "Alan", "Barbara", "Claude", "Donald", "Edsger", "Frances", "Grace", "日向", "Ken"]
    let cities = ["Graz", "Linz", "Wien", "Wels"]
    return DataTable(
      name: "customers",
      columns: [
        Column(name: "id", type: .integer, isKey: true), Column(name: "name", type: .text),
        Column(name: "city", type: .text, isNullable: true), Column(name: "credit", type: .real),
        Column(name: "active", type: .flag),
      ],
      records: (1...500).map { n in
        Record(
          id: n,
          values: [
            .integer(n), .text("\(names[n % names.count]) \(n)"), n % 7 == 0 ? .null : .text(cities[n % 4]),
            .real(Double(n * 7919 % 100_000) / 100), .integer(n % 3 == 0 ? 0 : 1),
          ])
      },
      loadingTicks: 8)
  }()

  static let orders = DataTable(
    name: "orders",
    columns: [
      Column(name: "id", type: .integer, isKey: true), Column(name: "customer", type: .integer),
      Column(name: "status", type: .text, options: ["open", "paid", "sent"]),
      Column(name: "note", type: .text, isNullable: true),
    ],
    records: (1...240).map { n in
      Record(
        id: n,
        values: [
          .integer(n), .integer(n * 31 % 500 + 1), .text(["open", "paid", "sent"][n % 3]),
          n % 4 == 0 ? .text("Please leave parcel \(n) with the neighbour on the second floor") : .null,
        ])
    },
    loadingTicks: 15)

  static let sessions = DataTable(
    name: "sessions", columns: [Column(name: "token", type: .text, isKey: true)], records: [], loadingTicks: 4
  )

  static let archive = DataTable(
    name: "archive", columns: [Column(name: "id", type: .integer, isKey: true)], records: [],
    loadingTicks: 20,
    failure: "permission denied for archive")
}
