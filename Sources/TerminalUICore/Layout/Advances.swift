/// How far each child of a list moves its successors along the axis of a stack, in cells.
///
/// Their loops belong to no actor: a closure of the main actor's would be checked each time.
nonisolated struct Advances {
  private var cells: ContiguousArray<Int32> = []

  /// The number of children.
  var count: Int { cells.count }

  subscript(index: Int) -> Int { Int(cells[index]) }

  /// Forgets all; there is room for as many children at least.
  mutating func removeAll(thenRoomFor count: Int) {
    cells.removeAll(keepingCapacity: true)
    if cells.capacity < count { cells.reserveCapacity(count) }
  }

  mutating func append(_ advance: Int) { cells.append(Int32(truncatingIfNeeded: advance)) }

  /// The cells of the first children together.
  func sum(ofFirst count: Int) -> Int {
    // Far fewer than 2³² numbers of 32 bits: the sum can't overflow.
    cells.withUnsafeBufferPointer { cells in
      var sum = 0
      for index in 0..<Swift.min(count, cells.count) { sum &+= Int(cells[index]) }
      return sum
    }
  }

  /// Moves `index` and `start` past the children that end before `low`; one without cells is not passed.
  func skip(before low: Int, _ index: inout Int, _ start: inout Int) {
    var (place, position) = (index, start)
    cells.withUnsafeBufferPointer { cells in
      while place < cells.count {
        let end = position &+ Int(cells[place])
        if end > low || end == position { return }
        position = end
        place &+= 1
      }
    }
    (index, start) = (place, position)
  }
}
