internal import Synchronization

/// A value that a colour or a cell refers to by a number, as long as anything keeps this.
///
/// Equal values have one number. When the last owner releases it, the number is free for another value. So values that change for hours take no more
/// room than others. See `docs/internals/decisions/0061`.
public final class Numbered<Value: Hashable & Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// The number, counted from 0; `nil` where too many values have one.
  let number: Int?
  private let table: NumberTable<Value>

  fileprivate init(_ value: Value, _ number: Int?, in table: NumberTable<Value>) {
    (self.value, self.number, self.table) = (value, number, table)
  }

  deinit { if let number { table.free(number, of: value) } }
}

extension Numbered: Hashable {
  /// Whether two objects are the same: equal values that are kept share one.
  public static func == (left: Numbered, right: Numbered) -> Bool { left === right }
  /// Feeds the identity to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Gives values of one kind their numbers, and finds a value by its number: one for links, one for shadings.
final class NumberTable<Value: Hashable & Sendable>: Sendable {
  fileprivate struct Known {
    let number: Int
    weak var object: Numbered<Value>?
  }

  fileprivate struct State {
    var known: [Value: Known] = [:]
    var values: [Value?] = []
    /// The numbers that are free.
    ///
    /// The number that has been free for the longest time is at `firstFree`.
    var free: [Int] = []
    var firstFree = 0
    /// The values that are never released.
    var pinned: [Value: Numbered<Value>] = [:]
  }

  private let state = Mutex(State())

  /// How many values can have a number at a time.
  static var limit: Int { 65_535 }
  /// How many numbers stay free.
  ///
  /// So a number still on a screen, or in a frame on its way, isn't used again.
  static var leastFree: Int { 4_096 }

  /// A value with its number.
  func numbered(_ value: Value) -> Numbered<Value> {
    state.withLock { state in
      if let known = state.known[value]?.object { return known }
      guard let number = state.takeNumber(for: value) else { return Numbered(value, nil, in: self) }
      let made = Numbered(value, number, in: self)
      state.known[value] = Known(number: number, object: made)
      return made
    }
  }

  /// The number of a value from now on.
  func pin(_ value: Value) -> Int? {
    let kept = numbered(value)
    guard kept.number != nil else { return nil }
    state.withLock { $0.pinned[value] = kept }
    return kept.number
  }

  /// The value of a number; `nil` where nothing keeps it.
  subscript(number: Int) -> Value? {
    state.withLock { $0.values.indices.contains(number) ? $0.values[number] : nil }
  }

  /// How many values have a number.
  var count: Int { state.withLock { $0.values.count - ($0.free.count - $0.firstFree) } }

  fileprivate func free(_ number: Int, of value: Value) {
    state.withLock { state in
      // The value may have been requested since, and have another number.
      if state.known[value]?.number == number { state.known[value] = nil }
      state.values[number] = nil
      state.free.append(number)
    }
  }
}

extension NumberTable.State {
  /// Gives a value a number: one used before only if many are free, so that a number isn't used again right away.
  fileprivate mutating func takeNumber(for value: Value) -> Int? {
    if free.count - firstFree > NumberTable.leastFree
      || values.count >= NumberTable.limit && firstFree < free.count
    {
      let number = free[firstFree]
      firstFree += 1
      if firstFree > NumberTable.leastFree {
        free.removeFirst(firstFree)
        firstFree = 0
      }
      values[number] = value
      return number
    }
    guard values.count < NumberTable.limit else { return nil }
    values.append(value)
    return values.count - 1
  }
}
