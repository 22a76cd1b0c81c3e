/// The table: our figure, the reference's, the ratio, the goal, pass or miss.
struct Report {
  /// A quantity and how far above the reference it may be.
  enum Metric: String, CaseIterable {
    case latency = "latency µs", cpu = "CPU µs", bytes = "bytes", start = "start ms"

    /// What must hold now, and what is aimed at (`docs/Performance.md`).
    func goals(isBurst: Bool) -> (goal: Double, aim: Double) {
      switch self {
      case .latency where isBurst, .cpu where isBurst: (1, 0.5)
      case .latency: (1.4, 1.2)
      case .cpu: (2, 1.5)
      case .bytes: (1, 1)
      case .start: (5, 4)
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
    var goals: (goal: Double, aim: Double) { metric.goals(isBurst: name.contains("burst")) }
    /// A miss by less than half a per cent is rounding.
    var isMissed: Bool { ratio > goals.goal * 1.005 }
  }

  private(set) var rows: [Row] = []
  private(set) var failures: [String] = []

  mutating func add(_ name: String, _ metric: Metric, ours: Double, reference: Double) {
    if let index = rows.firstIndex(where: { $0.name == name && $0.metric == metric }) {
      rows[index].pairs.append((ours, reference))
    } else {
      rows.append(Row(name: name, metric: metric, pairs: [(ours, reference)]))
    }
  }

  mutating func add(_ workload: String, ours: WorkloadMeasurement, reference: WorkloadMeasurement) {
    add(workload, .start, ours: ours.start.milliseconds, reference: reference.start.milliseconds)
    for (phase, other) in reference.phases.sorted(by: { $0.key < $1.key }) {
      guard let own = ours.phases[phase] else { continue }
      let name = phase.isEmpty ? workload : "\(workload) \(phase)"
      add(name, .latency, ours: own.latency.milliseconds * 1000, reference: other.latency.milliseconds * 1000)
      add(name, .cpu, ours: own.cpu.milliseconds * 1000, reference: other.cpu.milliseconds * 1000)
      add(name, .bytes, ours: own.bytes, reference: other.bytes)
    }
  }

  mutating func fail(_ text: String) { failures.append(text) }

  /// Whether something that is counted, not timed, misses its goal: only this fails a run.
  var missesCounts: Bool { rows.contains { $0.metric == .bytes && $0.isMissed } || !failures.isEmpty }
}

extension Report: CustomStringConvertible {
  /// The table in Markdown, quantity by quantity.
  var description: String {
    var lines: [String] = []
    for metric in Metric.allCases where rows.contains(where: { $0.metric == metric }) {
      lines += [
        "", "| \(metric.rawValue) | ours | reference | ratio | goal | aim | |",
        "|---|--:|--:|--:|--:|--:|---|",
      ]
      for row in rows where row.metric == metric {
        lines.append(
          "| \(row.name) | \(row.pairs.map(\.ours).median.shown) | \(row.pairs.map(\.reference).median.shown) "
            + "| \(row.ratio.shown) | ≤ \(row.goals.goal.shown) | ≤ \(row.goals.aim.shown) "
            + "| \(row.isMissed ? "**miss**" : row.ratio > row.goals.aim * 1.005 ? "pass" : "pass, aim too") |"
        )
      }
    }
    return (lines + failures.map { "\nfailed: \($0)" }).joined(separator: "\n")
  }
}

extension Duration {
  var milliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }
}

extension Double {
  /// Three digits: `1.24`, `12.4`, `124`.
  var shown: String {
    let decimals = self < 10 ? 2 : self < 100 ? 1 : 0
    let scale = [1.0, 10, 100][decimals]
    let scaled = (self * scale).rounded()
    let text = String(Int(scaled / scale))
    guard decimals > 0 else { return text }
    let rest = String(Int(scaled) % Int(scale))
    return text + "." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}
