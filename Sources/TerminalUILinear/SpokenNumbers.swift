/// The numbers by which the user chooses lines: a line keeps its number while it is there.
package struct SpokenNumbers {
  private var numbers: [SpokenLine.Key: Int] = [:]
  private var keys: [Int: SpokenLine.Key] = [:]
  /// All numbers below are taken.
  private var lowest = 1

  /// Makes none.
  package init() {}

  /// The number of a line, if it has one.
  package subscript(key: SpokenLine.Key) -> Int? { numbers[key] }

  /// The line with a number.
  package subscript(number: Int) -> SpokenLine.Key? { keys[number] }

  /// The number of a line, which gets the lowest free one if it has none.
  package mutating func number(of key: SpokenLine.Key) -> Int {
    if let known = numbers[key] { return known }
    while keys[lowest] != nil { lowest += 1 }
    (numbers[key], keys[lowest]) = (lowest, key)
    return lowest
  }

  /// Takes a number away, so that it can be another line's.
  package mutating func remove(_ key: SpokenLine.Key) {
    guard let number = numbers.removeValue(forKey: key) else { return }
    keys[number] = nil
    lowest = Swift.min(lowest, number)
  }

  /// Whether `number` is the beginning of a greater number, as 1 is of 12.
  package func isBeginning(_ number: Int) -> Bool {
    keys.keys.contains { $0 > number && String($0).hasPrefix(String(number)) }
  }
}
