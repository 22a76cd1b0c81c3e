/// Different numbers in an order that can be edited: few runs of consecutive ones.
///
/// A million rows are one run, so there is nothing to make at the start, and an edit costs as much as there were
/// edits before. A list takes any random-access collection.
nonisolated struct Numbers: RandomAccessCollection, Equatable {
  private var runs: [Range<Int>] = []
  /// The place of the first number of each run.
  private var starts: [Int] = []
  private(set) var endIndex = 0

  var startIndex: Int { 0 }

  init(_ range: Range<Int>) { append(range) }

  /// The numbers of `others` that satisfy a condition.
  init(_ others: Numbers, where isIncluded: (Int) -> Bool) {
    for run in others.runs {
      for number in run where isIncluded(number) { append(number..<number + 1) }
    }
  }

  /// The numbers at some places.
  init(_ others: Numbers, at places: Range<Int>) { append(others, places) }

  /// Adds numbers that aren't among these.
  mutating func append(contentsOf others: Numbers) { append(others, others.indices) }

  subscript(place: Int) -> Int {
    let run = runIndex(at: place)
    return runs[run].lowerBound + place - starts[run]
  }

  /// The place of a number.
  func firstIndex(of number: Int) -> Int? {
    guard let run = runs.firstIndex(where: { $0.contains(number) }) else { return nil }
    return starts[run] + number - runs[run].lowerBound
  }

  /// Puts a number, which must not be among the others, at `place`, from 0 to `count`.
  mutating func insert(_ number: Int, at place: Int) {
    let old = self
    self = Numbers(0..<0)
    append(old, 0..<place)
    append(number..<number + 1)
    append(old, place..<old.count)
  }

  /// Takes the number at `place` out.
  mutating func remove(at place: Int) {
    let old = self
    self = Numbers(0..<0)
    append(old, 0..<place)
    append(old, place + 1..<old.count)
  }

  private func runIndex(at place: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func append(_ other: Numbers, _ places: Range<Int>) {
    for (run, start) in zip(other.runs, other.starts) {
      let cut = places.clamped(to: start..<start + run.count)
      let first = run.lowerBound + cut.lowerBound - start
      append(first..<first + cut.count)
    }
  }

  private mutating func append(_ run: Range<Int>) {
    guard !run.isEmpty else { return }
    if let last = runs.last, last.upperBound == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<run.upperBound
    } else {
      runs.append(run)
      starts.append(endIndex)
    }
    endIndex += run.count
  }
}

nonisolated extension Int {
  /// The number with a space between thousands: "1 000 000".
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += " " }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
