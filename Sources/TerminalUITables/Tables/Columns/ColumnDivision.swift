/// How the columns of a table share its width.
///
///     ColumnDivision.widths(of: [.fixed(5), ColumnLengths(4, 10, .max)], in: 40)     // [5, 35]
///
/// If all columns fit with their ideal widths, the rest is divided among those that can be wider: in proportion to how much wider, and then equally
/// among those without a limit. Otherwise each gets narrower in proportion to how much it can. If there isn't room for the least widths, each has its
/// least, and the sum is more than the room. Cells are whole, and none is lost: shares are rounded down, and the cells left go to the largest
/// remainders. A column's width depends only on the columns, not on their order.
nonisolated enum ColumnDivision {
  /// The widths of columns that have `available` cells together.
  static func widths(of columns: [ColumnLengths], in available: Int) -> [Int] {
    let ideal = columns.reduce(0) { $0 + $1.ideal }
    var widths = columns.map(\.ideal)
    if ideal <= available {
      var rest = available - ideal
      let rooms = columns.map { $0.most == .max ? 0 : $0.most - $0.ideal }
      let taken = Swift.min(rest, rooms.reduce(0, +))
      add(apportion(taken, by: rooms, columns), to: &widths)
      rest -= taken
      add(apportion(rest, by: columns.map { $0.most == .max ? 1 : 0 }, columns), to: &widths)
    } else {
      let rooms = columns.map { $0.ideal - $0.least }
      let missing = Swift.min(ideal - available, rooms.reduce(0, +))
      for (index, cells) in apportion(missing, by: rooms, columns).enumerated() { widths[index] -= cells }
    }
    return widths
  }

  private static func add(_ cells: [Int], to widths: inout [Int]) {
    for index in widths.indices { widths[index] += cells[index] }
  }

  /// Divides cells by weights: nothing where all weights are 0, else all of them.
  static func apportion(_ total: Int, by weights: [Int], _ columns: [ColumnLengths]) -> [Int] {
    let sum = weights.reduce(0, +)
    guard sum > 0, total > 0 else { return weights.map { _ in 0 } }
    let products = weights.map { total.multipliedFullWidth(by: $0) }
    var shares = products.map { sum.dividingFullWidth($0) }
    let left = total - shares.reduce(0) { $0 + $1.quotient }
    // Which of equal columns gets a cell is all the same, else their lengths decide.
    let order = weights.indices.sorted { one, other in
      let (left, right) = (columns[other], columns[one])
      return (shares[other].remainder, weights[other], left.ideal, left.least, left.most, one)
        < (shares[one].remainder, weights[one], right.ideal, right.least, right.most, other)
    }
    for index in order.prefix(left) { shares[index].quotient += 1 }
    return shares.map(\.quotient)
  }
}

/// How wide a column may be, in cells.
nonisolated struct ColumnLengths: Hashable {
  let least: Int
  let ideal: Int
  /// The most; `.max` is no limit.
  let most: Int

  /// Makes lengths that are in order, whatever the arguments: 0 … 10 000 cells.
  init(_ least: Int, _ ideal: Int, _ most: Int) {
    self.least = Swift.min(Swift.max(least, 0), 10_000)
    self.most = most == .max ? .max : Swift.min(Swift.max(most, self.least), 10_000)
    self.ideal = Swift.min(Swift.max(ideal, self.least), Swift.min(self.most, 10_000))
  }

  static func fixed(_ width: Int) -> Self { ColumnLengths(width, width, width) }
}
