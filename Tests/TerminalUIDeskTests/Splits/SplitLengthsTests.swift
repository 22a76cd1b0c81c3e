import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

@Suite struct SplitLengthsTests {
  private typealias Limits = SplitLengths.Limits

  @Test func `views begin with what they would like, and the last one has the rest`() {
    let lengths = SplitLengths()
    let limits = [Limits(least: 1, ideal: 10, most: 1000), Limits(least: 1, ideal: 4, most: 1000)]
    expect(lengths.lengths(of: limits, in: 40), [10, 30])
    expect(lengths.lengths(of: limits, in: 12), [6, 6])
    expect(lengths.lengths(of: limits, in: 0), [0, 0])
    expect(lengths.lengths(of: [], in: 9), [])
    expect(lengths.lengths(of: [Limits(least: 1, ideal: 5, most: 8), limits[1]], in: 40), [5, 35])
    expect(lengths.lengths(of: [limits[0], Limits(least: 1, ideal: 5, most: 8)], in: 40), [32, 8])
  }

  @Test func `a divider stops where the next views have their least lengths`() {
    var lengths = SplitLengths()
    let limits = Array(repeating: Limits(least: 4, ideal: 10, most: 1000), count: 3)
    var now = lengths.lengths(of: limits, in: 30)
    expect(now, [10, 10, 10])
    let isMoved = lengths.moveDivider(0, by: 100, lengths: now, limits: limits)
    expect(isMoved)
    now = lengths.lengths(of: limits, in: 30)
    expect(now, [22, 4, 4])
    let moved = lengths.moveDivider(0, by: 1, lengths: now, limits: limits)
    expect(!moved)
    _ = lengths.moveDivider(1, by: -3, lengths: now, limits: limits)
    expect(lengths.lengths(of: limits, in: 30), [19, 4, 7])
  }

  @Test
  func
    `whatever the room and the limits, all together have the room, and none is less than its least if that fits`()
  {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var lengths = SplitLengths()
      let limits = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let least = Int.random(in: 1...12, using: &random)
        let ideal = least + Int.random(in: 0...20, using: &random)
        return Limits(least: least, ideal: ideal, most: ideal + Int.random(in: 0...90, using: &random))
      }
      for _ in 0..<6 {
        let room = Int.random(in: 0...120, using: &random)
        let now = lengths.lengths(of: limits, in: room)
        expect(
          now.reduce(0, +) == room || now.reduce(0, +) == limits.map(\.most).reduce(0, +),
          "\(limits) \(room) \(now)")
        if room >= limits.map(\.least).reduce(0, +) {
          expect(zip(now, limits).allSatisfy { $0 >= $1.least }, "\(limits) \(room) \(now)")
        }
        _ = lengths.moveDivider(
          Int.random(in: 0..<limits.count, using: &random), by: Int.random(in: -20...20, using: &random),
          lengths: now, limits: limits)
      }
    }
  }
}
