#if Data
  internal import Foundation
  internal import GRDB
  internal import TerminalUI

  /// The rows of a query that are in memory, around those in sight.
  ///
  /// A row that is missing is wanted (`want`), read on another thread and added. After a change of the database the
  /// ``QueryFollower`` reads the rows in sight again, and they replace all known ones. The queries are in
  /// `QueryCache+Reading.swift`. The index, which finds a row that is far away, is in `QueryCache+Index.swift`.
  ///
  /// All that changes is in one guarded ``State``. Rows that are read are added on the thread that read them; rows that were
  /// read after a change wait as ``PendingReads/incoming`` until the main thread takes them over, between two updates.
  final class QueryCache<Record: QueryRecord>: Sendable {
    typealias Run = RowsInMemory<Record>.Run
    typealias Contents = RowsInMemory<Record>.Contents

    struct State {
      var shown: RowsInMemory<Record>
      var reads = PendingReads<Record>()
      var index = QueryIndex()
      var follower: QueryFollower?
    }

    let state: Guarded<State>
    let database: AppDatabase
    let request: QueryRequest<Record>
    let section: String?
    /// Called on the main thread when there is something new to show.
    private let show: @MainActor @Sendable (Contents) -> Void

    /// How many rows are read at once, beyond those in sight.
    static var margin: Int { 128 }

    /// Makes a cache that reads nothing yet.
    ///
    /// - Parameter visibleRows: The places that were in sight before, in another order or of another query.
    init(
      _ database: AppDatabase, _ request: QueryRequest<Record>, section: String?,
      visibleRows: Range<Int> = 0..<0, show: @escaping @MainActor @Sendable (Contents) -> Void
    ) {
      (self.database, self.request, self.section, self.show) = (database, request, section, show)
      state = Guarded(State(shown: RowsInMemory(visibleRows: visibleRows)))
    }

    /// Begins to read, and to observe changes.
    func start() {
      let follower = QueryFollower(database, request.base, on: database.reading, for: self)
      state.withLock { $0.follower = follower }
      follower.start()
    }

    /// Reads no more.
    func close() {
      let follower = state.withLock { state in
        state.reads.isClosed = true
        return state.follower
      }
      follower?.close()
    }

    // MARK: What rows ask, on the main thread

    /// The rows that were made last.
    var visibleRows: Range<Int> { state.withLock { $0.shown.visibleRows } }

    /// The row at `place`.
    ///
    /// A missing row is requested, and waited for some milliseconds.
    func record(at place: Int) -> Record? {
      var isRequested = false
      return state.wait(ReadTimeout.milliseconds, late: nil) { state, isLate -> Record?? in
        guard place >= 0, place < state.shown.contents.count else { return .some(nil) }
        if let found = state.shown.record(at: place) { return found }
        if !isRequested || !state.reads.isReading { want(around: place..<(place + 1), &state) }
        isRequested = true
        if isLate || !state.reads.isReading { state.reads.hasTimedOut = true }
        if state.reads.canWait { return nil }
        state.reads.awaitsRow = true
        return .some(nil)
      }
    }

    /// The row at `place`, waited for as long as it takes.
    ///
    /// If the row is gone or can't be read, the result is the nearest row that is known.
    func recordHoweverLong(at place: Int) -> Record? {
      if let found = record(at: place) { return found }
      let entries = try? database.opened().reader.read { db in
        try RowReader(db, request, first: section).rows(db, skipping: place, limit: 1)
      }
      return entries?.first?.record ?? state.withLock { $0.shown.nearest(to: place) }
    }

    /// The place of a row that is in memory.
    func place(of id: Record.ID) -> Int? { state.withLock { $0.shown.place(of: id) } }

    func remaining(of ids: Set<Record.ID>) -> Set<Record.ID> {
      state.withLock { ids.subtracting($0.shown.deletedIDs) }
    }

    /// Rows are made for some places: their neighbours are read before they are needed.
    func rowsAreInSight(_ range: Range<Int>) {
      state.withLock { state in
        // Sections report their rows in sequence.
        state.shown.noteVisible(range, isPart: section != nil)
        let near = state.shown.range(range.lowerBound - 48, range.upperBound + 48)
        if let place = near.first(where: { state.shown.record(at: $0) == nil }) {
          want(
            around: place < range.lowerBound ? place..<range.upperBound : range.lowerBound..<(place + 1),
            &state)
        }
      }
    }

    // MARK: Reading

    /// Has rows read.
    private func want(around range: Range<Int>, _ state: inout State) {
      state.reads.wanted = state.shown.range(range.lowerBound - Self.margin, range.upperBound + Self.margin)
      guard !state.reads.isReading, !state.reads.isClosed else { return }
      state.reads.isReading = true
      database.job(on: database.reading) { [self] in readWanted() }
    }

    /// A reading of the wanted places; without a plan they are known meanwhile.
    private struct Reading {
      let range: Range<Int>
      let plan: ReadingPlan?
      let reader: RowReader<Record>
      let generation: Int
    }

    /// Reads, on the cache's queue, until nothing more is wanted.
    private func readWanted() {
      while let reading = beginReading() {
        guard let plan = reading.plan else { continue }
        let result = Result { try read(plan, reading.reader) }
        let isWrong = state.withLock { handle(result, of: reading, &$0) }
        if isWrong { state.withLock { $0.follower }?.refresh() }
        if case .failure(let error) = result {
          database.note(Result<Void, DatabaseProblem>.failure(DatabaseProblem(error)))
        }
      }
    }

    /// The next reading; `nil` if nothing is wanted.
    private func beginReading() -> Reading? {
      let (reading, shows) = state.withLock { state -> (Reading?, Bool) in
        if let range = state.reads.wanted, !state.reads.isClosed, let reader = state.reads.reader {
          state.reads.wanted = nil
          let plan = plan(for: range, state)
          return (
            Reading(range: range, plan: plan, reader: reader, generation: state.reads.generation), false
          )
        }
        defer { (state.reads.wanted, state.reads.isReading, state.reads.awaitsRow) = (nil, false, false) }
        return (nil, state.reads.awaitsRow && state.reads.reader != nil)
      }
      if shows { showSoon() }
      return reading
    }

    /// Adds what was read; returns whether it contradicts known rows.
    private func handle(_ result: Result<Run, any Error>, of reading: Reading, _ state: inout State) -> Bool {
      guard state.reads.generation == reading.generation, state.reads.incoming == nil else {
        // There are other rows meanwhile: the rows in sight are read with them.
        if state.reads.wanted == nil { state.reads.awaitsRow = true }
        return false
      }
      switch result {
      case .success(let run):
        return state.shown.insert(run, wanted: reading.range)
      case .failure(let error):
        state.shown.fail(DatabaseProblem(error))
        (state.reads.awaitsRow, state.reads.hasTimedOut) = (true, true)
        return false
      }
    }

    // MARK: Showing

    /// Shows the new contents on the main thread soon.
    func showSoon() {
      guard state.withLock({ $0.reads.shouldShow() }) else { return }
      database.job(on: .main) { [self] in MainActor.assumeIsolated { showNow() } }
    }

    /// Gives the views what was read since they were updated last.
    @MainActor private func showNow() {
      let shown = state.withLock { state -> Contents? in
        (state.reads.isShowing, state.reads.hasTimedOut) = (false, false)
        guard !state.reads.isClosed else { return nil }
        if let incoming = state.reads.incoming {
          state.shown.adopt(incoming)
          state.reads.generation += 1
          state.reads.incoming = nil
        }
        return state.shown.contents
      }
      if let shown { show(shown) }
    }
  }

  /// How long the main thread waits for rows that a key or the mouse has brought into sight, before `…` shows.
  package enum ReadTimeout {
    /// Milliseconds; a test makes it long, so that its rows depend on no time.
    nonisolated(unsafe) package static var milliseconds = 20
  }
#endif
