import Glibc

/// What the kernel says of a running process.
struct ProcessFigures: CustomStringConvertible {
  /// User and system time of all its threads, ended ones too.
  var cpu = Duration.zero
  /// How often its threads went to sleep of their own accord.
  var voluntarySwitches = 0
  /// How often it asked the kernel to write.
  var writes = 0
  /// The memory it has in use, in KiB.
  var memory = 0
  /// The most memory it ever had in use, in KiB.
  var peakMemory = 0
  /// How many threads it has.
  var threads = 0
  /// The letter of the main thread's state: `S` sleeps, `R` runs, `T` is stopped.
  var state: Character = "?"

  init(of process: Int32) {
    // The clock's number is made of the process's: see CPUCLOCK_SCHED in the kernel.
    var time = timespec()
    if clock_gettime(clockid_t((~process << 3) | 2), &time) == 0 {
      cpu = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    for (name, value) in Self.fields("/proc/\(process)/status") {
      if name == "VmRSS" { memory = Int(value.filter(\.isNumber)) ?? 0 }
      if name == "VmHWM" { peakMemory = Int(value.filter(\.isNumber)) ?? 0 }
      if name == "Threads" { threads = Int(value) ?? 0 }
      if name == "State" { state = value.first ?? "?" }
    }
    for (name, value) in Self.fields("/proc/\(process)/io") where name == "syscw" { writes = Int(value) ?? 0 }
    for thread in Self.threads(of: process) {
      for (name, value) in Self.fields("/proc/\(process)/task/\(thread)/status")
      where name == "voluntary_ctxt_switches" { voluntarySwitches += Int(value) ?? 0 }
    }
  }

  /// What was used between two moments.
  static func - (later: ProcessFigures, earlier: ProcessFigures) -> ProcessFigures {
    var result = later
    result.cpu -= earlier.cpu
    result.voluntarySwitches -= earlier.voluntarySwitches
    result.writes -= earlier.writes
    result.memory -= earlier.memory
    return result
  }

  var description: String { "\(cpu), \(voluntarySwitches) switches, \(memory) KiB, \(state)" }

  private static func threads(of process: Int32) -> [Int32] {
    guard let folder = opendir("/proc/\(process)/task") else { return [] }
    defer { closedir(folder) }
    var result: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let thread = Int32(name) { result.append(thread) }
    }
    return result
  }

  private static func fields(_ path: String) -> [(name: Substring, value: Substring)] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var result: [(Substring, Substring)] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    while buffer.withUnsafeMutableBytes({ fgets($0.bindMemory(to: CChar.self).baseAddress!, 1024, file) })
      != nil
    {
      let line = String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }, as: UTF8.self)
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { result.append((parts[0], parts[1].drop { $0 == "\t" || $0 == " " })) }
    }
    return result
  }
}
