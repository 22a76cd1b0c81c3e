#if Data
  internal import GRDB
  internal import RuntimeMetadata

  /// The rows of a query that are in memory, around those in sight.
  struct RowsInMemory<Record: QueryRecord> {
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
      /// By how many places the rows in sight have moved since the contents before.
      var shift = 0

      /// Whether new contents surely show the same; the rows are compared where both have one run of the same places.
      func showsSame(as new: Contents) -> Bool {
        guard count == new.count, problem == new.problem, sections == new.sections else { return false }
        guard runs.count == 1, let one = runs.first, let other = new.runs.first, new.runs.count == 1,
          one.start == other.start, one.entries.count == other.entries.count
        else { return runs.isEmpty && new.runs.isEmpty }
        return zip(one.entries, other.entries).allSatisfy { valuesAreEqual($0.record, $1.record) }
      }
    }

    private(set) var contents = Contents()
    /// The rows that were made last.
    private(set) var visibleRows: Range<Int>
    /// The places of the rows by identity, made when one is looked up.
    private var places: [Record.ID: Int]?
    /// Identities of rows that went while they were among the visible ones.
    private(set) var deletedIDs: Set<Record.ID> = []

    /// How many runs are kept at most.
    static var mostRuns: Int { 6 }

    init(visibleRows: Range<Int>) { self.visibleRows = visibleRows }

    // MARK: Looking rows up

    func record(at place: Int) -> Record? {
      for run in contents.runs where run.start <= place && place < run.end {
        return run.entries[place - run.start].record
      }
      return nil
    }

    /// A known row near to a place: the nearest one of the run whose start is nearest.
    func nearest(to place: Int) -> Record? {
      func distance(_ run: Run) -> Int { max(run.start - place, place - (run.end - 1), 0) }
      let runs = contents.runs.filter { !$0.entries.isEmpty }
      let run = runs.min { distance($0) < distance($1) }
      return run.map { $0.entries[min(max(place - $0.start, 0), $0.entries.count - 1)].record }
    }

    mutating func place(of id: Record.ID) -> Int? {
      if let places { return places[id] }
      var found: [Record.ID: Int] = [:]
      for run in contents.runs {
        for (offset, entry) in run.entries.enumerated() { found[entry.record.id] = run.start + offset }
      }
      places = found
      return found[id]
    }

    /// The places from `low` up to, but not including, `high`, as far as there are rows.
    func range(_ low: Int, _ high: Int) -> Range<Int> {
      let low = min(max(low, 0), contents.count)
      return low..<max(min(high, contents.count), low)
    }

    // MARK: Changing

    /// Notes for which places rows were made.
    ///
    /// With `isPart` others may be in sight too: rows near to the visible ones are added to them, up to 400 in all.
    /// Otherwise the visible rows are the new ones alone.
    mutating func noteVisible(_ range: Range<Int>, isPart: Bool) {
      if !isPart || visibleRows.isEmpty || range.lowerBound > visibleRows.upperBound + 200
        || range.upperBound < visibleRows.lowerBound - 200
      {
        visibleRows = range
        return
      }
      let low = max(min(visibleRows.lowerBound, range.lowerBound), range.upperBound - 400)
      visibleRows = low..<min(max(visibleRows.upperBound, range.upperBound), low + 400)
    }

    /// Adds rows that were read; returns `true`, and adds none, if they are none, or if one is there twice or known at
    /// another place.
    mutating func insert(_ run: Run, wanted: Range<Int>) -> Bool {
      guard !run.entries.isEmpty else { return true }
      let ids = Set(run.entries.map(\.record.id))
      if ids.count < run.entries.count { return true }
      var kept: [Run] = []
      for old in contents.runs {
        var old = old
        if old.places.overlaps(run.places) {
          // Where both have a row for a place, the new one counts.
          let before = old.entries.prefix(max(run.start - old.start, 0))
          let behind = old.entries.suffix(max(old.end - run.end, 0))
          if !behind.isEmpty { kept.append(Run(start: run.end, entries: Array(behind))) }
          old.entries = Array(before)
        }
        if !old.entries.isEmpty { kept.append(old) }
      }
      for old in kept where old.entries.contains(where: { ids.contains($0.record.id) }) { return true }
      kept.append(run)
      kept.sort { $0.start < $1.start }
      contents.runs = trimmed(Self.joined(kept), wanted: wanted)
      places = nil
      return false
    }

    /// Joins runs that follow each other, up to 1 500 rows.
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

    /// The runs that are nearest to the rows in sight or to the wanted ones, as many as are kept.
    private func trimmed(_ runs: [Run], wanted: Range<Int>) -> [Run] {
      func distance(_ run: Run) -> Int {
        [visibleRows, wanted].map { max(run.start - $0.upperBound, $0.lowerBound - run.end, 0) }.min()!
      }
      var runs = runs
      while runs.count > Self.mostRuns {
        let far = runs.indices.max { distance(runs[$0]) < distance(runs[$1]) }
        runs.remove(at: far!)
      }
      return runs
    }

    /// Takes over what was read after a change.
    mutating func adopt(_ new: Contents) {
      noteGone(new)
      contents = new
      let start = min(max(visibleRows.lowerBound + new.shift, 0), new.count)
      visibleRows = start..<(start + visibleRows.count)
      places = nil
    }

    mutating func fail(_ problem: DatabaseProblem) { contents.problem = problem }

    /// Notes which visible rows are gone: those that the new contents, which are around the visible rows, don't have.
    private mutating func noteGone(_ new: Contents) {
      let ids = Set(new.runs.flatMap { $0.entries.map(\.record.id) })
      deletedIDs.subtract(ids)
      for old in contents.runs {
        for (offset, entry) in old.entries.enumerated() where visibleRows.contains(old.start + offset) {
          if !ids.contains(entry.record.id) { deletedIDs.insert(entry.record.id) }
        }
      }
      if deletedIDs.count > 10_000 { deletedIDs = [] }
    }
  }

  /// A section: neighbouring rows, from the place `start` on, that have the same value in the column of the sections.
  struct QuerySectionPart: Sendable, Equatable {
    let value: DatabaseValue
    let start: Int
    let count: Int
  }
#endif
