#if Data
  internal import Foundation
  internal import GRDB

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
    /// How the rows at some places are got at with the fewest steps; `nil` if they are known.
    func plan(for range: Range<Int>, _ state: State) -> ReadingPlan? {
      let contents = state.shown.contents
      let range = state.shown.range(range.lowerBound, range.upperBound)
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
      let anchor = state.index.anchors.last { $0.place <= low }
      let fromAnchor = low - (anchor?.place ?? 0)
      let fromEnd = contents.count - low
      if fromEnd < fromAnchor { return .last(count: contents.count, limit: fromEnd) }
      guard let anchor else { return .first(skipping: low, limit: high - low) }
      return .beside(.from, anchor.key, start: low, skipping: fromAnchor, limit: high - low)
    }

    /// Reads the rows of a plan, from one end of the result or beside a row that is known.
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
      let isNews = state.withLock { state in
        let waiting = state.reads.incoming
        if state.reads.generation > 0 || waiting != nil, (waiting ?? state.shown.contents).showsSame(as: new)
        {
          return false
        }
        state.reads.incoming = new
        return true
      }
      if isNews { showSoon() }
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

    /// Counts the rows of each section, in one query.
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
      let (shown, known) = state.withLock { ($0.shown, $0.reads.reader) }
      let (new, reader) = try open.reader.read { db in
        let reader = try known ?? RowReader(db, request, first: section)
        return (try read(db, reader, shown.contents, shown.visibleRows), reader)
      }
      state.withLock { state in
        state.reads.reader = reader
        state.index.isStale = true
      }
      adopt(new)
      buildIndexSoon()
    }

    func fail(_ problem: DatabaseProblem) {
      var new = state.withLock { $0.shown.contents }
      (new.problem, new.shift) = (problem, 0)
      adopt(new)
    }

    func forget() {
      state.withLock { state in
        state.reads.reader = nil
        (state.index.anchors, state.index.isStale) = ([], true)
      }
    }
  }
#endif
