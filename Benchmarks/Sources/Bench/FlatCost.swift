import Figures

/// Shows that an update costs the same whatever the number of views: the program `updates`, with more and more rows.
struct FlatCost {
  static let sizes = [100, 1000, 10_000, 100_000]

  let updates: String
  let instructions: InstructionCounter?

  init(folder: String) {
    updates = folder + "/updates"
    instructions = InstructionCounter(updates)
  }

  /// Prints the tables, and says which counts are wrong.
  func run() -> [String] {
    if instructions == nil { print("\nvalgrind or strip is missing: no instructions are counted.") }
    let changes = Arrangement.changes.map { measure($0, updates: 100) }
    print(updatesTable("Instructions per update, one row changes", changes, figure: \.instructions, isGoal: true))
    print(updatesTable("µs per update, one row changes", changes, figure: \.microseconds, isGoal: false))
    print(countsTable(changes), allocationsTable(changes), separator: "")
    print(comparisonsTable(Arrangement.comparisons.map { measure($0, updates: 20) }))
    print(firstFrameTable(), memoryTable(), separator: "")
    return changes.compactMap(\.wrongCount)
  }

  private func measure(_ arrangement: Arrangement, updates count: Int) -> MeasuredUpdates {
    var measured = MeasuredUpdates(arrangement: arrangement)
    for size in Self.sizes {
      Bench.note("\(arrangement.name), \(size) rows")
      let arguments = "\(arrangement.arguments(size)) \(count)"
      measured.runs[size] = UpdatesRun(updates, arguments)
      let total = instructions?.count(in: "counted_update", arguments)
      measured.instructions[size] = total.map { $0 / Double(count) }
    }
    return measured
  }
}

/// Rows in some arrangement, and what changes.
struct Arrangement {
  let shape: String
  let change: String
  let name: String

  /// How the program `updates` is called.
  func arguments(_ size: Int) -> String { "\(shape) \(size) \(change)" }

  /// One view changes.
  static let changes = ["flat", "nested"].flatMap { shape in
    [("same", "same width"), ("wider", "wider"), ("taller", "1 ↔ 2 rows")].map { change, name in
      Arrangement(shape: shape, change: change, name: "\(shape), \(name)")
    }
  }

  /// The views of all rows are made anew and compared, or those of all stacks on the way to the row.
  static let comparisons = [
    Arrangement(shape: "flat", change: "root", name: "flat, the value is at the root"),
    Arrangement(shape: "flat", change: "rows", name: "flat, a row comes or goes"),
    Arrangement(shape: "nested", change: "root", name: "nested, the value is at the root"),
  ]
}

/// What updates of one arrangement cost, by the number of rows.
struct MeasuredUpdates {
  let arrangement: Arrangement
  var runs: [Int: UpdatesRun] = [:]
  var instructions: [Int: Double] = [:]

  var microseconds: [Int: Double] { runs.mapValues { $0.number("update µs") } }

  func counts(_ size: Int) -> [String] {
    ["bodies", "layouts", "drawn", "cells"].map { runs[size]?[$0] ?? "–" }
  }

  /// Why the counts show that an update depends on the number of rows; `nil` if they don't.
  var wrongCount: String? {
    let first = counts(FlatCost.sizes[0])
    for (level, size) in FlatCost.sizes.enumerated() {
      // Ten times the rows are one more stack on the way, to be measured and drawn.
      let stacks = arrangement.shape == "nested" ? level : 0
      let now = counts(size)
      for (name, range) in [("bodies", 0...0), ("layouts", 0...stacks), ("drawn", 0...stacks), ("cells", 0...0)] {
        let index = ["bodies", "layouts", "drawn", "cells"].firstIndex(of: name)!
        let pairs = zip(Self.numbers(first[index]), Self.numbers(now[index]))
        if pairs.contains(where: { !range.contains($1 - $0) }) || now[index] == "–" {
          return "\(arrangement.name): \(name) \(first[index]) at \(FlatCost.sizes[0]) rows, \(now[index]) at \(size)"
        }
      }
    }
    return nil
  }

  /// The counts of an update, or of two that alternate: `46/45`.
  private static func numbers(_ text: String) -> [Int] {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    return numbers.count == 1 ? numbers + numbers : numbers
  }
}
