extension RangeReplaceableCollection where Self: BidirectionalCollection {
  /// Removes every element and keeps the room for as many.
  ///
  /// Mostly there are none, which is checked inline. A few are taken one by one: `removeAll(keepingCapacity:)` costs as much as five of them.
  @inlinable @inline(__always) package mutating func empty() {
    if !isEmpty { removeElements() }
  }

  @inlinable @inline(never) package mutating func removeElements() {
    var tries = 4
    while !isEmpty {
      guard tries > 0 else { return removeAll(keepingCapacity: true) }
      removeLast()
      tries -= 1
    }
  }
}
