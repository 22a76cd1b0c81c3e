#if Data
  internal import GRDB
  internal import TerminalUI

  /// The order of the rows of a table, in which each row has a key of its own: the values of the sorted columns and the
  /// primary key.
  ///
  /// A `RowReader` makes one for its request, to read rows before or behind a key, with no offset to count.
  struct RowOrder: Sendable, Equatable {
    /// A column of the key.
    struct Term: Sendable, Equatable {
      let column: String
      let isDescending: Bool
      let isNullable: Bool
    }

    /// Which rows, seen from a key.
    enum Side { case after, from, before, upTo }

    let table: String
    let terms: [Term]

    /// Finds the columns in the schema.
    init(_ db: Database, table: String, sort: [QuerySort]) throws {
      self.table = table
      guard try db.tableExists(table) || db.viewExists(table) else {
        throw DatabaseProblem.schema("There is no table “\(table)”.")
      }
      let columns = try db.columns(in: table)
      let key = try db.primaryKey(table)
      var terms: [Term] = []
      for sort in sort where !terms.contains(where: { $0.column.lowercased() == sort.column.lowercased() }) {
        guard let column = columns.first(where: { $0.name.lowercased() == sort.column.lowercased() }) else {
          throw DatabaseProblem.schema("The table “\(table)” has no column “\(sort.column)”.")
        }
        let isKey = key.columns == [column.name]
        terms.append(
          Term(
            column: column.name, isDescending: sort.direction == .reverse,
            isNullable: !column.isNotNull && !isKey))
        // Terms after the key decide nothing.
        if isKey { break }
      }
      if !terms.contains(where: { key.columns == [$0.column] }) {
        let isDescending = terms.last?.isDescending ?? false
        for name in key.columns where !terms.contains(where: { $0.column == name }) {
          terms.append(Term(column: name, isDescending: isDescending, isNullable: false))
        }
      }
      self.terms = terms
    }

    private func quoted(_ term: Term) -> String {
      "\(table.quotedDatabaseIdentifier).\(term.column.quotedDatabaseIdentifier)"
    }

    /// The order, for `ORDER BY`.
    func sql(isReversed: Bool) -> String {
      terms.map { quoted($0) + ($0.isDescending != isReversed ? " DESC" : "") }.joined(separator: ", ")
    }

    /// The key of a row.
    func key(of row: Row) -> [DatabaseValue] { terms.map { row[$0.column] ?? .null } }

    /// The condition for the rows on a side of a key.
    func condition(_ side: Side, _ key: [DatabaseValue]) -> SQL {
      let isForward = side == .after || side == .from
      let isInclusive = side == .from || side == .upTo
      let pairs = Array(zip(terms, key))
      let rises = pairs.allSatisfy { $0.0.isDescending != isForward }
      let falls = pairs.allSatisfy { $0.0.isDescending == isForward }
      let hasNull = pairs.contains { $0.1.isNull }
      let mayBeNull = pairs.contains { $0.0.isNullable }
      if rises && !hasNull || falls && !mayBeNull {
        // Values of a row are compared at once: an index on all of them leads to the first one.
        let sign = (rises ? ">" : "<") + (isInclusive ? "=" : "")
        if pairs.count == 1 { return SQL(sql: "\(quoted(pairs[0].0)) \(sign) ?", arguments: [pairs[0].1]) }
        let columns = pairs.map { quoted($0.0) }.joined(separator: ", ")
        let marks = pairs.map { _ in "?" }.joined(separator: ", ")
        return SQL(sql: "(\(columns)) \(sign) (\(marks))", arguments: StatementArguments(key))
      }
      return condition(pairs, isForward, isInclusive)
    }

    /// The condition column by column: where directions differ, or a value may be missing.
    private func condition(_ pairs: [(Term, DatabaseValue)], _ isForward: Bool, _ isInclusive: Bool) -> SQL {
      var cases: [String] = []
      var arguments: [DatabaseValue] = []
      for index in pairs.indices {
        let (beyond, values) = beyond(pairs[index].0, pairs[index].1, isForward)
        guard let beyond else { continue }
        let same = pairs[..<index].map { "\(quoted($0.0)) IS ?" }
        cases.append("(" + (same + [beyond]).joined(separator: " AND ") + ")")
        arguments += pairs[..<index].map(\.1) + values
      }
      if isInclusive {
        cases.append("(" + pairs.map { "\(quoted($0.0)) IS ?" }.joined(separator: " AND ") + ")")
        arguments += pairs.map(\.1)
      }
      if cases.isEmpty { return SQL(sql: "0") }
      var sql = "(" + cases.joined(separator: " OR ") + ")"
      // A bound on the first column leads an index to where the rows begin.
      let (first, value) = pairs[0]
      let isRising = first.isDescending != isForward
      if !value.isNull, isRising || !first.isNullable {
        sql = "\(quoted(first)) \(isRising ? ">=" : "<=") ? AND \(sql)"
        arguments.insert(value, at: 0)
      }
      return SQL(sql: sql, arguments: StatementArguments(arguments))
    }

    /// The condition for values behind `value` in a column.
    ///
    /// A missing value is less than any other.
    private func beyond(
      _ term: Term, _ value: DatabaseValue, _ isForward: Bool
    ) -> (String?, [DatabaseValue]) {
      let name = quoted(term)
      if term.isDescending != isForward {
        return value.isNull ? ("\(name) IS NOT NULL", []) : ("\(name) > ?", [value])
      }
      if value.isNull { return (nil, []) }
      return term.isNullable ? ("(\(name) < ? OR \(name) IS NULL)", [value]) : ("\(name) < ?", [value])
    }
  }
#endif
