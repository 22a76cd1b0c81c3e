import Glibc

/// Measures programs beside the reference, in interleaved rounds on the same machine, and prints the table.
@main struct Bench {
  var program = Self.folder + "/workloads"
  var reference = Self.folder + "/reference"
  var workloads: [String]?
  var rounds = 3
  var updates = 60
  var idleSeconds = 3

  static let usage = """
    usage: bench [--workloads w1,w5-10000] [--rounds 3] [--updates 60] [--idle 3] [--program PATH] [--reference PATH]

    Runs PROGRAM and REFERENCE as `PROGRAM w5 10000` on a pseudo-terminal and compares them.
    """

  /// Where the programs of this package are.
  private static var folder: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    let text = String(decoding: path.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
  }

  static func main() {
    var bench = Bench()
    guard bench.parse(CommandLine.arguments.dropFirst()) else {
      print(usage)
      exit(2)
    }
    for path in [bench.program, bench.reference] where access(path, X_OK) != 0 {
      print("bench: there is no program \(path)")
      exit(2)
    }
    let report = bench.run()
    print(report)
    exit(report.missesCounts ? 1 : 0)
  }

  /// Takes the options; false if one is wrong.
  private mutating func parse(_ arguments: ArraySlice<String>) -> Bool {
    var rest = arguments
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return false }
      switch (option, Int(value)) {
      case ("--workloads", _): workloads = value.split(separator: ",").map(String.init)
      case ("--program", _): program = value
      case ("--reference", _): reference = value
      case ("--rounds", let number?) where number > 0: rounds = number
      case ("--updates", let number?) where number > 0: updates = number
      case ("--idle", let number?) where number >= 0: idleSeconds = number
      default: return false
      }
    }
    let names = Set(Workload.all.map(\.name))
    return workloads.map { names.isSuperset(of: $0) } ?? true
  }

  private func run() -> Report {
    var report = Report()
    var failed: Set<String> = []
    // The first start of a program reads it from the disk.
    for path in [program, reference] { _ = try? Session(path, .counter) }
    for round in 0..<rounds {
      for name in Workload.all.map(\.name) where workloads?.contains(name) ?? true && !failed.contains(name) {
        note("round \(round + 1) of \(rounds): \(name)")
        do {
          let (ours, other) = try measure(name, round: round)
          report.add(name, ours: ours, reference: other)
        } catch {
          failed.insert(name)
          report.fail("\(name): \(error)")
        }
      }
    }
    if idleSeconds > 0 { measureIdle(&report) }
    return report
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
    note("idle for \(idleSeconds) s")
    do {
      let idle = try IdleMeasurement(program, .counter, for: .seconds(idleSeconds))
      print(
        "idle for \(idleSeconds) s: \(idle.bytes) bytes, \(idle.switches) voluntary context switches, "
          + "\((idle.cpu.milliseconds * 1000).shown) µs of CPU")
      if idle.bytes > 0 || idle.switches > 5 { report.fail("the idle program isn't idle") }
    } catch {
      report.fail("idle: \(error)")
    }
  }

  /// Says on standard error what is going on; the table alone goes to standard output.
  private func note(_ text: String) {
    let line = "bench: \(text)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }
}
