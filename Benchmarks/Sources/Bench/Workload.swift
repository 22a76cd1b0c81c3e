import TerminalUITesting

/// A screen, the keys that change it, and what must be shown for a frame to count.
struct Workload {
  /// What the program is called with: `w5 10000`.
  var arguments: [String]
  /// The terminal's columns and rows.
  var width = 120
  var height = 40
  /// What the program finds in its environment besides what every one does.
  var environment: [String: String?] = [:]
  /// No output for this long after the frame: the update is over.
  var silence = Duration.milliseconds(5)
  /// Whether the first screen is complete.
  var isStarted: (TerminalEmulator) -> Bool
  /// What is done after the start, one phase after the other.
  var phases: [Phase]

  /// One kind of update, many times.
  struct Phase {
    /// Empty for the workload's only phase.
    var name = ""
    /// How many updates at most; fewer where the workload has room for fewer.
    var limit = Int.max
    /// Whether the updates only lead to the next phase.
    var isPreparation = false
    /// Makes the next update.
    var next: () -> Update
  }

  /// Some input and the screen that follows from it.
  struct Update {
    var input: (PseudoTerminal) throws -> Void
    var isShown: (TerminalEmulator) -> Bool
  }

  /// `w5-10000`, the name it has in tables and options.
  var name: String { arguments.joined(separator: "-") }

  /// What `workloads` shows, in the order of the table.
  static var all: [Workload] {
    [counter, list(10_000), list(1_000_000), grid("w3"), grid("w3c"), repaint]
      + ["w5", "w5r"].flatMap { kind in [100, 1000, 10_000].map { tree(kind, $0) } } + [
        field, table(1_000_000), bars,
      ]
  }
}

extension TerminalEmulator {
  /// Whether a row holds a text that no further digit follows.
  func shows(_ text: String) -> Bool {
    lines.contains { line in
      line.ranges(of: text).contains { range in
        range.upperBound == line.endIndex || !line[range.upperBound].isNumber
      }
    }
  }
}

/// The random numbers that all programs of a workload share.
struct Draws {
  private var state: UInt32

  init(_ seed: UInt32) { state = seed }

  mutating func next() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state)
  }
}
