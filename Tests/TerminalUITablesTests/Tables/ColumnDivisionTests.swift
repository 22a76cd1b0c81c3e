import TestScreens
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

@Suite struct ColumnDivisionTests {
  private func columns(_ random: inout SeededGenerator) -> [ColumnLengths] {
    (0..<Int.random(in: 1...9, using: &random)).map { _ in
      let least = Int.random(in: 0...20, using: &random)
      let ideal = least + Int.random(in: 0...20, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return .fixed(ideal)
      case 1: return ColumnLengths(least, ideal, ideal + Int.random(in: 0...30, using: &random))
      default: return ColumnLengths(least, ideal, .max)
      }
    }
  }

  // Data C3
  @Test(arguments: 0..<300)
  func `no cell is lost, and each column is within its limits`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let columns = columns(&random)
    for available in [-5, 0, 1, 7, 40, 80, 133, 500] {
      let widths = ColumnDivision.widths(of: columns, in: available)
      let sum = widths.reduce(0, +)
      let least = columns.reduce(0) { $0 + $1.least }
      let most = columns.reduce(0) { $1.most == .max ? .max : $0 == .max ? .max : $0 + $1.most }
      expect(sum, Swift.min(Swift.max(available, least), most), "\(columns) \(available) \(widths)")
      for (column, width) in zip(columns, widths) { expect(column.least <= width && width <= column.most) }
    }
  }

  // Data C3
  @Test(arguments: 0..<300)
  func `what a column gets doesn't depend on the order of columns`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let columns = columns(&random)
    let shuffled = columns.shuffled(using: &random)
    for available in [0, 11, 40, 97, 300] {
      func pairs(_ columns: [ColumnLengths]) -> [String] {
        zip(columns, ColumnDivision.widths(of: columns, in: available)).map { "\($0) \($1)" }.sorted()
      }
      expect(pairs(columns), pairs(shuffled))
    }
  }

  // Data C3
  @Test func `more room never makes a column narrower`() {
    let columns = [ColumnLengths(3, 8, 20), .fixed(5), ColumnLengths(1, 4, .max), ColumnLengths(2, 2, .max)]
    for available in 0..<200 {
      let one = ColumnDivision.widths(of: columns, in: available)
      let next = ColumnDivision.widths(of: columns, in: available + 1)
      expect(zip(one, next).map { $1 - $0 }.reduce(0, +), atMost: 1)
    }
  }

  // Data C3
  @Test func `what is left goes by what columns can take, and then equally to those without a limit`() {
    expect(
      ColumnDivision.widths(of: [ColumnLengths(0, 5, 10), ColumnLengths(0, 5, 20)], in: 18), [7, 11])
    expect(
      ColumnDivision.widths(of: [.fixed(5), ColumnLengths(4, 10, .max), ColumnLengths(4, 10, .max)], in: 36),
      [5, 16, 15])
    expect(ColumnDivision.widths(of: [.fixed(5), .fixed(3)], in: 36), [5, 3])
  }

  // Data C3
  @Test func `what is missing is taken from what columns can give`() {
    expect(
      ColumnDivision.widths(of: [ColumnLengths(2, 12, 12), ColumnLengths(5, 10, 10)], in: 16), [8, 8])
    expect(ColumnDivision.widths(of: [ColumnLengths(8, 12, 12), .fixed(10)], in: 5), [8, 10])
  }

  @Test func `lengths are put in order, whatever is said`() {
    expect(ColumnLengths(5, 2, 1), ColumnLengths(5, 5, 5))
    expect(ColumnLengths(-5, -2, .max), ColumnLengths(0, 0, .max))
    expect(ColumnLengths(.max, .max, .max).least, 10_000)
  }
}
