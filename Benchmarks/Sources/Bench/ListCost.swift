import Figures
import TerminalUITesting

/// Shows that a list or a table of a million rows costs what one of a hundred does.
struct ListCost {
  static let sizes = [100, 1_000_000]
  private static let goal = Goal(1.2)

  let updates: String
  let program: String
  let instructions: InstructionCounter?

  init(folder: String, program: String) {
    updates = folder + "/updates"
    self.program = program
    instructions = InstructionCounter(updates)
  }

  /// Prints the tables, and says which counts are wrong.
  func run() -> [String] {
    let actions = (Arrangement.lists + Arrangement.tables).map {
      MeasuredUpdates($0, Self.sizes, updates: 20, of: updates, instructions)
    }
    if instructions == nil {
      print("\nvalgrind or strip is missing: no instructions are counted.")
    } else {
      print(instructionsTable(actions))
    }
    print(countsTable(actions))
    var failures = actions.compactMap(\.wrongCount)
    do {
      print(try startTable())
    } catch {
      failures.append("a list on a terminal: \(error)")
    }
    return failures
  }

  private static let heads = sizes.map { "\($0.grouped) rows" }

  private func row(_ figures: [Double], _ goal: Goal) -> [String] {
    let ratio = figures[1] / figures[0]
    return (figures + [ratio]).map(\.shown) + ["\(goal)", goal.verdict(on: ratio)]
  }

  private func instructionsTable(_ actions: [MeasuredUpdates]) -> Table {
    var table = Table("A list: instructions", Self.heads + ["ratio", "goal", "verdict"])
    Bench.note("first frame of a list")
    let frames = Self.sizes.map { instructions?.count(in: "counted_frame", "list \($0) down 0") ?? .nan }
    table.add("first frame", row(frames, Self.goal))
    let tables = Self.sizes.map { instructions?.count(in: "counted_frame", "table \($0) down 0") ?? .nan }
    table.add("first frame of a table", row(tables, Self.goal))
    for action in actions {
      table.add(
        action.arrangement.name, row(Self.sizes.map { action.instructions[$0] ?? .nan }, Self.goal))
    }
    return table
  }

  private func countsTable(_ actions: [MeasuredUpdates]) -> Table {
    var table = Table(
      "A list: bodies · items measured · items drawn · cells · rows made", Self.heads + ["verdict"])
    for action in actions {
      let cells = Self.sizes.map { action.counts($0).joined(separator: " · ") }
      table.add(action.arrangement.name, cells + [action.wrongCount == nil ? "pass" : "**miss**"])
    }
    return table
  }

  // MARK: On a terminal

  private static let starts = 21

  /// The program `workloads` with few rows and with many, in turn.
  private func startTable() throws -> Table {
    Bench.note("starts of a list")
    var starts = [[Double]](repeating: [], count: Self.sizes.count)
    var memory = starts
    for round in 0..<Self.starts {
      for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
        let workload = Workload.list(Self.sizes[index])
        let session = try Session(program, workload)
        starts[index].append(session.start.milliseconds)
        // The last rows are looked at too, before the memory is.
        _ = try session.measure(Workload.lastRow(of: Self.sizes[index]))
        let peak = ProcessFigures.peakMemory(session.terminal.processID) ?? 0
        memory[index].append(Double(peak) / 1024)
        _ = try? session.terminal.terminate(.SIGTERM, timeout: .seconds(1))
      }
    }
    var table = Table("A list on a terminal", Self.heads + ["ratio or difference", "goal", "verdict"])
    table.add("start to first screen, ms", row(starts.map(\.median), Self.goal))
    let peaks = memory.map(\.median)
    let more = peaks[1] - peaks[0]
    table.add(
      "peak memory, MiB",
      (peaks + [more]).map(\.shown) + ["\(Goal(1)) more", Goal(1).verdict(on: more)])
    return table
  }
}
