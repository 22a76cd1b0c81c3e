import Figures

/// The tables of programs: our figure, the reference's, the ratio, the goal, pass or miss.
struct Report {
  /// A quantity and how far above the reference it may be.
  enum Metric: String, CaseIterable {
    case latency = "Latency, µs"
    case cpu = "CPU, µs"
    case bytes = "Bytes"
    case marks = "Bytes of the marks of synchronized updates"
    case start = "Start to first screen, ms"
    case memory = "Peak memory, MiB"

    /// What must hold now, and what is aimed at (`docs/internals/Performance.md`).
    func goal(isBurst: Bool, hasManyViews: Bool) -> Goal {
      switch self {
      case .latency where isBurst, .cpu where isBurst: Goal(0.5)
      case .latency: Goal(1.75, aim: 1.2)
      case .cpu: Goal(2.5, aim: 1.5)
      case .bytes: Goal(1)
      // A program in C has none.
      case .marks: Goal(.infinity)
      case .start: hasManyViews ? Goal(15, aim: 4) : Goal(4)
      // A ratio to a program of a few pages says little: the goal is the figure.
      case .memory: Goal(16)
      }
    }
  }

  /// One quantity of one phase: a pair of figures a round.
  struct Row {
    var name: String
    var metric: Metric
    var pairs: [(ours: Double, reference: Double)]

    /// The median of the rounds' ratios: only figures of the same round are compared.
    var ratio: Double { pairs.map { $0.reference > 0 ? $0.ours / $0.reference : 1 }.median }
    /// What the goal is about.
    var figure: Double { metric == .memory ? pairs.map(\.ours).median : ratio }
    var goal: Goal { metric.goal(isBurst: name.contains("burst"), hasManyViews: name.contains("10000")) }
  }

  private(set) var rows: [Row] = []
  private(set) var failures: [String] = []
  var notes: [String] = []
  /// The workload whose frames depend on when a program wakes: neither its latency nor its bytes are a count.
  private static let moving = Workload.bars.name

  mutating func add(_ name: String, _ metric: Metric, ours: Double, reference: Double) {
    if let index = rows.firstIndex(where: { $0.name == name && $0.metric == metric }) {
      rows[index].pairs.append((ours, reference))
    } else {
      rows.append(Row(name: name, metric: metric, pairs: [(ours, reference)]))
    }
  }

  mutating func add(_ workload: String, ours: WorkloadMeasurement, reference: WorkloadMeasurement) {
    add(workload, .start, ours: ours.start.milliseconds, reference: reference.start.milliseconds)
    if workload == Workload.counter.name {
      add(
        workload, .memory, ours: Double(ours.peakMemory) / 1024,
        reference: Double(reference.peakMemory) / 1024)
    }
    for (phase, other) in reference.phases.sorted(by: { $0.key < $1.key }) {
      guard let own = ours.phases[phase] else { continue }
      let name = phase.isEmpty ? workload : "\(workload) \(phase)"
      if workload != Self.moving {
        add(name, .latency, ours: own.latency.microseconds, reference: other.latency.microseconds)
      }
      add(name, .cpu, ours: own.cpu.microseconds, reference: other.cpu.microseconds)
      add(name, .bytes, ours: own.bytes, reference: other.bytes)
      add(name, .marks, ours: own.marks, reference: other.marks)
    }
  }

  mutating func fail(_ text: String) { failures.append(text) }

  /// What is counted, not timed, and misses its goal.
  var missedCounts: [String] {
    rows.filter { $0.metric == .bytes && $0.name != Self.moving && $0.goal.isMissed(by: $0.figure) }
      .map { "\($0.name) writes more bytes than the reference" }
  }
}

extension Report: CustomStringConvertible {
  /// The tables in Markdown, quantity by quantity.
  var description: String {
    let tables = Metric.allCases.filter { metric in rows.contains { $0.metric == metric } }.map { metric in
      var table = Table(metric.rawValue, ["ours", "reference", "ratio"] + Goal.heads)
      for row in rows where row.metric == metric {
        let medians = [row.pairs.map(\.ours).median, row.pairs.map(\.reference).median, row.ratio]
        let goal = metric == .marks ? Goal.none : row.goal.cells(for: row.figure)
        table.add(row.name, medians.map(\.shown) + goal)
      }
      return "\(table)"
    }
    return (tables + notes.map { "\n" + $0 }).joined(separator: "\n")
  }
}
