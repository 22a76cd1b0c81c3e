import Glibc

/// What the kernel says of a running process.
enum ProcessFigures {
  /// User and system time of all its threads, ended ones too; `nil` after its end.
  static func cpu(_ process: Int32) -> Duration? {
    var time = timespec()
    // The clock's number is made of the process's: see CPUCLOCK_SCHED in the kernel.
    guard clock_gettime(clockid_t((~process << 3) | 2), &time) == 0 else { return nil }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The most memory it had at a time, in KiB.
  static func peakMemory(_ process: Int32) -> Int? { status("\(process)", field: "VmHWM") }

  /// How often its threads went to sleep of their own accord.
  static func voluntarySwitches(_ process: Int32) -> Int? {
    guard let folder = opendir("/proc/\(process)/task") else { return nil }
    defer { closedir(folder) }
    var sum = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let thread = Int32(name) else { continue }
      sum += status("\(process)/task/\(thread)", field: "voluntary_ctxt_switches") ?? 0
    }
    return sum
  }

  private static func status(_ path: String, field: String) -> Int? {
    guard let file = fopen("/proc/\(path)/status", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard line.hasPrefix(field + ":") else { continue }
      return Int(line.filter(\.isNumber))
    }
    return nil
  }
}
