import Glibc

/// What the files of `/proc` say at one moment.
nonisolated struct ProcSample: Sendable {
  /// A process as its files tell.
  struct Process: Sendable {
    var id = 0
    var parent = 0
    var user = 0
    var state = "?"
    var ticks = 0
    var threads = 1
    var memory = 0
    var command = ""
  }

  var processes: [Process] = []
  /// For each processor the ticks that it worked, and all ticks.
  var processors: [(busy: Int, all: Int)] = []
  /// Memory in kB.
  var memory = (total: 0, available: 0)
  var swap = (total: 0, free: 0)
  var load = ""
  var seconds = 0
}

/// A folder with the files of `/proc`.
nonisolated struct ProcFolder: Sendable {
  let path: String

  /// Reads all that is shown.
  func sample() -> ProcSample {
    var sample = ProcSample()
    for line in lines(of: "stat") where line.hasPrefix("cpu") && !line.hasPrefix("cpu ") {
      let ticks = line.split(separator: " ").dropFirst().compactMap { Int($0) }
      guard ticks.count > 4 else { continue }
      let all = ticks.prefix(8).reduce(0, +)
      sample.processors.append((all - ticks[3] - ticks[4], all))
    }
    for line in lines(of: "meminfo") {
      let words = line.split(separator: " ")
      guard words.count > 1, let number = Int(words[1]) else { continue }
      switch words[0] {
      case "MemTotal:": sample.memory.total = number
      case "MemAvailable:": sample.memory.available = number
      case "SwapTotal:": sample.swap.total = number
      case "SwapFree:": sample.swap.free = number
      default: break
      }
    }
    sample.load = text(of: "loadavg").split(separator: " ").prefix(3).joined(separator: " ")
    sample.seconds = Int(text(of: "uptime").prefix { $0.isNumber }) ?? 0
    for name in names() {
      if let id = Int(name), let process = process(id) { sample.processes.append(process) }
    }
    return sample
  }

  private func process(_ id: Int) -> ProcSample.Process? {
    let stat = text(of: "\(id)/stat")
    // The name is in brackets, and may have brackets and blanks in it.
    guard let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: close)...].split(separator: " ")
    guard fields.count > 21 else { return nil }
    var process = ProcSample.Process(id: id)
    process.state = String(fields[0])
    process.parent = Int(fields[1]) ?? 0
    process.ticks = (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
    process.threads = Int(fields[17]) ?? 1
    process.memory = (Int(fields[21]) ?? 0) * 4
    for line in lines(of: "\(id)/status") where line.hasPrefix("Uid:") {
      process.user = line.split { $0 == "\t" || $0 == " " }.dropFirst().first.flatMap { Int($0) } ?? 0
    }
    let words = text(of: "\(id)/cmdline").split(separator: "\0").joined(separator: " ")
    process.command = words.isEmpty ? String(stat[stat.index(after: open)..<close]) : words
    return process
  }

  // MARK: Files

  private func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  func lines(of name: String) -> [Substring] { text(of: name).split(separator: "\n") }

  private func text(of name: String) -> String {
    let file = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
