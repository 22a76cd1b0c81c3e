import Figures

/// The tables of updates.
extension FlatCost {
  private static let heads = sizes.map { "\($0.grouped) rows" }

  /// A figure by the number of rows, and how it grows.
  func updatesTable(
    _ title: String, _ changes: [MeasuredUpdates], figure: KeyPath<MeasuredUpdates, [Int: Double]>, isGoal: Bool
  ) -> Table {
    let goals = [(10_000, Goal(1.2, aim: 1.15)), (100_000, Goal(1.5))]
    let ratios = goals.flatMap { size, _ in ["\(size.grouped) : 100"] + (isGoal ? Goal.heads : []) }
    var table = Table(title, Self.heads + ratios)
    for change in changes {
      let figures = change[keyPath: figure]
      guard let least = figures[100] else { continue }
      let cells = goals.flatMap { size, goal in
        let ratio = (figures[size] ?? .nan) / least
        return [ratio.shown] + (isGoal ? goal.cells(for: ratio) : [])
      }
      table.add(change.arrangement.name, Self.sizes.map { (figures[$0] ?? .nan).shown } + cells)
    }
    return table
  }

  /// Bodies evaluated, items measured, items drawn and cells written.
  func countsTable(_ changes: [MeasuredUpdates]) -> Table {
    var table = Table("Counts of one update: bodies · items measured · items drawn · cells", Self.heads + ["verdict"])
    for change in changes {
      let cells = Self.sizes.map { change.counts($0).joined(separator: " · ") }
      table.add(change.arrangement.name, cells + [change.wrongCount == nil ? "pass" : "**miss**"])
    }
    return table
  }

  /// How often memory is asked for.
  func allocationsTable(_ changes: [MeasuredUpdates]) -> Table {
    var table = Table("Allocations per update", Self.heads + Goal.heads)
    for change in changes {
      let figures = Self.sizes.map { change.runs[$0]?.number("allocations") ?? .nan }
      table.add(change.arrangement.name, figures.map(\.shown) + Goal(0.5, aim: 0).cells(for: figures[2]))
    }
    return table
  }

  /// What an update costs that compares the views of all rows.
  func comparisonsTable(_ changes: [MeasuredUpdates]) -> Table {
    var table = Table(
      "Instructions per update, views are made anew and compared", Self.heads + ["per row of 10 000"] + Goal.heads)
    for change in changes {
      guard let figure = change.instructions[10_000] else { continue }
      let perRow = figure / 10_000
      let isFlat = change.arrangement.shape == "flat"
      table.add(
        change.arrangement.name,
        Self.sizes.map { (change.instructions[$0] ?? .nan).shown } + [perRow.shown]
          + (isFlat ? Goal(1000, aim: 450).cells(for: perRow) : ["–", "–", "–"]))
    }
    return table
  }

  /// From nothing to the first frame, without a terminal.
  func firstFrameTable() -> Table {
    var table = Table(
      "First frame, ms", Self.heads + ["10 000: goal", "aim", "verdict", "instructions per row"] + Goal.heads)
    for (shape, time, count) in [
      ("flat", Goal(15, aim: 8), Goal(8000, aim: 4500)), ("nested", Goal(25, aim: 12), Goal(.infinity)),
    ] {
      Bench.note("first frame, \(shape)")
      let times = Self.sizes.map { size in
        // One process a frame: the second frame of a process finds everything warm.
        let runs = (0..<5).compactMap { _ in UpdatesRun(updates, "\(shape) \(size) same 0") }
        return runs.isEmpty ? .nan : runs.map { $0.number("first frame µs") / 1000 }.median
      }
      let totals = [1000, 10_000].map { instructions?.count(in: "counted_frame", "\(shape) \($0) same 0") ?? .nan }
      let perRow = (totals[1] - totals[0]) / 9000
      table.add(
        shape, times.map(\.shown) + time.cells(for: times[2]) + [perRow.shown] + count.cells(for: perRow))
    }
    return table
  }

  /// The memory that a tree adds to the process.
  func memoryTable() -> Table {
    var table = Table(
      "Memory", ["nodes per row", "bytes per row", "bytes per node"] + Goal.heads + ["MB for 10 000 rows"] + Goal.heads)
    for (shape, total) in [("flat", Goal(4, aim: 3)), ("nested", Goal(.infinity))] {
      Bench.note("memory, \(shape)")
      let runs = [100, 10_000, 100_000].map { UpdatesRun(updates, "\(shape) \($0) same 0 nodes") }
      let bytes = runs.map { $0?.number("memory bytes") ?? .nan }
      let nodes = runs.map { $0?.number("nodes") ?? .nan }
      // What a tree of few rows takes is not the rows'.
      let perRow = (bytes[2] - bytes[0]) / 99_900
      let perNode = (bytes[2] - bytes[0]) / (nodes[2] - nodes[0])
      let all = (bytes[1] - bytes[0]) / 1e6
      table.add(
        shape,
        [((nodes[2] - nodes[0]) / 99_900).shown, perRow.shown, perNode.shown]
          + Goal(200, aim: 150).cells(for: perNode) + [all.shown] + total.cells(for: all))
    }
    return table
  }
}
