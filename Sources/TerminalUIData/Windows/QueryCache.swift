#if Data
  internal import Foundation
  internal import GRDB
  internal import RuntimeMetadata
  internal import TerminalUI

  /// The rows of a query that are in memory, around those in sight.
  ///
  /// A row that is missing is wanted (`want`), read on another thread and added. After a change of the database the
  /// ``QueryFollower`` reads the rows in sight again, and they replace all known ones. The queries are in
  /// `QueryCache+Reading.swift`. The index, which finds a row that is far away, is in `QueryCache+Index.swift`.
  ///
  /// Everything in it is guarded by one lock. Rows that are read are added on the thread that read them; what was read after a change waits
  /// in ``incoming`` until the main thread takes it over, between two updates.
  final class QueryCache<Record: QueryRecord>: @unchecked Sendable {
    /// Rows that follow each other.
    struct Run {
      var start: Int
      var entries: [Entry<Record>]
      var end: Int { start + entries.count }
      var places: Range<Int> { start..<end }
    }

    /// The known facts about the rows.
    struct Contents {
      var count = 0
      var runs: [Run] = []
      var sections: [QuerySectionPart] = []
      var problem: DatabaseProblem?
      /// How far the rows in sight are from where they were.
      var shift = 0
    }

    /// Where a row is, for jumps.
    struct Anchor {
      let place: Int
      let key: [DatabaseValue]
    }

    let lock = NSCondition()
    let database: AppDatabase
    let request: QueryRequest<Record>
    let section: String?
    /// Called on the main thread when there is something new to show.
    let show: @MainActor @Sendable (Contents) -> Void

    var contents = Contents()
    /// The contents after a change that aren't shown yet.
    var incoming: Contents?
    /// How often a change replaced the contents: a reading that began before one is dropped.
    var generation = 0
    /// The rows that were made last.
    var visibleRows = 0..<0
    /// Reads rows; made by the first reading.
    var reader: RowReader<Record>?
    var places: [Record.ID: Int]?
    /// Identities of rows that went while they were in memory.
    var deletedIDs: Set<Record.ID> = []

    /// The places to read next; the newest request.
    var wanted: Range<Int>?
    var isReading = false
    /// Whether an unknown row was requested, so that there is something to show when it comes.
    var awaitsRow = false
    /// Whether one has waited in vain since something was shown.
    var hasTimedOut = false
    var isShowing = false

    var isClosed = false
    private var follower: QueryFollower?

    /// The index: every 1 000th row.
    var anchors: [Anchor] = []
    var isIndexStale = true
    var isIndexQueued = false
    /// The seconds that it took to make the index.
    var indexCost = 0.0

    /// How many rows are read at once, beyond those in sight.
    static var margin: Int { 128 }
    /// How many rows are between two keys of the index.
    static var stride: Int { 1_000 }
    /// How many runs are kept.
    static var mostRuns: Int { 6 }

    init(
      _ database: AppDatabase, _ request: QueryRequest<Record>, section: String?,
      show: @escaping @MainActor @Sendable (Contents) -> Void
    ) {
      (self.database, self.request, self.section, self.show) = (database, request, section, show)
    }

    /// Runs `body` alone.
    func withLock<Result>(_ body: () -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body()
    }

    /// Begins to read, and to observe changes.
    func start() {
      let follower = QueryFollower(database, request.base, on: database.reading, for: self)
      self.follower = follower
      follower.start()
    }

    /// Reads no more.
    func close() {
      withLock {
        isClosed = true
        lock.broadcast()
      }
      follower?.close()
    }

    // MARK: What rows ask, on the main thread

    var count: Int { withLock { contents.count } }

    private func known(_ place: Int) -> Record? {
      for run in contents.runs where run.start <= place && place < run.end {
        return run.entries[place - run.start].record
      }
      return nil
    }

    /// The row at a place.
    ///
    /// A missing row is requested, and waited for some milliseconds.
    func record(at place: Int) -> Record? {
      lock.lock()
      defer { lock.unlock() }
      guard place >= 0, place < contents.count else { return nil }
      if let found = known(place) { return found }
      want(around: place..<(place + 1))
      var limit: Date?
      while !hasTimedOut, !isClosed, incoming == nil {
        limit = limit ?? Date(timeIntervalSinceNow: Double(ReadTimeout.milliseconds) / 1_000)
        if !isReading || !lock.wait(until: limit!) { hasTimedOut = true }
        if let found = known(place) { return found }
        if !isReading { want(around: place..<(place + 1)) }
      }
      awaitsRow = true
      return nil
    }

    /// The row at a place, waited for as long as it takes; where it is gone or can't be read, the nearest one that is known.
    func recordHoweverLong(at place: Int) -> Record? {
      if let found = record(at: place) { return found }
      let entries = try? database.opened().reader.read { db in
        try RowReader(db, request, first: section).rows(db, skipping: place, limit: 1)
      }
      return entries?.first?.record ?? withLock { nearest(to: place) }
    }

    private func nearest(to place: Int) -> Record? {
      let runs = contents.runs.filter { !$0.entries.isEmpty }
      let run = runs.min { abs($0.start - place) < abs($1.start - place) }
      return run.map { $0.entries[min(max(place - $0.start, 0), $0.entries.count - 1)].record }
    }

    /// The place of a row that is in memory.
    func place(of id: Record.ID) -> Int? {
      withLock {
        if places == nil {
          var found: [Record.ID: Int] = [:]
          for run in contents.runs {
            for (offset, entry) in run.entries.enumerated() { found[entry.record.id] = run.start + offset }
          }
          places = found
        }
        return places?[id]
      }
    }

    func remaining(of ids: Set<Record.ID>) -> Set<Record.ID> { withLock { ids.subtracting(deletedIDs) } }

    /// Rows are made for some places: their neighbours are read before they are needed.
    func rowsAreInSight(_ range: Range<Int>) {
      withLock {
        if visibleRows.isEmpty || range.lowerBound > visibleRows.upperBound + 200
          || range.upperBound < visibleRows.lowerBound - 200
          || section == nil
        {
          visibleRows = range
        } else {
          // Sections report their rows in sequence.
          let low = max(min(visibleRows.lowerBound, range.lowerBound), range.upperBound - 400)
          visibleRows = low..<min(max(visibleRows.upperBound, range.upperBound), low + 400)
        }
        let near = Self.range(range.lowerBound - 48, range.upperBound + 48, of: contents.count)
        if let place = near.first(where: { known($0) == nil }) {
          want(around: place < range.lowerBound ? place..<(range.upperBound) : range.lowerBound..<(place + 1))
        }
      }
    }

    // MARK: Reading

    /// The places between two that there are among so many; none where both are beyond.
    static func range(_ low: Int, _ high: Int, of count: Int) -> Range<Int> {
      let low = min(max(low, 0), count)
      return low..<max(min(high, count), low)
    }

    /// Has rows read; with the lock held.
    private func want(around range: Range<Int>) {
      let margin = Self.margin
      wanted = Self.range(range.lowerBound - margin, range.upperBound + margin, of: contents.count)
      guard !isReading, !isClosed else { return }
      isReading = true
      database.job(on: database.reading) { [self] in readWanted() }
    }

    private func readWanted() {
      while true {
        lock.lock()
        guard let range = wanted, !isClosed, let reader else {
          wanted = nil
          isReading = false
          lock.broadcast()
          // The last request may have been answered by an earlier reading.
          let shows = awaitsRow && reader != nil && !isClosed
          awaitsRow = false
          lock.unlock()
          if shows { showSoon() }
          return
        }
        wanted = nil
        let plan = plan(for: range)
        let generation = generation
        lock.unlock()
        guard let plan else { continue }
        let result = Result { try read(plan, reader) }
        lock.lock()
        handle(result, in: range, of: generation)
        if wanted == nil { isReading = false }
        lock.broadcast()
        let isDone = wanted == nil
        let shows = isDone && awaitsRow
        if shows { awaitsRow = false }
        lock.unlock()
        if case .failure(let error) = result {
          database.note(Result<Void, DatabaseProblem>.failure(DatabaseProblem(error)))
        }
        if shows { showSoon() }
        if isDone { return }
      }
    }

    /// Handles what was read of a generation; with the lock held.
    private func handle(_ result: Result<Run, any Error>, in range: Range<Int>, of generation: Int) {
      guard self.generation == generation, incoming == nil else {
        // There are other rows meanwhile: the rows in sight are read with them.
        if wanted == nil { awaitsRow = true }
        return
      }
      switch result {
      case .success(let run):
        if insert(run, in: range) { follower?.refresh() }
      case .failure(let error):
        contents.problem = DatabaseProblem(error)
        (awaitsRow, hasTimedOut) = (true, true)
      }
    }

    /// Takes rows over that were read; returns whether they contradict known ones.
    private func insert(_ run: Run, in range: Range<Int>) -> Bool {
      guard !run.entries.isEmpty else { return true }
      let ids = Set(run.entries.map(\.record.id))
      var isWrong = ids.count < run.entries.count
      var kept: [Run] = []
      for old in contents.runs {
        var old = old
        if old.places.overlaps(run.places) {
          // The new rows count.
          let before = old.entries.prefix(max(run.start - old.start, 0))
          let behind = old.entries.suffix(max(old.end - run.end, 0))
          if !behind.isEmpty { kept.append(Run(start: run.end, entries: Array(behind))) }
          old.entries = Array(before)
        }
        if !old.entries.isEmpty { kept.append(old) }
      }
      for old in kept where old.entries.contains(where: { ids.contains($0.record.id) }) { isWrong = true }
      if isWrong { return true }
      kept.append(run)
      kept.sort { $0.start < $1.start }
      contents.runs = Self.trimmed(Self.joined(kept), to: visibleRows, and: range)
      places = nil
      return false
    }

    private static func joined(_ runs: [Run]) -> [Run] {
      var joined: [Run] = []
      for run in runs {
        if let last = joined.last, last.end == run.start, last.entries.count + run.entries.count <= 1_500 {
          joined[joined.count - 1].entries += run.entries
        } else {
          joined.append(run)
        }
      }
      return joined
    }

    /// The runs that are nearest to the rows in sight, and to the requested ones.
    private static func trimmed(_ runs: [Run], to visibleRows: Range<Int>, and wish: Range<Int>) -> [Run] {
      func distance(_ run: Run, _ range: Range<Int>) -> Int {
        max(run.start - range.upperBound, range.lowerBound - run.end, 0)
      }
      var runs = runs
      while runs.count > mostRuns {
        let far = runs.indices.max {
          min(distance(runs[$0], visibleRows), distance(runs[$0], wish))
            < min(distance(runs[$1], visibleRows), distance(runs[$1], wish))
        }
        runs.remove(at: far!)
      }
      return runs
    }

    // MARK: Showing

    /// Shows the new contents on the main thread soon.
    func showSoon() {
      let isFirst = withLock {
        defer { isShowing = true }
        return !isShowing && !isClosed
      }
      guard isFirst else { return }
      database.job(on: .main) { [self] in MainActor.assumeIsolated { showNow() } }
    }

    @MainActor private func showNow() {
      let shown = withLock { () -> Contents? in
        isShowing = false
        hasTimedOut = false
        guard !isClosed else { return nil }
        if let incoming {
          noteGone(incoming)
          contents = incoming
          let start = min(max(visibleRows.lowerBound + incoming.shift, 0), incoming.count)
          visibleRows = start..<(start + visibleRows.count)
          places = nil
          generation += 1
          self.incoming = nil
          lock.broadcast()
        }
        return contents
      }
      if let shown { show(shown) }
    }

    /// Finds out which rows are gone: those that would be among the new ones.
    private func noteGone(_ new: Contents) {
      let ids = Set(new.runs.flatMap { $0.entries.map(\.record.id) })
      deletedIDs.subtract(ids)
      let visibleIDs = contents.runs.flatMap { old in
        old.entries.enumerated().filter { visibleRows.contains(old.start + $0.offset) }.map(
          \.element.record.id)
      }
      for id in visibleIDs where !ids.contains(id) { deletedIDs.insert(id) }
      if deletedIDs.count > 10_000 { deletedIDs = [] }
    }
  }

  /// How long the main thread waits for rows that a key or the mouse has brought into sight, before `…` shows.
  package enum ReadTimeout {
    /// Milliseconds; a test makes it long, so that its rows depend on no time.
    nonisolated(unsafe) package static var milliseconds = 20
  }

  /// A part of the rows that have the same value in a column.
  struct QuerySectionPart: Sendable, Equatable {
    let value: DatabaseValue
    let start: Int
    let count: Int
  }
#endif
