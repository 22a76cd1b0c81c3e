nonisolated extension RangeReplaceableCollection {
  /// Takes the elements at some places out.
  ///
  /// - Parameter offsets: Counted from the start; those beyond the end are ignored.
  /// - Source: SwiftUI `RangeReplaceableCollection.remove(atOffsets:)`.
  @_disfavoredOverload public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    var next = 0
    var rest = offsets.makeIterator()
    var leaving = rest.next()
    for element in self {
      while let place = leaving, place < next { leaving = rest.next() }
      if leaving != next { kept.append(element) }
      next += 1
    }
    self = kept
  }
}

nonisolated extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some places, in their order, to before the one at another place.
  ///
  ///     var letters = ["a", "b", "c", "d"]
  ///     letters.move(fromOffsets: [0, 1], toOffset: 3)      // c, a, b, d
  ///
  /// - Parameters:
  ///   - source: Counted from the start; those beyond the end are ignored.
  ///   - destination: The place, counted before anything moves; the number of elements means the end.
  /// - Source: SwiftUI `MutableCollection.move(fromOffsets:toOffset:)`, for collections that can also be added to.
  @_disfavoredOverload public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = ContiguousArray(self)
    let moving = source.filter { elements.indices.contains($0) }
    let chosen = IndexSet(moving)
    let end = Swift.min(Swift.max(destination, 0), elements.count)
    func staying(_ places: Range<Int>) -> [Element] {
      places.lazy.filter { !chosen.contains($0) }.map { elements[$0] }
    }
    let moved = moving.map { elements[$0] }
    self = Self(staying(0..<end) + moved + staying(end..<elements.count))
  }
}
