#if Data
  internal import Foundation
  internal import GRDB

  /// The index of every 1 000th key: with it a row far away is found by a few steps.
  ///
  /// It is made in the background, and again some time after a change. Until then it is right but for as many rows as came or went, which moves
  /// nothing on the screen: the rows in sight are found by their own keys.
  extension QueryCache {
    /// Makes the index soon, unless there are so few rows that none is needed.
    func buildIndexSoon() {
      let delay = withLock { () -> Double? in
        guard isIndexStale, !isIndexQueued, !isClosed, (incoming ?? contents).count > 4 * Self.stride else {
          return nil
        }
        isIndexQueued = true
        // A tenth of the time at most.
        return anchors.isEmpty ? 0 : max(0.2, 10 * indexCost)
      }
      guard let delay else { return }
      database.tending.asyncAfter(deadline: .now() + delay) { [weak self] in self?.buildIndex() }
    }

    /// Makes the index.
    func buildIndex() {
      let start = DispatchTime.now()
      let (reader, generation) = withLock { () -> (RowReader<Record>?, Int) in
        isIndexStale = false
        return (isClosed ? nil : self.reader, self.generation)
      }
      defer {
        let isStale = withLock {
          isIndexQueued = false
          return isIndexStale
        }
        if isStale { buildIndexSoon() }
      }
      guard let reader, let found = try? readAnchors(reader) else { return }
      let isCurrent = withLock {
        guard self.generation == generation, !isClosed else { return false }
        anchors = found
        indexCost = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
        return !isIndexStale
      }
      if isCurrent { try? settlePlaces(reader, found) } else { withLock { isIndexStale = true } }
    }

    /// Reads the keys, some at a time: others read and write between.
    private func readAnchors(_ reader: RowReader<Record>) throws -> [Anchor]? {
      let open = try database.opened()
      var found: [Anchor] = []
      var isEnd = false
      while !isEnd {
        if withLock({ isClosed }) { return nil }
        try open.slowReader.read { db in
          for _ in 0..<16 {
            let last = found.last?.key
            guard let key = try reader.key(db, Self.stride, behind: last) else {
              isEnd = true
              return
            }
            found.append(Anchor(place: (found.count + 1) * Self.stride, key: key))
          }
        }
      }
      return found
    }

    /// Finds out the exact place of the rows in sight.
    private func settlePlaces(_ reader: RowReader<Record>, _ anchors: [Anchor]) throws {
      let (run, generation) = withLock { () -> (Run?, Int) in
        (contents.runs.first { $0.places.overlaps(visibleRows) }, self.generation)
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
      let isNews = withLock { () -> Bool in
        guard self.generation == generation, incoming == nil, place + run.entries.count <= contents.count
        else {
          return false
        }
        var new = contents
        new.runs = [Run(start: place, entries: run.entries)]
        new.shift = place - run.start
        incoming = new
        return true
      }
      if isNews { showSoon() }
    }
  }
#endif
