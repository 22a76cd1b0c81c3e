extension RangeReplaceableCollection where Self: BidirectionalCollection {
  /// Removes every element and keeps the room for as many.
  ///
  /// A few are taken one by one: `removeAll(keepingCapacity:)` costs as much as five of them.
  @inlinable package mutating func empty() {
    var tries = 4
    while !isEmpty {
      guard tries > 0 else { return removeAll(keepingCapacity: true) }
      removeLast()
      tries -= 1
    }
  }
}
