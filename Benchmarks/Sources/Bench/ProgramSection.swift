import Figures

/// Runs the program and the reference on a pseudo-terminal, in interleaved rounds on the same machine.
extension Bench {
  /// Prints the comparison, and says what fails.
  func runPrograms() -> [String] {
    var report = Report()
    // The first start of a program reads it from the disk.
    for path in [program, reference] { _ = try? Session(path, .counter) }
    var names = workloads
    for round in 0..<rounds {
      for name in names {
        Self.note("round \(round + 1) of \(rounds): \(name)")
        do {
          let (ours, other) = try measure(name, round: round)
          report.add(name, ours: ours, reference: other)
        } catch {
          names.removeAll { $0 == name }
          report.fail("\(name): \(error)")
        }
      }
    }
    if idleSeconds > 0 { measureIdle(&report) }
    print(report)
    return report.failures + report.missedCounts
  }

  /// Both programs, in turn first.
  private func measure(_ name: String, round: Int) throws -> (WorkloadMeasurement, WorkloadMeasurement) {
    func measure(_ program: String) throws -> WorkloadMeasurement {
      // A workload keeps count of its keys: every program gets a fresh one.
      let workload = Workload.all.first { $0.name == name }!
      return try WorkloadMeasurement(program, workload, updates: updates, seed: UInt64(round))
    }
    if round % 2 == 0 {
      let other = try measure(reference)
      return (try measure(program), other)
    }
    let ours = try measure(program)
    return (ours, try measure(reference))
  }

  private func measureIdle(_ report: inout Report) {
    Self.note("idle for \(idleSeconds) s")
    do {
      let idle = try IdleMeasurement(program, .counter, for: .seconds(idleSeconds))
      report.notes.append(
        "Idle for \(idleSeconds) s: \(idle.bytes) bytes, \(idle.switches) voluntary context switches, "
          + "\(idle.cpu.microseconds.shown) µs of CPU.")
      if idle.bytes > 0 || idle.switches > 5 { report.fail("the idle program isn't idle") }
    } catch {
      report.fail("idle: \(error)")
    }
  }
}
