import Figures
import TerminalUITesting

/// What a frame costs by ncurses and without it, and a start.
struct PresenterCost {
  let program: String
  let instructions: InstructionCounter?
  private static let frames = 100
  private static let starts = 21
  private static let goal = Goal(1)

  init(folder: String, program: String) {
    self.program = program
    instructions = InstructionCounter(folder + "/frames")
  }

  /// Prints the tables, and says what couldn't be measured.
  func run() -> [String] {
    if let instructions {
      print(framesTable(instructions))
    } else {
      print("\nvalgrind or strip is missing: no instructions are counted.")
    }
    do {
      print(try startTable())
      return []
    } catch {
      return ["a start without ncurses: \(error)"]
    }
  }

  private static let heads = ["without ncurses", "by ncurses", "ratio", "goal", "verdict"]

  private func row(_ own: Double, _ ncurses: Double, _ goal: Goal) -> [String] {
    [own, ncurses, own / ncurses].map(\.shown) + ["\(goal)", goal.verdict(on: own / ncurses)]
  }

  private func framesTable(_ instructions: InstructionCounter) -> Table {
    var table = Table("A frame: instructions", Self.heads)
    for (change, name) in [
      ("cell", "one cell"), ("rows", "the style of two rows"), ("all", "every cell"),
    ] {
      Bench.note("frames of \(name)")
      let counts = ["stream", "ncurses"].map { kind in
        (instructions.count(in: "counted_frame", "\(kind) \(change) \(Self.frames)") ?? .nan)
          / Double(Self.frames)
      }
      table.add(name, row(counts[0], counts[1], Self.goal))
    }
    return table
  }

  private func startTable() throws -> Table {
    Bench.note("starts without ncurses")
    var starts = [[Double]](repeating: [], count: 2)
    for round in 0..<Self.starts {
      for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
        let session = try Session(
          program, .counter, environment: index == 0 ? ["TERMINALUI_BACKEND": "stream"] : [:])
        starts[index].append(session.start.milliseconds)
        _ = try? session.terminal.terminate(.SIGTERM, timeout: .seconds(1))
      }
    }
    var table = Table("A start without ncurses", Self.heads)
    table.add("start to first screen, ms", row(starts[0].median, starts[1].median, Goal(1.1)))
    return table
  }
}
