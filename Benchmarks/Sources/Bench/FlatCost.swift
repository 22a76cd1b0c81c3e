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
    let changes = Arrangement.changes.map { measure($0, updates: 100) }
    let comparisons = Arrangement.comparisons.map { measure($0, updates: 20) }
    if instructions == nil {
      print("\nvalgrind or strip is missing: no instructions are counted.")
    } else {
      print(instructionsTable(changes))
      print(comparisonsTable(comparisons))
    }
    print(timesTable(changes + comparisons))
    print(countsTable(changes + comparisons))
    print(allocationsTable(changes))
    print(firstFrameTable())
    print(memoryTable())
    return (changes + comparisons).compactMap(\.wrongCount)
  }

  private func measure(_ arrangement: Arrangement, updates count: Int) -> MeasuredUpdates {
    MeasuredUpdates(arrangement, Self.sizes, updates: count, of: updates, instructions)
  }
}
