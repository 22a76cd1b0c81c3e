public import Cells

/// The work of the last update: the figures that tests assert.
public struct TurnRecord {
  private var types: ContiguousArray<Any.Type> = []
  /// How often views were evaluated, measured and notified of the effects: once, where no view wrote anything then.
  package internal(set) var rounds = 0
  /// The number of items that were measured.
  public internal(set) var layouts = 0
  /// The number of rows of lazy stacks and lists that were made.
  public internal(set) var rowsBuilt = 0
  /// The number of items that were drawn.
  public internal(set) var itemsPainted = 0
  /// The runs of cells given to the terminal.
  public internal(set) var runs: [CellRun] = []
  /// The rectangles that were drawn again.
  public internal(set) var damage: [Rect] = []
  /// The number of bodies evaluated.
  public internal(set) var bodyCount = 0
  /// Whether the types of evaluated bodies are noted; their number always is.
  package var notesTypes = false
  /// Whether the turn that is recorded is over.
  var isComplete = false

  package init() {}

  /// The names of the types whose `body` was evaluated, in order.
  public var bodies: [String] { types.map { shortName(of: $0) } }

  /// The number of cells given to the terminal.
  public var cellsWritten: Int { runs.reduce(0) { $0 + $1.count } }

  mutating func bodyWasEvaluated(_ type: Any.Type) {
    bodyCount += 1
    if notesTypes { types.append(type) }
  }

  /// Called when an update begins.
  mutating func reset() {
    isComplete = false
    if notesTypes { types.empty() }
    rounds = 0
    layouts = 0
    rowsBuilt = 0
    itemsPainted = 0
    bodyCount = 0
    runs.empty()
    damage.empty()
  }
}

extension TurnRecord: CustomStringConvertible {
  /// The record in one line.
  public var description: String {
    "bodies \(bodies), layouts \(layouts), drawn \(itemsPainted), cells \(cellsWritten) in \(runs.count) runs"
  }
}
