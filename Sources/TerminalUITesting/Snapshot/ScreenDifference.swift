internal import Cells

/// Where two screens differ, for people: the cells, then both screens with the rows that differ marked.
nonisolated struct ScreenDifference: CustomStringConvertible {
  /// Cells next to each other in a row that differ.
  struct Run: Equatable, CustomStringConvertible {
    var y: Int
    var columns: ClosedRange<Int>
    var expected: String
    var actual: String

    var description: String {
      let place =
        columns.count == 1 ? "x \(columns.lowerBound)" : "x \(columns.lowerBound)…\(columns.upperBound)"
      return "y \(y), \(place): \"\(expected)\" is now \"\(actual)\""
    }
  }

  let expected: String
  let actual: String
  let runs: [Run]

  init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
    let (old, new) = (Self.rows(expected), Self.rows(actual))
    runs = (0..<max(old.count, new.count)).flatMap { y in
      Self.runs(y, y < old.count ? old[y] : [], y < new.count ? new[y] : [])
    }
  }

  /// The longest list of differing cells that is still read.
  private static let shownRuns = 12

  var description: String {
    let cells = runs.reduce(0) { $0 + $1.columns.count }
    let marked = Set(runs.map(\.y))
    var lines = ["in \(cells) \(cells == 1 ? "cell" : "cells"):"]
    lines += runs.prefix(Self.shownRuns).map { "  \($0)" }
    if runs.count > Self.shownRuns { lines.append("  and \(runs.count - Self.shownRuns) more places") }
    lines += ["expected:", Self.numbered(expected, marking: marked)]
    lines += ["actual:", Self.numbered(actual, marking: marked)]
    return lines.joined(separator: "\n")
  }

  /// A screen with the number of each row before it and its end made visible.
  static func numbered(_ screen: String, marking marked: Set<Int> = []) -> String {
    screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { y, row in
        let number = String(y)
        let space = String(repeating: " ", count: max(0, 3 - number.count))
        return "\(marked.contains(y) ? "▸" : " ")\(space)\(number)│\(row)│"
      }
      .joined(separator: "\n")
  }

  /// The characters by column; the second column of a wide one is empty.
  private static func rows(_ screen: String) -> [[String]] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      row.flatMap { character in
        [String(character)] + Array(repeating: "", count: max(0, CellWidth.width(of: character) - 1))
      }
    }
  }

  /// The runs of cells of one row that differ.
  private static func runs(_ y: Int, _ old: [String], _ new: [String]) -> [Run] {
    var runs: [Run] = []
    for x in 0..<max(old.count, new.count) {
      let (expected, actual) = (x < old.count ? old[x] : nil, x < new.count ? new[x] : nil)
      guard expected != actual else { continue }
      if let last = runs.last, last.columns.upperBound == x - 1 {
        runs[runs.count - 1].columns = last.columns.lowerBound...x
        runs[runs.count - 1].expected += expected ?? ""
        runs[runs.count - 1].actual += actual ?? ""
      } else {
        runs.append(Run(y: y, columns: x...x, expected: expected ?? "", actual: actual ?? ""))
      }
    }
    return runs
  }
}
