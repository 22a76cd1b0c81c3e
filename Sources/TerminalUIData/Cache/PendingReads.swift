#if Data
  internal import GRDB

  /// The reading of a query, with its results that aren't shown yet.
  struct PendingReads<Record: QueryRecord> {
    /// Reads rows; made by the first reading.
    var reader: RowReader<Record>?
    /// The places to read next; the newest request.
    var wanted: Range<Int>?
    var isReading = false
    /// How often a change replaced the contents: a reading that began before one is dropped.
    var generation = 0
    /// The contents after a change that aren't shown yet.
    var incoming: RowsInMemory<Record>.Contents?
    /// Whether an unknown row was requested, so that there is something to show when it comes.
    var awaitsRow = false
    /// Whether a wait for a row has timed out since something was shown.
    var hasTimedOut = false
    var isShowing = false
    var isClosed = false

    /// Whether a row that is missing can be waited for.
    var canWait: Bool { !hasTimedOut && !isClosed && incoming == nil }

    /// Notes that the contents are to be shown; returns whether the caller has to see to it.
    mutating func shouldShow() -> Bool {
      defer { isShowing = true }
      return !isShowing && !isClosed
    }
  }

  /// The index of a query: every 1 000th row, with which a row that is far away is found by a few steps.
  struct QueryIndex {
    /// Where a row is, for jumps.
    struct Anchor {
      let place: Int
      let key: [DatabaseValue]
    }

    var anchors: [Anchor] = []
    var isStale = true
    var isQueued = false
    /// The seconds that it took to make it.
    var cost = 0.0

    /// How many rows are between two keys.
    static var stride: Int { 1_000 }
  }
#endif
