import Cells
import TerminalUICore

/// The only number in a text, or the only time in it, such as `1:02.5`.
nonisolated struct MovingNumber {
  /// The number.
  ///
  /// Of a time, the count of its last unit, such as seconds.
  package let value: Double
  private let before: Substring
  private let behind: Substring
  /// The digits behind the point.
  private let places: Int
  /// The parts between colons.
  private let groups: Int
  private let source: StyledText

  init?(_ text: StyledText) {
    let string = text.string
    guard text.runs == nil || text.wholeRuns.count == 1, string.utf8.count < 1000 else { return nil }
    guard let start = string.firstIndex(where: \.isASCIIDigit) else { return nil }
    var number = string[start...].prefix { $0.isASCIIDigit || $0 == "." || $0 == ":" }
    // What ends a sentence is no part of a number.
    while number.last?.isASCIIDigit == false { number.removeLast() }
    behind = string[number.endIndex...]
    guard !behind.contains(where: \.isASCIIDigit) else { return nil }
    let parts = number.split(separator: ":", omittingEmptySubsequences: false)
    let halves = parts[parts.count - 1].split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2, let last = Double(parts[parts.count - 1]) else { return nil }
    var value = 0.0
    for (index, part) in parts.enumerated() {
      let whole = index == parts.count - 1 ? halves[0] : part
      guard let count = Double(whole), !whole.contains("."), index == 0 || whole.count == 2 && count < 60
      else {
        return nil
      }
      value = value * 60 + (index == parts.count - 1 ? last : count)
    }
    guard abs(value) < 1e15, halves.count == 1 || halves[1].count <= 6 else { return nil }
    let isNegative = string[..<start].last == "-"
    self.value = isNegative ? -value : value
    before = isNegative ? string[..<start].dropLast() : string[..<start]
    places = halves.count == 2 ? halves[1].count : 0
    groups = parts.count
    source = text
  }

  /// Whether only the number differs.
  func isLike(_ other: MovingNumber) -> Bool {
    before == other.before && behind == other.behind && places == other.places && groups == other.groups
  }

  private var unit: Int64 { (0..<places).reduce(1) { value, _ in value * 10 } }

  /// The number as a count of its last digit.
  func steps(_ number: Double) -> Int64 {
    let count = number * Double(unit)
    return abs(count) < 9e18 ? Int64(count.rounded(.toNearestOrAwayFromZero)) : 0
  }

  /// The text with another number.
  package func text(_ number: Double) -> StyledText {
    let count = steps(number)
    var rest = count.magnitude / UInt64(unit)
    var digits = ""
    for _ in 1..<groups {
      digits = ":" + Self.padded(rest % 60, to: 2) + digits
      rest /= 60
    }
    digits = String(rest) + digits
    if places > 0 { digits += "." + Self.padded(count.magnitude % UInt64(unit), to: places) }
    let string = before + (count < 0 ? "-" : "") + digits + behind
    guard let run = source.runs?.first else { return StyledText(String(string)) }
    var changed = run
    changed.utf8Count = string.utf8.count
    return StyledText(String(string), runs: [changed])
  }

  private static func padded(_ number: UInt64, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: Swift.max(count - digits.count, 0)) + digits
  }
}

extension Character {
  fileprivate nonisolated var isASCIIDigit: Bool { isASCII && isNumber }
}
