import Figures
import TerminalUITesting

/// What one program needed for one phase of a workload in one round: medians of its updates.
struct Measurement {
  var latency: Duration
  var cpu: Duration
  var bytes: Double
  var marks: Double
}

/// What one program needed for one workload in one round.
struct WorkloadMeasurement {
  var start: Duration
  var peakMemory: Int
  var phases: [String: Measurement]
}

extension WorkloadMeasurement {
  /// Runs a program through a workload, `updates` times each phase.
  init(_ program: String, _ workload: Workload, updates: Int, seed: UInt64) throws {
    let session = try Session(program, workload)
    var random = SplitMix(state: seed)
    phases = [:]
    for phase in workload.phases {
      var costs: [Session.Cost] = []
      for _ in 0..<min(phase.limit, updates) {
        session.pause(.microseconds(Int.random(in: 3000...20_000, using: &random)))
        costs.append(try session.measure(phase.next()))
      }
      guard !phase.isPreparation else { continue }
      phases[phase.name] = Measurement(
        latency: costs.map(\.latency).median, cpu: costs.map(\.cpu).median,
        bytes: costs.map { Double($0.bytes) }.median, marks: costs.map { Double($0.marks) }.median)
    }
    let starts = try (0..<4).map { _ in try Session(program, workload).start }
    start = (starts + [session.start]).median
    peakMemory = ProcessFigures.peakMemory(session.terminal.processID) ?? 0
    _ = try? session.terminal.terminate(.SIGTERM, timeout: .seconds(1))
  }
}

/// What a program does while nobody touches it.
struct IdleMeasurement {
  var cpu: Duration
  var switches: Int
  var bytes: Int

  /// Lets a program rest for a time, half a second after its first screen.
  init(_ program: String, _ workload: Workload, for duration: Duration) throws {
    let session = try Session(program, workload)
    session.pause(.milliseconds(500))
    let process = session.terminal.processID
    let before = (
      ProcessFigures.cpu(process), ProcessFigures.voluntarySwitches(process), session.terminal.output.count
    )
    session.pause(duration)
    cpu = (ProcessFigures.cpu(process) ?? .zero) - (before.0 ?? .zero)
    switches = (ProcessFigures.voluntarySwitches(process) ?? 0) - (before.1 ?? 0)
    bytes = session.terminal.output.count - before.2
    _ = try? session.terminal.terminate(.SIGTERM, timeout: .seconds(1))
  }
}

/// Random numbers that are the same for every program of a round.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
