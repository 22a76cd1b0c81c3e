import Figures

/// The tables of updates.
extension FlatCost {
  private static let heads = sizes.map { "\($0.grouped) rows" }
  private static let growth = [(10_000, Goal(1.2, aim: 1.15)), (100_000, Goal(1.5))]

  /// The instructions of an update, how they grow, and whether they are few.
  func instructionsTable(_ changes: [MeasuredUpdates]) -> Table {
    let ratios = Self.growth.flatMap { ["\($0.grouped) : 100", "\($1)"] }
    var table = Table(
      "Instructions per update, one row changes", Self.heads + ratios + ["10 000 rows: ≤ 10 000, aim 6 000"])
    for change in changes {
      let figures = change.instructions
      let cells = Self.growth.flatMap { size, goal in
        let ratio = (figures[size] ?? .nan) / (figures[100] ?? .nan)
        return [ratio.shown, goal.verdict(on: ratio)]
      }
      // The budget is for w5, from the write to the cells: nothing but the text differs.
      let budget =
        change.arrangement.change == "same" && !change.arrangement.isByKey
        ? Goal(10_000, aim: 6000).verdict(on: figures[10_000] ?? .nan) : "–"
      table.add(change.arrangement.name, Self.sizes.map { (figures[$0] ?? .nan).shown } + cells + [budget])
    }
    return table
  }

  /// What an update costs that compares the views of all rows.
  func comparisonsTable(_ changes: [MeasuredUpdates]) -> Table {
    var table = Table(
      "Instructions per update, views are made anew and compared",
      Self.heads + ["per row of 10 000"] + Goal.heads)
    for change in changes {
      let perRow = (change.instructions[10_000] ?? .nan) / 10_000
      let hasGoal = change.arrangement.shape == "flat" && change.arrangement.change == "root"
      table.add(
        change.arrangement.name,
        Self.sizes.map { (change.instructions[$0] ?? .nan).shown } + [perRow.shown]
          + (hasGoal ? Goal(1000, aim: 450).cells(for: perRow) : Goal.none))
    }
    return table
  }

  /// The time of an update.
  func timesTable(_ changes: [MeasuredUpdates]) -> Table {
    var table = Table("Update, µs", Self.heads)
    for change in changes {
      table.add(change.arrangement.name, Self.sizes.map { (change.microseconds[$0] ?? .nan).shown })
    }
    return table
  }

  /// Bodies evaluated, items measured, items drawn and cells written.
  func countsTable(_ changes: [MeasuredUpdates]) -> Table {
    var table = Table(
      "Counts per update: bodies · items measured · items drawn · cells", Self.heads + ["the same for all"])
    for change in changes {
      let cells = Self.sizes.map { change.counts($0).joined(separator: " · ") }
      table.add(change.arrangement.name, cells + [change.wrongCount == nil ? "pass" : "**miss**"])
    }
    return table
  }

  /// How often memory is asked for.
  func allocationsTable(_ changes: [MeasuredUpdates]) -> Table {
    let goal = Goal(0.5, aim: 0)
    var table = Table("Allocations per update", Self.heads + ["\(goal)"])
    for change in changes {
      let figures = Self.sizes.map { change.runs[$0]?.number("allocations") ?? .nan }
      table.add(change.arrangement.name, figures.map(\.shown) + [goal.verdict(on: figures[2])])
    }
    return table
  }

  /// From nothing to the first frame, without a terminal.
  func firstFrameTable() -> Table {
    var table = Table(
      "First frame, ms",
      Self.heads + Goal.heads.map { "10 000 rows: \($0)" } + ["instructions per row"] + Goal.heads)
    let shapes = [("flat", Goal(15, aim: 8), Goal(8000, aim: 4500)), ("nested", Goal(25, aim: 12), nil)]
    for (shape, time, count) in shapes {
      Bench.note("first frame, \(shape)")
      let times = Self.sizes.map { size in
        // One process a frame: the second frame of a process finds everything warm.
        let runs = (0..<5).compactMap { _ in UpdatesRun(updates, "\(shape) \(size) same 0") }
        return runs.isEmpty ? .nan : runs.map { $0.number("first frame µs") / 1000 }.median
      }
      let totals = [1000, 10_000].map {
        instructions?.count(in: "counted_frame", "\(shape) \($0) same 0") ?? .nan
      }
      let perRow = (totals[1] - totals[0]) / 9000
      table.add(
        shape,
        times.map(\.shown) + time.cells(for: times[2]) + [perRow.shown]
          + (count?.cells(for: perRow) ?? Goal.none))
    }
    return table
  }

  /// The memory that a tree adds to the process.
  func memoryTable() -> Table {
    var table = Table(
      "Memory",
      ["nodes per row", "bytes per row", "bytes per node"] + Goal.heads + ["MB for 10 000 rows"] + Goal.heads)
    for (shape, total) in [("flat", Goal(4, aim: 3)), ("nested", nil)] {
      Bench.note("memory, \(shape)")
      let runs = [100, 10_000, 100_000].map { UpdatesRun(updates, "\(shape) \($0) same 0 nodes") }
      let bytes = runs.map { $0?.number("memory bytes") ?? .nan }
      let nodes = runs.map { $0?.number("nodes") ?? .nan }
      // What a tree of few rows takes is not the rows'.
      let (addedBytes, addedNodes) = (bytes[2] - bytes[0], nodes[2] - nodes[0])
      let perNode = addedBytes / addedNodes
      let all = (bytes[1] - bytes[0]) / 1e6
      table.add(
        shape,
        [addedNodes / 99_900, addedBytes / 99_900, perNode].map(\.shown)
          + Goal(200, aim: 150).cells(for: perNode)
          + [all.shown] + (total?.cells(for: all) ?? Goal.none))
    }
    return table
  }
}
