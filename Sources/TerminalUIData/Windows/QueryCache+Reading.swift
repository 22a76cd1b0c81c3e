#if Data
  internal import Foundation
  internal import GRDB
  internal import RuntimeMetadata
  internal import Synchronization

  /// From where rows are read.
  enum ReadingPlan {
    /// From a key on, or before one.
    case beside(RowOrder.Side, [DatabaseValue], start: Int, skipping: Int, limit: Int)
    /// From the first row on.
    case first(skipping: Int, limit: Int)
    /// Up to the last row.
    case last(count: Int, limit: Int)
  }

  /// Reading around keys.
  extension QueryCache {
    /// How the rows at some places are got at with the fewest steps; with the lock held.
    func plan(for range: Range<Int>) -> ReadingPlan? {
      let range = Self.range(range.lowerBound, range.upperBound, of: contents.count)
      guard !range.isEmpty else { return nil }
      // Known rows need not be read again.
      var (low, high) = (range.lowerBound, range.upperBound)
      for run in contents.runs where run.places.contains(low) { low = min(run.end, high) }
      for run in contents.runs where run.places.contains(high - 1) { high = max(run.start, low) }
      guard low < high else { return nil }
      if let run = contents.runs.first(where: { $0.end == low }), let key = run.entries.last?.key {
        return .beside(.after, key, start: low, skipping: 0, limit: high - low)
      }
      if let run = contents.runs.first(where: { $0.start == high }), let key = run.entries.first?.key {
        return .beside(.before, key, start: low, skipping: 0, limit: high - low)
      }
      if low == 0 { return .first(skipping: 0, limit: high) }
      if high == contents.count { return .last(count: contents.count, limit: high - low) }
      let anchor = anchors.last { $0.place <= low }
      let fromAnchor = low - (anchor?.place ?? 0)
      let fromEnd = contents.count - low
      if fromEnd < fromAnchor { return .last(count: contents.count, limit: fromEnd) }
      guard let anchor else { return .first(skipping: low, limit: high - low) }
      return .beside(.from, anchor.key, start: low, skipping: fromAnchor, limit: high - low)
    }

    func read(_ plan: ReadingPlan, _ reader: RowReader<Record>) throws -> Run {
      try database.opened().reader.read { db in
        switch plan {
        case .first(let skipped, let limit):
          return Run(start: skipped, entries: try reader.rows(db, skipping: skipped, limit: limit))
        case .last(let count, let limit):
          let entries = try reader.rows(db, isReversed: true, limit: limit)
          return Run(start: count - entries.count, entries: entries)
        case .beside(let side, let key, let start, let skipped, let limit):
          let isBefore = side == .before
          let entries = try reader.rows(
            db, (side, key), isReversed: isBefore, skipping: skipped, limit: limit)
          return Run(start: isBefore ? start + limit - entries.count : start, entries: entries)
        }
      }
    }

    // MARK: After a change

    /// Shows the new rows on the main thread, if they differ from the shown rows.
    private func adopt(_ new: Contents) {
      let isNews = withLock {
        let old = incoming ?? contents
        if generation > 0 || incoming != nil, Self.areSame(old, new, visibleRows) { return false }
        incoming = new
        return true
      }
      if isNews { showSoon() }
    }

    private static func areSame(_ old: Contents, _ new: Contents, _ visibleRows: Range<Int>) -> Bool {
      guard old.count == new.count, old.problem == new.problem, old.sections == new.sections else {
        return false
      }
      guard old.runs.count == 1, let one = old.runs.first, let other = new.runs.first, new.runs.count == 1,
        one.start == other.start, one.entries.count == other.entries.count
      else { return old.runs.isEmpty && new.runs.isEmpty }
      return zip(one.entries, other.entries).allSatisfy { valuesAreEqual($0.record, $1.record) }
    }

    /// Reads the rows around the first one in sight, wherever that is now.
    private func read(
      _ db: Database, _ reader: RowReader<Record>, _ old: Contents, _ visibleRows: Range<Int>
    ) throws -> Contents {
      var new = Contents()
      if let section {
        new.sections = try sections(db, reader, section)
        new.count = new.sections.last.map { $0.start + $0.count } ?? 0
      } else {
        new.count = try reader.count(db)
      }
      let margin = Self.margin
      let length = visibleRows.count + margin
      let anchor = old.runs.lazy.compactMap { run -> (place: Int, key: [DatabaseValue])? in
        let place = max(visibleRows.lowerBound, run.start)
        guard place < run.end, place < visibleRows.upperBound else { return nil }
        return (place, run.entries[place - run.start].key)
      }.first
      guard let anchor, visibleRows.lowerBound > margin / 2 else {
        try readByPlace(db, reader, visibleRows, into: &new)
        return new
      }
      let before = try reader.rows(db, (.before, anchor.key), isReversed: true, limit: margin)
      let behind = try reader.rows(db, (.from, anchor.key), limit: length)
      // Places at the ends are exact; between them the place follows from the number of rows, until the index is there.
      var start = anchor.place - before.count
      if old.count > 0 { start += (new.count - old.count) * anchor.place / old.count }
      if before.count < margin {
        start = 0
        if behind.count < length { new.count = before.count + behind.count }
      } else if behind.count < length {
        start = new.count - before.count - behind.count
      } else if new.count <= 50_000 {
        start = try reader.count(db, from: nil, before: anchor.key) - before.count
      }
      start = max(min(start, new.count - before.count - behind.count), 0)
      new.shift = start + before.count - anchor.place
      new.runs = before.isEmpty && behind.isEmpty ? [] : [Run(start: start, entries: before + behind)]
      return new
    }

    /// Reads the rows at the places in sight, which are counted from the first row or from the last.
    private func readByPlace(
      _ db: Database, _ reader: RowReader<Record>, _ visibleRows: Range<Int>, into new: inout Contents
    ) throws {
      let margin = Self.margin
      let most = max(new.count - visibleRows.count - margin, 0)
      let skipped = visibleRows.lowerBound > margin ? min(visibleRows.lowerBound, most) : 0
      let limit = visibleRows.upperBound - skipped + margin
      if skipped > new.count / 2 {
        // In another order nothing leads there but steps: those from the end are fewer.
        let rest = max(new.count - skipped - limit, 0)
        let entries = try reader.rows(
          db, isReversed: true, skipping: rest, limit: min(limit, new.count - skipped))
        let start = max(new.count - rest - entries.count, 0)
        new.runs = entries.isEmpty ? [] : [Run(start: start, entries: entries)]
        return
      }
      let entries = try reader.rows(db, skipping: skipped, limit: limit)
      new.runs = entries.isEmpty ? [] : [Run(start: skipped, entries: entries)]
      if entries.count < limit { new.count = skipped + entries.count }
    }

    private func sections(
      _ db: Database, _ reader: RowReader<Record>, _ section: String
    ) throws -> [QuerySectionPart] {
      let column = Column(section)
      let isDescending = reader.order.terms.first?.isDescending ?? false
      let request = reader.request.base.select(column, GRDB.count(Column.rowID)).group(column)
        .order(isDescending ? column.desc : column.asc)
      var parts: [QuerySectionPart] = []
      var start = 0
      let rows = try Row.fetchCursor(db, request)
      while let row = try rows.next() {
        let count: Int = row[1]
        parts.append(QuerySectionPart(value: row[0], start: start, count: count))
        start += count
      }
      return parts
    }
  }

  extension QueryCache: QueryReading {
    /// Reads the rows in sight again.
    func read(_ open: OpenDatabase) throws {
      let (old, visibleRows, known) = withLock { (contents, self.visibleRows, self.reader) }
      let (new, reader) = try open.reader.read { db in
        let reader = try known ?? RowReader(db, request, first: section)
        return (try read(db, reader, old, visibleRows), reader)
      }
      withLock {
        self.reader = reader
        isIndexStale = true
      }
      adopt(new)
      buildIndexSoon()
    }

    func fail(_ problem: DatabaseProblem) {
      var new = withLock { contents }
      (new.problem, new.shift) = (problem, 0)
      adopt(new)
    }

    func forget() {
      withLock {
        reader = nil
        anchors = []
        isIndexStale = true
      }
    }
  }
#endif
