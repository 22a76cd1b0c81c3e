import CellLayout
import Expectations
import Testing

/// A child by the lengths it can have, as stacks see it.
struct Stretch: Sendable, CustomTestStringConvertible {
  var range: ClosedRange<Int>
  var priority = 0.0
  var testDescription: String { "\(range)\(priority == 0 ? "" : " priority \(priority)")" }
}

/// The lengths that children get of `available` cells.
private func lengths(_ available: Int, _ stretches: [Stretch]) -> [Int] {
  var children = stretches.indices.map {
    StackSizing.Child(
      minimum: stretches[$0].range.lowerBound, maximum: stretches[$0].range.upperBound,
      priority: stretches[$0].priority, index: $0)
  }
  var result = Array(repeating: -1, count: stretches.count)
  StackSizing.divide(available, among: &children) { index, share in
    let range = stretches[index].range
    result[index] = min(max(share, range.lowerBound), range.upperBound)
    return result[index]
  }
  return result
}

@Suite struct StackSizingTests {
  private static let any = Stretch(range: 0...1_000_000)

  private static let table: [(Int, [Stretch], [Int])] = [
    // Equal children share; the first get the rest.
    (9, [any, any, any], [3, 3, 3]),
    (10, [any, any, any], [4, 3, 3]),
    (11, [any, any, any], [4, 4, 3]),
    (0, [any, any], [0, 0]),
    (-5, [any, any], [0, 0]),
    // What one doesn't take stays for the others, wherever it stands.
    (10, [Stretch(range: 2...2), any, any], [2, 4, 4]),
    (10, [any, Stretch(range: 2...2), any], [4, 2, 4]),
    (10, [any, any, Stretch(range: 0...1)], [5, 4, 1]),
    (12, [Stretch(range: 0...5), Stretch(range: 0...3), any], [5, 3, 4]),
    // A least length is kept, even if there is no room for it.
    (4, [Stretch(range: 6...6), any], [6, 0]),
    (10, [Stretch(range: 8...20), any], [8, 2]),
    // A higher priority is served first, but for the least lengths of the others.
    (10, [any, Stretch(range: 0...7, priority: 1)], [3, 7]),
    (10, [Stretch(range: 4...9), Stretch(range: 0...9, priority: 1)], [4, 6]),
    (10, [any, Stretch(range: 0...3, priority: 1), Stretch(range: 0...3, priority: 2)], [4, 3, 3]),
    (10, [any, Stretch(range: 0...9, priority: -1)], [10, 0]),
    // Least lengths may be more together than a length can be.
    (10, [Stretch(range: 7...9), Stretch(range: (1 << 30) - 2...(1 << 30))], [7, (1 << 30) - 2]),
    // No limit stays no limit.
    (.max, [Stretch(range: 1...5), Stretch(range: 0...7)], [5, 7]),
  ]

  @Test(arguments: table)
  func `cells are divided by flexibility and priority`(
    available: Int, stretches: [Stretch], expected: [Int]
  ) {
    expect(lengths(available, stretches), expected)
  }

  @Test func `children that can take all leave nothing, and nobody gets less than its least`() {
    for available in 0...12 {
      for first in 0...3 {
        for second in 0...3 {
          for priority in [-1.0, 0, 1] {
            let stretches = [
              Stretch(range: first...20), Stretch(range: second...20, priority: priority), Self.any,
            ]
            let lengths = lengths(available, stretches)
            expect(lengths.reduce(0, +), max(available, first + second))
            expect(lengths[0] >= first && lengths[1] >= second)
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      (10, 3, 4), (9, 3, 3), (1, 3, 1), (0, 3, 0), (-4, 3, 0), (5, 0, 0), (5, -1, 0), (5, 1, 5),
      (.max, 3, .max),
    ])
  func `a share is the quotient rounded up`(cells: Int, count: Int, expected: Int) {
    expect(CellDivision.share(of: cells, among: count), expected)
  }

  @Test func `shares taken one after the other are all there is, and differ by at most one cell`() {
    for cells in 0...40 {
      for count in 1...7 {
        var rest = cells
        let shares = (0..<count).map { taken in
          let share = CellDivision.share(of: rest, among: count - taken)
          rest -= share
          return share
        }
        expect(rest == 0 && shares == shares.sorted(by: >) && shares[0] - shares[count - 1] <= 1)
      }
    }
  }
}
