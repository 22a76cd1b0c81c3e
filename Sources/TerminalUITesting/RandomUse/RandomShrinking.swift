/// Looks for a shorter sequence of events that fails too.
enum RandomShrinking {
  /// The shortest part found of a sequence for which something holds, each event in its place.
  ///
  /// First the last events alone, then without this part and that one, down to single events: as in delta debugging.
  ///
  /// - Source: Zeller and Hildebrandt, “Simplifying and Isolating Failure-Inducing Input” (2002).
  static func shortest<Event>(_ events: [Event], where fails: @MainActor ([Event]) async -> Bool) async
    -> [Event]
  {
    var shortest = events
    var count = 1
    while count < events.count {
      let last = Array(events.suffix(count))
      if await fails(last) {
        shortest = last
        break
      }
      count *= 4
    }
    var size = max(shortest.count / 2, 1)
    while shortest.count > 1 {
      var isShorter = false
      var start = 0
      while start < shortest.count, shortest.count > 1 {
        var rest = shortest
        rest.removeSubrange(start..<min(start + size, rest.count))
        if !rest.isEmpty, await fails(rest) {
          shortest = rest
          isShorter = true
        } else {
          start += size
        }
      }
      if size > 1 { size = max(size / 2, 1) } else if !isShorter { break }
    }
    return shortest
  }
}
