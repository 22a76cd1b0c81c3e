#if Data
  internal import Foundation
  internal import GRDB

  /// Making the ``QueryIndex``.
  ///
  /// It is made in the background, and again some time after a change. Until then it is right but for as many rows as came or went, which moves
  /// nothing on the screen: the rows in sight are found by their own keys.
  extension QueryCache {
    /// Makes the index soon, unless there are so few rows that none is needed.
    func buildIndexSoon() {
      let delay = state.withLock { state -> Double? in
        let count = (state.reads.incoming ?? state.shown.contents).count
        guard state.index.isStale, !state.index.isQueued, !state.reads.isClosed, count > 4 * QueryIndex.stride
        else { return nil }
        state.index.isQueued = true
        // A tenth of the time at most.
        return state.index.anchors.isEmpty ? 0 : max(0.2, 10 * state.index.cost)
      }
      guard let delay else { return }
      database.tending.asyncAfter(deadline: .now() + delay) { [weak self] in self?.buildIndex() }
    }

    /// Makes the index.
    func buildIndex() {
      let start = DispatchTime.now()
      let (reader, generation) = state.withLock { state -> (RowReader<Record>?, Int) in
        state.index.isStale = false
        return (state.reads.isClosed ? nil : state.reads.reader, state.reads.generation)
      }
      defer {
        let isStale = state.withLock { state in
          state.index.isQueued = false
          return state.index.isStale
        }
        if isStale { buildIndexSoon() }
      }
      guard let reader, let found = try? readAnchors(reader) else { return }
      let isCurrent = state.withLock { state in
        guard state.reads.generation == generation, !state.reads.isClosed else { return false }
        state.index.anchors = found
        state.index.cost = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
        return !state.index.isStale
      }
      if isCurrent { try? settlePlaces(reader, found) } else { state.withLock { $0.index.isStale = true } }
    }

    /// Reads the keys, some at a time: others read and write between.
    private func readAnchors(_ reader: RowReader<Record>) throws -> [QueryIndex.Anchor]? {
      let open = try database.opened()
      var found: [QueryIndex.Anchor] = []
      var isEnd = false
      while !isEnd {
        if state.withLock({ $0.reads.isClosed }) { return nil }
        try open.slowReader.read { db in
          for _ in 0..<16 {
            let last = found.last?.key
            guard let key = try reader.key(db, QueryIndex.stride, behind: last) else {
              isEnd = true
              return
            }
            found.append(QueryIndex.Anchor(place: (found.count + 1) * QueryIndex.stride, key: key))
          }
        }
      }
      return found
    }

    /// Finds out the exact place of the rows in sight.
    private func settlePlaces(_ reader: RowReader<Record>, _ anchors: [QueryIndex.Anchor]) throws {
      let (run, generation) = state.withLock { state -> (Run?, Int) in
        let inSight = state.shown.visibleRows
        return (
          state.shown.contents.runs.first { $0.places.overlaps(inSight) }, state.reads.generation
        )
      }
      guard let run, run.start > 0, let key = run.entries.first?.key else { return }
      let place = try database.opened().slowReader.read { db in
        var (low, high) = (0, anchors.count)
        while low < high {
          let middle = (low + high) / 2
          if try reader.isKey(db, anchors[middle].key, notBehind: key) {
            low = middle + 1
          } else {
            high = middle
          }
        }
        let anchor = low > 0 ? anchors[low - 1] : nil
        return (anchor?.place ?? 0) + (try reader.count(db, from: anchor?.key, before: key))
      }
      guard place != run.start else { return }
      let isNews = state.withLock { state -> Bool in
        var new = state.shown.contents
        guard state.reads.generation == generation, state.reads.incoming == nil,
          place + run.entries.count <= new.count
        else { return false }
        new.runs = [Run(start: place, entries: run.entries)]
        new.shift = place - run.start
        state.reads.incoming = new
        return true
      }
      if isNews { showSoon() }
    }
  }
#endif
